"""The knowledge of one seat as a fixed row of bytes, for learners.

An observation shows the same facts as `game.knowledge.view`. It never reads the hands of others, the deck,
the piles, who is really asked, or who has laid help cards, except for the observer's own part. Seats are in
clockwise order from the observer.
"""

from ..rules.bits import _lowest, _without_lowest
from ..rules.flow.staging import _might_be_asked
from ..rules.kinds import (
    addressee,
    card,
    city,
    die_face,
    house_option,
    interruption,
    limit,
    module,
    phase,
    place,
    question,
)
from ..rules.moves.aboard import _left_of
from ..rules.moves.payment import _needs, _of
from ..rules.play import SCRATCH, _may_answer
from ..rules.stack import _top
from ..rules.state import State, listed
from . import action_ids, observation_layout
from .action_space import FACE_OF, _fill_mask, _seats_to_the_left
from .announcements import Announcements
from .buffer import Buffer, Bytes, Row, _blank, give_back, lend

PAGE = Bytes()
NOTHING_HEARD = Announcements()


def _at_most(number: int) -> int:
    return number if number < observation_layout.MOST else observation_layout.MOST


def _flag(out: Row, at: int, choice: int) -> None:
    """Write a one-hot value. A negative choice writes nothing."""
    if choice >= 0:
        out[at + choice] = 1


def _observe(s: State, seat: int, announced: Announcements, out: Row) -> None:
    """Write everything except the configuration, which does not change during a game."""
    _blank(out, observation_layout.MODULES)
    _observe_own(s, seat, out)
    _observe_moment(s, seat, out)
    _observe_vessels(s, seat, out)
    _observe_dice(s, out)
    _observe_leg(s, out)
    _observe_things(s, out)
    for step in range(s.players):
        other = _left_of(s, seat, step)
        _observe_seat(s, seat, other, out, observation_layout.SEATS + step * observation_layout.SEAT_SIZE)
        _observe_announcement(
            announced, other, out, observation_layout.SEATS + step * observation_layout.SEAT_SIZE
        )


def _observe_own(s: State, seat: int, out: Row) -> None:
    for kind in range(card.KINDS):
        out[observation_layout.HAND + kind] = s.hand[seat][kind]
    owned = s.owned[seat]
    while owned:
        treasure = _lowest(owned)
        out[observation_layout.TREASURES + FACE_OF[treasure]] = s.treasure[seat][treasure]
        owned = _without_lowest(owned)
    for hazard in range(die_face.HAZARDS):
        out[observation_layout.LAID + hazard] = s.laid[seat][hazard]
    if s.asked == seat:
        _observe_seen(s, out)
    out[observation_layout.ASKED] = 1 if _may_answer(s, seat) else 0


def _observe_seen(s: State, out: Row) -> None:
    """Write the treasures from which the observer chooses."""
    if s.question == question.CHOOSE_TREASURE:
        pile = s.frame_place[_top(s)]
        for at in range(s.pile_size[pile]):
            out[observation_layout.SEEN + FACE_OF[s.pile[pile][at]]] += 1
    elif s.question == question.KEEP_TREASURE:
        for at in range(s.drawn_count):
            out[observation_layout.SEEN + FACE_OF[s.drawn[at]]] += 1


def _observe_moment(s: State, seat: int, out: Row) -> None:
    out[observation_layout.PHASE + s.phase] = 1
    out[observation_layout.QUESTION + s.question] = 1
    out[observation_layout.JOURNEY] = _at_most(s.journey)
    out[observation_layout.TURN] = _at_most(s.turn)
    for at in range(s.frames):
        kind = s.frame_kind[at]
        if kind == interruption.TREASURE or kind == interruption.CHOICE or kind == interruption.KEEP:
            _flag(out, observation_layout.DRAWING, _seats_to_the_left(s, seat, s.frame_seat[at]))
            break


def _observe_vessels(s: State, seat: int, out: Row) -> None:
    out[observation_layout.BOAT_LEG] = s.vessel
    out[observation_layout.FLYING] = s.flying
    out[observation_layout.LIT] = s.lit
    out[observation_layout.BOAT_FRESH] = s.boat_fresh
    _flag(out, observation_layout.CAPTAIN, _seats_to_the_left(s, seat, s.captain))
    _flag(out, observation_layout.AIRCRAFT_AT, s.at[place.AIRCRAFT])
    _flag(out, observation_layout.AIRCRAFT_HEADING, s.heading[place.AIRCRAFT])
    if s.occupant >= 0:
        _flag(out, observation_layout.OCCUPANT, _seats_to_the_left(s, seat, s.occupant))
        _flag(out, observation_layout.BOAT_CARD, s.boat_card - card.ROWBOAT)
        _flag(out, observation_layout.BOAT_AT, s.at[place.BOAT])
        _flag(out, observation_layout.BOAT_HEADING, s.heading[place.BOAT])


def _observe_dice(s: State, out: Row) -> None:
    """Write the dice.

    Dice about to be rolled have no face, and their old faces need no answer."""
    picked_up = s.frame_count[_top(s)] if s.question == question.ROLL else 0
    out[observation_layout.DICE_COUNT] = s.dice_count
    for at in range(s.dice_count):
        if not picked_up >> at & 1:
            out[observation_layout.DICE + at * die_face.FACES + s.dice[at]] = 1
    if s.question != question.ROLL:
        needs = _needs(s)
        for hazard in range(die_face.HAZARDS):
            out[observation_layout.TO_ANSWER + hazard] = _of(needs, hazard)


