"""Sampled worlds are valid, keep what a seat knows and change the rest (H1 to H7)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from celestia import engine
from celestia.game.game import Game
from celestia.game.knowledge.learned import Announcement, Learned
from celestia.game.knowledge.view import View, question_of, view
from celestia.game.setup.config import Config
from celestia.game.setup.names import CARDS
from celestia.game.state_lists import numbers, rows
from celestia.game.worlds import Worlds, draw_world, world
from celestia.game.worlds.deals import might_have_said, still_tells
from celestia.rules.kinds import phase
from tests.game.imagining import ANN, BEN, CY, MANY, alike, hands, imagined, pile, table, treasures
from tests.ledger import rule
from tests.play import Play
from tests.properties.checks import check_position
from tests.properties.random_games import decisions
from tests.properties.secrecy import check_cannot_be_told_apart, check_learned_is_true, check_world_can_be
from tests.scenario import Scenario


# ------------------------------------------------------------------------------------------------- usage
def test_worlds_are_independent_and_reproducible() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "cannon", "turbo").start()
    before = g.state.to_bytes()
    assert world(g.game, ANN, Random(1)) == world(g.game, ANN, Random(1))
    worlds = Worlds(g.game.view(ANN)), Worlds(g.game.view(ANN))
    pairs = [tuple(one.draw(Random(seed)) for one in worlds) for seed in range(5)]
    assert len({one.to_bytes() for one, _ in pairs}) == 5
    for one, other in pairs:
        assert one == other
        engine.play_on(one, engine.generator(1))
        check_position(one)
    assert g.state.to_bytes() == before


@pytest.mark.parametrize("preset", ["classic", "whole_sky", "two_crews", "first_flight"])
@pytest.mark.parametrize("staged", [False, True])
def test_a_world_asks_the_same_question_and_shows_the_same_view(preset: str, staged: bool) -> None:
    """Drawn from the view alone, as a search bot on a server does it: view and back as JSON."""
    rng, asked = Random(preset), 0
    for game in decisions(Config.preset(preset, 2 if preset == "two_crews" else 4), rng, staged):
        for seat in range(game.config.players):
            shown = game.view(seat)
            if not shown.known or rng.random() > 0.3:
                continue
            asked += 1
            received = msgspec.json.decode(msgspec.json.encode(shown), type=View)
            for found in Worlds(received).draw_some(2, rng):
                assert question_of(found, seat) == shown.question
                check_learned_is_true(found, game.learned(seat))
                if not staged:
                    check_world_can_be(found, game.learned(seat))
                    assert view(found, seat, shown.learned) == shown
                engine.play_on(found, engine.generator(1))
                check_position(found)
    assert asked > 5


def test_worlds_drawn_together_share_their_treasures_only() -> None:
    g = (
        table()
        .treasures("Ben", "1/4", "1/1", "2/4")
        .hand("Ann", "spy")
        .hand("Ben", "cannon", "turbo")
        .start()
    )
    worlds, rng = Worlds(g.game.view(ANN)), Random(1)
    together = worlds.draw_some(8, rng)
    assert len({tuple(held) for held in treasures(together, BEN)}) == 1
    assert not alike(hands(together, BEN))
    apart = [worlds.draw_some(1, rng)[0] for _ in range(8)]
    assert len({tuple(held) for held in treasures(apart, BEN)}) > 1


def test_a_view_without_a_choice_gives_no_worlds() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "turbo").start()
    assert g.asked == "Ann"
    for seat in (None, BEN):
        with pytest.raises(ValueError, match="has a choice"):
            Worlds(g.game.view(seat))


def test_the_knowledge_of_another_seat_is_refused() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "turbo").start()
    with pytest.raises(ValueError, match="its own knowledge"):
        draw_world(g.state, ANN, g.game.learned(BEN), Random(1))


@rule("H6")
def test_the_only_world_at_the_end_is_the_real_one() -> None:
    g = table().treasures("Ben", "25/25", "25/25").hand("Cy", "turbo").start(phase.END_CHECK)
    assert g.over
    assert world(g.game, ANN, Random(1)) == g.state


# ------------------------------------------------------------------------------------------ hands and deck
@rule("H2", "H3")
def test_own_cards_stay_and_all_others_are_sampled() -> None:
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
def test_a_hand_seen_by_spy_stays_only_for_its_player() -> None:
    scenario = table().hand("Ben", "spy", "bandit").hand("Cy", "cannon", "turbo", "jetpack")
    g = scenario.start().do("Ben", "play spy 2")
    assert alike(hands(imagined(g.game, BEN), CY))
    assert not alike(hands(imagined(g.game, None), CY))


@rule("H5", "H7")
def test_hands_fit_earlier_announcements() -> None:
    """Ann could not answer three fogs, so in no world did their equipment cover them."""
    g = table(preset="classic", modules="improved").hand("Ann", *["cannon"] * 6).start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert numbers(g.state, "hand_size")[ANN] == 7, "Ann drew a card for the new journey"
    for held in hands(imagined(g.game, BEN, 200), ANN):
        covered = held.get("compass", 0) + 2 * held.get("improved_compass", 0)
        best = 2 if held.get("improved_compass") else 1
        assert covered - best < 3


@rule("H5", "Q41")
def test_a_captain_asked_to_announce_needs_turbos() -> None:
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
def test_a_staged_stop_reveals_nothing() -> None:
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
def test_a_captain_asked_to_pay_has_several_ways() -> None:
    g = table(preset="classic").hand("Ann", "compass", "turbo").start()
    g.rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert g.asks == "pay"
    for held in hands(imagined(g.game, BEN), ANN):
        assert held == {"compass": 1, "turbo": 1}, "the only two cards that leave a choice"


@rule("P5", "R2")
def test_an_announcement_in_the_position_limits_the_hand() -> None:
    """The announcement limits the captain's hand, though no seat learned it."""
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


