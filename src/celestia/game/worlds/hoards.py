"""Sample all treasures of a game for one seat: nine cities and their constraints."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from ... import engine
from ...rules.kinds import city, limit, phase
from ..knowledge.learned import Learned, Step
from ..setup.names import city_word, treasure_word
from ..state_lists import numbers, rows
from .bonds import Bonds
from .city_facts import CityFacts, Contradiction
from .city_life import CityLife, Treasure, imagine_city

ROUNDS = 6


@dataclass
class Hoards:
    """Sampled treasures by city. `kept` names the cities with their real ones."""

    lives: list[CityLife] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)

    @staticmethod
    def real(state: engine.State) -> Hoards:
        places = range(city.COUNT)
        return Hoards([_real_city(state, place) for place in places], [city_word(place) for place in places])

    def last_drawn(self, seat: int, place: int) -> int:
        """Return the treasure of this city that the seat drew last.

        The seat may have traded it since. If all treasures of a city are alike, any of them will do."""
        life = self.lives[place]
        newest = [*life.cards[:1], *life.held[seat], *([life.last[seat]] if seat in life.last else [])][-1]
        return newest.face


class Treasury:
    """What a seat knows about all treasures. `imagine` samples from it."""

    def __init__(self, state: engine.State, learned: Learned) -> None:
        self.state = state
        self.learned = learned
        self.facts = [city_facts(state, learned, place) for place in range(city.COUNT)]

    def imagine(self, rng: Random, spyglass: frozenset[int] = frozenset()) -> Hoards:
        """Sample all treasures.

        With `spyglass`, one of these seats must hold a spyglass. Raise Contradiction if none can."""
        bonds = Bonds(self.state, self.learned, spyglass)
        for _ in range(ROUNDS):
            hoards = Hoards()
            for place in range(city.COUNT):
                self._add_city(hoards, place, rng)
            if bonds.mend(hoards.lives, rng):
                return hoards
        if spyglass:
            raise Contradiction
        return Hoards.real(self.state)

    def _add_city(self, hoards: Hoards, place: int, rng: Random) -> None:
        facts = self.facts[place]
        if len(set(facts.faces)) < 2:
            hoards.lives.append(_real_city(self.state, place))  # all alike, nothing to sample
            return
        try:
            hoards.lives.append(imagine_city(facts, rng))
        except Contradiction:
            hoards.lives.append(_real_city(self.state, place))
            hoards.kept.append(city_word(place))


def city_facts(state: engine.State, learned: Learned, place: int) -> CityFacts:
    """Return what a seat knows about a city.

    From hidden places this reads only counts, and the full set of the city's treasures, which is printed."""
    seats, elsewhere = _cards_of_city(state, place)
    return CityFacts(
        seat=learned.seat,
        faces=tuple(sorted(face for cards in [*seats, *elsewhere.values()] for face in cards)),
        own=() if learned.seat is None else tuple(seats[learned.seat]),
        held=tuple(len(held) for held in seats),
        gifts=len(elsewhere["gifts"]),
        removed=len(elsewhere["removed"]),
        boxed=len(elsewhere["boxed"]),
        drawn=len(elsewhere["drawn"]),
        steps=(*learned.piles.get(city_word(place), ()), *_open_gifts(state, elsewhere["gifts"])),
    )


def _open_gifts(state: engine.State, gifts: list[int]) -> list[Step]:
    """After the end is announced the remaining gifts are public (C165)."""
    if state.phase not in (phase.GIFTS, phase.OVER):
        return []
    return [("revealed", None, treasure_word(face), gifts.count(face)) for face in sorted(set(gifts))]


def _cards_of_city(state: engine.State, place: int) -> tuple[list[list[int]], dict[str, list[int]]]:
    """Return all treasures of a city: those of the seats, and those elsewhere."""
    here = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)

    def spread(counts: list[int]) -> list[int]:
        return [face for face in here for _ in range(counts[face])]

    seats = [spread(row) for row in rows(state, "treasure")[: state.players]]
    elsewhere = {name: spread(numbers(state, name)) for name in ("gifts", "removed", "boxed")}
    elsewhere["pile"] = rows(state, "pile")[place][: numbers(state, "pile_size")[place]]
    elsewhere["drawn"] = [face for face in numbers(state, "drawn")[: state.drawn_count] if face in here]
    return seats, elsewhere


def _real_city(state: engine.State, place: int) -> CityLife:
    """Return the real treasures of a city."""
    seats, elsewhere = _cards_of_city(state, place)
    cards = {name: [Treasure(face, known=True) for face in faces] for name, faces in elsewhere.items()}
    held = [[Treasure(face, known=True) for face in faces] for faces in seats]
    just_drew = numbers(state, "just_drew")
    last = {seat: card for seat, row in enumerate(held) for card in row if card.face == just_drew[seat]}
    life = CityLife([], cards["pile"], held, cards["gifts"], cards["removed"], cards["boxed"], cards["drawn"])
    life.last = last
    return life.settle()
