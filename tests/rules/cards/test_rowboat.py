"""Rowboat: boarding it instead of declaring or answering the dice."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def declaring(*cards: str, city: int = 4, faces: tuple[str, str, str] = ("fog", "blank", "blank")) -> Play:
    """Ann flies Ben and Cy and has rolled. Ben holds these cards and is asked first."""
    g = Scenario("Ann Ben Cy", captain="Ann", city=city, modules="rowboat").hand("Ben", *cards).start()
    return g.rolls(*faces)


def all_declared(
    captains: tuple[str, ...] = ("rowboat_fog",), faces: tuple[str, str] = ("fog", "blank"), leaver: str = ""
) -> Play:
    """Ann holds these cards and flies Ben, Cy and Dan from city 1. All have declared."""
    g = Scenario("Ann Ben Cy Dan", captain="Ann", modules="rowboat").hand("Ann", *captains)
    g.hand("Ben", "wind_gust").hand("Cy", "wind_gust")
    play = g.start().rolls(*faces)
    for name in ("Ben", "Cy", "Dan"):
        play.do(name, "leave" if name == leaver else "stay")
    return play


# -------------------------------------------------------------------------------- a passenger boards (P3)
@rule("B19", "C90", "P3")
def test_a_passenger_may_take_the_boat_instead_of_staying_or_leaving() -> None:
    g = declaring("rowboat_birds")
    assert g.options("Ben") == ["stay", "leave", "play rowboat_birds"]


@rule("C90")
def test_the_boat_starts_where_the_aircraft_is() -> None:
    g = declaring("rowboat_birds", city=4).do("Ben", "play rowboat_birds")
    assert g.place("Ben") == "boat"
    assert g.boat == g.city == "4"


@rule("C90")
def test_the_card_stays_in_front_of_its_player() -> None:
    g = declaring("rowboat_birds").do("Ben", "play rowboat_birds")
    assert g.hand("Ben") == []
    assert g.discard() == []
    assert g.view().boat_card == "rowboat_birds"


@rule("C90")
def test_a_passenger_who_takes_the_boat_gets_no_treasure() -> None:
    g = declaring("rowboat_birds", city=4).do("Ben", "play rowboat_birds")
    assert g.treasures("Ben") == []
    assert g.pile(4) == 10


@rule("C90", "R2")
def test_the_occupant_is_no_passenger_and_survives_the_crash() -> None:
    g = declaring("rowboat_birds").do("Ben", "play rowboat_birds").do("Cy", "stay")
    assert "crashed" in g.told_what()
    assert [g.place(name) for name in ("Ann", "Ben", "Cy")] == ["off", "boat", "off"]


@rule("C90", "H1")
def test_everybody_sees_who_boards_and_with_which_card() -> None:
    g = declaring("rowboat_birds", city=4).do("Ben", "play rowboat_birds")
    told = {"what": "boarded_rowboat", "seat": 1, "card": "rowboat_birds", "city": "4"}
    for name in ("Ann", "Cy", None):
        assert told.items() <= g.told(name)[-1].items()


@rule("B19")
def test_later_passengers_cannot_take_a_boat_that_is_taken() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat")
    g.hand("Ben", "rowboat_birds").hand("Cy", "rowboat_fog")
    play = g.start().rolls("blank", "blank").do("Ben", "play rowboat_birds")
    assert play.options("Cy") == ["stay", "leave"]


@rule("B19", "R3")
def test_later_passengers_may_take_a_boat_that_earlier_ones_left() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat")
    g.hand("Ben", "rowboat_birds").hand("Cy", "rowboat_fog")
    play = g.start().rolls("blank", "blank").do("Ben", "stay")
    assert "play rowboat_fog" in play.options("Cy")


@rule("B19")
def test_nobody_boards_a_boat_that_is_already_under_way() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").in_boat("Cy", city=2)
    play = g.hand("Ben", "rowboat_birds").start().rolls("blank", "blank", "blank")
    assert play.options("Ben") == ["stay", "leave"]


@rule("C14", "Q35", "P3")
def test_the_boat_may_be_launched_where_nobody_can_get_off() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").emptied(4)
    play = g.hand("Ben", "rowboat_birds").start().rolls("blank", "blank", "blank")
    assert play.options("Ben") == ["stay", "play rowboat_birds"]


@rule("B17", "P1", "P4")
def test_a_passenger_may_board_only_instead_of_a_declaration() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat specials_1")
    play = g.hand("Ben", "rowboat_birds", "bandit", "wind_gust").start()
    assert "play rowboat_birds" not in play.options("Ben")  # before the roll
    play.do("Ben", "pass").rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert play.options("Ben") == ["pass", "play wind_gust"]  # after the declarations


# ------------------------------------------------------------------------------- the captain boards (P4)
@rule("B17", "C94", "P4")
def test_the_captain_may_board_after_the_declarations() -> None:
    g = all_declared()
    assert g.asked == "Ann"
    g.do("Ann", "play rowboat_fog")
    assert g.place("Ann") == "boat"
    assert g.captain == "Ben"


@rule("C94")
def test_the_next_passenger_clockwise_is_the_new_captain() -> None:
    g = all_declared(leaver="Ben").do("Ann", "play rowboat_fog")
    assert g.captain == "Cy"


@rule("C94", "C6")
def test_the_new_captain_faces_the_same_dice_and_nobody_declares_again() -> None:
    g = all_declared(faces=("lightning", "blank")).do("Ann", "play rowboat_fog")
    assert g.dice == ["lightning", "blank"]
    assert [seat.declared for seat in g.view().seats] == ["", "stay", "stay", "stay"]


@rule("C94", "Q1")
def test_after_a_change_of_captain_the_poll_starts_with_the_new_one() -> None:
    g = all_declared(leaver="Ben").do("Ann", "play rowboat_fog")
    assert g.asked == "Cy"  # Ben is nearer to Ann's left but is asked after Cy
    g.do("Cy", "pass")
    assert g.asked == "Ben"


@rule("C94", "Q1")
def test_a_player_who_passed_before_the_change_is_asked_again() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    g.hand("Ben", "alternative_route").hand("Cy", "wind_gust")
    play = g.start().rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    play.do("Ann", "pass").do("Ben", "pass").do("Cy", "play wind_gust").rolls("birds")
    play.do("Ann", "play rowboat_fog")
    assert play.asked == "Ben"


@rule("C94")
def test_the_new_captain_pays_with_their_own_hand() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog", "compass")
    play = g.start().rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay").do("Ann", "play rowboat_fog")
    assert "announced_cannot" in play.told_what()
    assert play.hand("Ann") == ["compass"]


@rule("C94", "R8")
def test_the_captain_after_that_sits_left_of_the_new_one() -> None:
    g = Scenario("Ann Ben Cy Dan", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    play = g.start().rolls("blank", "blank")
    play.do("Ben", "stay").do("Cy", "stay").do("Dan", "stay").do("Ann", "play rowboat_fog")
    play.rolls("blank", "blank")  # the boat's own leg
    assert play.captain == "Cy"


@rule("B17")
@pytest.mark.parametrize("equipment", ["compass", "cannon"])
def test_the_captain_may_board_whether_they_could_have_paid_or_not(equipment: str) -> None:
    g = all_declared(("rowboat_birds", equipment), faces=("fog", "blank"))
    assert "play rowboat_birds" in g.options("Ann")


@rule("B17", "C96")
@pytest.mark.parametrize(("faces", "said"), [(("fog", "blank"), "can"), (("pirates", "blank"), "cannot")])
def test_once_announced_the_captain_cannot_board(faces: tuple[str, str], said: str) -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat")
    g.hand("Ann", "rowboat_fog", "compass", "alternative_route")
    play = g.start().rolls(*faces).do("Ben", "stay").do("Cy", "stay").do("Ann", "pass")
    assert play.view().announced == said
    assert play.options("Ann") == ["pass", "play alternative_route"]


@rule("C97", "B19")
def test_the_new_captain_cannot_follow_into_the_boat() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    g.hand("Ben", "rowboat_birds", "wind_gust")
    play = g.start().rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay").do("Ann", "play rowboat_fog")
    assert play.captain == "Ben"
    assert play.options("Ben") == ["pass", "play wind_gust"]


@rule("B17", "B19")
def test_the_captain_cannot_take_a_boat_that_a_passenger_took() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ben", "rowboat_birds")
    g.hand("Ann", "rowboat_fog", "wind_gust")
    play = g.start().rolls("fog", "blank").do("Ben", "play rowboat_birds").do("Cy", "stay")
    assert play.options("Ann") == ["pass", "play wind_gust"]


@rule("Q39")
def test_a_player_with_two_rowboats_chooses_which() -> None:
    g = all_declared(("rowboat_fog", "rowboat_pirates"))
    assert g.options("Ann") == ["pass", "play rowboat_fog", "play rowboat_pirates"]


# --------------------------------------------------------------------------------- an abandoned aircraft
def alone_in_flight() -> Play:
    """Ann is alone, has chosen to fly and rolls dice that they cannot answer."""
    g = Scenario("Ann Ben Cy", captain="Ann", city=2, modules="rowboat").off("Ben", "Cy")
    return g.hand("Ann", "rowboat_fog").start().do("Ann", "fly").rolls("pirates", "pirates")


@rule("C95", "B17")
def test_a_lone_captain_may_leave_the_aircraft_empty() -> None:
    g = alone_in_flight().do("Ann", "play rowboat_fog")
    assert not g.view().aircraft_flying
    assert {"what": "abandoned", "seat": 0, "vessel": "aircraft"}.items() <= g.told()[-2].items()


@rule("C95")
def test_an_abandoned_aircraft_has_not_crashed() -> None:
    g = alone_in_flight().do("Ann", "play rowboat_fog").rolls("pirates", "blank")
    assert [event["vessel"] for event in g.told() if event["what"] == "crashed"] == ["boat"]


@rule("C95", "C91", "P8")
def test_the_boat_goes_on_from_an_abandoned_aircraft_in_the_same_turn() -> None:
    g = alone_in_flight().do("Ann", "play rowboat_fog")
    assert g.asked == "chance"
    assert g.view().vessel == "boat"
    g.rolls("fog", "blank")
    assert g.boat == "4"


@rule("C95", "C94")
def test_the_aircraft_is_abandoned_when_all_passengers_have_just_left() -> None:
    g = Scenario("Ann Ben", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    play = g.start().rolls("blank", "blank").do("Ben", "leave").do("Ann", "play rowboat_fog")
    assert not play.view().aircraft_flying
    assert "announced_can" not in play.told_what()


@rule("C95", "C120")
def test_after_an_abandoned_aircraft_the_next_captain_sits_left_of_the_last_one() -> None:
    g = alone_in_flight().do("Ann", "play rowboat_fog").rolls("pirates", "blank")
    assert g.journey == 2
    assert g.captain == "Ben"
