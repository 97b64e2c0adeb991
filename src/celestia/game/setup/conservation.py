"""Check that a position is possible: nothing lost, all numbers in range.

Positions from outside must pass this check first, because the compiled rules trust their state.
"""

from __future__ import annotations

from ... import engine
from ...rules.box import TREASURE_COUNTS
from ...rules.flow.set_up import CAPTAIN_STEP, DECK_STEP
from ...rules.kinds import (
    addressee,
    card,
    city,
    die_face,
    interruption,
    limit,
    module,
    phase,
    place,
    question,
)
from ..state_lists import numbers, rows
from .names import CARDS, treasure_word


class Impossible(ValueError):
    """An impossible position: a sentence and the rule."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.sentence = sentence
        self.rule = rule


def check(state: engine.State) -> None:
    """Raise Impossible for the first fault found."""
    _check_numbers(state)
    _check_vessels(state)
    _check_frames(state)
    _check_cards(state)
    _check_treasures(state)
    _check_course(state)


def _within(state: engine.State, field: str, low: int, high: int, rule: str) -> None:
    value = state.read_field(field)
    values = value if isinstance(value, list) else [value]
    for number in values:
        for one in number if isinstance(number, list) else [number]:
            if not low <= one <= high:
                raise Impossible(f"{field} may be {low} to {high}, not {one}", rule)


def _check_numbers(state: engine.State) -> None:
    seats = state.players - 1
    for field, low, high, rule in (
        ("phase", 0, phase.OVER, "P0"),
        ("asked", addressee.TABLE, seats, "Q41"),
        ("question", 0, question.FIRST_CAPTAIN, "Q41"),
        ("shown", 0, (2 << limit.FRAMES) - 1, "C3"),
        ("polled", 0, state.players, "Q1"),
        ("step", 0, _most_steps(state), "Q1"),
        ("journey", 0, 9999, "R9"),
        ("turn", 0, 9999, "R8"),
        ("captain", 0, seats, "R8"),
        ("announcer", 0, seats, "C164"),
        ("instructor", 0, seats, "C147"),
        ("vessel", place.AIRCRAFT, place.BOAT, "C93"),
        ("occupant", -1, seats, "C90"),
        ("announced", 0, place.CANNOT, "P5"),
        ("dice_count", 0, limit.DICE, "C61"),
        ("dice", 0, die_face.BLANK, "a2"),
        ("bandits", 0, limit.COPIES, "C61"),
        ("help_answered", 0, (1 << state.players) - 1, "Q29"),
        ("swapped", 0, limit.DECK, "C172"),
        ("drawn_count", 0, limit.CREW, "C206"),
        ("frames", 0, limit.FRAMES, "Q1"),
        ("place", place.OFF, place.IN_BOAT, "H1"),
        ("pawns", 0, limit.CREW, "C203"),
        ("left_pawns", 0, limit.CREW, "C206"),
        ("declared", place.NOTHING, place.LEAVE, "R3"),
        ("just_drew", -1, limit.TREASURES - 1, "R4"),
        ("token", 0, 1, "C216"),
        ("character", -1, limit.COLOURS - 1, "C214"),
        ("at", 0, city.BOSCALUMIA, "a1"),
        ("heading", city.NOWHERE, city.BOSCALUMIA, "a1"),
    ):
        _within(state, field, low, high, rule)
    for field in FLAGS:
        _within(state, field, 0, 1, FLAGS[field])
    colours = [colour for colour in numbers(state, "character") if colour >= 0]
    if len(colours) != len(set(colours)):
        raise Impossible("two players have the same character", "C214")


def _most_steps(state: engine.State) -> int:
    """The largest `step` of a phase; 0 unless the phase counts steps."""
    players = state.players
    return {
        phase.SET_UP: CAPTAIN_STEP + 1,
        phase.PREPARATION: 1,
        phase.GIFTS: (1 << players) - 1,  # a set of seats
        phase.SWAP: players - 1,
        **dict.fromkeys((phase.DEAL, phase.DECLARATIONS, phase.ARRIVAL), players),
        **dict.fromkeys((phase.NEW_JOURNEY, phase.MATRYOSHBURG), players),
    }.get(state.phase, 0)


# Boolean fields, with their rules.
FLAGS = {
    "staged": "C3",
    "flying": "C119",
    "crashed": "C170",
    "boat_fresh": "C91",
    "lit": "C186",
    "calmed": "C84",
    "locked": "C78",
    "changed": "Q2",
    "spyglass": "B8",
    "moored": "C66",
    "help_held": "R14",
    "got_off": "C140",
    "used": "C71",
}


def _check_vessels(state: engine.State) -> None:
    places = numbers(state, "place")
    in_boat = [seat for seat, where in enumerate(places) if where == place.IN_BOAT]
    if len(in_boat) > 1 or (in_boat and in_boat != [state.occupant]):
        raise Impossible("the rowboat has one seat, and its occupant sits in it", "B19")
    if state.occupant >= 0 and not card.ROWBOAT <= state.boat_card < card.ALTERNATIVE_ROUTE:
        raise Impossible("the rowboat's occupant must have a rowboat card in front of them", "C92")
    if state.vessel == place.BOAT and state.occupant < 0:
        raise Impossible("nobody is in the rowboat whose leg it is", "C93")


def _check_frames(state: engine.State) -> None:
    for field, low, high in (
        ("frame_kind", 0, interruption.FIRST_CAPTAIN),
        ("frame_seat", 0, limit.SEATS),
        ("frame_place", 0, city.COUNT - 1),
        ("frame_count", 0, 255),
        ("frame_polled", 0, state.players),
    ):
        _within(state, field, low, high, "Q1")
    parts = {part: numbers(state, f"frame_{part}") for part in ("kind", "seat", "place", "count")}
    for at in range(state.frames):
        seats = state.players if parts["kind"][at] == interruption.CHOOSE_CHARACTER else state.players - 1
        if parts["seat"][at] > seats:
            raise Impossible(f"there is no seat {parts['seat'][at]} at this table", "R1")
        if parts["kind"][at] == interruption.DICE and not 0 < parts["count"][at] < 1 << state.dice_count:
            raise Impossible("a die is rolled that is not on the table", "C61")
        if (
            parts["kind"][at] in (interruption.TREASURE, interruption.KEEP)
            and parts["count"][at] > limit.CREW
        ):
            raise Impossible(f"no crew has {parts['count'][at]} pawns", "C206")
        in_pile = numbers(state, "pile_size")[parts["place"][at]]
        shuffled = {interruption.SHUFFLE_PILE: in_pile, interruption.SHUFFLE_DECK: state.deck_size}
        if shuffled.get(parts["kind"][at], 2) < 2:
            raise Impossible("there is nothing to shuffle", "Q11")


def _check_cards(state: engine.State) -> None:
    """Every card exists exactly once, after the deck is built (Q11)."""
    found = [0] * card.KINDS
    for counts in (numbers(state, "discard"), numbers(state, "on_table"), *rows(state, "hand")):
        for kind, count in enumerate(counts):
            if count < 0:
                raise Impossible(f"there cannot be {count} of {CARDS[kind]}", "a5")
            found[kind] += count
    for kind in numbers(state, "deck")[: state.deck_size]:
        found[kind] += 1
    if state.occupant >= 0:
        found[state.boat_card] += 1
    unbuilt = state.phase == phase.SET_UP and state.step <= DECK_STEP
    for kind, count in enumerate([0] * card.KINDS if unbuilt else numbers(state, "copies")):
        if found[kind] != count:
            raise Impossible(f"there are {found[kind]} of {CARDS[kind]}, not {count} as in the deck", "a5")
    for seat, laid in enumerate(rows(state, "laid")):
        shown = numbers(state, "on_table") if state.help_held else rows(state, "hand")[seat]
        for hazard, count in enumerate(laid):
            if not 0 <= count <= shown[card.HELP + hazard]:
                raise Impossible(f"seat {seat} cannot have laid {count} {CARDS[card.HELP + hazard]}", "R14")


def _check_treasures(state: engine.State) -> None:
    """Every treasure exists exactly once, after its pile is built (Q11)."""
    found = [0] * limit.TREASURES
    for field in ("removed", "boxed", "gifts"):
        for treasure, count in enumerate(numbers(state, field)):
            found[treasure] += count
    for seat in range(limit.SEATS):
        for treasure, count in enumerate(rows(state, "treasure")[seat]):
            found[treasure] += count
    for where, size in enumerate(numbers(state, "pile_size")):
        for treasure in rows(state, "pile")[where][:size]:
            if treasure // limit.SLOTS != where:
                raise Impossible(f"{treasure_word(treasure)} lies in the pile of another city", "a3")
            found[treasure] += 1
    for treasure in numbers(state, "drawn")[: state.drawn_count]:
        found[treasure] += 1
    for treasure, count in enumerate(found):
        due = _in_box(state, treasure)
        if count != due:
            raise Impossible(
                f"there are {count} of treasure {treasure_word(treasure)}, not {due} as in the box", "a3"
            )


def _in_box(state: engine.State, treasure: int) -> int:
    where, slot = divmod(treasure, limit.SLOTS)
    if slot == limit.SPYGLASS_SLOT and not state.modules & module.SPYGLASS:
        return 0
    if state.phase == phase.SET_UP and state.step <= 2 * where:
        return 0
    return TREASURE_COUNTS[treasure]


# -------------------------------------------------------------------------------- assumptions of the rules
def _check_course(state: engine.State) -> None:
    """Check what the rules assume: piles in the set-up, a destination, a start."""
    sizes = numbers(state, "pile_size")
    if state.phase == phase.SET_UP:
        for where, size in enumerate(sizes):
            if size != _size_in_set_up(state, where):
                raise Impossible(f"in the set-up {size} treasures cannot lie in pile {where + 1}", "Q11")
    elif state.phase in (phase.DEAL, phase.NEW_JOURNEY, phase.MATRYOSHBURG, phase.SWAP) and not any(sizes):
        raise Impossible("there is no treasure left to start a journey for", "Q5")
    elif phase.LANDING <= state.phase <= phase.HOOK or phase.AFTER_CANNOT <= state.phase <= phase.CRASH:
        if numbers(state, "heading")[state.vessel] == city.NOWHERE:
            raise Impossible("the vessel has nowhere to go", "Q3")


def _size_in_set_up(state: engine.State, where: int) -> int:
    """Each city takes two steps: build its pile, then (crews) cut it to five (C201)."""
    slots = range(where * limit.SLOTS, (where + 1) * limit.SLOTS)
    whole = sum(_in_box(state, treasure) for treasure in slots)
    is_cut = bool(state.modules & module.CREWS) and state.step > 2 * where + 1
    return min(whole, limit.CREW_PILE) if is_cut else whole
