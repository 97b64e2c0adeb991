"""Sample a history of one city's treasures.

Every unseen draw gets a random result. The steps that a seat knows (`Learned.piles`) are played forward
from the beginning. Treasures count as distinct cards. Pile sizes are public, so all consistent histories
are equally likely. A draw of unknown face picks among the cards that later known steps do not need. This is
biased if treasures came back to the pile, so then several histories are sampled and one is picked by
weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from ...rules.kinds import limit
from .city_facts import GIFTS, CityFacts, Contradiction, Hindsight, Needed

PILE, REMOVED, BOXED, DRAWN = -1, -3, -4, -5  # with GIFTS, the holders that are not seats
COURSES = 10  # histories sampled at once if treasures came back
MOST = 40  # histories kept for later draws; more are more exact
TRIES = 60
T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Treasure:
    """One card. A card with a known face must not swap it."""

    face: int
    known: bool = False
    holder: int = PILE


@dataclass
class CityLife:
    """Where every treasure of the city is, in one history."""

    loose: list[Treasure] = field(default_factory=list)  # in the pile, order unknown
    under: list[Treasure] = field(default_factory=list)  # put below since the last shuffle, lowest first
    held: list[list[Treasure]] = field(default_factory=list)  # by seat
    gifts: list[Treasure] = field(default_factory=list)
    removed: list[Treasure] = field(default_factory=list)
    boxed: list[Treasure] = field(default_factory=list)
    drawn: list[Treasure] = field(default_factory=list)
    last: dict[int, Treasure] = field(default_factory=dict)  # the newest draw of each seat
    weight: float = 1.0

    @property
    def pile(self) -> list[Treasure]:
        """From the bottom up."""
        return self.under + self.loose

    @property
    def cards(self) -> list[Treasure]:
        held = [card for cards in self.held for card in cards]
        return self.pile + self.gifts + self.removed + self.boxed + self.drawn + held

    def with_new_faces(self, rng: Random) -> CityLife:
        """Return a copy in which the cards with unknown faces have swapped them at random."""
        unknown = [card for card in self.cards if not card.known]
        faces = [card.face for card in unknown]
        rng.shuffle(faces)
        copies = {id(card): Treasure(card.face, True) for card in self.cards if card.known}
        copies |= {id(card): Treasure(face) for card, face in zip(unknown, faces, strict=True)}

        def copy(cards: list[Treasure]) -> list[Treasure]:
            return [copies[id(card)] for card in cards]

        life = CityLife(copy(self.loose), copy(self.under), [copy(held) for held in self.held])
        life.gifts, life.removed = copy(self.gifts), copy(self.removed)
        life.boxed, life.drawn = copy(self.boxed), copy(self.drawn)
        life.last = {seat: copies[id(card)] for seat, card in self.last.items()}
        rng.shuffle(life.loose)
        return life.settle()

    def settle(self) -> CityLife:
        """Set the holder of every card."""
        places = [(PILE, self.pile), (GIFTS, self.gifts), (REMOVED, self.removed), (BOXED, self.boxed)]
        for holder, cards in [*places, (DRAWN, self.drawn), *enumerate(self.held)]:
            for card in cards:
                card.holder = holder
        return self


class Histories:
    """Sampled histories of a city that fit the facts, for many draws.

    Histories are slow to sample, so later draws use the same ones again. Each draw gives new faces to the
    cards that the seat has never seen, because these are all alike to it."""

    def __init__(self, facts: CityFacts) -> None:
        self.facts = facts
        self._found: list[CityLife] = []

    def sample(self, rng: Random) -> CityLife:
        """Return a history of its own. Raise Contradiction if none fits."""
        if len(self._found) < MOST:
            self._found += _histories(self.facts, rng)
        if not self._found:
            raise Contradiction
        weights = [life.weight for life in self._found] if self.facts.came_back else None
        return rng.choices(self._found, weights)[0].with_new_faces(rng)


def _histories(facts: CityFacts, rng: Random) -> list[CityLife]:
    """Sample a few histories that fit the facts, or none.

    The second round lets draws come from anywhere in the pile: with a pile of two nobody knows whether
    Instructor's player took the lower card."""
    hindsight = Hindsight(facts, rng.choice) if facts.is_plain else None
    for lenient in (False, True):
        found: list[CityLife] = []
        for _ in range(TRIES):
            try:
                found.append(_Course(facts, rng, lenient, hindsight).play())
            except Contradiction:
                continue
            if not facts.came_back or len(found) == COURSES:
                break
        if found:
            return found
    return []


