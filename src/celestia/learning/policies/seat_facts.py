"""The facts of one observation as plain numbers.

Seats are counted to the left of the observer, who is seat 0. `_read_facts` reads the whole row once, so that
no policy depends on its layout.
"""

from __future__ import annotations

from ...rules.arrays import longs
from ...rules.box import BOSCALUMIA_DICE, CITY_DICE, OTHER_CITY_DICE
from ...rules.kinds import card, city, die_face, house_option, limit, module, phase, place, question
from .. import observation_layout
from ..buffer import Row


class SeatFacts:
    def __init__(self) -> None:
        self.players = 0
        self.modules = 0  # bit sets, as in a state
        self.house = 0
        self.question = 0
        self.phase = 0
        # --------------------------------------------------------------------------- the vessel of this leg
        self.is_boat_leg = 0
        self.at = 0
        self.heading = 0  # or NOWHERE
        self.pilot = 0
        self.ignored = 0  # the hazard that the rowboat ignores, or -1
        self.travellers = 0  # aboard this vessel
        self.order = longs(limit.SEATS)  # the travellers, clockwise from the pilot
        self.is_aboard = longs(limit.SEATS)
        self.aircraft_at = 0
        # ----------------------------------------------------------------------------------------- this leg
        self.dice_count = 0
        self.dice = longs(limit.DICE)  # faces, or -1 while they roll
        self.blanks = 0
        self.needs = longs(die_face.HAZARDS)
        self.announced = 0  # as in a state
        self.bandits = 0
        self.calmed = 0
        self.moored = 0
        self.help_over = 0
        self.table_turbos = 0
        self.drawing = 0  # the seat that draws a treasure, or -1
        # -------------------------------------------------------------------------------------------- cards
        self.copies = longs(card.KINDS)
        self.hand = longs(card.KINDS)
        self.unseen = longs(card.KINDS)  # in the deck or in other hands
        # -------------------------------------------------------------------------------------------- seats
        self.seat_place = longs(limit.SEATS)
        self.hand_size = longs(limit.SEATS)
        self.declared = longs(limit.SEATS)
        self.pawns = longs(limit.SEATS)
        self.token = longs(limit.SEATS)
        self.character = longs(limit.SEATS)  # a colour, or -1
        self.used = longs(limit.SEATS)
        self.known_points = longs(limit.SEATS)  # or -1
        self.backs = longs(limit.SEATS * city.COUNT)  # treasures by seat and city
        self.cannot = longs(limit.SEATS * die_face.HAZARDS)  # the last "cannot" by seat and hazard
        self.drawn_since = longs(limit.SEATS)
        # ---------------------------------------------------------------------------------------- treasures
        self.piles = longs(city.COUNT)
        self.own_faces = longs(limit.FACES)
        self.gifts = 0
        self.removed = 0


def _at(row: Row, place: int) -> int:
    """Read one number. In C a byte of the row is unsigned, and a difference of two would wrap."""
    return row[place]


def _at_most_of(row: Row, place: int, most: int) -> int:
    """Read a number that is used as an index. A row from outside may hold anything."""
    return row[place] if row[place] < most else most


def _one_of(row: Row, start: int, size: int) -> int:
    """Return which of these flags is set, or -1."""
    for choice in range(size):
        if row[start + choice]:
            return choice
    return -1


def _bits(row: Row, start: int, size: int) -> int:
    found = 0
    for bit in range(size):
        found += _at(row, start + bit) << bit
    return found


def _read_facts(row: Row, f: SeatFacts) -> None:
    f.modules = _bits(row, observation_layout.MODULES, module.COUNT)
    f.house = _bits(row, observation_layout.HOUSE, house_option.COUNT)
    f.question = _one_of(row, observation_layout.QUESTION, question.COUNT)
    f.phase = _one_of(row, observation_layout.PHASE, phase.COUNT)
    f.drawing = _one_of(row, observation_layout.DRAWING, limit.SEATS)
    f.gifts = _at(row, observation_layout.GIFTS)
    f.removed = _at(row, observation_layout.REMOVED)
    for stop in range(city.COUNT):
        f.piles[stop] = _at(row, observation_layout.PILES + stop)
    for face in range(limit.FACES):
        f.own_faces[face] = _at(row, observation_layout.TREASURES + face)
    _read_seats(row, f)
    _read_vessel(row, f)
    _read_leg(row, f)
    _read_cards(row, f)


def _read_seats(row: Row, f: SeatFacts) -> None:
    f.players = 0
    for seat in range(limit.SEATS):
        at = observation_layout.SEATS + seat * observation_layout.SEAT_SIZE
        f.players += 1 if row[at + observation_layout.PRESENT] else 0
        f.seat_place[seat] = _one_of(row, at + observation_layout.PLACE, 3)
        f.hand_size[seat] = _at(row, at + observation_layout.HAND_SIZE)
        f.declared[seat] = _one_of(row, at + observation_layout.DECLARED, 2) + 1
        f.pawns[seat] = _at(row, at + observation_layout.PAWNS)
        f.token[seat] = _at(row, at + observation_layout.TOKEN)
        f.character[seat] = _one_of(row, at + observation_layout.CHARACTER, limit.COLOURS)
        f.used[seat] = _at(row, at + observation_layout.USED)
        f.known_points[seat] = -1
        if row[at + observation_layout.POINTS_KNOWN]:
            f.known_points[seat] = _at(row, at + observation_layout.POINTS)
        for stop in range(city.COUNT):
            f.backs[seat * city.COUNT + stop] = _at(row, at + observation_layout.TREASURES_OF + stop)
        for hazard in range(die_face.HAZARDS):
            f.cannot[seat * die_face.HAZARDS + hazard] = _at(row, at + observation_layout.CANNOT + hazard)
        f.drawn_since[seat] = _at(row, at + observation_layout.DRAWN_SINCE)
    if f.players < 2:
        f.players = 2


