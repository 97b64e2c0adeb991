"""Our side: the games that are measured, and the plain loop over them."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..engine import State, answer_chance, generator, legal_actions, new_state, play_games, step
from ..rules import card, module
from ..rules.box import CARD_COUNTS

EVERY_BIT = 2 * module.BOSCALUMIA - 1
EVERYTHING = EVERY_BIT & ~module.CREWS & ~module.BEGINNERS
CLASSIC = module.TURBO | module.POWERS | module.SPYGLASS
CLASSIC_KINDS = {
    *range(card.IMPROVED),
    card.TURBO,
    card.ALTERNATIVE_ROUTE,
    card.EJECTION,
    card.JETPACK,
    card.WIND_GUST,
}


@dataclass(frozen=True)
class Subject:
    name: str
    players: int
    modules: int

    def fresh(self) -> State:
        """A game about to be set up."""
        copies = list(CARD_COUNTS)
        if self.modules == CLASSIC:
            copies = [count if kind in CLASSIC_KINDS else 0 for kind, count in enumerate(CARD_COUNTS)]
        return new_state(self.players, self.modules, 0, copies)


SUBJECTS = [
    Subject("all modules, 2 players", 2, EVERYTHING),
    Subject("all modules, 4 players", 4, EVERYTHING),
    Subject("all modules, 6 players", 6, EVERYTHING),
    Subject("classic, 4 players", 4, CLASSIC),
]


def play_in_python(subject: Subject, games: int, seed: int) -> None:
    """Uniformly random legal play; the list of legal actions is empty when the game is over."""
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
    """The decisions of `play_in_python`."""
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
    """A position about half way through a random game."""
    half = count_in_python(subject, 1, 1) // 2
    random.seed(1)
    chance = generator(1)
    state = subject.fresh()
    answer_chance(state, chance)
    for _ in range(half):
        options = legal_actions(state)
        step(state, options[int(random.random() * len(options))], chance)
    return state