# ---------------------------------------------------------------------------------------- the asked seat
def after_declarations(scenario: Scenario) -> Play:
    return scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")


@rule("H1", "C3", "Q41")
def test_any_possible_seat_may_be_asked_in_a_hidden_window() -> None:
    scenario = (
        table(preset="classic").hand("Ann", "cannon").hand("Ben", "wind_gust", "turbo").hand("Cy", "turbo")
    )
    g = after_declarations(scenario)
    assert (g.asked, g.asks) == ("Ben", "window")
    assert {state.asked for state in imagined(g.game, ANN)} == {BEN, CY}
    assert {state.asked for state in imagined(g.game, None)} == {ANN, BEN, CY}
    assert {state.asked for state in imagined(g.game, BEN, 10)} == {BEN}


@rule("Q1", "Q41")
def test_a_seat_that_could_answer_knows_whether_its_turn_is_over() -> None:
    """Before Ben's turn the asked seat must be Ann, after Ben's pass it must be Cy."""
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
def test_the_seat_asked_for_instructor_holds_one() -> None:
    g = table().hand("Ann", "turbo").hand("Cy", "instructor").start()
    g.rolls("fog", "fog", "fog").do("Ben", "leave")
    assert (g.asked, g.asks) == ("Cy", "instruct")
    for state in imagined(g.game, BEN):
        assert rows(state, "hand")[state.asked][CARDS.index("instructor")] > 0
        assert numbers(state, "frame_polled")[state.frames - 1] == state.asked


@rule("B8", "C106")
def test_the_asked_seat_may_own_a_spyglass() -> None:
    """Nobody holds a card, so the asked seat must own a spyglass."""
    g = table(preset="classic").treasures("Ben", "1/spyglass").treasures("Cy", "1/1", "2/2").start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert (g.asked, g.asks) == ("Ben", "window")
    asked = Counter(state.asked for state in imagined(g.game, ANN))
    assert set(asked) == {BEN, CY}
    assert {state.asked for state in imagined(g.game, CY, 20)} == {BEN}


@rule("H4", "Q29")
def test_other_seats_have_not_answered_in_the_help_round() -> None:
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
@pytest.mark.parametrize("drawn", range(5))
@pytest.mark.parametrize("can", [True, False])
def test_an_announcement_that_tells_nothing_fits_every_hand(can: bool, drawn: int) -> None:
    """It is left out of the conditions, so no hand may contradict it."""
    rng, checked = Random(drawn), 0
    for _ in range(300):
        most = [rng.randrange(2) for _ in CARDS]
        faced = tuple(rng.randrange(3) for _ in range(4))
        spent = tuple((CARDS[kind], rng.randint(1, 2)) for kind in range(4) if rng.random() < 0.5)
        said = Announcement(1, can, faced, rng.randrange(2), drawn, spent)
        hands = [[rng.randint(0, count) for count in most] for _ in range(40)]
        if still_tells(said, most):
            continue
        checked += 1
        assert all(might_have_said(hand, said) for hand in hands)
    assert checked > 10


def test_parts_that_cannot_be_sampled_are_kept_and_named() -> None:
    """Even if a seat has learned something untrue, the world is valid."""
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
def test_random_games_keep_almost_nothing(seed: int) -> None:
    rng = Random(seed)
    kept = drawn = 0
    for game in decisions(Config.preset("whole_sky", 3 + seed % 4), rng):
        if rng.random() < 0.15:
            seat = rng.choice([None, *range(game.config.players)])
            kept += bool(draw_world(game.state, seat, game.learned(seat), rng).kept)
            drawn += 1
    assert kept <= 0.01 * drawn
