"""Other worlds: what a seat knows stays, what it does not know changes, and every world can be (H1 to H7)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from celestia import engine
from celestia.game.game import Game
from celestia.game.knowledge.learned import Learned
from celestia.game.setup.config import Config
from celestia.game.setup.names import CARDS
from celestia.game.state_lists import numbers, rows
from celestia.game.worlds import draw_world, world, world_from, worlds
from celestia.rules.kinds import phase
from tests.game.imagining import ANN, BEN, CY, MANY, alike, hands, imagined, pile, table, treasures
from tests.ledger import rule
from tests.play import Play
from tests.properties.checks import check_position
from tests.properties.random_games import decisions
from tests.properties.secrecy import check_cannot_be_told_apart
from tests.scenario import Scenario


# ----------------------------------------------------------------------------------------------- using it
def test_worlds_are_states_of_their_own() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "cannon", "turbo").start()
    before = g.state.to_bytes()
    found = list(worlds(g.game, ANN, Random(1), 5))
    assert len(found) == 5
    assert world(g.game, ANN, Random(1)) == found[0] == world(g.game, ANN, Random(1))
    for state in found:
        engine.play_on(state, engine.generator(1))
        check_position(state)
    assert g.state.to_bytes() == before


def test_what_another_seat_has_learned_is_refused() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "turbo").start()
    with pytest.raises(ValueError, match="its own knowledge"):
        world_from(g.state, ANN, g.game.learned(BEN), Random(1))


@rule("H6")
def test_at_the_end_there_is_one_world() -> None:
    g = table().treasures("Ben", "25/25", "25/25").hand("Cy", "turbo").start(phase.END_CHECK)
    assert g.over
    assert world(g.game, ANN, Random(1)) == g.state


# ------------------------------------------------------------------------------------------ hands and deck
@rule("H2", "H3")
def test_own_cards_stay_and_all_others_change() -> None:
    g = (
        table()
        .hand("Ann", "spy", "compass")
        .hand("Ben", "cannon", "turbo")
        .treasures("Cy", "6/9", "1/1")
        .start()
    )
    found = imagined(g.game, ANN)
    assert alike(hands(found, ANN))
    assert not alike(hands(found, BEN))
    assert len({tuple(held) for held in treasures(found, CY)}) > 3
    assert len({tuple(numbers(state, "deck")) for state in found}) == MANY
    assert len({tuple(pile(state, 0)) for state in found}) > MANY // 2
    assert not alike(hands(imagined(g.game, None), ANN)), "a spectator knows no hand"


@rule("H7", "C129")
def test_a_hand_seen_by_spy_stays_for_its_player_alone() -> None:
    scenario = table().hand("Ben", "spy", "bandit").hand("Cy", "cannon", "turbo", "jetpack")
    g = scenario.start().do("Ben", "play spy 2")
    assert alike(hands(imagined(g.game, BEN), CY))
    assert not alike(hands(imagined(g.game, None), CY))


@rule("H5", "H7")
def test_no_hand_belies_an_announcement() -> None:
    """Ann could not answer two fogs: in no world does she hold two compasses or an improved one."""
    g = table(preset="classic", modules="improved").hand("Ann", *["cannon"] * 6).start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert numbers(g.state, "hand_size")[ANN] == 7, "she drew a card for the new journey"
    for held in hands(imagined(g.game, BEN, 200), ANN):
        covered = held.get("compass", 0) + 2 * held.get("improved_compass", 0)
        best = 2 if held.get("improved_compass") else 1
        assert covered - best < 3


@rule("H5", "Q41")
def test_who_is_asked_to_announce_has_turbos_to_choose() -> None:
    g = table(preset="classic").hand("Ann", "compass", "turbo", "turbo", "cannon").start()
    g.rolls("fog", "fog", "birds").do("Ben", "stay").do("Cy", "stay")
    assert g.asks == "announce"
    for held in hands(imagined(g.game, BEN), ANN):
        short = max(0, 2 - held.get("compass", 0)) + max(0, 1 - held.get("foghorn", 0))
        assert 0 < short <= held.get("turbo", 0)


def show_until(g: Play, asks: str) -> None:
    while g.asks != asks:
        g.game.show()


@rule("C3", "Q41")
def test_a_table_that_is_shown_a_moment_learns_nothing_from_it() -> None:
    """Staged, the announcement waits for the table whatever the captain holds."""
    scenario = table(preset="classic").hand("Ann", "compass", "turbo", "turbo", "cannon")
    state = scenario.state
    engine.stage(state)
    g = scenario.start()
    show_until(g, "roll")
    g.rolls("fog", "fog", "birds").do("Ben", "stay").do("Cy", "stay")
    show_until(g, "announce")
    assert g.game.table_is_asked
    assert any("turbo" not in held for held in hands(imagined(g.game, BEN), ANN))


@rule("Q41")
def test_who_is_asked_how_to_pay_has_several_ways() -> None:
    g = table(preset="classic").hand("Ann", "compass", "turbo").start()
    g.rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert g.asks == "pay"
    for held in hands(imagined(g.game, BEN), ANN):
        assert held == {"compass": 1, "turbo": 1}, "the only two cards that leave a choice"


@rule("P5", "R2")
def test_a_position_in_the_middle_of_a_leg_still_says_what_was_announced() -> None:
    """Nobody has learned anything, but the announcement stands: she can, or she cannot."""
    scenario = table(preset="classic").hand("Ann", "compass", "turbo", "cannon").hand("Cy", "wind_gust")
    g = scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay").do("Cy", "pass")
    assert g.view().announced == "can"
    for held in hands(imagined(Game.from_position(g.state), BEN), ANN):
        assert held.get("compass", 0) + held.get("turbo", 0) > 0
    scenario = table(preset="classic").hand("Ann", "cannon", "cannon").hand("Cy", "jetpack")
    g = scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert (g.view().announced, g.phase) == ("cannot", "crashing")
    for held in hands(imagined(Game.from_position(g.state), BEN), ANN):
        assert "compass" not in held


# ------------------------------------------------------------------------------------------- who is asked
def after_declarations(scenario: Scenario) -> Play:
    return scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")


@rule("H1", "C3", "Q41")
def test_in_a_hidden_window_anybody_may_be_the_one_who_is_asked() -> None:
    scenario = (
        table(preset="classic").hand("Ann", "cannon").hand("Ben", "wind_gust", "turbo").hand("Cy", "turbo")
    )
    g = after_declarations(scenario)
    assert (g.asked, g.asks) == ("Ben", "window")
    assert {state.asked for state in imagined(g.game, ANN)} == {BEN, CY}
    assert {state.asked for state in imagined(g.game, None)} == {ANN, BEN, CY}
    assert {state.asked for state in imagined(g.game, BEN, 10)} == {BEN}


@rule("Q1", "Q41")
def test_who_could_answer_knows_whether_his_turn_has_been() -> None:
    """Ben has passed, so it must be Cy; before Ben's turn it must be Ann."""
    scenario = (
        table(preset="classic").hand("Ann", "wind_gust").hand("Ben", "ejection").hand("Cy", "wind_gust")
    )
    g = after_declarations(scenario)
    assert g.asked == "Ann"
    assert {state.asked for state in imagined(g.game, BEN)} == {ANN}
    g.do("Ann", "pass").do("Ben", "pass")
    assert g.asked == "Cy"
    assert {state.asked for state in imagined(g.game, BEN)} == {CY}


