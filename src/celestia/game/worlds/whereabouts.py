"""Where the treasures of a city are, as far as one seat can tell.

A seat sees treasures move, mostly without their faces. Faces that it has not seen are all alike to it: given
what it saw, each assignment of the remaining faces to the remaining cards is equally likely. So it is enough
to follow the cards whose faces it knows. This works as long as their place is certain, which is nearly
always. It ends when somebody draws from a pile that mixes known and unknown cards, or gives up one of
several cards of which the seat knows some. Then `track` raises Uncertain, and whole histories are
sampled instead (`city_life`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from ...rules.box import TREASURE_VALUES
from .city_facts import CityFacts, Contradiction
from .city_life import CityLife, Treasure

Face = int | None  # None: unknown
T = TypeVar("T")


class Uncertain(Exception):
    """A known card may be in several places."""


@dataclass
class Whereabouts:
    """The cards of a city by place, each with its face if the seat knows it."""

    facts: CityFacts
    loose: list[Face] = field(default_factory=list)  # in the pile, order unknown
    under: list[Face] = field(default_factory=list)  # put below since the last shuffle, lowest first
    held: list[list[Face]] = field(default_factory=list)  # by seat
    gifts: list[Face] = field(default_factory=list)
    removed: list[Face] = field(default_factory=list)
    boxed: list[Face] = field(default_factory=list)
    drawn: list[Face] = field(default_factory=list)
    last: dict[int, Face] = field(default_factory=dict)  # the newest draw of each seat
    worths: list[int] = field(default_factory=list)  # removed cards of which only the points are known (Q28)
    unknown: list[int] = field(default_factory=list)  # the faces of the unknown cards, in any order

    def sample(self, rng: Random) -> CityLife:
        """Give the unknown cards random faces."""
        order = shuffled(self.unknown, rng)
        priced = [_take_worth(order, points) for points in self.worths]
        faces = iter(order)
        life = CityLife(
            shuffled(_cards(self.loose, faces), rng) if self._is_mixed else _cards(self.loose, faces),
            _cards(self.under, faces),
            [_cards(held, faces) for held in self.held],
            _cards(self.gifts, faces),
            _cards(self.removed, faces) + priced,
            _cards(self.boxed, faces),
            _cards(self.drawn, faces),
        )
        for seat, face in self.last.items():
            alike = [card for card in life.held[seat] if face is None or card.face == face]
            if alike:
                life.last[seat] = alike[-1]
        return life.settle()

    @property
    def _is_mixed(self) -> bool:
        return any(face is not None for face in self.loose)

    @property
    def every_place(self) -> Iterator[list[Face]]:
        yield from (self.loose, self.under, self.gifts, self.removed, self.boxed, self.drawn, *self.held)

    def close(self) -> Whereabouts:
        """Compute which faces are left for the unknown cards."""
        left = Counter(self.facts.faces)
        left.subtract(face for place in self.every_place for face in place if face is not None)
        self.unknown = list(left.elements())
        if min(left.values(), default=0) < 0 or len(self.unknown) != self._count_unknown():
            raise Contradiction
        return self

    def _count_unknown(self) -> int:
        return sum(place.count(None) for place in self.every_place) + len(self.worths)


def _cards(place: list[Face], faces: Iterator[int]) -> list[Treasure]:
    if not place:
        return []
    return [Treasure(next(faces)) if face is None else Treasure(face, True) for face in place]


def _take_worth(faces: list[int], points: int) -> Treasure:
    """Remove the first face with these points. Each is as likely as it has cards."""
    for face in faces:
        if TREASURE_VALUES[face] == points:
            faces.remove(face)
            return Treasure(face, True)
    raise Contradiction


def shuffled(cards: list[T], rng: Random) -> list[T]:
    """Return the cards in random order, about twice as fast as `Random.shuffle`."""
    random = rng.random
    order = sorted([(random(), at) for at in range(len(cards))])
    return [cards[at] for _, at in order]


# ---------------------------------------------------------------------------------------------- following
def count_only(facts: CityFacts) -> Whereabouts:
    """Use the present counts and the seat's own cards, and no history."""
    found = Whereabouts(facts)
    found.held = [[None] * count for count in facts.held]
    if facts.seat is not None:
        found.held[facts.seat] = list(facts.own)
    found.gifts, found.removed = [None] * facts.gifts, [None] * facts.removed
    found.boxed, found.drawn = [None] * facts.boxed, [None] * facts.drawn
    _fill_pile(found)
    return found.close()


