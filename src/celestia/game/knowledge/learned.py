"""What a seat has learned (H5, H7), folded from the events that it may see.

Nothing else goes in, so it cannot leak hidden facts. `worlds` respects all of it. The table shows it as
"Cards seen".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ...rules.deck import KINDS
from ..setup.names import CARDS

RENEWING = frozenset(each.word for each in KINDS if each.renews_hand)
SPYING = frozenset(each.word for each in KINDS if each.shows_hand)
PAYING = frozenset({*CARDS[:8], "turbo"})  # plain and improved equipment, and turbos


@dataclass(frozen=True)
class Announcement:
    """A captain announced that they can, or cannot, answer these dice.

    A captain who cannot lacked the equipment, because only turbos may be held back (R2). The `since` fields
    count the cards that the captain drew and spent afterwards."""

    seat: int
    can: bool
    faced: tuple[int, ...]  # dice of each hazard, after subtracting the cards on the table
    turbos: int  # Yellow's, on the table
    drawn_since: int = 0
    spent_since: tuple[tuple[str, int], ...] = ()  # equipment and turbos that left the hand

    def drew(self) -> Announcement:
        return Announcement(
            self.seat, self.can, self.faced, self.turbos, self.drawn_since + 1, self.spent_since
        )

    def spent(self, card: str, count: int) -> Announcement:
        since = dict(self.spent_since)
        since[card] = since.get(card, 0) + count
        spent = tuple(sorted(since.items()))
        return Announcement(self.seat, self.can, self.faced, self.turbos, self.drawn_since, spent)


Facts = dict[str, Any]  # an event as one seat sees it

# One change to a city's pile: what happened, which seat did it, which treasure (None: unknown), a number.
Step = tuple[str, int | None, str | None, int | None]


@dataclass
class Learned:
    seat: int | None
    announcements: list[Announcement] = field(default_factory=list)  # of the other seats
    hands: dict[int, dict[str, int]] = field(default_factory=dict)  # cards known to be in a hand
    piles: dict[str, list[Step]] = field(default_factory=dict)  # by city
    own_cannot: Announcement | None = None  # this seat's last "cannot", which the others remember

    def copy(self) -> Learned:
        """Return a snapshot. Inner dicts and lists are shared and never mutated."""
        return Learned(
            self.seat, list(self.announcements), dict(self.hands), dict(self.piles), self.own_cannot
        )

    def take_in(self, facts: Facts) -> bool:
        """Process one event as this seat sees it. Return whether it taught anything."""
        lesson = TEACHING.get(facts["what"])
        return lesson is not None and lesson(self, facts)

    # ----------------------------------------------------------------------------------- announcements
    def _announced(self, facts: Facts) -> bool:
        can = facts["what"] == "announced_can"
        said = Announcement(facts["seat"], can, tuple(facts["faced"]), facts["turbos"])
        if said.seat == self.seat:
            self.own_cannot = self.own_cannot if can else said
            return False
        self.announcements.append(said)
        return True

    def _paid(self, facts: Facts) -> bool:
        """Drop the "I can" of a captain who flew on. The payment has shown all it implied."""
        seat = facts["seat"]
        return self._keep([said for said in self.announcements if said.seat != seat or not said.can])

    def _keep(self, announcements: list[Announcement]) -> bool:
        """Keep only these announcements. Return whether any were dropped."""
        had_others = len(announcements) < len(self.announcements)
        self.announcements = announcements
        return had_others

    # -------------------------------------------------------------------------------------------- cards
    def _card_came(self, facts: Facts) -> bool:
        has_learned = False
        if self.own_cannot is not None and facts["seat"] == self.seat:
            self.own_cannot = self.own_cannot.drew()
        for at, said in enumerate(self.announcements):
            if said.seat == facts["seat"]:
                self.announcements[at] = said.drew()
                has_learned = True
        return has_learned

    def _card_went(self, facts: Facts) -> bool:
        if "seat" not in facts:
            return False
        seat, card, count = facts["seat"], facts["card"], facts.get("count", 1)
        known = self.hands.get(seat, {})
        has_learned = card in known
        if has_learned:
            left = {name: held - count if name == card else held for name, held in known.items()}
            self.hands[seat] = {name: held for name, held in left.items() if held > 0}
        if card in PAYING:
            for at, said in enumerate(self.announcements):
                if said.seat == seat:
                    self.announcements[at] = said.spent(card, count)
                    has_learned = True
        return has_learned

    def _card_played(self, facts: Facts) -> bool:
        """Forget a hand that was replaced, and an older look at a hand now seen again."""
        seat, has_learned = facts["seat"], self._card_went(facts)
        if facts["card"] in RENEWING:
            self.own_cannot = None if seat == self.seat else self.own_cannot
            was_seen = self.hands.pop(seat, None) is not None
            others = self._keep([said for said in self.announcements if said.seat != seat])
            return has_learned or was_seen or others
        if facts["card"] in SPYING and seat == self.seat:
            return self.hands.pop(facts["target"], None) is not None or has_learned
        return has_learned

    def _help_taken_back(self, facts: Facts) -> bool:
        return self._known(facts["seat"], facts["card"], facts["count"])

    def _hand_seen(self, facts: Facts) -> bool:
        return self._known(facts["of"], facts["card"], facts["count"])

    def _known(self, seat: int, card: str, count: int) -> bool:
        if seat == self.seat:
            return False
        hand = self.hands.get(seat, {})
        self.hands[seat] = {**hand, card: hand.get(card, 0) + count}
        return True

    # ----------------------------------------------------------------------------------------- treasures
    def _treasure_moved(self, facts: Facts) -> bool:
        treasure = facts.get("treasure")
        place = facts.get("city") or (treasure.split("/")[0] if treasure else None)
        if place is None:
            return False
        number = facts.get("count", facts.get("points", facts.get("to")))
        step = _step(TREASURE_STEPS[facts["what"]], facts.get("seat"), treasure, number)
        self.piles[place] = [*self.piles.get(place, ()), step]
        return True


@lru_cache(maxsize=16_384)  # equal steps are shared by all seats and tables
def _step(what: str, seat: int | None, treasure: str | None, number: int | None) -> Step:
    return what, seat, treasure, number


TREASURE_STEPS = {
    "treasure_drawn": "drawn",
    "treasure_returned": "returned",
    "returned_under": "under",
    "treasure_discarded": "removed",
    "spyglass_used": "removed",
    "gift_set_aside": "gift",
    "gift_given": "given",
    "pile_seen": "holds",
    "treasures_seen": "saw",
    "pile_shuffled": "shuffled",
}

# The events that teach something.
TEACHING: dict[str, Callable[[Learned, Facts], bool]] = {
    "announced_can": Learned._announced,
    "announced_cannot": Learned._announced,
    "flew": Learned._paid,
    "moored": Learned._paid,
    "card_drawn": Learned._card_came,
    "card_paid": Learned._card_went,
    "card_discarded": Learned._card_went,
    "help_revealed": Learned._card_went,
    "boarded_rowboat": Learned._card_went,
    "card_played": Learned._card_played,
    "help_taken_back": Learned._help_taken_back,
    "hand_seen": Learned._hand_seen,
    **dict.fromkeys(TREASURE_STEPS, Learned._treasure_moved),
}
