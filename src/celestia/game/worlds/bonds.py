"""Constraints between the sampled treasures of different cities.

Cities are sampled independently. Then two cards of one city with unknown faces swap faces until all
constraints hold. A swap does not change the likelihood of a history. The constraints: public points, no
seat that would have ended the game before this journey (R10, R15), a real choice wherever a seat chooses a
treasure, and a spyglass where one is required.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random

from ... import engine
from ...rules.box import BOSCALUMIA_POINTS, END_POINTS, END_TREASURES, TREASURE_VALUES
from ...rules.kinds import house_option, limit, module, phase, place, question
from ..knowledge.learned import Learned
from ..state_lists import numbers
from .city_life import DRAWN, PILE, CityLife, Treasure

EXCHANGES = 600
TEMPERATURE = 1.0
BETWEEN_JOURNEYS = frozenset({phase.NEW_JOURNEY, phase.MATRYOSHBURG, phase.SWAP})


def is_spyglass(face: int) -> bool:
    return face % limit.SLOTS == limit.SPYGLASS_SLOT


def kinds_among(faces: Sequence[int]) -> int:
    """Count the different faces. All spyglasses are one kind (C24, Q14)."""
    return len({-1 if is_spyglass(face) else TREASURE_VALUES[face] for face in faces})


@dataclass
class _Table:
    """The cards by place."""

    at: dict[int, list[Treasure]] = field(default_factory=dict)
    piles: list[list[Treasure]] = field(default_factory=list)

    @staticmethod
    def of(lives: Sequence[CityLife]) -> _Table:
        table = _Table({DRAWN: [card for life in lives for card in life.drawn]})
        for seat in range(len(lives[0].held)):
            table.at[seat] = [card for life in lives for card in life.held[seat]]
        table.piles = [life.pile for life in lives]
        return table


def _swappable(lives: Sequence[CityLife]) -> list[tuple[list[Treasure], list[Treasure]]]:
    """Return for each city the cards that may swap faces: those outside the pile, and all."""
    found = []
    for life in lives:
        free = [card for card in life.cards if not card.known]
        away = [card for card in free if card.holder != PILE]
        if away and len({card.face for card in free}) > 1:
            found.append((away, free))
    return found


def _two_cards(free: list[tuple[list[Treasure], list[Treasure]]], rng: Random) -> tuple[Treasure, Treasure]:
    while True:
        away, every = free[rng.randrange(len(free))]
        one, other = away[rng.randrange(len(away))], every[rng.randrange(len(every))]
        if one.face != other.face:
            return one, other


class Bonds:
    def __init__(self, state: engine.State, learned: Learned) -> None:
        self.state = state
        self.seats = [seat for seat in range(state.players) if seat != learned.seat]
        self.spyglass: frozenset[int] = frozenset()
        self.tokens = [BOSCALUMIA_POINTS * count for count in numbers(state, "token")]
        scored = state.phase in (phase.GIFTS, phase.OVER)
        self.points = numbers(state, "points") if scored or state.house & house_option.OPEN_SCORES else None
        self.with_news = frozenset(filter(self._may_have_news, self.seats))
        self.chosen_from = self._place_chosen_from()

    def _place_chosen_from(self) -> int | None:
        """The city whose pile Instructor's player chooses from. Its faces must differ."""
        if self.state.question != question.CHOOSE_TREASURE or self.state.asked < 0:
            return None
        return numbers(self.state, "frame_place")[self.state.frames - 1]

    def mend(self, lives: Sequence[CityLife], rng: Random, spyglass: frozenset[int] = frozenset()) -> bool:
        """Swap faces until all constraints hold. Return whether they do.

        With `spyglass`, one of these seats must hold a spyglass."""
        self.spyglass = spyglass
        table = _Table.of(lives)
        lacking = sum(self._lacking_of(seat, table) for seat in self.seats) + self._lacking_elsewhere(table)
        if lacking == 0:
            return True
        free = _swappable(lives)
        for _ in range(EXCHANGES if free else 0):
            one, other = _two_cards(free, rng)
            before = self._lacking_around(one, other, table)
            one.face, other.face = other.face, one.face
            worse = self._lacking_around(one, other, table) - before
            if worse <= 0 or rng.random() < exp(-worse / TEMPERATURE):
                lacking += worse
                if lacking == 0:
                    return True
            else:
                one.face, other.face = other.face, one.face
        return False

    # --------------------------------------------------------------------------------- violated constraints
    def _lacking_around(self, one: Treasure, other: Treasure, table: _Table) -> int:
        """Sum the violations that a swap of these two cards can change."""
        holders = {one.holder, other.holder}
        seats = sum(self._lacking_of(seat, table) for seat in self.seats if seat in holders)
        return seats + self._lacking_elsewhere(table)

    def _lacking_elsewhere(self, table: _Table) -> int:
        lacking = 0
        if self.spyglass:
            held = (card.face for seat in self.spyglass for card in table.at.get(seat, ()))
            lacking += not any(is_spyglass(face) for face in held)
        if self.chosen_from is not None:
            lacking += len({card.face for card in table.piles[self.chosen_from]}) < 2
        if self.state.question == question.KEEP_TREASURE and self.state.asked >= 0:
            lacking += len({card.face for card in table.at[DRAWN]}) < 2
        return lacking

    def _lacking_of(self, seat: int, table: _Table) -> int:
        """How far a seat's treasures are from meeting the constraints; 0 if they do."""
        faces = [card.face for card in table.at.get(seat, ())]
        points = self.tokens[seat] + sum(TREASURE_VALUES[face] for face in faces)
        if self.points is not None:
            return abs(points - self.points[seat])
        if self.state.modules & module.BEGINNERS:
            return max(0, kinds_among(faces) - (seat in self.with_news) - END_TREASURES + 1)
        if seat in self.with_news:
            points -= self.tokens[seat] + max((TREASURE_VALUES[face] for face in faces), default=0)
        return max(0, points - END_POINTS + 1)

    def _may_have_news(self, seat: int) -> bool:
        """Whether the seat may have gained something since the last end check.

        That is one treasure, assumed to be the most valuable one, or Boscalumia's token."""
        state = self.state
        if state.phase in BETWEEN_JOURNEYS and (seat - state.captain) % state.players >= state.step:
            return False
        return bool(state.modules & module.MATRYOSHBURG) or numbers(state, "place")[seat] == place.OFF
