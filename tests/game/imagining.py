"""Sample worlds for a seat, check each one, and read their contents."""

from __future__ import annotations

from random import Random

from celestia import engine
from celestia.game.game import Game
from celestia.game.setup.names import CARDS, treasure_word
from celestia.game.state_lists import numbers, rows
from celestia.game.worlds import draw_world
from tests.properties.secrecy import check_cannot_be_told_apart, check_world_can_be
from tests.scenario import Scenario

ANN, BEN, CY = 0, 1, 2
MANY = 60


def table(modules: str = "", house: str = "", preset: str = "whole_sky") -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann", city=4, preset=preset, modules=modules, house=house)


def imagined(game: Game, seat: int | None, count: int = MANY) -> list[engine.State]:
    """Sample worlds and check that each is valid, indistinguishable and fully sampled."""
    rng, learned = Random(5), game.learned(seat)
    found = []
    for _ in range(count):
        drawn = draw_world(game.state, seat, learned, rng)
        assert drawn.kept == ()
        check_cannot_be_told_apart(game.state, drawn.state, seat, learned)
        if drawn.state.asked >= 0:
            check_world_can_be(drawn.state, learned)
        found.append(drawn.state)
    return found


def hands(found: list[engine.State], seat: int) -> list[dict[str, int]]:
    return [{name: n for name, n in zip(CARDS, rows(s, "hand")[seat], strict=True) if n} for s in found]


def treasures(found: list[engine.State], seat: int) -> list[list[str]]:
    held = [rows(state, "treasure")[seat] for state in found]
    return [[treasure_word(face) for face, n in enumerate(row) for _ in range(n)] for row in held]


def pile(state: engine.State, place: int) -> list[str]:
    """Return a pile from the bottom up."""
    return [treasure_word(t) for t in rows(state, "pile")[place][: numbers(state, "pile_size")[place]]]


def alike(values: list[dict[str, int]]) -> bool:
    return all(value == values[0] for value in values)
