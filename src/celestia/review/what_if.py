"""What if another answer had been given? Bots play both on with the same cards and dice."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.game import Game
from ..game.notation.words import action_of
from .chances import playouts
from .document import WhatIf
from .estimate import difference, estimate
from .play_on import DEFAULT, play_on
from .timeline import Action, timeline

PLAYOUTS = 1000


class NoSuchChoice(ValueError):
    """There was no such choice at this step of the game."""


def what_if(game: Game, step: int, instead: str, count: int = PLAYOUTS, policy: str = DEFAULT) -> WhatIf:
    """Take another answer at a step of a finished game, and play on with the real hands."""
    action = _action(timeline(game), step)
    assert action.seat is not None
    assert action.decision is not None
    if instead not in action.decision.question.options:
        raise NoSuchChoice(f"step {step} has no answer {instead!r}")
    player = play_on(policy)
    answers = ((action.seat, action.code), (action.seat, action_of(action.before, instead)))
    played, other = (playouts(action.before, step, count, player, answer) for answer in answers)
    before, after, change = estimate(played), estimate(other), difference(other, played)
    return WhatIf(
        step=step,
        seat=action.seat,
        played=action.words,
        instead=instead,
        playouts=count,
        before=before.mean,
        before_errors=before.error,
        after=after.mean,
        after_errors=after.error,
        change=change.mean,
        change_errors=change.error,
    )


def _action(actions: Sequence[Action], step: int) -> Action:
    if not 1 <= step <= len(actions) or actions[step - 1].decision is None:
        raise NoSuchChoice(f"step {step} of this game is not a decision with a choice")
    return actions[step - 1]
