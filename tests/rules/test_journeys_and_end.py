"""Between two journeys: a new journey or the end of the game."""

import pytest

from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

FIFTY = ("25/25", "25/25")
FORTY_NINE = ("25/25", "20/20", "4/4")
EVERY_CITY = (1, 2, 4, 6, 9, 12, 15, 20, 25)


def winners(g: Play) -> list[str]:
    return [g.names[seat] for seat in g.game.winners()]


# ------------------------------------------------------------------------------------------ a new journey
@rule("R9", "P9")
def test_a_new_journey_starts_with_all_aboard_at_the_first_city() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=9).off("Cy").start()
    g.rolls("fog", "blank", "blank").do("Ben", "leave")
    assert g.journey == 2
    assert [g.place(name) for name in g.names] == ["aboard"] * 3
    assert g.city == "1"
    assert [len(g.hand(name)) for name in g.names] == [1, 1, 1]


@rule("P9")
def test_while_the_aircraft_flies_the_next_leg_follows() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start()
    g.rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert (g.journey, g.city, g.captain) == (1, "2", "Ben")


@rule("P9")
def test_after_a_crash_matryoshburg_comes_after_the_end_check() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="matryoshburg").hand("Ben", "compass")
    g = scenario.start().rolls("fog", "fog").do("Ben", "stay")
    assert (g.asked, g.asks) == ("Ben", "matryoshburg")
    scenario = Scenario("Ann Ben", captain="Ann", modules="matryoshburg").hand("Ben", "compass")
    g = scenario.treasures("Ann", *FIFTY).start().rolls("fog", "fog").do("Ben", "stay")
    assert g.over


@rule("P9")
def test_the_end_is_not_checked_before_the_rowboat_is_done() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=4, modules="rowboat").in_boat("Ben", city=4)
    g = scenario.treasures("Ann", *FIFTY).start().do("Ann", "land")
    assert not g.over
    assert (g.asked, g.asks) == ("Ben", "land")
    g.do("Ben", "land")
    assert g.over


# --------------------------------------------------------------------------------------- the end at fifty
@rule("R10", "B10")
def test_fifty_points_end_the_game_before_a_new_journey() -> None:
    """The end is announced without a question."""
    g = Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY).start()
    g.rolls("fog", "fog").do("Ben", "stay")
    assert g.over
    assert g.told_what()[-2:] == ["end_announced", "ended"]
    assert winners(g) == ["Ben"]


@rule("R10")
def test_forty_nine_points_do_not_end_the_game() -> None:
    g = Scenario("Ann Ben", captain="Ann").treasures("Ben", *FORTY_NINE).start()
    g.rolls("fog", "fog").do("Ben", "stay")
    assert not g.over
    assert g.journey == 2


@rule("R10")
def test_the_end_is_not_checked_during_a_journey() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").treasures("Ben", *FIFTY).start()
    g.rolls("blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert not g.over
    assert (g.journey, g.city) == (1, "2")


@rule("R10", "C8")
def test_the_highest_total_wins_if_several_reached_fifty() -> None:
    scenario = Scenario("Ann Ben Cy").treasures("Ann", *FIFTY).treasures("Cy", *FIFTY, "1/2")
    g = scenario.start(phase.END_CHECK)
    assert g.over
    assert winners(g) == ["Cy"]
    assert g.game.scores() == [50, 0, 52]


@rule("R10", "C8")
def test_the_player_who_ends_the_game_may_lose_it() -> None:
    """Ann has 50 points and three help cards, Ben 49 points and none."""
    help_cards = ("help_compass", "help_compass", "help_cannon")
    scenario = Scenario("Ann Ben", modules="help").hand("Ann", *help_cards)
    g = scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE).start()
    g.rolls("fog", "fog").do("Ben", "stay")
    assert g.told_what()[-2:] == ["end_announced", "ended"]
    assert g.told()[-2]["seat"] == 0
    assert winners(g) == ["Ben"]


