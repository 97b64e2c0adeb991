"""What one seat or a spectator may know (H1 to H7).

Views are built by adding fields, never by deleting. People, bots and spectators all read a game through
this module. A new field of the state stays hidden until somebody adds it here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ... import engine
from ...rules.kinds import addressee, city, house_option, interruption, limit, phase, place, question
from ..notation.words import words_of
from ..setup.config import config_of
from ..setup.names import (
    ANNOUNCEMENTS,
    CARDS,
    FACES,
    HAZARDS,
    PHASES,
    QUESTIONS,
    VESSELS,
    city_word,
    treasure_word,
)
from ..state_lists import Packed, numbers, rows
from .known_position import known_position
from .learned import Learned
from .seat_view import SeatKey, SeatViews, seat_view
from .seat_view import SeatView as SeatView
from .table_facts import GameFacts, game_facts, help_kept, is_falling, last_city


@dataclass(frozen=True)
class Question:
    """The question for a seat and its legal answers in words."""

    seat: int
    kind: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class VesselView:
    at: str
    heading: str


@dataclass(frozen=True)
class View:
    seat: int | None
    config: str
    phase: str
    journey: int
    turn: int
    vessel: str  # whose leg it is
    captain: int
    aircraft: VesselView
    boat: VesselView | None
    occupant: int | None
    boat_card: str | None
    boat_fresh: bool
    aircraft_flying: bool
    lit: bool
    dice: tuple[str, ...]  # faces; `rolling` while a die is picked up
    bandits: int
    calmed: bool
    locked: bool
    announced: str
    spyglass: bool
    moored: bool
    help_round_over: bool
    to_answer: tuple[int, ...]  # dice of each hazard that the captain has to answer
    table: dict[str, int]  # cards face up in this leg
    discard: dict[str, int]
    deck_size: int
    piles: dict[str, int]
    dice_to: dict[str, int]  # the dice of each city
    dice_ahead: int  # how many will be rolled in this leg; 0 once they are rolled
    gifts: int
    removed: int  # treasures out of the game
    end_points: int | None  # reaching this many at the end of a journey ends the game
    end_kinds: int | None  # beginners: so does owning this many different treasures
    seats: tuple[SeatView, ...]
    drawing: int | None  # the seat that draws a treasure
    drawing_from: str | None  # the city of that treasure
    asks: str  # kind of the open question
    may_be_asked: tuple[int, ...]  # judging by public facts
    question: Question | None  # this seat's own
    hand: dict[str, int] = field(default_factory=dict)
    treasures: dict[str, int] = field(default_factory=dict)
    laid: dict[str, int] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)  # Instructor's pile, or a crew's draw to keep from
    hands: tuple[dict[str, int], ...] | None = None  # shown at the end (H6)
    all_treasures: tuple[dict[str, int], ...] | None = None
    scores: tuple[int, ...] | None = None
    gifts_shown: dict[str, int] | None = None  # once the end is announced (C165)
    next_gift: str | None = None  # the gift to hand out next
    learned: Learned | None = None
    known: bytes = field(default=b"", repr=False)  # for `celestia.game.worlds`, if this seat has a choice


def view(state: engine.State, seat: int | None, learned: Learned | None = None) -> View:
    """Return the position as this seat (None: a spectator) may know it."""
    views = Views(state)
    asked = None if seat is None else question_of(state, seat)
    made = object.__new__(View)
    # The constructor of a frozen dataclass is slower than reading the whole state.
    made.__dict__.update(
        views.public,
        **views.constant(),
        **views.own(seat),
        seats=views.seats(seat),
        question=asked,
        learned=learned,
        known=b"" if asked is None or len(asked.options) < 2 else views.known(asked.seat),
    )
    return made


class Views:
    """All views of one position. The public part is read once."""

    def __init__(self, state: engine.State) -> None:
        self._state, self._packed = state, Packed(state)
        self._all_known = bool(state.house & house_option.OPEN_SCORES) or _revealed(state)
        self._seats = SeatViews(self._packed)
        self.public = {**_public(state, self._packed), **_end(state, self._packed)}

    def constant(self) -> dict[str, object]:
        """The configuration of the game, and what follows from it."""
        state, facts = self._state, self.facts
        return {
            "config": _config_text(state.players, state.modules, state.house, self._packed.counts("copies")),
            "dice_to": dict(facts.dice_to),
            "end_points": facts.end_points,
            "end_kinds": facts.end_kinds,
        }

    @property
    def facts(self) -> GameFacts:
        return game_facts(self._state.modules, self._state.house)

    def for_table(self) -> dict[str, object]:
        """Public facts that a table shows and that bots do not need."""
        state, packed = self._state, self._packed
        return {
            "aircraft_crashed": bool(state.crashed),
            "falling": is_falling(state),
            "last_city": last_city(packed.counts("pile_size")),
            "help_kept": help_kept(state, packed),
        }

    def seats(self, viewer: int | None) -> tuple[SeatView, ...]:
        """Return all seats as this viewer may know them."""
        return tuple([seat_view(self.seat_key(seat, viewer)) for seat in range(self._state.players)])

    def seat_key(self, seat: int, viewer: int | None) -> SeatKey:
        return self._seats.key(seat, self._all_known or seat == viewer)

    def own(self, seat: int | None) -> dict[str, object]:
        """H2: the fields that only this seat may know."""
        if seat is None:
            return {"seat": None, "hand": {}, "treasures": {}, "laid": {}, "seen": {}}
        hand, treasures, laid = self.own_rows(seat)
        return {
            "seat": seat,
            "hand": cards_of(hand),
            "treasures": treasures_of(treasures),
            "laid": laid_of(laid),
            "seen": self.seen(seat),
        }

    def own_rows(self, seat: int) -> tuple[bytes, bytes, bytes]:
        """Return the raw counts for `cards_of`, `treasures_of` and `laid_of`."""
        row = self._packed.row
        return row("hand", seat), row("treasure", seat), row("laid", seat)

    def known(self, seat: int) -> bytes:
        return known_position(self._state, self._packed, seat)

    def seen(self, seat: int) -> dict[str, int]:
        return _seen(self._state, seat)


def _end(state: engine.State, packed: Packed) -> dict[str, object]:
    """Fields that are hidden until the end."""
    over, seats = state.phase == phase.OVER, range(state.players)
    return {
        "gifts_shown": treasures_of(packed.counts("gifts")) if _revealed(state) else None,
        "next_gift": _next_gift(state),
        "hands": tuple(cards_of(packed.row("hand", seat)) for seat in seats) if over else None,
        "all_treasures": tuple(treasures_of(packed.row("treasure", seat)) for seat in seats)
        if over
        else None,
        "scores": tuple(engine.final_scores(state)) if over else None,
    }


def question_of(state: engine.State, seat: int) -> Question | None:
    """Return the question for this seat, or None if it has no `options_of`."""
    options = options_of(state, seat)
    return Question(seat, QUESTIONS[state.question], options) if options else None


def options_of(state: engine.State, seat: int) -> tuple[str, ...]:
    """Return a seat's legal answers in words, or in a staged stop its possible ones."""
    options = engine.legal_actions_of(state, seat) or engine.answers_at_table(state, seat)
    return tuple([words_of(state, action) for action in options])


