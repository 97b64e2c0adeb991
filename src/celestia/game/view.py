"""What one seat, or a spectator, may know: built by adding, never by deleting (H1 to H7).

Everybody reads a game through this: people, bots, spectators. A new field of the state is hidden until
somebody adds it here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .. import engine
from ..rules import asked, city, frame, limit, module, option, phase, place, question
from ..rules.box import BOSCALUMIA_DICE, CITY_DICE, OTHER_CITY_DICE
from .config import config_of
from .learned import Learned
from .names import (
    ANNOUNCEMENTS,
    CARDS,
    COLOURS,
    DECLARATIONS,
    FACES,
    HAZARDS,
    PHASES,
    PLACES,
    QUESTIONS,
    VESSELS,
    city_word,
    treasure_word,
)
from .peek import numbers, rows
from .words import words_of


@dataclass(frozen=True)
class Question:
    """What is asked of a seat, and what it may answer, in words."""

    seat: int
    kind: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class SeatView:
    """What all know of one seat."""

    place: str
    pawns: int
    declared: str
    got_off: bool
    hand_size: int
    treasures: dict[str, int]  # by city: the backs show it
    token: int
    character: str
    character_used: bool
    points: int | None  # where they may be known


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
    dice: tuple[str, ...]  # faces; `rolling` while picked up
    bandits: int
    calmed: bool
    locked: bool
    announced: str
    spyglass: bool
    moored: bool
    help_round_over: bool
    to_answer: tuple[int, ...]  # dice of each hazard left to the captain
    table: dict[str, int]  # cards face up in this leg
    discard: dict[str, int]
    deck_size: int
    piles: dict[str, int]
    dice_to: dict[str, int]  # how many dice it takes to reach each city
    gifts: int
    removed: int  # treasures out of the game
    seats: tuple[SeatView, ...]
    drawing: int | None  # the seat that draws a treasure
    asks: str  # the kind of question that is open
    may_be_asked: tuple[int, ...]  # by public facts
    question: Question | None  # this seat's own
    hand: dict[str, int] = field(default_factory=dict)
    treasures: dict[str, int] = field(default_factory=dict)
    laid: dict[str, int] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)  # Instructor's pile, or a crew's draw to keep from
    hands: tuple[dict[str, int], ...] | None = None  # at the end all is shown (H6)
    all_treasures: tuple[dict[str, int], ...] | None = None
    scores: tuple[int, ...] | None = None
    gifts_shown: dict[str, int] | None = None  # once the end is announced (C165)
    learned: Learned | None = None


def view(state: engine.State, seat: int | None, learned: Learned | None = None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    table = _public(state)
    table["seat"] = seat
    table["seats"] = _seat_views(state, seat)
    table["question"] = None if seat is None else question_of(state, seat)
    table["learned"] = learned
    if seat is not None:
        table["hand"] = _counts(rows(state, "hand")[seat], CARDS)
        table["treasures"] = _treasures(rows(state, "treasure")[seat])
        table["laid"] = _own_laid(state, seat)
        table["seen"] = _seen(state, seat)
    if _revealed(state):
        table["gifts_shown"] = _treasures(numbers(state, "gifts"))
    if state.phase == phase.OVER:
        table["hands"] = tuple(_counts(hand, CARDS) for hand in rows(state, "hand")[: state.players])
        table["all_treasures"] = tuple(_treasures(held) for held in rows(state, "treasure")[: state.players])
        table["scores"] = tuple(engine.final_scores(state))
    return View(**table)  # type: ignore[arg-type]


def question_of(state: engine.State, seat: int) -> Question | None:
    """What is asked of this seat, if anything is; of a staged game also what it could answer."""
    options = engine.legal_actions_of(state, seat) or engine.answers_at_table(state, seat)
    if not options:
        return None
    return Question(seat, QUESTIONS[state.question], tuple(words_of(state, action) for action in options))


def _public(state: engine.State) -> dict[str, object]:
    """H1: what all may know, spectators too."""
    at, heading = numbers(state, "at"), numbers(state, "heading")
    boat = state.occupant >= 0
    return {
        "config": str(config_of(state)),
        "phase": PHASES[state.phase],
        "journey": state.journey,
        "turn": state.turn,
        "vessel": VESSELS[state.vessel],
        "captain": state.captain,
        "aircraft": VesselView(city_word(at[place.AIRCRAFT]), city_word(heading[place.AIRCRAFT])),
        "boat": VesselView(city_word(at[place.BOAT]), city_word(heading[place.BOAT])) if boat else None,
        "occupant": state.occupant if boat else None,
        "boat_card": CARDS[state.boat_card] if boat else None,
        "boat_fresh": bool(state.boat_fresh),
        "aircraft_flying": bool(state.flying),
        "lit": bool(state.lit),
        "dice": _dice(state),
        "bandits": state.bandits,
        "calmed": bool(state.calmed),
        "locked": bool(state.locked),
        "announced": ANNOUNCEMENTS[state.announced],
        "spyglass": bool(state.spyglass),
        "moored": bool(state.moored),
        "help_round_over": bool(state.help_held),
        "to_answer": _to_answer(state),
        "table": _counts(numbers(state, "on_table"), CARDS),
        "discard": _counts(numbers(state, "discard"), CARDS),
        "deck_size": state.deck_size,
        "piles": {city_word(c): size for c, size in enumerate(numbers(state, "pile_size"))},
        "dice_to": _dice_to(state),
        "gifts": state.gift_count,
        "removed": sum(numbers(state, "removed")),
        "drawing": _drawing(state),
        "asks": QUESTIONS[state.question],
        "may_be_asked": tuple(engine.may_be_asked(state)),
    }


def _dice_to(state: engine.State) -> dict[str, int]:
    dice = OTHER_CITY_DICE if state.house & option.OTHER_DICE else CITY_DICE
    found = {city_word(c): count for c, count in enumerate(dice)}
    if state.modules & module.BOSCALUMIA:
        found.update({city_word(c): BOSCALUMIA_DICE for c in (city.VOID, city.BOSCALUMIA)})
    return found


def _dice(state: engine.State) -> tuple[str, ...]:
    """The faces that lie there; dice in the captain's hand are `rolling`."""
    picked_up = numbers(state, "frame_count")[state.frames - 1] if state.question == question.ROLL else 0
    faces = numbers(state, "dice")[: state.dice_count]
    return tuple("rolling" if picked_up >> at & 1 else FACES[face] for at, face in enumerate(faces))


