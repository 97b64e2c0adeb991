"""What each slice of an observation holds: the one table behind the documentation and the tests.

Numbers are bytes from 0 to 255. A flag is 0 or 1; "one of" means one flag for each, at most one of them set.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..game.names import CARDS, COLOURS, FACES, HAZARDS, PHASES, QUESTIONS
from ..native import observed
from ..rules import city, limit, module, option
from . import actions

SIZE: int = observed.SIZE


@dataclass(frozen=True)
class Slice:
    name: str
    start: int
    size: int
    meaning: str

    @property
    def of(self) -> slice:
        """To index an observation with."""
        return slice(self.start, self.start + self.size)


SLICES = (
    Slice("hand", observed.HAND, len(CARDS), "own cards of each kind"),
    Slice("treasures", observed.TREASURES, len(actions.FACES), "own treasures of each face"),
    Slice("laid", observed.LAID, len(HAZARDS), "own help cards laid in this leg, by hazard"),
    Slice("seen", observed.SEEN, len(actions.FACES), "treasures before one who chooses: a pile, or a draw"),
    Slice("asked", observed.ASKED, 1, "flag: this seat has to answer"),
    Slice("phase", observed.PHASE, len(PHASES), "one of the moments of a game"),
    Slice("question", observed.QUESTION, len(QUESTIONS), "one of the kinds of question: what is asked now"),
    Slice("journey", observed.JOURNEY, 1, "journeys begun"),
    Slice("turn", observed.TURN, 1, "turns ended in this game; at most 255"),
    Slice("boat_leg", observed.BOAT_LEG, 1, "flag: it is the rowboat's leg"),
    Slice("captain", observed.CAPTAIN, limit.SEATS, "one of the seats: captain of the aircraft"),
    Slice("occupant", observed.OCCUPANT, limit.SEATS, "one of the seats: in the rowboat"),
    Slice("drawing", observed.DRAWING, limit.SEATS, "one of the seats: draws a treasure"),
    Slice("boat_card", observed.BOAT_CARD, len(HAZARDS), "one of the hazards: the rowboat ignores it"),
    Slice("boat_fresh", observed.BOAT_FRESH, 1, "flag: the rowboat was launched in this turn"),
    Slice("flying", observed.FLYING, 1, "flag: the aircraft still travels"),
    Slice("lit", observed.LIT, 1, "flag: Boscalumia is lit"),
    Slice("aircraft_at", observed.AIRCRAFT_AT, city.PLACES, "one of the cities, the void, Boscalumia"),
    Slice("aircraft_heading", observed.AIRCRAFT_HEADING, city.PLACES, "the same: where it heads for"),
    Slice("boat_at", observed.BOAT_AT, city.PLACES, "the same of the rowboat"),
    Slice("boat_heading", observed.BOAT_HEADING, city.PLACES, "the same of the rowboat"),
    Slice("dice", observed.DICE, limit.DICE * len(FACES), "each die: one of its faces; none while it rolls"),
    Slice("dice_count", observed.DICE_COUNT, 1, "dice of this leg"),
    Slice("bandits", observed.BANDITS, 1, "Bandits played in this leg"),
    Slice("calmed", observed.CALMED, 1, "flag: Black took two dice away"),
    Slice("locked", observed.LOCKED, 1, "flag: Green ignores pirates"),
    Slice("announced", observed.ANNOUNCED, 2, "one of: the captain can, he cannot"),
    Slice("spyglass", observed.SPYGLASS, 1, "flag: a magic spyglass cleared the way"),
    Slice("moored", observed.MOORED, 1, "flag: Mooring was played"),
    Slice("help_over", observed.HELP_OVER, 1, "flag: the help round of this leg is over"),
    Slice("to_answer", observed.TO_ANSWER, len(HAZARDS), "dice of each hazard left to the captain"),
    Slice("on_table", observed.ON_TABLE, len(CARDS), "cards of each kind face up in this leg"),
    Slice("discard", observed.DISCARD, len(CARDS), "cards of each kind in the discard"),
    Slice("deck", observed.DECK, 1, "cards left in the deck"),
    Slice("piles", observed.PILES, city.COUNT, "treasures left in each city"),
    Slice("gifts", observed.GIFTS, 1, "gifts set aside"),
    Slice("gifts_shown", observed.GIFTS_SHOWN, len(actions.FACES), "their faces, once the end is announced"),
    Slice("removed", observed.REMOVED, 1, "treasures out of the game"),
    Slice("seats", observed.SEATS, limit.SEATS * observed.SEAT_SIZE, "the six seats, see below"),
    Slice("modules", observed.MODULES, module.COUNT, "flags: the modules that are on"),
    Slice("house", observed.HOUSE, option.COUNT, "flags: the house options that are on"),
    Slice("copies", observed.COPIES, len(CARDS), "cards of each kind in the game"),
)

# One seat. The observer's comes first, then clockwise; where nobody sits all is 0.
SEAT_SLICES = (
    Slice("present", observed.PRESENT, 1, "flag: somebody sits here"),
    Slice("place", observed.PLACE, 3, "one of: off, in the aircraft, in the rowboat"),
    Slice("pawns", observed.PAWNS, 1, "pawns in the aircraft or the rowboat"),
    Slice("declared", observed.DECLARED, 2, "one of: stays, leaves"),
    Slice("got_off", observed.GOT_OFF, 1, "flag: got off in this leg"),
    Slice("hand_size", observed.HAND_SIZE, 1, "cards in hand"),
    Slice("treasures_of", observed.TREASURES_OF, city.COUNT, "treasures of each city: the backs show it"),
    Slice("token", observed.TOKEN, 1, "tokens of Boscalumia"),
    Slice("character", observed.CHARACTER, len(COLOURS), "one of the colours"),
    Slice("used", observed.USED, 1, "flag: the character's power is used"),
    Slice("points_known", observed.POINTS_KNOWN, 1, "flag: the points of this seat may be known"),
    Slice("points", observed.POINTS, 1, "its points, where they may be known; at most 255"),
    Slice("may_be_asked", observed.MAY_BE_ASKED, 1, "flag: by public facts it may be asked now"),
    Slice("cannot", observed.CANNOT, len(HAZARDS), "dice that it last said it cannot answer, by hazard"),
    Slice("drawn_since", observed.DRAWN_SINCE, 1, "cards it has drawn since then; at most 100"),
)


def slice_of(name: str) -> slice:
    """To index an observation with: `observation[slice_of("hand")]`."""
    return next(part.of for part in SLICES if part.name == name)


def seat_slice(steps: int, name: str) -> slice:
    """The same for a part of the seat so many places to the left of the observer."""
    part = next(part for part in SEAT_SLICES if part.name == name)
    start = observed.SEATS + steps * observed.SEAT_SIZE + part.start
    return slice(start, start + part.size)


def table_of_slices(slices: tuple[Slice, ...]) -> str:
    """The slices as a table in Markdown."""
    rows = [f"| `{part.name}` | {part.start} | {part.size} | {part.meaning} |" for part in slices]
    return "\n".join(["| slice | from | numbers | what |", "|---|---:|---:|---|", *rows])
