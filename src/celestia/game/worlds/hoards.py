"""Sample all treasures of a game for one seat: nine cities and their constraints."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from ... import engine
from ...rules.box import TREASURE_COUNTS
from ...rules.kinds import city, limit, module, phase
from ..knowledge.learned import Learned, Step
from ..setup.names import city_word, treasure_word
from ..state_lists import numbers, rows
from .bonds import Bonds
from .city_facts import CityFacts, Contradiction
from .city_life import CityLife, Histories, Treasure
from .whereabouts import Uncertain, Whereabouts, count_only, track

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
    """What a seat knows about all treasures. `imagine` samples from it.

    Without the real position (`is_real`), constraints that cannot be met are dropped."""

    def __init__(self, state: engine.State, learned: Learned, is_real: bool) -> None:
        self.state = state
        self.is_real = is_real
        self.facts = [city_facts(state, learned, place) for place in range(city.COUNT)]
        self.sources = [_source(facts) for facts in self.facts]
        self.bonds = Bonds(state, learned)

    def imagine(self, rng: Random, spyglass: frozenset[int] = frozenset()) -> Hoards:
        """Sample all treasures.

        With `spyglass`, one of these seats must hold a spyglass. Raise Contradiction if none can."""
        for _ in range(ROUNDS):
            hoards = Hoards()
            for place in range(city.COUNT):
                self._add_city(hoards, place, rng)
            if self.bonds.mend(hoards.lives, rng, spyglass):
                return hoards
        if spyglass:
            raise Contradiction
        return Hoards.real(self.state) if self.is_real else Hoards(hoards.lives, [*hoards.kept, "points"])

    def _add_city(self, hoards: Hoards, place: int, rng: Random) -> None:
        try:
            hoards.lives.append(self.sources[place].sample(rng))
        except Contradiction:
            hoards.lives.append(count_only(self.facts[place]).sample(rng))
            hoards.kept.append(city_word(place))


def _source(facts: CityFacts) -> Whereabouts | Histories:
    if len(set(facts.faces)) < 2:
        return count_only(facts)  # all alike
    try:
        return track(facts)
    except (Uncertain, Contradiction):
        return Histories(facts)


def city_facts(state: engine.State, learned: Learned, place: int) -> CityFacts:
    """Return what a seat knows about a city.

    From hidden places this reads only counts."""
    seats, elsewhere = _cards_of_city(state, place)
    return CityFacts(
        seat=learned.seat,
        faces=_printed_faces(place, bool(state.modules & module.SPYGLASS)),
        own=() if learned.seat is None else tuple(seats[learned.seat]),
        held=tuple(len(held) for held in seats),
        gifts=len(elsewhere["gifts"]),
        removed=len(elsewhere["removed"]),
        boxed=len(elsewhere["boxed"]),
        drawn=len(elsewhere["drawn"]),
        steps=(*learned.piles.get(city_word(place), ()), *_open_gifts(state, elsewhere["gifts"])),
    )


@cache
def _printed_faces(place: int, with_spyglass: bool) -> tuple[int, ...]:
    slots = range(limit.SLOTS if with_spyglass else limit.SPYGLASS_SLOT)
    faces = [place * limit.SLOTS + slot for slot in slots]
    return tuple(face for face in faces for _ in range(TREASURE_COUNTS[face]))


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
