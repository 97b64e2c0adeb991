"""The legal answers to the open question."""

from ..bits import _lowest, _without_lowest
from ..cards.rowboat import _may_launch_rowboat
from ..dispatch import NAMES_A_SPYGLASS, NAMES_A_TREASURE, _window_cards
from ..flow.journeys import _may_receive_gift, _may_trade
from ..flow.set_up import _is_taken
from ..flow.windows import _is_target, _may_play, _names_a_seat
from ..kinds import act, card, city, die_face, limit, phase, question
from ..stack import _top
from ..state import Options, State
from .dice import _mask_of_unlocked
from .hands import BIT, CARDS
from .payment import _payments, _shortfall, _turbos
from .route import _can_get_off
from .treasures import _count_in_pile


def _add(out: Options, verb: int, argument: int) -> None:
    out.action[out.count] = verb * act.SPAN + argument
    out.count += 1


def _add_play(out: Options, number: int, target: int) -> None:
    _add(out, act.PLAY, number * act.TARGETS + target)


def _list_options(s: State, seat: int, out: Options) -> None:
    """Fill `out` with the legal answers of this seat.

    Answers of chance are validated, not listed."""
    out.count = 0
    asks = s.question
    if asks == question.WINDOW:
        _list_window(s, seat, out)
    elif asks == question.DECLARE:
        _list_declarations(s, seat, out)
    elif asks == question.MATRYOSHBURG or asks == question.SWAP:
        _list_bonuses(s, seat, out)
    elif asks == question.PAY:
        _payments(s, seat, out)
    elif asks == question.ANNOUNCE:
        _list_announcements(s, seat, out)
    elif asks == question.LAND:
        _add(out, act.LAND, 0)
        _add(out, act.FLY, 0)
    elif asks == question.REROLL:
        _list_rerolls(s, out)
    elif asks == question.LAY_HELP:
        _list_help(s, seat, out)
    elif asks == question.RELIEVED:
        _add(out, act.STAY, 0)
        _add(out, act.LEAVE, 0)
    elif asks == question.DIRECTION:
        _add(out, act.HEAD_ONWARD, 0)
        _add(out, act.HEAD_BOSCALUMIA, 0)
    elif asks == question.PREPARE:
        _add(out, act.PASS, 0)
        _add(out, act.PREPARE, 0)
    else:
        _list_choices(s, seat, out)


def _list_choices(s: State, seat: int, out: Options) -> None:
    """List choices of treasures, gifts and characters."""
    asks = s.question
    if asks == question.INSTRUCT:
        _add(out, act.PASS, 0)
        if s.held[seat] & BIT[card.INSTRUCTOR]:
            _add_play(out, card.INSTRUCTOR, 0)
    elif asks == question.CHOOSE_TREASURE:
        _list_pile(s, out)
    elif asks == question.KEEP_TREASURE:
        _list_drawn(s, out)
    elif asks == question.GIVE:
        for other in range(s.players):
            if _may_receive_gift(s, other):
                _add(out, act.GIVE, other)
    elif asks == question.TAKE_CHARACTER:
        for colour in range(limit.COLOURS):
            if not _is_taken(s, colour):
                _add(out, act.TAKE, colour)


def _list_window(s: State, seat: int, out: Options) -> None:
    _add(out, act.PASS, 0)
    in_hand = s.held[seat] & _window_cards(s)
    while in_hand:
        number = _lowest(in_hand)
        if _may_play(s, seat, number):
            _list_plays(s, seat, number, out)
        in_hand = _without_lowest(in_hand)


def _list_plays(s: State, seat: int, number: int, out: Options) -> None:
    if _names_a_seat(number):
        for target in range(s.players):
            if _is_target(s, seat, number, target):
                _add_play(out, number, target)
    elif NAMES_A_SPYGLASS >> number & 1:
        for place in range(city.SPYGLASS_CITIES):
            treasure = place * limit.SLOTS + limit.SPYGLASS_SLOT
            if s.treasure[seat][treasure] > 0:
                _add_play(out, number, treasure)
    elif NAMES_A_TREASURE >> number & 1:
        owned = s.owned[seat]
        while owned:
            _add_play(out, number, _lowest(owned))
            owned = _without_lowest(owned)
    else:
        _add_play(out, number, 0)


def _list_declarations(s: State, seat: int, out: Options) -> None:
    """List the declarations. In the void a passenger may only launch a rowboat (C182)."""
    if s.at[0] == city.VOID:
        _add(out, act.PASS, 0)
    else:
        _add(out, act.STAY, 0)
    if _can_get_off(s):
        _add(out, act.LEAVE, 0)
    if _may_launch_rowboat(s):
        for hazard in range(die_face.HAZARDS):
            if s.held[seat] & BIT[card.ROWBOAT + hazard]:
                _add_play(out, card.ROWBOAT + hazard, 0)


def _list_announcements(s: State, seat: int, out: Options) -> None:
    """List both announcements if the captain needs and has turbos.

    Otherwise list the forced one. That happens only while the TABLE is asked."""
    short = _shortfall(s, seat)
    if short <= _turbos(s, seat):
        _add(out, act.ANNOUNCE_CAN, 0)
    if short > 0:
        _add(out, act.ANNOUNCE_CANNOT, 0)


def _list_rerolls(s: State, out: Options) -> None:
    """List every set of unlocked dice, including the empty set (B3)."""
    free = _mask_of_unlocked(s)
    for mask in range(1 << s.dice_count):
        if mask & free == mask:
            _add(out, act.REROLL, mask)


def _list_help(s: State, seat: int, out: Options) -> None:
    first = s.hand[seat][card.HELP]
    second = s.hand[seat][card.HELP + 1]
    third = s.hand[seat][card.HELP + 2]
    fourth = s.hand[seat][card.HELP + 3]
    for cannons in range(fourth + 1):
        for foghorns in range(third + 1):
            for arresters in range(second + 1):
                for compasses in range(first + 1):
                    argument = (cannons * act.LAY_DIGIT + foghorns) * act.LAY_DIGIT + arresters
                    _add(out, act.LAY, argument * act.LAY_DIGIT + compasses)


def _list_pile(s: State, out: Options) -> None:
    place = s.frame_place[_top(s)]
    for slot in range(limit.SLOTS):
        if _count_in_pile(s, place * limit.SLOTS + slot) > 0:
            _add(out, act.CHOOSE, place * limit.SLOTS + slot)


def _list_drawn(s: State, out: Options) -> None:
    for treasure in range(limit.TREASURES):
        for at in range(s.drawn_count):
            if s.drawn[at] == treasure:
                _add(out, act.KEEP, treasure)
                break


def _list_bonuses(s: State, seat: int, out: Options) -> None:
    _add(out, act.DRAW if s.phase == phase.MATRYOSHBURG else act.DONE, 0)
    in_hand = s.held[seat] & CARDS
    while in_hand:
        _add(out, act.DISCARD, _lowest(in_hand))
        in_hand = _without_lowest(in_hand)
    owned = s.owned[seat] if s.phase == phase.MATRYOSHBURG else 0
    while owned:
        treasure = _lowest(owned)
        if _may_trade(s, treasure):
            _add(out, act.TRADE, treasure)
        owned = _without_lowest(owned)
