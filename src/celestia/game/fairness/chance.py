"""Answer chance from a random source that the game does not hold."""

from __future__ import annotations

from random import Random

from ... import engine
from ...rules.kinds import die_face, question


def draw_answer(state: engine.State, rng: Random) -> list[int]:
    """Draw chance's answer: faces, an order from the top down, or one seat."""
    if state.question == question.ROLL:
        return [min(rng.randrange(die_face.SIDES), die_face.BLANK) for _ in range(engine.rolling(state))]
    if state.question == question.FIRST_CAPTAIN:
        return [rng.randrange(state.players)]
    order = engine.shuffling(state)
    rng.shuffle(order)
    return order
