"""Events: what happened, in the past tense, with an audience.

The facts of an event are visible to its audience. Its secret is visible to fewer seats. Each seat numbers
only the events that it may see, so an event for others leaves no gap. A pass is not an event.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from ..rules.kinds import card, event
from .setup.names import CARDS, COLOURS, FACES, SEAT_CARDS, VESSELS, city_word, treasure_word
from .setup.word_types import Card, City, Colour, Face, Vessel


def _dice(mask: int) -> list[int]:
    return [at + 1 for at in range(8) if mask >> at & 1]


def _faced(packed: int) -> list[int]:
    """How many dice of each hazard the captain has to answer."""
    return [packed // event.FACED_DIGIT**power % event.FACED_DIGIT for power in (3, 2, 1, 0)]


def _plain(number: int) -> int:
    return number


def _colour(number: int) -> Colour:
    return COLOURS[number - card.CHARACTER] if number >= card.CHARACTER else COLOURS[number]


def _card(number: int) -> Card:
    return CARDS[number]


def _face(number: int) -> Face:
    return FACES[number]


def _vessel(number: int) -> Vessel:
    return VESSELS[number]


def _city(place: int) -> City:
    return city_word(place)


def _place(at: int) -> int:
    return at + 1


# By event number: its word, then the name and the decoder of a, b and the secret. None: not used. The return
# type of a decoder is the type of its fact.
Reading = tuple[str, Any] | None
READINGS: dict[int, tuple[str, Reading, Reading, Reading]] = {
    event.JOURNEY_STARTED: ("journey_started", ("city", _city), ("journey", _plain), None),
    event.CAPTAIN_NAMED: ("captain_named", None, None, None),
    event.CARD_DRAWN: ("card_drawn", None, None, ("card", _card)),
    event.DECK_SHUFFLED: ("deck_shuffled", ("cards", _plain), None, None),
    event.PILE_SHUFFLED: ("pile_shuffled", ("city", _city), None, None),
    event.LEG_STARTED: ("leg_started", ("vessel", _vessel), ("heading", _city), None),
    event.LANDED: ("landed", ("vessel", _vessel), ("city", _city), None),
    event.DICE_ROLLED: ("dice_rolled", ("dice", _dice), ("of", _plain), None),
    event.DIE_FELL: ("die_fell", ("die", _place), ("face", _face), None),
    event.STAYED: ("stayed", None, None, None),
    event.LEFT: ("left", ("city", _city), None, None),
    event.BOARDED_ROWBOAT: ("boarded_rowboat", ("card", _card), ("city", _city), None),
    event.CARD_PLAYED: ("card_played", ("card", _card), ("target", _plain), None),
    event.POWER_USED: ("power_used", ("power", _colour), ("target", _plain), None),
    event.SPYGLASS_USED: ("spyglass_used", ("treasure", treasure_word), None, None),
    event.TREASURE_DRAWN: ("treasure_drawn", ("city", _city), None, ("treasure", treasure_word)),
    event.TREASURE_RETURNED: (
        "treasure_returned",
        ("city", _city),
        None,
        ("treasure", treasure_word),
    ),
    event.TREASURE_DISCARDED: (
        "treasure_discarded",
        ("city", _city),
        ("points", _plain),
        ("treasure", treasure_word),
    ),
    event.ANNOUNCED_CAN: ("announced_can", ("faced", _faced), ("turbos", _plain), None),
    event.ANNOUNCED_CANNOT: ("announced_cannot", ("faced", _faced), ("turbos", _plain), None),
    event.CARD_PAID: ("card_paid", ("card", _card), ("count", _plain), None),
    event.CARD_DISCARDED: ("card_discarded", ("card", _card), ("count", _plain), None),
    event.MOORED: ("moored", ("vessel", _vessel), ("city", _city), None),
    event.FLEW: ("flew", ("vessel", _vessel), ("city", _city), None),
    event.REBOARDED: ("reboarded", ("city", _city), None, None),
    event.HELP_LAID: ("help_laid", ("card", _card), ("count", _plain), None),
    event.HELP_REVEALED: ("help_revealed", ("card", _card), ("count", _plain), None),
    event.HELP_TAKEN_BACK: ("help_taken_back", ("card", _card), ("count", _plain), None),
    event.CARD_TURNED_UP: ("card_turned_up", ("card", _card), None, None),
    event.DICE_LOCKED: ("dice_locked", None, None, None),
    event.CRASHED: ("crashed", ("vessel", _vessel), ("city", _city), None),
    event.ABANDONED: ("abandoned", ("vessel", _vessel), None, None),
    event.GIFT_SET_ASIDE: ("gift_set_aside", ("city", _city), None, None),
    event.GIFT_GIVEN: ("gift_given", ("to", _plain), ("treasure", treasure_word), None),
    event.GIFT_REVEALED: ("gift_revealed", ("treasure", treasure_word), ("count", _plain), None),
    event.HAND_SEEN: ("hand_seen", ("of", _plain), ("count", _plain), ("card", _card)),
    event.PILE_SEEN: ("pile_seen", ("treasure", treasure_word), ("count", _plain), None),
    event.LIT: ("lit", ("vessel", _vessel), None, None),
    event.TOKEN_EARNED: ("token_earned", None, None, None),
    event.LOST_IN_VOID: ("lost_in_void", ("vessel", _vessel), None, None),
    event.PREPARED: ("prepared", ("cards", _plain), None, None),
    event.CHARACTER_DEALT: ("character_dealt", ("character", _colour), None, None),
    event.END_ANNOUNCED: ("end_announced", None, None, None),
    event.ENDED: ("ended", None, None, None),
    event.TREASURES_SEEN: ("treasures_seen", ("treasure", treasure_word), ("count", _plain), None),
    event.RETURNED_UNDER: ("returned_under", ("city", _city), None, ("treasure", treasure_word)),
}
TARGETED = SEAT_CARDS | {"instructor"}  # Instructor's target is the seat about to draw
WITHOUT_SEAT = frozenset(
    {
        "deck_shuffled",
        "pile_shuffled",
        "die_fell",
        "card_turned_up",
        "gift_revealed",
        "lost_in_void",
        "ended",
    }
)
OPTIONAL = {  # facts that an event of this kind may lack, besides its secret
    "card_played": frozenset({"target"}),
    "power_used": frozenset({"target"}),
    "card_discarded": frozenset({"seat"}),  # from the table, not from a hand
}
assert len(READINGS) == event.COUNT
Form = TypeVar("Form")
OPEN = 2 * event.EVERYBODY - 1  # the mask of all seats and spectators


@dataclass(frozen=True)
class Event:
    """An event. Never mutate one: `event_of` shares equal events between tables."""

    what: str
    facts: dict[str, Any]
    secret: dict[str, Any]
    audience: int  # a mask of seats; event.EVERYBODY: spectators too
    secret_audience: int
    # Forms of this event that other packages derive. They are shared like the event itself.
    derived: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def is_open(self) -> bool:
        """Whether everybody may see the whole event."""
        return self.audience == OPEN and not self.secret_audience

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """Return what this seat (None: a spectator) may see, or None if nothing."""
        return self.form_for(seat, self._public, self._whole)

    def form_for(self, seat: int | None, public: Form, whole: Form) -> Form | None:
        """Return the form of this event that a seat may see: without secrets, whole, or none."""
        bit = event.EVERYBODY if seat is None else 1 << seat
        if not self.audience & bit:
            return None
        return whole if seat is not None and self.secret_audience & bit else public

    @cached_property
    def _public(self) -> dict[str, Any]:
        return {"what": self.what, **self.facts}

    @cached_property
    def _whole(self) -> dict[str, Any]:
        return {**self._public, **self.secret} if self.secret else self._public


@lru_cache(maxsize=16_384)
def event_of(entry: tuple[int, ...]) -> Event:
    what, seat, a, b, secret, audience, secret_audience = entry
    word, first, second, hidden = READINGS[what]
    facts: dict[str, Any] = {} if seat < 0 else {"seat": seat}
    for reading, number in ((first, a), (second, b)):
        if reading is not None and (number >= 0 or reading[1] is _city):
            facts[reading[0]] = reading[1](number)
    if word == "card_played" and facts["card"] not in TARGETED:
        facts.pop("target", None)
    kept = {} if hidden is None or secret < 0 else {hidden[0]: hidden[1](secret)}
    return Event(word, facts, kept, audience, secret_audience)
