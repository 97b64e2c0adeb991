"""What a seat has learned (H5, H7): a fold of the events it was told, and of nothing else.

So nothing hidden can slip in. `worlds` honours all of it; on screen it is "Cards seen".
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from .names import CARDS

PAYING = frozenset(CARDS[:8])  # plain and improved equipment


@dataclass(frozen=True)
class Announcement:
    """A captain said that he can, or cannot, answer these dice. He had no equipment for them if he said
    that he cannot: only turbos may be held back (R2). Since then cards came and went."""

    seat: int
    can: bool
    faced: tuple[int, ...]  # dice of each hazard, after what lay on the table
    turbos: int  # Yellow's, on the table
    drawn_since: int = 0
    spent_since: tuple[tuple[str, int], ...] = ()  # equipment and turbos that left the hand

    def spent(self, card: str, count: int) -> Announcement:
        since = Counter(dict(self.spent_since))
        since[card] += count
        return replace(self, spent_since=tuple(sorted(since.items())))


# One step in the life of a city's pile: what happened, who did it, which treasure (None: unknown), a number.
Step = tuple[str, int | None, str | None, int | None]


@dataclass
class Learned:
    seat: int | None
    announcements: list[Announcement] = field(default_factory=list)  # of the other seats
    hands: dict[int, dict[str, int]] = field(default_factory=dict)  # cards known to be in a hand
    piles: dict[str, list[Step]] = field(default_factory=dict)  # by city

    def copy(self) -> Learned:
        return Learned(
            self.seat,
            list(self.announcements),
            {seat: dict(cards) for seat, cards in self.hands.items()},
            {place: list(steps) for place, steps in self.piles.items()},
        )

    def hear(self, told: dict[str, Any]) -> None:
        """One more event, as this seat was told it."""
        what = told["what"]
        if what in ("announced_can", "announced_cannot"):
            if told["seat"] != self.seat:
                said = Announcement(
                    told["seat"], what == "announced_can", tuple(told["faced"]), told["turbos"]
                )
                self.announcements.append(said)
        elif what in ("flew", "moored"):
            self._paid(told["seat"])
        elif what == "card_drawn":
            self._card_came(told["seat"])
        elif what in ("card_paid", "card_discarded", "help_revealed", "card_played", "boarded_rowboat"):
            if "seat" in told:
                self._card_went(told["seat"], told["card"], told.get("count", 1))
            self._hand_renewed(told)
        elif what == "help_taken_back":
            self._known(told["seat"], told["card"], told["count"])
        elif what == "hand_seen":
            self._known(told["of"], told["card"], told["count"])
        else:
            self._hear_treasure(what, told)

    def _paid(self, seat: int) -> None:
        """Who flew on has shown what he said he could: nothing is left to reckon from it."""
        self.announcements = [said for said in self.announcements if said.seat != seat or not said.can]

    def _card_came(self, seat: int) -> None:
        self.announcements = [
            replace(said, drawn_since=said.drawn_since + 1) if said.seat == seat else said
            for said in self.announcements
        ]

    def _card_went(self, seat: int, card: str, count: int) -> None:
        known = self.hands.get(seat, {})
        if known.get(card, 0) > count:
            known[card] -= count
        else:
            known.pop(card, None)
        if card in PAYING or card == "turbo":
            self.announcements = [
                said.spent(card, count) if said.seat == seat else said for said in self.announcements
            ]

    def _hand_renewed(self, told: dict[str, Any]) -> None:
        """New gear: nothing said or seen before is of use. Spy: a fresh look replaces the old one."""
        if told["what"] != "card_played":
            return
        if told["card"] == "new_gear":
            self.hands.pop(told["seat"], None)
            self.announcements = [said for said in self.announcements if said.seat != told["seat"]]
        elif told["card"] == "spy" and told["seat"] == self.seat:
            self.hands.pop(told["target"], None)

    def _known(self, seat: int, card: str, count: int) -> None:
        if seat != self.seat:
            hand = self.hands.setdefault(seat, {})
            hand[card] = hand.get(card, 0) + count

    def _hear_treasure(self, what: str, told: dict[str, Any]) -> None:
        treasure = told.get("treasure")
        place = told.get("city") or (treasure.split("/")[0] if treasure else None)
        step = TREASURE_STEPS.get(what)
        if step is not None and place is not None:
            number = told.get("count", told.get("points", told.get("to")))
            self.piles.setdefault(place, []).append(_step(step, told.get("seat"), treasure, number))


@lru_cache(maxsize=16_384)  # the same for all who are told, at however many tables
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