def _observe_leg(s: State, out: Row) -> None:
    out[observation_layout.BANDITS] = s.bandits
    out[observation_layout.CALMED] = s.calmed
    out[observation_layout.LOCKED] = s.locked
    out[observation_layout.SPYGLASS] = s.spyglass
    out[observation_layout.MOORED] = s.moored
    out[observation_layout.HELP_OVER] = s.help_held
    _flag(out, observation_layout.ANNOUNCED, s.announced - 1)


def _observe_things(s: State, out: Row) -> None:
    out[observation_layout.DECK] = _at_most(s.deck_size)
    out[observation_layout.GIFTS] = s.gift_count
    for kind in range(card.KINDS):
        out[observation_layout.ON_TABLE + kind] = s.on_table[kind]
        out[observation_layout.DISCARD + kind] = s.discard[kind]
    for stop in range(city.COUNT):
        out[observation_layout.PILES + stop] = s.pile_size[stop]
    removed = 0
    for treasure in range(limit.TREASURES):
        removed += s.removed[treasure]
    out[observation_layout.REMOVED] = removed
    if _is_all_shown(s):
        _observe_gifts(s, out)


def _observe_gifts(s: State, out: Row) -> None:
    for treasure in range(limit.TREASURES):
        if s.gifts[treasure] > 0:
            out[observation_layout.GIFTS_SHOWN + FACE_OF[treasure]] = s.gifts[treasure]


def _is_all_shown(s: State) -> bool:
    """Return whether scores and gifts are public, from the gifts on (C165, H6)."""
    return s.phase == phase.GIFTS or s.phase == phase.OVER


def _observe_seat(s: State, observer: int, seat: int, out: Row, at: int) -> None:
    out[at + observation_layout.PRESENT] = 1
    _flag(out, at + observation_layout.PLACE, s.place[seat])
    out[at + observation_layout.PAWNS] = s.pawns[seat]
    _flag(out, at + observation_layout.DECLARED, s.declared[seat] - 1)
    out[at + observation_layout.GOT_OFF] = s.got_off[seat]
    out[at + observation_layout.HAND_SIZE] = _at_most(s.hand_size[seat])
    if s.owned[seat]:
        _observe_backs(s, seat, out, at + observation_layout.TREASURES_OF)
    out[at + observation_layout.TOKEN] = s.token[seat]
    _flag(out, at + observation_layout.CHARACTER, s.character[seat])
    out[at + observation_layout.USED] = s.used[seat]
    if seat == observer or s.house & house_option.OPEN_SCORES or _is_all_shown(s):
        out[at + observation_layout.POINTS_KNOWN] = 1
        out[at + observation_layout.POINTS] = _at_most(s.points[seat])
    if s.asked != addressee.CHANCE and s.asked != addressee.NOBODY and _might_be_asked(s, seat):
        out[at + observation_layout.MAY_BE_ASKED] = 1


def _observe_backs(s: State, seat: int, out: Row, at: int) -> None:
    """Count treasures by their backs. The four faces of a city share one back."""
    for stop in range(city.COUNT):
        first = stop * limit.SLOTS
        out[at + stop] = (
            s.treasure[seat][first]
            + s.treasure[seat][first + 1]
            + s.treasure[seat][first + 2]
            + s.treasure[seat][first + 3]
        )


def _observe_announcement(announced: Announcements, seat: int, out: Row, at: int) -> None:
    """Write the last "cannot" of this seat and its dice. This is public."""
    faced = 0
    for hazard in range(die_face.HAZARDS):
        faced += announced.cannot[seat][hazard]
        out[at + observation_layout.CANNOT + hazard] = announced.cannot[seat][hazard]
    if faced > 0:
        out[at + observation_layout.DRAWN_SINCE] = announced.drawn_since[seat]


def _observe_configuration(s: State, out: Row) -> None:
    for bit in range(module.COUNT):
        out[observation_layout.MODULES + bit] = s.modules >> bit & 1
    for bit in range(house_option.COUNT):
        out[observation_layout.HOUSE + bit] = s.house >> bit & 1
    for kind in range(card.KINDS):
        out[observation_layout.COPIES + kind] = s.copies[kind]


def observe(s: State, seat: int, buffer: Buffer) -> None:
    """Write this seat's observation into a buffer of bytes, without announcements."""
    observe_announced(s, seat, NOTHING_HEARD, buffer)


def observe_announced(s: State, seat: int, announced: Announcements, buffer: Buffer) -> None:
    """Write this seat's observation with the earlier announcements."""
    if not 0 <= seat < s.players:
        raise ValueError(f"there is no seat {seat} at this table")
    lend(PAGE, buffer, observation_layout.SIZE)
    _observe(s, seat, announced, PAGE.number)
    _observe_configuration(s, PAGE.number)
    give_back(PAGE)


def look(s: State, seat: int, announced: Announcements, observation: Buffer, mask: Buffer) -> list[int]:
    """Combine `observe_announced`, `write_mask` and `legal_ids` in one call."""
    if not 0 <= seat < s.players:
        raise ValueError(f"there is no seat {seat} at this table")
    lend(PAGE, observation, observation_layout.SIZE)
    _observe(s, seat, announced, PAGE.number)
    _observe_configuration(s, PAGE.number)
    lend(PAGE, mask, action_ids.COUNT)
    _fill_mask(s, seat, SCRATCH, PAGE.number)
    give_back(PAGE)
    return listed(SCRATCH)
