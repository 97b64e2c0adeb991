"""Random positions of all modules, each dealt again so that the asked seat cannot tell the difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from celestia import engine
from celestia.bot_registry import BUILT_IN
from celestia.game.game import Game
from celestia.game.knowledge.view import View, view
from celestia.game.setup.config import Config
from celestia.game.worlds.draw import draw_world
from tests.properties.random_games import decisions, random_table

# The search plays so many positions on that it takes minutes with the interpreted rules.
PLAYED = sorted(BUILT_IN) if engine.COMPILED else sorted(set(BUILT_IN) - {"legend"})
TABLES = 24
POSITIONS = 12  # of a table
WORLDS = 2  # of a position, beside the real one


@dataclass(frozen=True)
class Position:
    """The views of the asked seat in the real world and in others, with the hidden states."""

    real: View
    others: tuple[tuple[View, engine.State], ...]
    state: engine.State


def positions_of(config: Config, rng: Random) -> Iterator[Position]:
    """Yield some positions of a random game in which a seat has a choice."""
    for game in decisions(config, rng):
        if rng.random() < 0.1 and _has_choice(game):
            yield _position(game, rng)


def _has_choice(game: Game) -> bool:
    return game.asked is not None and len(game.legal(game.asked)) > 1


def _position(game: Game, rng: Random) -> Position:
    seat = game.asked
    learned = game.learned(seat)
    found = [draw_world(game.state, seat, learned, rng).state for _ in range(WORLDS)]
    others = tuple((view(state, seat, learned), state) for state in found if state != game.state)
    return Position(game.view(seat), others, game.state.clone())


@cache
def redealt_positions() -> tuple[Position, ...]:
    """Positions of all modules, 2 to 6 players."""
    found: list[Position] = []
    for seed in range(TABLES):
        rng = Random(f"honesty/{seed}")
        of_table = positions_of(random_table(rng), rng)
        found += [position for position, _ in zip(of_table, range(POSITIONS), strict=False)]
    return tuple(found)
