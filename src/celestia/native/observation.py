"""What one seat may know, as a fixed row of small numbers: for learners.

It shows what `celestia.game.view` shows of a position, and no more: what others hold, what lies in the deck
and in the piles, who is really asked and who has laid help cards is never read here, but for the observer's
own. Seats are told from the observer on, clockwise. Everything fits into a byte.
"""

from ..rules import asked, card, city, die, frame, limit, option, phase, place, question
from ..rules.arrays import zeros
from ..rules.bits import _lowest, _without_lowest
from ..rules.frames import _top
from ..rules.payment import _needs, _of
from ..rules.play import _may_answer
from ..rules.seats import _left_of
from ..rules.staging import _might_be_asked
from ..rules.state import State
from . import observed
from .action_space import FACE_OF, _seats_to_the_left
from .buffer import Buffer, hand_over
from .heard import Heard

MODULE_COUNT = 16
HOUSE_COUNT = 6


class Sheet:
    """One observation under way."""

    def __init__(self) -> None:
        self.number = zeros(observed.SIZE)


SHEET = Sheet()
NOTHING_HEARD = Heard()


def _at_most(number: int) -> int:
    return number if number < observed.MOST else observed.MOST


def _flag(out: Sheet, at: int, choice: int) -> None:
    """1 at one of several places; nowhere where there is no choice."""
    if choice >= 0:
        out.number[at + choice] = 1


def _observe(s: State, seat: int, heard: Heard, out: Sheet) -> None:
    for at in range(observed.SIZE):
        out.number[at] = 0
    _observe_own(s, seat, out)
    _observe_moment(s, seat, out)
    _observe_vessels(s, seat, out)
    _observe_dice(s, out)
    _observe_leg(s, out)
    _observe_things(s, out)
    for step in range(s.players):
        other = _left_of(s, seat, step)
        _observe_seat(s, seat, other, out, observed.SEATS + step * observed.SEAT_SIZE)
        _observe_announcement(heard, other, out, observed.SEATS + step * observed.SEAT_SIZE)
    _observe_configuration(s, out)


def _observe_own(s: State, seat: int, out: Sheet) -> None:
    for kind in range(card.KINDS):
        out.number[observed.HAND + kind] = s.hand[seat][kind]
    owned = s.owned[seat]
    while owned:
        treasure = _lowest(owned)
        out.number[observed.TREASURES + FACE_OF[treasure]] = s.treasure[seat][treasure]
        owned = _without_lowest(owned)
    for hazard in range(die.HAZARDS):
        out.number[observed.LAID + hazard] = s.laid[seat][hazard]
    if s.asked == seat:
        _observe_seen(s, out)
    out.number[observed.ASKED] = 1 if _may_answer(s, seat) else 0


def _observe_seen(s: State, out: Sheet) -> None:
    """The pile before Instructor's chooser, or the treasures a crew has drawn: the observer chooses."""
    if s.question == question.CHOOSE_TREASURE:
        pile = s.frame_place[_top(s)]
        for at in range(s.pile_size[pile]):
            out.number[observed.SEEN + FACE_OF[s.pile[pile][at]]] += 1
    elif s.question == question.KEEP_TREASURE:
        for at in range(s.drawn_count):
            out.number[observed.SEEN + FACE_OF[s.drawn[at]]] += 1


def _observe_moment(s: State, seat: int, out: Sheet) -> None:
    out.number[observed.PHASE + s.phase] = 1
    out.number[observed.QUESTION + s.question] = 1
    out.number[observed.JOURNEY] = _at_most(s.journey)
    out.number[observed.TURN] = _at_most(s.turn)
    for at in range(s.frames):
        kind = s.frame_kind[at]
        if kind == frame.TREASURE or kind == frame.CHOICE or kind == frame.KEEP:
            _flag(out, observed.DRAWING, _seats_to_the_left(s, seat, s.frame_seat[at]))
            break


def _observe_vessels(s: State, seat: int, out: Sheet) -> None:
    out.number[observed.BOAT_LEG] = s.vessel
    out.number[observed.FLYING] = s.flying
    out.number[observed.LIT] = s.lit
    out.number[observed.BOAT_FRESH] = s.boat_fresh
    _flag(out, observed.CAPTAIN, _seats_to_the_left(s, seat, s.captain))
    _flag(out, observed.AIRCRAFT_AT, s.at[place.AIRCRAFT])
    _flag(out, observed.AIRCRAFT_HEADING, s.heading[place.AIRCRAFT])
    if s.occupant >= 0:
        _flag(out, observed.OCCUPANT, _seats_to_the_left(s, seat, s.occupant))
        _flag(out, observed.BOAT_CARD, s.boat_card - card.ROWBOAT)
        _flag(out, observed.BOAT_AT, s.at[place.BOAT])
        _flag(out, observed.BOAT_HEADING, s.heading[place.BOAT])


