"""Views, events and the order of answers reveal no hidden facts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings

from celestia import engine
from celestia.game.game import Game
from celestia.game.setup.config import Config
from celestia.game.worlds import draw_world
from tests.ledger import rule

from .checks import check_help_answers_commute, check_position, is_help_round, moment_of
from .random_games import decisions, random_table, seeds, tables
from .secrecy import (
    check_cannot_be_told_apart,
    check_dealing_reads_nothing_hidden,
    check_events_keep_secrets,
    check_help_stays_hidden,
    check_learned_is_true,
    check_numbers_have_no_gaps,
    check_pass_leaves_no_trace,
    check_world_can_be,
    onlookers,
)

QUICK = settings(max_examples=20, deadline=None)
WHOLE = Config.preset("whole_sky", 4)


def some_decisions(config: Config, rng: Random, share: float, staged: bool = False) -> Iterator[Game]:
    for game in decisions(config, rng, staged):
        if rng.random() < share:
            yield game


@rule("H1", "H2", "H3", "H5", "H7")
@pytest.mark.parametrize("seed", range(24))
def test_views_are_the_same_in_every_world(seed: int) -> None:
    rng = Random(seed)
    config = random_table(rng)
    drawn = differ = kept = 0
    for game in some_decisions(config, rng, 0.1, staged=seed % 3 == 0):
        for seat in onlookers(game.state):
            learned = game.learned(seat)
            found = draw_world(game.state, seat, learned, rng)
            check_cannot_be_told_apart(game.state, found.state, seat, learned)
            if not found.kept:
                check_world_can_be(found.state, learned)
            drawn += 1
            differ += found.state != game.state
            kept += bool(found.kept)
    assert differ >= 0.9 * drawn, "most worlds equal the real one, so this test is void"
    assert "open_scores" in config.house or kept <= 0.02 * drawn, "too much of the real world is kept"


@rule("H2", "H3", "Q29")
@pytest.mark.parametrize("seed", range(10))
def test_sampling_worlds_reads_nothing_hidden(seed: int) -> None:
    rng = Random(200 + seed)
    for game in some_decisions(random_table(rng), rng, 0.06, staged=seed % 3 == 0):
        for seat in onlookers(game.state):
            learned = game.learned(seat)
            other = draw_world(game.state, seat, learned, rng).state
            chance = rng.randrange(2**32)
            check_dealing_reads_nothing_hidden(game.state, other, seat, learned, chance, draw_world)


@rule("H3")
@pytest.mark.parametrize("seed", range(12))
def test_worlds_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(100 + seed)
    for game in some_decisions(random_table(rng), rng, 0.04):
        for seat in onlookers(game.state):
            state = draw_world(game.state, seat, game.learned(seat), rng).state
            engine.play_on(state, engine.generator(rng.randrange(2**32)))
            check_position(state)


@rule("H5", "H7")
@QUICK
@given(tables(), seeds())
def test_knowledge_of_seats_is_true(config: Config, rng: Random) -> None:
    for game in some_decisions(config, rng, 0.3):
        for seat in onlookers(game.state):
            check_learned_is_true(game.state, game.learned(seat))


@rule("H2", "H4", "Q28", "Q29", "C129")
@QUICK
@given(tables(), seeds())
def test_events_keep_secrets(config: Config, rng: Random) -> None:
    *_, game = decisions(config, rng)
    for seat in onlookers(game.state):
        told = game.events_for(seat)
        check_events_keep_secrets(told, seat)
        check_numbers_have_no_gaps(told)


@rule("C3", "Q41")
@pytest.mark.parametrize("seed", range(6))
def test_a_pass_causes_no_event(seed: int) -> None:
    before, told, passes, line_count = None, {}, 0, 0
    for game in decisions(WHOLE, Random(seed)):
        if before is not None and len(game.lines) == line_count + 1:
            passes += game.lines[-1].endswith(" pass") and moment_of(game.state) == before
            check_pass_leaves_no_trace(game, before, told, game.lines[-1])
        before, line_count = moment_of(game.state), len(game.lines)
        told = {seat: len(game.events_for(seat)) for seat in onlookers(game.state)}
    assert passes, "nobody passed in a window that stayed open"


@rule("R14", "H4", "Q29")
@pytest.mark.parametrize("players", range(3, 7))
def test_face_down_answers_come_in_any_order_and_stay_hidden(players: int) -> None:
    """Only rounds count in which two or more passengers hold help cards."""
    rng = Random(players)
    rounds = 0
    while rounds < 8:
        for game in decisions(Config.preset("whole_sky", players), rng):
            owing = [seat for seat in range(players) if engine.legal_actions_of(game.state, seat)]
            if is_help_round(game.state) and len(owing) > 1:
                rounds += 1
                check_help_answers_commute(game.state, rng)
                for seat in owing:
                    answer = rng.choice(engine.legal_actions_of(game.state, seat))
                    check_help_stays_hidden(game.state, seat, answer)
