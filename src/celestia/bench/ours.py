"""Our side: the games that are measured, and the plain loop over them."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..engine import State, answer_chance, generator, legal_actions, play_games, step
from ..game.setup.config import Config


@dataclass(frozen=True)
class Subject:
    name: str
    config: Config

    def fresh(self) -> State:
        """Return a game before its set-up."""
        return self.config.new_state()


def everything(players: int) -> Subject:
    return Subject(f"all modules, {players} players", Config.preset("whole_sky", players))


def classic(players: int) -> Subject:
    return Subject(f"classic, {players} players", Config.preset("classic", players))


SUBJECTS = [everything(2), everything(4), everything(6), classic(4)]


def play_in_python(subject: Subject, games: int, seed: int) -> None:
    """Play uniformly random legal actions.

    No legal action means that the game is over.
    """
    random.seed(seed)
    chance = generator(seed)
    fresh = subject.fresh()
    draw, legal, take = random.random, legal_actions, step
    for _ in range(games):
        state = fresh.clone()
        answer_chance(state, chance)
        while options := legal(state):
            take(state, options[int(draw() * len(options))], chance)


def count_in_python(subject: Subject, games: int, seed: int) -> int:
    """Count the decisions of `play_in_python`."""
    random.seed(seed)
    chance = generator(seed)
    fresh = subject.fresh()
    decisions = 0
    for _ in range(games):
        state = fresh.clone()
        answer_chance(state, chance)
        while options := legal_actions(state):
            step(state, options[int(random.random() * len(options))], chance)
            decisions += 1
    return decisions


def play_natively(subject: Subject, games: int, seed: int) -> int:
    return play_games(subject.fresh(), games, generator(seed))


def middle_of_a_game(subject: Subject) -> State:
    """Return a position about half way through a random game."""
    half = count_in_python(subject, 1, 1) // 2
    random.seed(1)
    chance = generator(1)
    state = subject.fresh()
    answer_chance(state, chance)
    for _ in range(half):
        options = legal_actions(state)
        step(state, options[int(random.random() * len(options))], chance)
    return state
