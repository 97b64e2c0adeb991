"""Blue: become captain and answer the events from the own hand."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def cannot(faces: str = "fog birds", modules: str = "", **hands: str) -> Play:
    """Captain Ann cannot pay. Ben, Cy (Blue) and Dan stay."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules=f"characters {modules}")
    scenario.character("Cy", "blue")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    g = scenario.start().rolls(*faces.split())
    return g.do("Ben", "stay").do("Cy", "stay").do("Dan", "stay")


@rule("C74")
def test_blue_pays_from_their_own_hand() -> None:
    g = cannot(Ann="compass", Cy="compass foghorn").do("Cy", "use blue")
    assert g.city == "2"
    assert (g.hand("Ann"), g.hand("Cy")) == (["compass"], [])


@rule("C74")
def test_the_next_captain_sits_left_of_blue() -> None:
    g = cannot(Cy="compass foghorn").do("Cy", "use blue")
    assert g.captain == "Dan"


@rule("C74")
def test_the_old_captain_is_a_passenger() -> None:
    g = cannot(Cy="compass foghorn alternative_route").do("Cy", "pass").do("Cy", "use blue")
    assert g.captain == "Cy"
    assert g.place("Ann") == "aboard"
    g.all_pass()
    g.rolls("fog", "fog")
    assert g.asked == "Ann"  # Ann declares as a passenger of captain Dan
    assert g.options("Ann") == ["stay", "leave"]


@rule("C74")
def test_blues_announcement_is_forced() -> None:
    g = cannot(Cy="compass foghorn turbo turbo").do("Cy", "use blue")
    said = [event["seat"] for event in g.told() if event["what"] == "announced_can"]
    assert said == [2]


@rule("C74")
def test_blue_who_cannot_pay_crashes_with_everybody() -> None:
    g = cannot(Cy="compass").do("Cy", "use blue")
    assert g.told_what().count("announced_cannot") == 2
    assert "crashed" in g.told_what()
    assert g.captain == "Dan"  # of the next journey


@rule("C74", "Q17")
def test_blue_may_decline_their_turbos() -> None:
    g = cannot(Cy="compass turbo").do("Cy", "use blue")
    assert g.options("Cy") == ["announce can", "announce cannot"]


@rule("C74")
def test_help_of_others_on_the_table_counts_for_blue() -> None:
    g = cannot(modules="help", Cy="foghorn", Ben="help_compass").do("Cy", "pass")
    g.do("Ben", "lay help_compass").do("Cy", "use blue")
    assert g.city == "2"
    assert g.hand("Cy") == []


@rule("C75")
def test_blues_own_help_returns_to_their_hand_and_does_not_count() -> None:
    g = cannot(modules="help", Cy="help_compass foghorn").do("Cy", "pass").do("Cy", "lay help_compass")
    assert g.view().table == {"help_compass": 1}
    g.do("Cy", "use blue")
    assert "crashed" in g.told_what()
    assert "help_compass" in g.hand("Cy")
    assert g.discard() == []


@rule("C75")
def test_the_same_help_card_laid_by_another_player_stays() -> None:
    g = cannot(modules="help", Ben="help_compass", Cy="help_compass foghorn").do("Cy", "pass")
    g.do("Ben", "lay help_compass").do("Cy", "lay help_compass").do("Cy", "use blue")
    assert g.city == "2"
    assert g.hand("Cy") == ["help_compass"]
    assert g.discard() == ["foghorn", "help_compass"]


@rule("C75", "H1")
def test_everybody_sees_blue_take_help_back() -> None:
    g = cannot(modules="help", Cy="help_compass foghorn").do("Cy", "pass").do("Cy", "lay help_compass")
    g.do("Cy", "use blue")
    back = [event for event in g.told() if event["what"] == "help_taken_back"]
    assert [(event["seat"], event["card"], event["count"]) for event in back] == [(2, "help_compass", 1)]


@rule("C76")
def test_the_old_captain_may_lay_help_if_the_round_is_still_to_come() -> None:
    g = cannot(modules="help", Ann="help_compass", Cy="foghorn").do("Cy", "use blue")
    assert (g.asks, g.asked) == ("lay_help", "Ann")
    g.do("Ann", "lay help_compass")
    assert g.city == "2"


@rule("C76", "C75", "Q2")
def test_blue_lays_no_help_as_captain() -> None:
    g = cannot(modules="help", Ann="help_foghorn", Cy="help_compass").do("Cy", "use blue")
    assert g.options("Cy") == []
    g.do("Ann", "lay help_foghorn")
    assert "crashed" in g.told_what()
    assert "help_compass" in g.hand("Cy")


@rule("C76", "Q2")
def test_the_old_captain_cannot_lay_help_after_the_help_round() -> None:
    g = cannot(modules="help", Ann="help_compass", Ben="help_cannon", Cy="foghorn").do("Cy", "pass")
    g.do("Ben", "pass").do("Cy", "use blue")
    assert "crashed" in g.told_what()
    assert "help_compass" in g.hand("Ann")


@rule("C77")
def test_the_captain_cannot_use_it_with_or_without_passengers() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ann", "blue")
    assert "crashed" in scenario.start().rolls("fog", "birds").do("Ben", "stay").told_what()
    assert "crashed" in scenario.start().rolls("fog", "birds").do("Ben", "leave").told_what()


@rule("C70")
def test_it_cannot_be_used_before_i_cannot() -> None:
    g = cannot(Cy="compass foghorn alternative_route")
    assert g.phase == "after_declarations"
    assert g.options("Cy") == ["pass", "play alternative_route"]


@rule("C74", "H1")
def test_everybody_sees_the_new_captain() -> None:
    g = cannot(Cy="alternative_route").do("Cy", "pass").do("Cy", "use blue")
    for name in ("Ann", "Dan", None):
        assert g.view(name).captain == 2
        assert "captain_named" in g.told_what(name)
