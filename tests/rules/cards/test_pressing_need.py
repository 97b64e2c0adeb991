"""Pressing need: a passenger becomes captain, and the former captain may get off."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def in_need(faces: tuple[str, ...] = ("fog", "blank"), captain: str = "pressing_need", **hands: str) -> Play:
    """Captain Ann holds Pressing need. Ben left in this leg. Cy and Dan stay."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="specials_2")
    scenario.hand("Ann", *captain.split())
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    g = scenario.start().rolls(*faces)
    return g.do("Ben", "leave").do("Cy", "stay").do("Dan", "stay")


@rule("C122", "P4")
def test_a_passenger_becomes_captain_and_faces_the_same_dice() -> None:
    g = in_need(Cy="compass").do("Ann", "play pressing_need 2").do("Ann", "stay")
    assert g.fell == ["fog", "blank"]
    assert g.city == "2"
    assert g.discard() == ["compass", "pressing_need"]


@rule("C122")
def test_only_passengers_aboard_may_be_named() -> None:
    assert in_need().options("Ann") == ["pass", "play pressing_need 2", "play pressing_need 3"]


@rule("C122")
def test_a_lone_captain_cannot_play_it() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_2").hand("Ann", "pressing_need")
    g = scenario.start().rolls("fog", "blank").do("Ben", "leave")
    assert "crashed" in g.told_what()
    assert "pressing_need" in g.hand("Ann")


@rule("C122")
def test_a_passenger_may_not_play_it() -> None:
    g = in_need(captain="", Cy="pressing_need")
    assert "crashed" in g.told_what()
    assert "pressing_need" in g.hand("Cy")


@rule("C112")
def test_the_rowboats_occupant_may_not_play_it() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2 rowboat")
    scenario.in_boat("Cy").hand("Cy", "pressing_need", "wind_gust")
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay")
    assert g.options("Cy") == ["pass", "play wind_gust"]  # in the aircraft's leg
    g.all_pass().do("Cy", "fly").rolls("blank", "blank")
    assert g.options("Cy") == ["pass", "play wind_gust"]  # in their own leg
    assert g.phase == "after_declarations"


@rule("C112")
def test_the_aircrafts_captain_may_not_play_it_in_the_boats_leg() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2 rowboat").in_boat("Cy")
    g = scenario.hand("Ann", "pressing_need", "wind_gust").start().rolls("blank", "blank").do("Ben", "stay")
    assert "play pressing_need 1" in g.options("Ann")
    g.all_pass().do("Cy", "fly").rolls("blank", "blank")
    assert (g.view().vessel, g.phase) == ("boat", "after_declarations")
    assert g.options("Ann") == ["pass", "play wind_gust"]


@rule("C123")
def test_the_former_captain_may_get_off_with_a_treasure() -> None:
    g = in_need(Cy="compass").do("Ann", "play pressing_need 2")
    assert g.options("Ann") == ["stay", "leave"]
    g.do("Ann", "leave")
    assert g.place("Ann") == "off"
    assert [treasure.split("/")[0] for treasure in g.treasures("Ann")] == ["1"]
    assert g.city == "2"


@rule("C123")
def test_the_former_captain_may_stay_as_a_passenger() -> None:
    g = in_need(Cy="compass").do("Ann", "play pressing_need 2").do("Ann", "stay")
    assert g.place("Ann") == "aboard"
    assert g.treasures("Ann") == []


@rule("C123", "Q25", "C14")
def test_at_an_emptied_city_the_former_captain_must_stay_which_counts_as_declared() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2").emptied(1)
    g = scenario.hand("Ann", "pressing_need", "wind_gust").start().rolls("fog", "blank")
    g.do("Ann", "play pressing_need 2")
    assert g.asks == "window"
    assert (g.place("Ann"), g.view().seats[0].declared) == ("aboard", "stay")


@rule("C123", "Q25", "C183")
def test_in_the_void_the_former_captain_must_stay_without_a_declaration() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city="void", modules="specials_2 boscalumia")
    g = scenario.hand("Ann", "pressing_need", "wind_gust").start().rolls("fog", "blank", "blank", "blank")
    g.do("Ann", "play pressing_need 2")
    assert (g.captain, g.asks) == ("Cy", "window")
    assert (g.place("Ann"), g.view().seats[0].declared) == ("aboard", "")


@rule("C124")
def test_the_new_captain_may_pass_it_on() -> None:
    g = in_need(Cy="pressing_need", Dan="compass").do("Ann", "play pressing_need 2").do("Ann", "stay")
    g.do("Cy", "play pressing_need 3").do("Cy", "leave")
    assert (g.place("Cy"), g.city, g.hand("Dan")) == ("off", "2", [])


@rule("C124")
def test_the_new_captain_may_name_the_first_captain_if_they_are_aboard() -> None:
    g = in_need(captain="pressing_need compass", Cy="pressing_need")
    g.do("Ann", "play pressing_need 2").do("Ann", "stay").do("Cy", "play pressing_need 0").do("Cy", "stay")
    assert (g.city, g.hand("Ann")) == ("2", [])


@rule("C124", "C122")
def test_the_new_captain_may_not_name_a_first_captain_who_got_off() -> None:
    g = in_need(Cy="pressing_need").do("Ann", "play pressing_need 2").do("Ann", "leave")
    assert g.options("Cy") == ["pass", "play pressing_need 3"]


@rule("C125")
def test_it_cannot_be_played_before_all_have_declared() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2").hand("Ann", "pressing_need")
    g = scenario.start().rolls("fog", "blank").do("Ben", "stay")
    assert g.options("Ann") == []
    g.refuses("Ann", "play pressing_need 1")


@rule("C125")
def test_it_cannot_be_played_after_i_cannot() -> None:
    g = in_need(captain="pressing_need alternative_route").do("Ann", "pass")
    assert g.phase == "after_cannot"
    assert g.options("Ann") == ["pass", "play alternative_route"]


@rule("C125")
def test_it_cannot_be_played_after_i_can() -> None:
    g = in_need(captain="pressing_need alternative_route compass").do("Ann", "pass")
    assert g.phase == "after_can"
    assert g.options("Ann") == ["pass", "play alternative_route"]


@rule("C126", "R8")
def test_the_next_captain_sits_left_of_the_new_captain() -> None:
    g = in_need(Cy="compass").do("Ann", "play pressing_need 2").do("Ann", "stay")
    assert g.city == "2"
    assert g.captain == "Dan"


@rule("H1")
def test_everybody_sees_the_named_player() -> None:
    g = in_need(Cy="compass").do("Ann", "play pressing_need 2")
    for name in ("Ben", "Dan", None):
        played = [event for event in g.told(name) if event["what"] == "card_played"]
        assert [(event["seat"], event["card"], event["target"]) for event in played] == [
            (0, "pressing_need", 2)
        ]
        assert g.told(name)[-1].items() >= {"what": "captain_named", "seat": 2}.items()
