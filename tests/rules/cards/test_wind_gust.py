"""Wind gust: all blank dice are rolled again."""

from tests.ledger import rule
from tests.scenario import Play, Scenario


def after_declarations(*cards: str, holder: str = "Ben", faces: tuple[str, str] = ("fog", "blank")) -> Play:
    """Ann, who can answer fog, flies Ben and Cy from city 1; both have declared."""
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "compass", "foghorn").hand(holder, *cards).start()
    return g.rolls(*faces).do("Ben", "leave").do("Cy", "stay")


@rule("B1", "P4")
def test_gust_rerolls_only_the_blanks() -> None:
    g = after_declarations("wind_gust").do("Ben", "play wind_gust").rolls("birds")
    assert g.fell == ["fog", "birds"]


@rule("C30")
def test_gust_needs_a_blank_die() -> None:
    g = after_declarations("wind_gust", faces=("fog", "birds"))
    assert "play wind_gust" not in g.options("Ben")
    assert g.asked != "Ben"


@rule("B1", "C31")
def test_gust_is_not_asked_for_once_the_captain_cannot() -> None:
    g = after_declarations("wind_gust", holder="Cy", faces=("pirates", "blank"))
    assert g.asked == "Cy"
    g.do("Cy", "pass")
    assert g.view().announced == ""  # crashed at once, a new leg has begun
    assert "announced_cannot" in g.told_what()
    assert g.journey == 2


@rule("C33", "C32", "Q1")
def test_second_gust_rolls_what_is_blank_then() -> None:
    g = after_declarations("wind_gust", "wind_gust", faces=("blank", "blank"))
    g.do("Ben", "play wind_gust").rolls("fog", "blank").do("Ben", "play wind_gust").rolls("birds")
    assert g.fell == ["fog", "birds"]


@rule("B1", "C5", "P6a")
def test_gust_after_the_announcement_voids_it() -> None:
    g = after_declarations("wind_gust").do("Ben", "pass")
    assert g.view().announced == "can"
    g.do("Ben", "play wind_gust").rolls("pirates")
    assert g.told_what().count("announced_cannot") == 1


@rule("C6")
def test_nobody_declares_again_after_a_gust() -> None:
    g = after_declarations("wind_gust", "wind_gust", faces=("blank", "blank"))
    g.do("Ben", "play wind_gust").rolls("fog", "blank")
    assert g.asks == "window"
    assert g.view().seats[g.seat("Ben")].declared == "leave"
    assert g.view().seats[g.seat("Cy")].declared == "stay"


@rule("B1", "H1")
def test_everybody_sees_a_gust() -> None:
    g = after_declarations("wind_gust").do("Ben", "play wind_gust")
    for name in ("Ann", "Cy", None):
        assert {"what": "card_played", "seat": 1, "card": "wind_gust"}.items() <= g.told(name)[-1].items()