class _Course:
    """One attempt to play the steps forward."""

    def __init__(self, facts: CityFacts, rng: Random, lenient: bool, hindsight: Hindsight | None) -> None:
        self.facts = facts
        self.rng = rng
        self.lenient = lenient
        self.life = CityLife()
        self.hindsight = hindsight or Hindsight(facts, self._pick)

    def _pick(self, options: Sequence[T]) -> T:
        if not options:
            raise Contradiction
        self.life.weight *= len(options)
        return options[self.rng.randrange(len(options))]

    def play(self) -> CityLife:
        self._begin()
        for at in range(len(self.facts.steps)):
            self._step(at)
        for _ in range(self.facts.drawn - len(self.life.drawn)):
            self.life.drawn.append(self._draw(None, [0] * limit.SLOTS, anywhere=False))
        return self.life

    def _begin(self) -> None:
        """Place all treasures before the first step.

        They are in the pile or, with crews, in the box. In a game that started from a position they may be
        anywhere."""
        facts, life = self.facts, self.life
        known = {seat: Counter(faces) for seat, faces in self.hindsight.at_first.items()}
        if facts.seat is not None:
            known[facts.seat] = facts.own_at_first
        cards = [Treasure(face) for face in facts.faces]
        self.rng.shuffle(cards)
        life.held = [self._take_known(cards, known.get(seat)) for seat in range(len(facts.held))]
        life.gifts = self._take_known(cards, known.get(GIFTS))
        needed = self.hindsight.needed[0].copy()
        reserved = [card for card in cards if _is_among(card, needed)]
        if any(needed):
            raise Contradiction
        cards = [card for card in cards if card not in reserved]
        for held, count in zip(life.held, facts.held_at_first, strict=True):
            held += self._take_any(cards, count - len(held))
        life.gifts += self._take_any(cards, facts.gifts_at_first - len(life.gifts))
        life.removed = self._take_any(cards, facts.removed - facts.count("removed"))
        life.boxed = self._take_any(cards, facts.boxed)
        life.loose = cards + reserved

    def _take_known(self, cards: list[Treasure], faces: Counter[int] | None) -> list[Treasure]:
        taken: list[Treasure] = []
        for face, count in faces.items() if faces else ():
            fitting = [card for card in cards if card.face == face]
            if not 0 <= count <= len(fitting):
                raise Contradiction
            taken += fitting[:count]
        for card in taken:
            card.known = True
            cards.remove(card)
        return taken

    def _take_any(self, cards: list[Treasure], count: int) -> list[Treasure]:
        if not 0 <= count <= len(cards):
            raise Contradiction
        return [cards.pop() for _ in range(count)]

    # ------------------------------------------------------------------------------------- step by step
    def _step(self, at: int) -> None:
        life = self.life
        what, who, _, number = self.facts.steps[at]
        seat = -1 if who is None else who
        face, needed = self.hindsight.faces[at], self.hindsight.needed[at + 1]
        if what == "drawn":
            anywhere = self.lenient or self.facts.is_chosen(at)
            card = self._keep(face) if life.drawn else self._draw(face, needed, anywhere)
            life.held[seat].append(card)
            life.last[seat] = card
        elif what == "gift":
            life.gifts.append(self._draw(face, needed, anywhere=False))
        elif what == "saw":
            life.drawn.append(self._draw(face, needed, anywhere=False))
        elif what == "holds":
            self._turn_up(life.pile, face, number)
        elif what == "returned":
            life.loose.append(self._give_up(life.held[seat], face, life.last.get(seat)))
        elif what == "under":
            life.under.insert(0, self._give_up(life.held[seat], face))
        elif what == "removed":
            life.removed.append(self._give_up(life.held[seat], face))
        elif what == "given":
            life.held[number or 0].append(self._give_up(life.gifts, face))
        elif what == "revealed":
            self._turn_up(life.gifts, face, number)
        else:
            life.loose += life.under
            life.under.clear()

    def _draw(self, face: int | None, needed: Needed, anywhere: bool) -> Treasure:
        life = self.life
        reach = life.pile if anywhere else life.loose or life.under[-1:]
        if face is None and any(needed):
            face_drawn = self._pick_spare(reach, needed)
            card = self._pick([card for card in reach if card.face == face_drawn])
        else:
            card = self._pick([card for card in reach if face in (None, card.face)])
            card.known = card.known or face is not None
        (life.loose if card in life.loose else life.under).remove(card)
        return card

    def _pick_spare(self, reach: Sequence[Treasure], needed: Needed) -> int:
        """Pick a face, weighted by how many cards of it later known steps do not need."""
        within = Counter(card.face for card in reach)
        spare = Counter(card.face for card in self.life.pile)
        for card_face in spare:
            spare[card_face] = min(within[card_face], spare[card_face] - needed[card_face % limit.SLOTS])
        spare = +spare
        if not spare:
            raise Contradiction
        face = self.rng.choices(list(spare), list(spare.values()))[0]
        self.life.weight *= spare.total() / spare[face]
        return face

    def _give_up(self, cards: list[Treasure], face: int | None, only: Treasure | None = None) -> Treasure:
        """Remove one of these cards: of this face if known, and `only` this card if given."""
        options = [card for card in cards if face in (None, card.face) and only in (None, card)]
        card = self._pick(options)
        card.known = card.known or face is not None
        cards.remove(card)
        return card

    def _keep(self, face: int | None) -> Treasure:
        """Keep one of the treasures that the crew drew, and return the others to the pile."""
        kept = self._give_up(self.life.drawn, face)
        self.life.loose += self.life.drawn
        self.life.drawn.clear()
        return kept

    def _turn_up(self, cards: Sequence[Treasure], face: int | None, number: int | None) -> None:
        """Check a face seen in a pile or among the gifts. Mark all cards as known."""
        if sum(card.face == face for card in cards) != number:
            raise Contradiction
        for card in cards:
            card.known = True


def _is_among(card: Treasure, needed: Needed) -> bool:
    """Whether the card is still needed. If so, count it off."""
    slot = card.face % limit.SLOTS
    if needed[slot] == 0:
        return False
    needed[slot] -= 1
    return True
