"""The beginners' variant: no powers, no spyglasses, and an end at five different treasures."""

import pytest

from celestia import engine
from celestia.game.setup.config import PRESETS, Config
from celestia.game.setup.names import CARDS
from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

FIVE_KINDS = ("1/1", "1/2", "2/4", "2/6", "9/9")


def at_the_end_check(*treasures: str, modules: str = "", token: bool = False) -> Play:
    scenario = Scenario("Ann Ben", preset="first_flight", modules=modules).treasures("Ann", *treasures)
    if token:
        scenario.token("Ann")
    return scenario.start(phase.END_CHECK)


@rule("R15", "Q13", "C25")
def test_first_flight_leaves_out_powers_specials_and_spyglasses_but_keeps_turbos() -> None:
    config = Config.preset("first_flight", 4)
    in_deck = {CARDS[kind] for kind, count in enumerate(config.copies()) if count}
    assert in_deck == {"compass", "lightning_arrester", "foghorn", "cannon", "turbo"}
    g = Scenario("Ann Ben", preset="first_flight").start()
    assert list(g.view().piles.values()) == [10, 10, 9, 9, 9, 9, 6, 6, 6]


@rule("Q13", "C25")
def test_grappling_hook_and_instructor_may_stay() -> None:
    config = Config(4, PRESETS["first_flight"] | {"grappling_hook", "instructor"})
    assert sum(config.copies()) == 68 + 8 + 2 + 2


@rule("Q13", "C25", "B14")
@pytest.mark.parametrize("preset", ["classic", "whole_sky"])
def test_the_ending_works_with_other_presets(preset: str) -> None:
    assert "beginners" not in PRESETS[preset]
    scenario = Scenario("Ann Ben", preset=preset, modules="beginners").treasures("Ann", *FIVE_KINDS)
    g = scenario.start(phase.END_CHECK)
    assert g.over


@rule("B14", "Q13")
def test_without_the_switch_five_treasures_end_nothing() -> None:
    g = Scenario("Ann Ben").treasures("Ann", *FIVE_KINDS).start(phase.END_CHECK)
    assert not g.over


@rule("R15")
def test_five_different_treasures_end_the_game_before_a_journey() -> None:
    scenario = Scenario("Ann Ben", preset="first_flight").treasures("Ann", *FIVE_KINDS)
    g = scenario.start().rolls("fog", "fog").do("Ben", "stay")
    assert g.over
    assert g.told_what()[-2:] == ["end_announced", "ended"]
    assert g.told()[-2]["seat"] == 0


@rule("R15")
def test_five_different_treasures_do_not_end_a_journey() -> None:
    scenario = Scenario("Ann Ben", preset="first_flight").treasures("Ann", *FIVE_KINDS)
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay")
    assert not g.over


@rule("R15")
def test_four_different_treasures_or_fifty_points_do_not_end_the_game() -> None:
    assert not at_the_end_check("1/1", "1/2", "2/4", "2/6", "4/6").over
    assert not at_the_end_check("25/25", "25/25", "20/20").over


@rule("R15")
def test_the_winner_has_most_points_even_if_another_player_ended_the_game() -> None:
    scenario = Scenario("Ann Ben", preset="first_flight").treasures("Ann", *FIVE_KINDS)
    g = scenario.treasures("Ben", "25/25").start(phase.END_CHECK)
    assert g.over
    assert g.game.scores() == [22, 25]
    assert g.game.winners() == [1]


@rule("C24")
@pytest.mark.parametrize(
    ("treasures", "kinds"),
    [
        (("1/2", "2/2"), 1),
        (("1/4", "2/4", "4/4"), 1),
        (("9/12", "12/12", "12/15", "15/15"), 2),
        (("1/1", "1/1", "1/1"), 1),
        (("1/1", "2/2", "4/4", "6/6", "9/9", "12/12", "15/15", "20/20", "25/25"), 9),
    ],
)
def test_different_means_different_faces_not_cities(treasures: tuple[str, ...], kinds: int) -> None:
    g = at_the_end_check(*treasures)
    assert engine.kinds_of_treasure(g.state, 0) == kinds


@rule("Q14", "C24")
def test_the_spyglass_is_one_kind_of_its_own() -> None:
    g = at_the_end_check("1/spyglass", "4/spyglass", "1/2", modules="spyglass")
    assert engine.kinds_of_treasure(g.state, 0) == 2
    assert at_the_end_check("1/1", "1/2", "2/4", "2/6", "1/spyglass", modules="spyglass").over


@rule("Q14", "C24")
def test_the_token_of_boscalumia_is_no_treasure() -> None:
    g = at_the_end_check("1/1", "1/2", "2/4", "2/6", modules="boscalumia", token=True)
    assert engine.kinds_of_treasure(g.state, 0) == 4
    assert not g.over