def _observe_dice(s: State, out: Sheet) -> None:
    """Dice in the captain's hand show nothing, and what lay there before no longer counts."""
    picked_up = s.frame_count[_top(s)] if s.question == question.ROLL else 0
    out.number[observed.DICE_COUNT] = s.dice_count
    for at in range(s.dice_count):
        if not picked_up >> at & 1:
            out.number[observed.DICE + at * die.FACES + s.dice[at]] = 1
    if s.question != question.ROLL:
        needs = _needs(s)
        for hazard in range(die.HAZARDS):
            out.number[observed.TO_ANSWER + hazard] = _of(needs, hazard)


def _observe_leg(s: State, out: Sheet) -> None:
    out.number[observed.BANDITS] = s.bandits
    out.number[observed.CALMED] = s.calmed
    out.number[observed.LOCKED] = s.locked
    out.number[observed.SPYGLASS] = s.spyglass
    out.number[observed.MOORED] = s.moored
    out.number[observed.HELP_OVER] = s.help_held
    _flag(out, observed.ANNOUNCED, s.announced - 1)


def _observe_things(s: State, out: Sheet) -> None:
    out.number[observed.DECK] = _at_most(s.deck_size)
    out.number[observed.GIFTS] = s.gift_count
    for kind in range(card.KINDS):
        out.number[observed.ON_TABLE + kind] = s.on_table[kind]
        out.number[observed.DISCARD + kind] = s.discard[kind]
    for stop in range(city.COUNT):
        out.number[observed.PILES + stop] = s.pile_size[stop]
    removed = 0
    for treasure in range(limit.TREASURES):
        removed += s.removed[treasure]
    out.number[observed.REMOVED] = removed
    if _is_all_shown(s):
        _observe_gifts(s, out)


def _observe_gifts(s: State, out: Sheet) -> None:
    for treasure in range(limit.TREASURES):
        if s.gifts[treasure] > 0:
            out.number[observed.GIFTS_SHOWN + FACE_OF[treasure]] = s.gifts[treasure]


def _is_all_shown(s: State) -> bool:
    """Scores and gifts are open while gifts are handed out, and at the end (C165, H6)."""
    return s.phase == phase.GIFTS or s.phase == phase.OVER


def _observe_seat(s: State, observer: int, seat: int, out: Sheet, at: int) -> None:
    out.number[at + observed.PRESENT] = 1
    _flag(out, at + observed.PLACE, s.place[seat])
    out.number[at + observed.PAWNS] = s.pawns[seat]
    _flag(out, at + observed.DECLARED, s.declared[seat] - 1)
    out.number[at + observed.GOT_OFF] = s.got_off[seat]
    out.number[at + observed.HAND_SIZE] = _at_most(s.hand_size[seat])
    owned = s.owned[seat]
    while owned:
        treasure = _lowest(owned)
        out.number[at + observed.TREASURES_OF + treasure // limit.SLOTS] += s.treasure[seat][treasure]
        owned = _without_lowest(owned)
    out.number[at + observed.TOKEN] = s.token[seat]
    _flag(out, at + observed.CHARACTER, s.character[seat])
    out.number[at + observed.USED] = s.used[seat]
    if seat == observer or s.house & option.OPEN_SCORES or _is_all_shown(s):
        out.number[at + observed.POINTS_KNOWN] = 1
        out.number[at + observed.POINTS] = _at_most(s.points[seat])
    if s.asked != asked.CHANCE and s.asked != asked.NOBODY and _might_be_asked(s, seat):
        out.number[at + observed.MAY_BE_ASKED] = 1


def _observe_announcement(heard: Heard, seat: int, out: Sheet, at: int) -> None:
    """The last "cannot" of this seat: then its equipment did not answer those dice. All have heard it."""
    faced = 0
    for hazard in range(die.HAZARDS):
        faced += heard.cannot[seat][hazard]
        out.number[at + observed.CANNOT + hazard] = heard.cannot[seat][hazard]
    if faced > 0:
        out.number[at + observed.DRAWN_SINCE] = heard.drawn_since[seat]


def _observe_configuration(s: State, out: Sheet) -> None:
    for bit in range(MODULE_COUNT):
        out.number[observed.MODULES + bit] = s.modules >> bit & 1
    for bit in range(HOUSE_COUNT):
        out.number[observed.HOUSE + bit] = s.house >> bit & 1
    for kind in range(card.KINDS):
        out.number[observed.COPIES + kind] = s.copies[kind]


def observe(s: State, seat: int, buffer: Buffer) -> None:
    """Write what this seat sees now into a buffer of bytes, one for each number."""
    observe_hearing(s, seat, NOTHING_HEARD, buffer)


def observe_hearing(s: State, seat: int, heard: Heard, buffer: Buffer) -> None:
    """The same with what all have heard before."""
    if not 0 <= seat < s.players:
        raise ValueError(f"there is no seat {seat} at this table")
    _observe(s, seat, heard, SHEET)
    hand_over(SHEET.number, observed.SIZE, buffer)