def track(facts: CityFacts) -> Whereabouts:
    """Follow all steps. Raise Uncertain or Contradiction if that fails."""
    found = Whereabouts(facts)
    found.held = [[None] * count for count in facts.held_at_first]
    if facts.seat is not None:
        own = facts.own_at_first
        if min(own.values(), default=0) < 0 or own.total() != facts.held_at_first[facts.seat]:
            raise Contradiction
        found.held[facts.seat] = list(own.elements())
    found.gifts = [None] * facts.gifts_at_first
    found.removed = [None] * (facts.removed - facts.count("removed"))
    found.boxed = [None] * facts.boxed
    _fill_pile(found)
    tracker = _Tracker(found)
    for at in range(len(facts.steps)):
        tracker.step(at)
    for _ in range(facts.drawn - len(found.drawn)):
        found.drawn.append(tracker.draw(None, anywhere=False))
    return found.close()


def _fill_pile(found: Whereabouts) -> None:
    elsewhere = sum(map(len, found.every_place))
    if elsewhere > len(found.facts.faces):
        raise Contradiction
    found.loose = [None] * (len(found.facts.faces) - elsewhere)


class _Tracker:
    def __init__(self, found: Whereabouts) -> None:
        self.found = found
        self.facts = found.facts
        self.faces = found.facts.faces_of_steps

    def step(self, at: int) -> None:
        what, who, _, number = self.facts.steps[at]
        found, face, seat = self.found, self.faces[at], -1 if who is None else who
        if what == "drawn":
            card = self._keep(face) if found.drawn else self.draw(face, self.facts.is_chosen(at))
            found.held[seat].append(card)
            found.last[seat] = card
        elif what == "gift":
            found.gifts.append(self.draw(face, anywhere=False))
        elif what == "saw":
            found.drawn.append(self.draw(face, anywhere=False))
        elif what == "holds":
            self._see_pile(at)
        elif what == "returned":
            found.loose.append(self._return_last(seat, face))
        elif what == "under":
            found.under.insert(0, self._give_up(found.held[seat], face))
        elif what == "removed":
            card = self._give_up(found.held[seat], face)
            if card is None:
                found.worths.append(number or 0)
            else:
                found.removed.append(card)
        elif what == "given":
            found.held[number or 0].append(self._give_up(found.gifts, face))
        elif what == "revealed":
            self._see_gifts(face, number or 0)
        else:
            found.loose += found.under
            found.under.clear()

    def draw(self, face: Face, anywhere: bool) -> Face:
        found = self.found
        if anywhere and found.under:
            if any(card is not None for card in (*found.under, *found.loose)):
                raise Uncertain
            found.loose += found.under  # all unknown: their order does not matter
            found.under.clear()
        if found.loose:
            return self._give_up(found.loose, face)
        top = found.under[-1:]
        found.under[-1:] = []
        return self._give_up(top, face)

    def _give_up(self, cards: list[Face], face: Face) -> Face:
        """Remove one of these cards and return its face, or raise Uncertain."""
        kinds = set(cards)
        if not kinds:
            raise Contradiction
        if len(kinds) == 1:
            known = cards.pop()
            if known is not None and face not in (None, known):
                raise Contradiction
            return known if face is None else face
        if face is None or (None in kinds and face in kinds):
            raise Uncertain
        cards.remove(face if face in kinds else None)
        return face

    def _return_last(self, seat: int, face: Face) -> Face:
        """Remove the newest draw of a seat."""
        if seat not in self.found.last:
            return self._give_up(self.found.held[seat], face)
        last = self.found.last.pop(seat)
        self.found.held[seat].remove(last)
        return face if last is None else last

    def _keep(self, face: Face) -> Face:
        """Keep one of the treasures that the crew drew, and return the others to the pile."""
        kept = self._give_up(self.found.drawn, face)
        self.found.loose += self.found.drawn
        self.found.drawn.clear()
        return kept

    def _see_pile(self, at: int) -> None:
        """Take in all faces that Instructor's player sees, at the last of these steps."""
        if self.facts.is_step(at + 1, "holds"):
            return
        seen: list[Face] = []
        while self.facts.is_step(at, "holds"):
            seen += [self.faces[at]] * (self.facts.steps[at][3] or 0)
            at -= 1
        found = self.found
        if found.under:
            raise Uncertain
        before: Counter[Face] = Counter(card for card in found.loose if card is not None)
        if len(seen) != len(found.loose) or before - Counter(seen):
            raise Contradiction
        found.loose = seen

    def _see_gifts(self, face: Face, number: int) -> None:
        known = self.found.gifts.count(face)
        for _ in range(number - known):
            if None not in self.found.gifts:
                raise Contradiction
            self.found.gifts.remove(None)
            self.found.gifts.append(face)