def _public(state: engine.State, packed: Packed) -> dict[str, object]:
    """H1: the fields that everybody may know, spectators included."""
    at, heading = packed.numbers("at"), packed.numbers("heading")
    boat, draw = state.occupant >= 0, _draw(state, packed)
    return {
        "phase": PHASES[state.phase],
        "journey": state.journey,
        "turn": state.turn,
        "vessel": VESSELS[state.vessel],
        "captain": state.captain,
        "aircraft": _vessel(at[place.AIRCRAFT], heading[place.AIRCRAFT]),
        "boat": _vessel(at[place.BOAT], heading[place.BOAT]) if boat else None,
        "occupant": state.occupant if boat else None,
        "boat_card": CARDS[state.boat_card] if boat else None,
        "boat_fresh": bool(state.boat_fresh),
        "aircraft_flying": bool(state.flying),
        "lit": bool(state.lit),
        "dice": _dice(state, packed),
        "bandits": state.bandits,
        "calmed": bool(state.calmed),
        "locked": bool(state.locked),
        "announced": ANNOUNCEMENTS[state.announced],
        "spyglass": bool(state.spyglass),
        "moored": bool(state.moored),
        "help_round_over": bool(state.help_held),
        "to_answer": _to_answer(state),
        "table": cards_of(packed.counts("on_table")),
        "discard": cards_of(packed.counts("discard")),
        "deck_size": state.deck_size,
        "piles": dict(zip(CITY_WORDS, packed.counts("pile_size"), strict=True)),
        "dice_ahead": engine.dice_ahead(state),
        "gifts": state.gift_count,
        "removed": sum(packed.counts("removed")),
        "drawing": None if draw is None else packed.numbers("frame_seat")[draw],
        "drawing_from": None if draw is None else city_word(packed.numbers("frame_place")[draw]),
        "asks": QUESTIONS[state.question],
        "may_be_asked": tuple(engine.may_be_asked(state)),
    }


