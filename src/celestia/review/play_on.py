"""Play positions on to the end of the game. The only module that knows which policy plays.

A trained value function can replace the playouts: it returns its estimate from `shares` and ignores seeds.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Protocol

from .. import engine
from ..learning import observation_layout, policy_games
from ..learning.policy_names import POLICIES
from .estimate import Shares

DEFAULT = "odds"  # knows all modules; the yardsticks know only the classic game

SECOND = "careful"  # must agree that a decision was worse


class PlayOn(Protocol):
    name: str

    def shares(self, position: engine.State, seeds: Sequence[int]) -> list[Shares]:
        """Play this position on once for each seed. Return each seat's share of the victory.

        Equal seeds mean equal dice, as long as the same dice are rolled."""
        ...

    def answer(self, position: engine.State, seat: int) -> int:
        """Return the action that it would choose for this seat, from what the seat may know."""
        ...


class NativePlayOn:
    """All seats are played by one native policy. It sees only the observation of the seat it answers for."""

    def __init__(self, name: str = DEFAULT) -> None:
        self.name = name
        self._policy = POLICIES[name]
        self._table = engine.PolicyTable()
        self._unused = engine.generator(0)  # this policy draws nothing from it
        self._row = bytearray(observation_layout.SIZE)

    def shares(self, position: engine.State, seeds: Sequence[int]) -> list[Shares]:
        players = position.players
        for seat in range(players):
            self._table.seat(seat, self._policy)
        width = policy_games.COUNTS + policy_games.COUNTS_OF_SEAT * players
        numbers = array("i", bytes(4 * width * len(seeds)))
        engine.play_policies(self._table, position, list(seeds), numbers)
        first, apart = policy_games.COUNTS, policy_games.COUNTS_OF_SEAT
        return [shares_of(numbers[at + first : at + width : apart]) for at in range(0, len(numbers), width)]

    def answer(self, position: engine.State, seat: int) -> int:
        engine.observe(position, seat, self._row)
        ids = engine.legal_ids(position, seat)
        number = engine.choose_by_policy(self._policy, self._row, ids, self._unused)
        return engine.action_of_id(position, seat, number)


def shares_of(scores: Sequence[int]) -> Shares:
    """Divide the victory among the highest scores (R10, C7)."""
    best = max(scores)
    winners = list(scores).count(best)
    return tuple(1 / winners if score == best else 0.0 for score in scores)


@cache
def play_on(name: str = DEFAULT) -> PlayOn:
    """One for each process, because it keeps the chances of the decks that it has met."""
    return NativePlayOn(name)
