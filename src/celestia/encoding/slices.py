"""The slices of an observation: the source of the documentation and the tests.

Numbers are bytes from 0 to 255. A flag is 0 or 1. "One of" means a flag for each, at most one of them set.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..game.setup.config import HOUSE, MODULES
from ..game.setup.names import CARDS, COLOURS, FACES, HAZARDS, PHASES, QUESTIONS
from ..learning import observation_layout
from ..rules.kinds import city, limit
from . import actions

SIZE: int = observation_layout.SIZE


@dataclass(frozen=True)
class Slice:
    name: str
    start: int
    size: int
    meaning: str
    words: tuple[str, ...] = ()  # what each number is about, where kinds may be added

    @property
    def of(self) -> slice:
        """The indices of this slice in an observation."""
        return slice(self.start, self.start + self.size)


def _of_each(name: str, start: int, words: Iterable[str], meaning: str) -> Slice:
    """Return a slice with one number for each of these words."""
    listed = tuple(words)
    return Slice(name, start, len(listed), meaning, listed)


SLICES = (
    _of_each("hand", observation_layout.HAND, CARDS, "own cards of each kind"),
    _of_each("treasures", observation_layout.TREASURES, actions.FACES, "own treasures of each face"),
    Slice("laid", observation_layout.LAID, len(HAZARDS), "own help cards laid in this leg, by hazard"),
    _of_each(
        "seen",
        observation_layout.SEEN,
        actions.FACES,
        "treasures this seat chooses from: a pile, or a draw",
    ),
    Slice("asked", observation_layout.ASKED, 1, "flag: this seat has to answer"),
    _of_each("phase", observation_layout.PHASE, PHASES, "one of the moments of a game"),
    _of_each(
        "question",
        observation_layout.QUESTION,
        QUESTIONS,
        "one of the kinds of question: what is asked now",
    ),
    Slice("journey", observation_layout.JOURNEY, 1, "journeys begun"),
    Slice("turn", observation_layout.TURN, 1, "turns ended in this game; at most 255"),
    Slice("boat_leg", observation_layout.BOAT_LEG, 1, "flag: it is the rowboat's leg"),
    Slice("captain", observation_layout.CAPTAIN, limit.SEATS, "one of the seats: captain of the aircraft"),
    Slice("occupant", observation_layout.OCCUPANT, limit.SEATS, "one of the seats: in the rowboat"),
    Slice("drawing", observation_layout.DRAWING, limit.SEATS, "one of the seats: draws a treasure"),
    Slice(
        "boat_card", observation_layout.BOAT_CARD, len(HAZARDS), "one of the hazards: the rowboat ignores it"
    ),
    Slice("boat_fresh", observation_layout.BOAT_FRESH, 1, "flag: the rowboat was launched in this turn"),
    Slice("flying", observation_layout.FLYING, 1, "flag: the aircraft still travels"),
    Slice("lit", observation_layout.LIT, 1, "flag: Boscalumia is lit"),
    Slice(
        "aircraft_at", observation_layout.AIRCRAFT_AT, city.PLACES, "one of the cities, the void, Boscalumia"
    ),
    Slice("aircraft_heading", observation_layout.AIRCRAFT_HEADING, city.PLACES, "the same: its destination"),
    Slice("boat_at", observation_layout.BOAT_AT, city.PLACES, "the same of the rowboat"),
    Slice("boat_heading", observation_layout.BOAT_HEADING, city.PLACES, "the same of the rowboat"),
    Slice(
        "dice",
        observation_layout.DICE,
        limit.DICE * len(FACES),
        "each die: one of its faces; none while it rolls",
    ),
    Slice("dice_count", observation_layout.DICE_COUNT, 1, "dice of this leg"),
    Slice("bandits", observation_layout.BANDITS, 1, "Bandits played in this leg"),
    Slice("calmed", observation_layout.CALMED, 1, "flag: Black took two dice away"),
    Slice("locked", observation_layout.LOCKED, 1, "flag: Green ignores pirates"),
    Slice("announced", observation_layout.ANNOUNCED, 2, "one of: the captain can, they cannot"),
    Slice("spyglass", observation_layout.SPYGLASS, 1, "flag: a magic spyglass cleared the way"),
    Slice("moored", observation_layout.MOORED, 1, "flag: Mooring was played"),
    Slice("help_over", observation_layout.HELP_OVER, 1, "flag: the help round of this leg is over"),
    Slice("to_answer", observation_layout.TO_ANSWER, len(HAZARDS), "dice of each hazard left to the captain"),
    _of_each("on_table", observation_layout.ON_TABLE, CARDS, "cards of each kind face up in this leg"),
    _of_each("discard", observation_layout.DISCARD, CARDS, "cards of each kind in the discard"),
    Slice("deck", observation_layout.DECK, 1, "cards left in the deck"),
    Slice("piles", observation_layout.PILES, city.COUNT, "treasures left in each city"),
    Slice("gifts", observation_layout.GIFTS, 1, "gifts set aside"),
    _of_each(
        "gifts_shown",
        observation_layout.GIFTS_SHOWN,
        actions.FACES,
        "their faces, once the end is announced",
    ),
    Slice("removed", observation_layout.REMOVED, 1, "treasures out of the game"),
    Slice(
        "seats",
        observation_layout.SEATS,
        limit.SEATS * observation_layout.SEAT_SIZE,
        "the six seats, see below",
    ),
    _of_each("modules", observation_layout.MODULES, MODULES, "flags: the modules that are on"),
    _of_each("house", observation_layout.HOUSE, HOUSE, "flags: the house options that are on"),
    _of_each("copies", observation_layout.COPIES, CARDS, "cards of each kind in the game"),
)

# One seat. The observer comes first, then the others clockwise. Empty seats are all 0.
SEAT_SLICES = (
    Slice("present", observation_layout.PRESENT, 1, "flag: somebody sits here"),
    Slice("place", observation_layout.PLACE, 3, "one of: off, in the aircraft, in the rowboat"),
    Slice("pawns", observation_layout.PAWNS, 1, "pawns in the aircraft or the rowboat"),
    Slice("declared", observation_layout.DECLARED, 2, "one of: stays, leaves"),
    Slice("got_off", observation_layout.GOT_OFF, 1, "flag: got off in this leg"),
    Slice("hand_size", observation_layout.HAND_SIZE, 1, "cards in hand"),
    Slice(
        "treasures_of",
        observation_layout.TREASURES_OF,
        city.COUNT,
        "treasures of each city: the backs show it",
    ),
    Slice("token", observation_layout.TOKEN, 1, "tokens of Boscalumia"),
    _of_each("character", observation_layout.CHARACTER, COLOURS, "one of the colours"),
    Slice("used", observation_layout.USED, 1, "flag: the character's power is used"),
    Slice("points_known", observation_layout.POINTS_KNOWN, 1, "flag: the points of this seat may be known"),
    Slice("points", observation_layout.POINTS, 1, "its points, if they may be known; at most 255"),
    Slice("may_be_asked", observation_layout.MAY_BE_ASKED, 1, "flag: by public facts it may be asked now"),
    Slice(
        "cannot",
        observation_layout.CANNOT,
        len(HAZARDS),
        "dice it last said it cannot pay, by hazard",
    ),
    Slice("drawn_since", observation_layout.DRAWN_SINCE, 1, "cards drawn since then; at most 100"),
)


def input_names() -> tuple[str, ...]:
    """Return a name for each number of an observation. It stays the same if cards or modules are added."""
    names = {part.start + at: name for part in SLICES for at, name in enumerate(_names(part))}
    for seat in range(limit.SEATS):
        start = observation_layout.SEATS + seat * observation_layout.SEAT_SIZE
        for part in SEAT_SLICES:
            for at, name in enumerate(_names(part)):
                names[start + part.start + at] = f"seat {seat} {name}"
    return tuple(names[at] for at in range(SIZE))


def _names(part: Slice) -> list[str]:
    return [f"{part.name} {word}" for word in part.words or range(part.size)]


def slice_of(name: str) -> slice:
    """Return the indices of a slice: `observation[slice_of("hand")]`."""
    return next(part.of for part in SLICES if part.name == name)


def seat_slice(steps: int, name: str) -> slice:
    """Return the indices of a seat's slice, for the seat `steps` places to the left."""
    part = next(part for part in SEAT_SLICES if part.name == name)
    start = observation_layout.SEATS + steps * observation_layout.SEAT_SIZE + part.start
    return slice(start, start + part.size)


def table_of_slices(slices: tuple[Slice, ...]) -> str:
    """Return the slices as a Markdown table."""
    rows = [f"| `{part.name}` | {part.start} | {part.size} | {part.meaning} |" for part in slices]
    return "\n".join(["| slice | from | numbers | what |", "|---|---:|---:|---|", *rows])