@rule("C7", "B21")
def test_a_tie_is_a_shared_victory() -> None:
    scenario = Scenario("Ann Ben Cy").treasures("Ann", "25/25", "25/25").treasures("Cy", "25/25", "25/25")
    g = scenario.hand("Ann", "compass", "turbo").start(phase.END_CHECK)
    assert winners(g) == ["Ann", "Cy"]


@rule("C9", "R13")
def test_help_cards_do_not_delay_the_end() -> None:
    scenario = Scenario("Ann Ben", modules="help").hand("Ann", "help_compass", "help_cannon")
    g = scenario.treasures("Ann", *FIFTY).start(phase.END_CHECK)
    assert g.over
    assert g.game.scores() == [46, 0]


@rule("B7", "C10")
def test_a_spyglass_counts_for_the_end() -> None:
    g = Scenario("Ann Ben").treasures("Ann", "25/25", "20/20", "1/1", "1/2").start(phase.END_CHECK)
    assert not g.over
    with_spyglass = ("25/25", "20/20", "1/1", "1/2", "4/spyglass")
    g = Scenario("Ann Ben").treasures("Ann", *with_spyglass).start(phase.END_CHECK)
    assert g.over
    assert g.game.scores()[0] == 50


@rule("C10", "Q34")
def test_the_token_of_boscalumia_counts_for_the_end() -> None:
    scenario = Scenario("Ann Ben", modules="boscalumia").treasures("Ann", "25/25")
    assert not scenario.start(phase.END_CHECK).over
    g = scenario.token("Ann").start(phase.END_CHECK)
    assert g.over
    assert g.game.scores() == [50, 0]


@rule("R10", "H6", "B11")
def test_at_the_end_all_treasures_are_shown() -> None:
    g = Scenario("Ann Ben").treasures("Ann", *FIFTY).hand("Ben", "turbo").start(phase.END_CHECK)
    for who in ("Ben", None):
        assert g.view(who).all_treasures == ({"25/25": 2}, {})
        assert g.view(who).hands == ({}, {"turbo": 1})
        assert g.view(who).scores == (50, 0)


# --------------------------------------------------------------------------- no treasure anywhere (Q5)
def last_treasures(modules: str = "") -> Scenario:
    """Ann and Ben are about to take the last two treasures there are."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20, modules=modules).off("Cy")
    return scenario.emptied(1, 2, 4, 6, 9, 12, 15, 20)


@rule("Q5", "C22")
def test_without_any_treasure_left_the_game_ends_and_points_decide() -> None:
    g = last_treasures().pile(25, "25/25", "25/25").start().rolls(*["blank"] * 4)
    assert g.over
    assert winners(g) == ["Ann", "Ben"]
    assert g.told_what()[-1] == "ended"
    assert "end_announced" not in g.told_what()


@rule("Q5", "C22")
def test_without_any_treasure_left_no_gifts_are_handed_out() -> None:
    scenario = last_treasures("krismastri").gifts("25/25", "25/25").pile(25, "25/25", "25/25")
    g = scenario.hand("Ann", "compass").start().rolls("fog", "blank", "blank", "blank")
    assert g.over
    assert "gift_given" not in g.told_what()
    assert g.game.scores() == [25, 25, 0]


@rule("Q5", "C22")
def test_all_cities_can_run_out_before_anybody_has_fifty() -> None:
    """With the beginners' ending points do not end the game, so nobody announces the end."""
    scenario = Scenario("Ann Ben", preset="first_flight").treasures("Ann", *FIFTY, "25/25")
    g = scenario.emptied(1, 2, 4, 6, 9, 12, 15, 20).at(20).pile(25, "25/25").start()
    g.rolls(*["blank"] * 4)
    assert g.over
    assert "end_announced" not in g.told_what()
    assert g.game.scores() == [100, 0]


@rule("Q5")
@pytest.mark.parametrize("left", EVERY_CITY)
def test_the_game_continues_while_one_treasure_is_left(left: int) -> None:
    gone = [city for city in EVERY_CITY if city != left]
    scenario = Scenario("Ann Ben", captain="Ann").emptied(*gone).pile(left, f"{left}/{left}")
    g = scenario.start(phase.END_CHECK)
    assert g.treasures("Ben") == [f"{left}/{left}"]
    assert g.over  # only then