@rule("Q27", "C147")
def test_whoever_may_play_instructor_holds_one() -> None:
    g = table().hand("Ann", "turbo").hand("Cy", "instructor").start()
    g.rolls("fog", "fog", "fog").do("Ben", "leave")
    assert (g.asked, g.asks) == ("Cy", "instruct")
    for state in imagined(g.game, BEN):
        assert rows(state, "hand")[state.asked][CARDS.index("instructor")] > 0
        assert numbers(state, "frame_polled")[state.frames - 1] == state.asked


@rule("B8", "C106")
def test_a_rescue_may_be_a_spyglass() -> None:
    """Nobody holds a card: whoever is asked has a spyglass among his treasures."""
    g = table(preset="classic").treasures("Ben", "1/spyglass").treasures("Cy", "1/1", "2/2").start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert (g.asked, g.asks) == ("Ben", "window")
    asked = Counter(state.asked for state in imagined(g.game, ANN))
    assert set(asked) == {BEN, CY}
    assert {state.asked for state in imagined(g.game, CY, 20)} == {BEN}


@rule("H4", "Q29")
def test_in_the_help_round_others_are_still_to_answer() -> None:
    g = table().hand("Ben", "help_cannon", "turbo").hand("Cy", "help_compass", "turbo").start()
    g.rolls("pirates", "pirates", "fog").do("Ben", "stay").do("Cy", "stay").do("Ben", "lay help_cannon")
    for state in imagined(g.game, CY):
        assert (state.asked, state.help_answered, rows(state, "laid")[BEN]) in (
            (BEN, 0, [0, 0, 0, 0]),
            (CY, 0, [0, 0, 0, 0]),
        )
    for state in imagined(g.game, BEN):
        assert (state.asked, state.help_answered, rows(state, "laid")[BEN]) == (CY, 1 << BEN, [0, 0, 0, 1])


# -------------------------------------------------------------------------------------- the last resort
def test_what_cannot_be_is_kept_as_it_is_and_named() -> None:
    """Somebody who has learned something untrue: the world still can be."""
    g = (
        table()
        .hand("Ann", "turbo")
        .hand("Ben", "spy", "cannon")
        .hand("Cy", "turbo")
        .treasures("Cy", "1/1")
        .start()
    )
    for misled, kept in ((BEN, ("1", "hand 1")), (CY, ("1", "hand 1", "hand 2"))):
        untrue = Learned(ANN, hands={misled: {"cannon": 15}}, piles={"1": [("drawn", ANN, "1/4", None)]})
        drawn = draw_world(g.state, ANN, untrue, Random(1))
        assert drawn.kept == kept
        check_position(drawn.state)
        check_cannot_be_told_apart(g.state, drawn.state, ANN, untrue)


@pytest.mark.parametrize("seed", range(4))
def test_in_play_hardly_anything_is_kept(seed: int) -> None:
    rng = Random(seed)
    kept = drawn = 0
    for game in decisions(Config.preset("whole_sky", 3 + seed % 4), rng):
        if rng.random() < 0.15:
            seat = rng.choice([None, *range(game.config.players)])
            kept += bool(draw_world(game.state, seat, game.learned(seat), rng).kept)
            drawn += 1
    assert kept <= 0.01 * drawn
