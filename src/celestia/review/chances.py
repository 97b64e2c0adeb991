"""The chance to win of every seat after every action, split into choices and luck.

All hands are open. The position after an action is played on many times, each time with another order of the
deck and the piles. A choice is measured against the choice of the policy that plays on: both are played on
with the same cards and dice. If they are the same choice, nothing changes. What remains of a change is luck:
dice, cards, treasures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from .. import engine
from ..game.state_lists import rows
from .document import Cause, Numbers, ReviewStep
from .estimate import Estimate, Shares, difference, estimate
from .play_on import PlayOn, shares_of
from .timeline import Action, Shuffler

MOST, LEAST = 400, 48  # playouts of a position
WHOLE = 36_000  # playouts of all positions together
LONG = 250  # actions; with more of them, there are fewer playouts
VERY_LONG = 500  # actions; with more of them, a position may have fewer than `LEAST` playouts
COARSE = 24  # playouts of a position for the first picture
COARSE_POSITIONS = 48
SEED_STEP = 1_000_003


@dataclass(frozen=True)
class ValueTask:
    """Estimate the chances in a position."""

    number: int
    state: bytes
    playouts: int


@dataclass(frozen=True)
class ChoiceTask:
    """Estimate how an answer changes the chances, compared with the answer of the policy."""

    number: int
    state: bytes
    seat: int
    code: int
    playouts: int


def value(task: ValueTask, player: PlayOn) -> Estimate:
    return estimate(playouts(engine.state_from_bytes(task.state), task.number, task.playouts, player))


def choice(task: ChoiceTask, player: PlayOn) -> Estimate:
    state = engine.state_from_bytes(task.state)
    without = playouts(state, task.number, task.playouts, player)
    return difference(playouts(state, task.number, task.playouts, player, (task.seat, task.code)), without)


def playouts(
    state: engine.State, number: int, count: int, player: PlayOn, answer: tuple[int, int] | None = None
) -> list[Shares]:
    """Play a position on, after this answer of a seat if one is given.

    Equal numbers mean equal cards and dice."""
    shuffler, rng = Shuffler(state), Random(number)
    found: list[Shares] = []
    for seed in range(number * SEED_STEP, number * SEED_STEP + count):
        position = shuffler.draw(rng)
        if answer is not None:
            engine.apply_of(position, *answer)
        found += player.shares(position, [seed])
    return found


class Chances:
    """Which positions to play on, and the steps that follow from the results."""

    def __init__(self, actions: Sequence[Action], player: PlayOn) -> None:
        self._actions = actions
        self._players = actions[0].before.players
        self._strange = [one for one in actions if _is_strange(one, player)]
        count = len(self._open()) + 2 * len(self._strange) + 1
        whole = WHOLE * min(LONG, len(actions)) // len(actions)  # playouts of a long game take longer
        least = LEAST * min(VERY_LONG, len(actions)) // len(actions)
        self.playouts = min(MOST, max(least, whole // count))

    def _open(self) -> list[Action]:
        """The actions after which the chances are estimated: whenever luck came in."""
        return [one for one in self._actions if _is_luck(one) and not _is_end(one)]

    def tasks(self) -> list[ValueTask | ChoiceTask]:
        start = ValueTask(0, self._actions[0].before.to_bytes(), MOST)
        return [
            start,
            *(ValueTask(one.number, one.after.to_bytes(), self.playouts) for one in self._open()),
            *(
                ChoiceTask(one.number, one.before.to_bytes(), one.seat or 0, one.code, self.playouts)
                for one in self._strange
            ),
        ]

    def coarse_tasks(self) -> list[ValueTask]:
        """A few positions, evenly spread, for the first picture."""
        rows = self._open()
        every = max(1, -(-len(rows) // COARSE_POSITIONS))
        start = ValueTask(0, self._actions[0].before.to_bytes(), COARSE)
        return [start, *(ValueTask(one.number, one.after.to_bytes(), COARSE) for one in rows[::every])]

    def steps(self, values: dict[int, Estimate], choices: dict[int, Estimate]) -> list[ReviewStep]:
        """Return a step for each action. Positions without an estimate keep the chances before."""
        nothing = (0.0,) * self._players
        chances, errors = values[0].mean, values[0].error
        found = [ReviewStep(0, 0, None, "", "start", _round(chances), _round(errors), nothing, nothing)]
        for action in self._actions:
            before = chances
            chosen = choices.get(action.number)
            if chosen is not None:
                chances = _within(tuple(a + b for a, b in zip(chances, chosen.mean, strict=True)))
                errors = tuple((a * a + b * b) ** 0.5 for a, b in zip(errors, chosen.error, strict=True))
            between = chances
            fresh = _final(action) if _is_end(action) else values.get(action.number)
            if fresh is not None:
                chances, errors = fresh.mean, fresh.error
            found.append(
                ReviewStep(
                    action.number,
                    action.journey,
                    action.seat,
                    action.words,
                    _cause(action),
                    _round(chances),
                    _round(errors),
                    _minus(between, before),
                    _minus(chances, between),
                )
            )
        return found


def _is_strange(action: Action, player: PlayOn) -> bool:
    """Whether the policy would have chosen something else."""
    if action.seat is None or action.decision is None:
        return False
    return player.answer(action.before, action.seat) != action.code


def _is_luck(action: Action) -> bool:
    """Whether dice or cards came up. A shuffle alone changes nothing, because nobody knows the order."""
    if action.words.startswith("shuffle"):
        return rows(action.before, "hand") != rows(action.after, "hand")
    return action.seat is None or action.draws


def _is_end(action: Action) -> bool:
    return engine.is_over(action.after)


def _final(action: Action) -> Estimate:
    shares = shares_of(engine.final_scores(action.after))
    return Estimate(shares, (0.0,) * len(shares), 1)


def _cause(action: Action) -> Cause:
    if action.seat is not None:
        return "choice"
    return "dice" if action.words.startswith("roll") else "cards"


def _within(chances: Numbers) -> Numbers:
    """Chances that are not negative and add up to 1."""
    kept = [max(0.0, chance) for chance in chances]
    return tuple(chance / sum(kept) for chance in kept)


def _minus(one: Numbers, other: Numbers) -> Numbers:
    return _round(tuple(a - b for a, b in zip(one, other, strict=True)))


def _round(values: Numbers) -> Numbers:
    return tuple(round(value, 4) + 0.0 for value in values)
