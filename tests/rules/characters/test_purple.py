"""Purple: force Purple's own choice on a player."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def declared(
    ben: str, cy: str, dan: str, purple: str = "Ben", pile: tuple[str, ...] = (), **hands: str
) -> Play:
    """Captain Ann can answer fog. Ben, Cy and Dan declare in this order. One of the four is Purple."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="characters specials_2 rowboat")
    scenario.character(purple, "purple").hand("Ann", "compass")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    if pile:
        scenario.pile(1, *pile)
    g = scenario.start().rolls("fog", "blank")
    for name, choice in (("Ben", ben), ("Cy", cy), ("Dan", dan)):
        if choice:
            g.do(name, choice)
    return g


@rule("C81", "C80")
def test_purple_who_stays_brings_back_a_player_who_left() -> None:
    g = declared("stay", "leave", "stay", pile=("1/1", "1/2", "1/4"))
    assert g.treasures("Cy") == ["1/1"]
    g.do("Ben", "use purple 2").shuffles("1/4", "1/1", "1/2")
    assert g.place("Cy") == "aboard"
    assert (g.treasures("Cy"), g.pile(1)) == ([], 3)


@rule("C81", "Q22")
def test_the_last_treasure_returned_opens_the_city_again() -> None:
    """Cy took the last treasure, so Dan could not leave. After its return Ann may eject Dan."""
    g = declared("stay", "leave", "", pile=("1/4",), Ann="ejection")
    assert (g.pile(1), g.view().seats[3].declared) == (0, "stay")
    assert "play ejection 3" not in g.options("Ann")
    g.do("Ben", "use purple 2")
    assert (g.pile(1), g.view().seats[2].got_off) == (1, False)
    assert "play ejection 3" in g.options("Ann")


@rule("C82", "C80")
def test_purple_who_leaves_takes_a_passenger_along() -> None:
    g = declared("leave", "stay", "stay").do("Ben", "use purple 2")
    assert g.place("Cy") == "off"
    assert [treasure.split("/")[0] for treasure in g.treasures("Cy")] == ["1"]


@rule("C82", "C14")
def test_it_cannot_be_used_if_purple_took_the_last_treasure() -> None:
    g = declared("leave", "", "", pile=("1/4",))
    assert g.city == "2"
    assert not g.view().seats[1].character_used


@rule("C80")
def test_purple_who_stays_may_name_only_players_who_left_in_this_leg() -> None:
    """Purple may name neither Eve, who left earlier, nor the captain."""
    scenario = Scenario("Ann Ben Cy Dan Eve", captain="Ann", modules="characters").off("Eve")
    g = scenario.character("Ben", "purple").start().rolls("fog", "blank")
    g.do("Ben", "stay").do("Cy", "leave").do("Dan", "stay")
    assert g.options("Ben") == ["pass", "use purple 2"]


@rule("C80")
def test_purple_who_leaves_may_name_only_passengers() -> None:
    """Purple may name neither the captain nor Cy in the rowboat."""
    g = declared("leave", "play rowboat_fog", "stay", Cy="rowboat_fog")
    assert g.options("Ben") == ["pass", "use purple 3"]


@rule("C80")
def test_it_cannot_be_used_if_all_chose_alike() -> None:
    assert declared("stay", "stay", "stay").city == "2"
    assert declared("leave", "leave", "leave").city == "2"


@rule("C80", "C70")
def test_it_needs_a_declaration_in_this_leg() -> None:
    """The captain, the rowboat's occupant and players who left earlier cannot use it."""
    assert declared("stay", "leave", "stay", purple="Ann").city == "2"
    g = declared("play rowboat_fog", "leave", "stay", Ben="rowboat_fog")
    assert g.view().vessel == "boat"
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").off("Ben")
    g = scenario.character("Ben", "purple").start().rolls("blank", "blank").do("Cy", "leave")
    assert not any(event["what"] == "power_used" for event in g.told())
    assert g.city == "2"


@rule("C70", "P4")
def test_it_cannot_be_used_before_all_have_declared() -> None:
    g = declared("stay", "leave", "")
    assert g.asked == "Dan"
    g.refuses("Ben", "use purple 2")


@rule("C70", "P4")
def test_it_cannot_be_used_after_the_announcement() -> None:
    g = declared("stay", "leave", "stay", Ben="wind_gust").do("Ben", "pass")
    assert g.phase == "after_can"
    assert g.options("Ben") == ["pass", "play wind_gust"]


