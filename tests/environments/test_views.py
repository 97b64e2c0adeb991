"""A bot's view and question as observation and ids: equal to what a batch writes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from celestia import engine
from celestia.encoding.actions import words_of_id
from celestia.encoding.slices import SIZE
from celestia.encoding.views import answers_by_id, id_of_answer, observation_of_view
from celestia.environments.batch import Batch, seed_of
from celestia.game.events import event_of
from celestia.game.game import Game
from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.view import View, view
from celestia.game.setup.config import MODULES, PRESETS, Config
from tests.ledger import rule
from tests.properties.random_games import random_table, table

PLAYERS = range(2, 7)
SEED = 9


class Follower:
    """The first game of a batch, played a second time by its events, for all seats."""

    def __init__(self, config: Config) -> None:
        self.state, self.buffer = config.new_state(), engine.EventBuffer()
        self.learned = [Learned(seat) for seat in range(config.players)]
        self.generator = engine.generator(seed_of(SEED, 0))
        self.state.listen(self.buffer)
        engine.answer_chance(self.state, self.generator)
        self._learn()

    def step(self, number: int) -> None:
        engine.step_by_id(self.state, number, self.generator)
        self._learn()

    def _learn(self) -> None:
        for entry in self.buffer.take():
            for learned in self.learned:
                facts = event_of(entry).seen_by(learned.seat)
                if facts is not None:
                    learned.take_in(facts)

    def view(self, seat: int) -> View:
        return view(self.state, seat, self.learned[seat])


def first_game(config: Config) -> Iterator[tuple[Batch, Follower]]:
    """Yield a batch and its follower before every decision of one random game."""
    batch, follower, answers = Batch(config, 1, SEED), Follower(config), np.empty(1, np.int32)
    while not batch.done[0]:
        yield batch, follower
        batch.random_actions(answers)
        follower.step(int(answers[0]))
        batch.step(answers)


def check_equals_the_batch(config: Config) -> int:
    met = 0
    for batch, follower in first_game(config):
        seen = follower.view(int(batch.mover[0]))
        assert observation_of_view(seen) == batch.observation[0].tobytes()
        assert seen.question is not None
        answers = answers_by_id(seen, seen.question)
        assert sorted(answers) == np.flatnonzero(batch.mask[0]).tolist()
        for number, words in answers.items():
            assert words == words_of_id(follower.state, question_seat(seen), number)
            assert id_of_answer(seen, seen.question, words) == number
        met += len(answers)
    return met


def question_seat(seen: View) -> int:
    assert seen.question is not None
    return seen.question.seat


@rule("H1", "H2", "H5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", sorted(MODULES))
def test_each_module_equals_the_batch(name: str, players: int) -> None:
    assert check_equals_the_batch(table(players, [name], [], {})) > 30


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"two_crews"}))
def test_each_preset_equals_the_batch(preset: str, players: int) -> None:
    assert check_equals_the_batch(Config.preset(preset, players)) > 30


@pytest.mark.parametrize("seed", range(20))
def test_any_table_equals_the_batch(seed: int) -> None:
    assert check_equals_the_batch(random_table(Random(seed))) > 30


def test_only_the_options_of_a_question_have_ids() -> None:
    game = Game(Config.preset("classic", 3))
    game.let_chance_answer(Random(1))
    assert game.asked is not None
    seen = game.view(game.asked)
    assert seen.question is not None
    with pytest.raises(ValueError, match="'take red' does not answer"):
        id_of_answer(seen, seen.question, "take red")


def test_a_spectator_has_no_observation() -> None:
    game = Game(Config.preset("classic", 3))
    with pytest.raises(ValueError, match="spectator"):
        observation_of_view(game.view(None))


def test_a_view_without_memory_shows_no_announcements() -> None:
    state = Config.preset("classic", 3).new_state()
    engine.answer_chance(state, engine.generator(1))
    plain = bytearray(SIZE)
    engine.observe(state, 1, plain)
    assert observation_of_view(view(state, 1)) == plain