def _read_vessel(row: Row, f: SeatFacts) -> None:
    """Read the vessel whose leg it is. A rowboat that was left has no leg any more."""
    occupant = _one_of(row, observation_layout.OCCUPANT, limit.SEATS)
    f.aircraft_at = _one_of(row, observation_layout.AIRCRAFT_AT, city.PLACES)
    f.is_boat_leg = 1 if row[observation_layout.BOAT_LEG] and occupant >= 0 else 0
    if f.is_boat_leg:
        f.pilot = occupant
        f.at = _one_of(row, observation_layout.BOAT_AT, city.PLACES)
        f.heading = _one_of(row, observation_layout.BOAT_HEADING, city.PLACES)
        f.ignored = _one_of(row, observation_layout.BOAT_CARD, die_face.HAZARDS)
    else:
        f.pilot = _one_of(row, observation_layout.CAPTAIN, limit.SEATS)
        f.at = f.aircraft_at
        f.heading = _one_of(row, observation_layout.AIRCRAFT_HEADING, city.PLACES)
        f.ignored = -1
    f.pilot = f.pilot if 0 <= f.pilot < f.players else 0
    f.at = f.at if f.at >= 0 else 0
    f.travellers = 0
    for step in range(f.players):
        seat = (f.pilot + step) % f.players
        f.is_aboard[seat] = 0
        if f.is_boat_leg:
            f.is_aboard[seat] = 1 if seat == f.pilot else 0
        elif f.seat_place[seat] == place.ABOARD:
            f.is_aboard[seat] = 1
        if f.is_aboard[seat]:
            f.order[f.travellers] = seat
            f.travellers += 1


def _read_leg(row: Row, f: SeatFacts) -> None:
    f.dice_count = _at_most_of(row, observation_layout.DICE_COUNT, limit.DICE)
    f.blanks = 0
    for at in range(f.dice_count):
        f.dice[at] = _one_of(row, observation_layout.DICE + at * die_face.FACES, die_face.FACES)
        if f.dice[at] == die_face.BLANK:
            f.blanks += 1
    for hazard in range(die_face.HAZARDS):
        f.needs[hazard] = _at_most_of(row, observation_layout.TO_ANSWER + hazard, limit.DICE)
    f.announced = _one_of(row, observation_layout.ANNOUNCED, 2) + 1
    f.bandits = _at_most_of(row, observation_layout.BANDITS, limit.COPIES)
    f.calmed = _at_most_of(row, observation_layout.CALMED, 1)
    f.moored = _at(row, observation_layout.MOORED)
    f.help_over = _at(row, observation_layout.HELP_OVER)
    f.table_turbos = _at(row, observation_layout.ON_TABLE + card.TURBO)


def _read_cards(row: Row, f: SeatFacts) -> None:
    boat_card = _one_of(row, observation_layout.BOAT_CARD, die_face.HAZARDS)
    for kind in range(card.KINDS):
        f.copies[kind] = _at(row, observation_layout.COPIES + kind)
        f.hand[kind] = _at(row, observation_layout.HAND + kind)
        unseen = f.copies[kind] - f.hand[kind]
        unseen -= _at(row, observation_layout.DISCARD + kind) + _at(row, observation_layout.ON_TABLE + kind)
        if boat_card >= 0 and kind == card.ROWBOAT + boat_card:
            unseen -= 1
        f.unseen[kind] = unseen if unseen > 0 else 0


# ------------------------------------------------------------------------------------------- simple answers
def _dice_to(f: SeatFacts, stop: int) -> int:
    """Return how many dice it takes to reach this place."""
    if stop >= city.COUNT or stop < 0:
        return BOSCALUMIA_DICE
    return OTHER_CITY_DICE[stop] if f.house & house_option.OTHER_DICE else CITY_DICE[stop]


def _dice_ahead_of(f: SeatFacts) -> int:
    """Return the dice of this leg before the roll."""
    dice = (_dice_to(f, f.heading) if f.heading >= 0 else 0) + f.bandits - 2 * f.calmed
    return dice if dice > 0 else 0


def _stop_after(f: SeatFacts, stop: int) -> int:
    """Return the next stop with the current piles, or NOWHERE."""
    for later in range(stop + 1, city.COUNT):
        if f.piles[later] > 0:
            return later
    return city.NOWHERE


def _has_treasures(f: SeatFacts, stop: int) -> bool:
    return 0 <= stop < city.COUNT and f.piles[stop] > 0


def _turbos_short(f: SeatFacts, skipped: int) -> int:
    """Return how many own turbos the dice need. `skipped` is a hazard that needs no answer, or -1."""
    short = 0
    for hazard in range(die_face.HAZARDS):
        left = f.needs[hazard] - f.hand[hazard] - 2 * f.hand[card.IMPROVED + hazard]
        if left > 0 and hazard != skipped:
            short += left
    return short - f.table_turbos if short > f.table_turbos else 0


def _can_pay(f: SeatFacts, skipped: int) -> bool:
    return _turbos_short(f, skipped) <= f.hand[card.TURBO]