@rule("C71")
def test_once_a_game() -> None:
    g = declared("stay", "leave", "leave", Ben="wind_gust").do("Ben", "use purple 2")
    assert g.options("Ben") == ["pass", "play wind_gust"]
    assert g.place("Dan") == "off"


@rule("Q6", "C80")
def test_purple_as_new_captain_may_use_their_earlier_declaration() -> None:
    g = declared("stay", "leave", "stay", Ann="pressing_need").do("Ann", "play pressing_need 1")
    g.do("Ann", "stay")
    assert g.captain == "Ben"
    assert "use purple 2" in g.options("Ben")
    g.do("Ben", "use purple 2")
    assert g.told_what().count("reboarded") == 1


@rule("Q6", "C80")
def test_a_new_captain_is_no_target() -> None:
    g = declared("leave", "stay", "stay", Ann="pressing_need").do("Ann", "play pressing_need 2")
    g.do("Ann", "stay")
    assert g.options("Ben") == ["pass", "use purple 0", "use purple 3"]  # Ann is a passenger, Cy is captain


@rule("Q7")
def test_the_holders_choice_is_their_declaration_even_after_an_ejection() -> None:
    g = declared("stay", "leave", "stay", Ann="ejection").do("Ann", "play ejection 1")
    assert g.place("Ben") == "off"
    g.do("Ben", "use purple 2")
    assert g.asked != "Ben"
    assert g.place("Cy") == "aboard"


@rule("Q7", "C83")
def test_the_targets_choice_is_where_they_are_now() -> None:
    """Cy and Dan declared to stay. Cy was ejected and may be brought back. Dan is where Ben is."""
    g = declared("stay", "stay", "stay", Ann="ejection").do("Ann", "play ejection 2")
    assert g.options("Ben") == ["pass", "use purple 2"]
    g.do("Ben", "use purple 2")
    assert g.asked != "Ben"
    assert (g.place("Cy"), g.treasures("Cy")) == ("aboard", [])


@rule("Q7")
def test_an_ejected_player_cannot_be_forced_off() -> None:
    g = declared("leave", "stay", "stay", Ann="ejection").do("Ann", "play ejection 2")
    assert g.options("Ben") == ["pass", "use purple 3"]


@rule("C83", "C248")
def test_a_player_forced_back_may_be_ejected_and_draws_again() -> None:
    g = declared("stay", "leave", "stay", pile=("1/1", "1/2", "1/4"), Ann="ejection").do("Ann", "pass")
    g.do("Ben", "use purple 2").shuffles("1/4", "1/1", "1/2")
    g.do("Ann", "play ejection 2")
    assert g.place("Cy") == "off"
    assert g.treasures("Cy") == ["1/4"]


@rule("C81", "H1", "H2")
def test_everybody_sees_whom_purple_named_but_not_the_treasure() -> None:
    g = declared("stay", "leave", "stay").do("Ben", "use purple 2")
    for name in ("Ann", "Ben", "Dan", None):
        used = [event for event in g.told(name) if event["what"] == "power_used"]
        assert [(event["seat"], event["power"], event["target"]) for event in used] == [(1, "purple", 2)]
        returned = [event for event in g.told(name) if event["what"] == "treasure_returned"]
        assert [(event["seat"], event["city"], "treasure" in event) for event in returned] == [
            (2, "1", False)
        ]


@rule("Q43", "C114")
def test_it_cannot_be_used_from_the_rowboat() -> None:
    """Ben declares to stay, becomes captain and takes the rowboat. They cannot name Cy, who left."""
    g = declared("stay", "leave", "stay", Ann="pressing_need", Ben="rowboat_fog", Dan="wind_gust")
    g.do("Ann", "play pressing_need 1").do("Ann", "stay")
    assert "use purple 2" in g.options("Ben")
    g.do("Ben", "play rowboat_fog")
    assert (g.place("Ben"), g.asked) == ("boat", "Dan")
    g.do("Dan", "pass")
    assert "power_used" not in g.told_what()


@rule("Q25", "C123")
def test_everybody_sees_that_a_relieved_captain_must_stay() -> None:
    scenario = (
        Scenario("Ann Ben Cy", modules="specials_2").hand("Ann", "pressing_need").hand("Cy", "wind_gust")
    )
    g = scenario.emptied(1).at(1).start().rolls("blank", "fog").do("Ann", "play pressing_need 1")
    assert g.view().seats[0].declared == "stay"
    assert {"what": "stayed", "seat": 0}.items() <= g.told()[-1].items()