def _to_answer(state: engine.State) -> tuple[int, ...]:
    """Nothing while dice roll: what they showed before no longer counts."""
    return (0,) * len(HAZARDS) if state.question == question.ROLL else tuple(engine.dice_to_answer(state))


def _drawing(state: engine.State) -> int | None:
    kinds, seats = numbers(state, "frame_kind"), numbers(state, "frame_seat")
    for at in range(state.frames):
        if kinds[at] in (frame.TREASURE, frame.CHOICE, frame.KEEP):
            return seats[at]
    return None


def _seat_views(state: engine.State, viewer: int | None) -> tuple[SeatView, ...]:
    """Every list is read once for all seats: each reading is a copy."""
    places, pawns, declared = (numbers(state, name) for name in ("place", "pawns", "declared"))
    got_off, hand_sizes, tokens = (numbers(state, name) for name in ("got_off", "hand_size", "token"))
    characters, used, points = (numbers(state, name) for name in ("character", "used", "points"))
    treasures = rows(state, "treasure")
    all_known = state.house & option.OPEN_SCORES or _revealed(state)
    return tuple(
        SeatView(
            place=PLACES[places[seat]],
            pawns=pawns[seat],
            declared=DECLARATIONS[declared[seat]],
            got_off=bool(got_off[seat]),
            hand_size=hand_sizes[seat],
            treasures=_backs(treasures[seat]),
            token=tokens[seat],
            character=COLOURS[characters[seat]] if characters[seat] >= 0 else "",
            character_used=bool(used[seat]),
            points=points[seat] if seat == viewer or all_known else None,
        )
        for seat in range(state.players)
    )


def _backs(treasure: list[int]) -> dict[str, int]:
    """Treasures by city."""
    counts = (sum(treasure[c * limit.SLOTS : (c + 1) * limit.SLOTS]) for c in range(city.COUNT))
    return {city_word(c): count for c, count in enumerate(counts) if count}


def _revealed(state: engine.State) -> bool:
    """Scores and gifts are open while gifts are handed out, and at the end (C165, H6)."""
    return state.phase in (phase.GIFTS, phase.OVER)


def _own_laid(state: engine.State, seat: int) -> dict[str, int]:
    return _counts(rows(state, "laid")[seat], CARDS[8:12])


def _seen(state: engine.State, seat: int) -> dict[str, int]:
    """The pile before Instructor's chooser, or the treasures a crew has drawn."""
    if state.asked != seat or state.asked == asked.CHANCE:
        return {}
    if state.question == question.CHOOSE_TREASURE:
        at = numbers(state, "frame_place")[state.frames - 1]
        shown = rows(state, "pile")[at][: numbers(state, "pile_size")[at]]
    elif state.question == question.KEEP_TREASURE:
        shown = numbers(state, "drawn")[: state.drawn_count]
    else:
        return {}
    return {treasure_word(t): shown.count(t) for t in sorted(set(shown))}


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def _treasures(counts: list[int]) -> dict[str, int]:
    return {treasure_word(t): count for t, count in enumerate(counts) if count}