# Caches for parts that many views have in common. Immutable values are shared. Each view gets its own copy
# of a dictionary.
@lru_cache(maxsize=256)
def _config_text(players: int, modules: int, house: int, copies: bytes) -> str:
    return str(config_of(engine.new_state(players, modules, house, list(copies))))


@lru_cache(maxsize=256)
def _vessel(at: int, heading: int) -> VesselView:
    return VesselView(city_word(at), city_word(heading))


def _next_gift(state: engine.State) -> str | None:
    gift = engine.next_gift(state)
    return treasure_word(gift) if gift >= 0 else None


def _dice(state: engine.State, packed: Packed) -> tuple[str, ...]:
    """Return the faces on the table. Dice in the captain's hand are `rolling`."""
    faces = packed.numbers("dice")[: state.dice_count]
    if state.question != question.ROLL:
        return tuple([FACES[face] for face in faces])
    picked_up = packed.numbers("frame_count")[state.frames - 1]
    return tuple("rolling" if picked_up >> at & 1 else FACES[face] for at, face in enumerate(faces))


def _to_answer(state: engine.State) -> tuple[int, ...]:
    """Zeros while dice roll, because the old faces no longer count."""
    return (0,) * len(HAZARDS) if state.question == question.ROLL else tuple(engine.dice_to_answer(state))


def _draw(state: engine.State, packed: Packed) -> int | None:
    """Return the frame in which somebody draws a treasure."""
    kinds = packed.numbers("frame_kind")
    for at in range(state.frames):
        if kinds[at] in (interruption.TREASURE, interruption.CHOICE, interruption.KEEP):
            return at
    return None


def _revealed(state: engine.State) -> bool:
    """Whether scores and gifts are public: from the gifts on (C165, H6)."""
    return state.phase in (phase.GIFTS, phase.OVER)


def _seen(state: engine.State, seat: int) -> dict[str, int]:
    """The pile that Instructor's player chooses from, or a crew's draw."""
    if state.asked != seat or state.asked == addressee.CHANCE:
        return {}
    if state.question == question.CHOOSE_TREASURE:
        at = numbers(state, "frame_place")[state.frames - 1]
        shown = rows(state, "pile")[at][: numbers(state, "pile_size")[at]]
    elif state.question == question.KEEP_TREASURE:
        shown = numbers(state, "drawn")[: state.drawn_count]
    else:
        return {}
    return {treasure_word(t): shown.count(t) for t in sorted(set(shown))}


def cards_of(counts: bytes) -> dict[str, int]:
    return _counts(counts, CARDS)


def treasures_of(counts: bytes) -> dict[str, int]:
    return _counts(counts, TREASURE_WORDS)


def laid_of(counts: bytes) -> dict[str, int]:
    return _counts(counts, CARDS[8:12])


def _counts(counts: bytes, names: tuple[str, ...]) -> dict[str, int]:
    return {names[at]: count for at, count in enumerate(counts) if count} if any(counts) else {}


CITY_WORDS = tuple(city_word(c) for c in range(city.COUNT))
TREASURE_WORDS = tuple(treasure_word(t) for t in range(limit.TREASURES))
