"""Effects of answers. Callers check first that an answer is legal: see `play`."""

from ..cards.alternative_route import _reroll
from ..cards.help import _lay_help
from ..cards.pressing_need import _relieve
from ..cards.rowboat import _launch_rowboat
from ..dispatch import DISCARDED, _play
from ..flow.journeys import _finish_swap, _give_gift, _swap_card, _take_card, _trade
from ..flow.set_up import _name_first_captain, _take_character
from ..flow.turn import _announce_can, _announce_cannot
from ..flow.windows import _names_a_seat
from ..kinds import act, card, city, event, phase, place, question
from ..stack import _top
from ..state import State, _tell_all
from ..stops import _go_on, _go_to, _show_again
from .aboard import _declare_stay
from .dice import _dice_fall
from .hands import BIT, _discard, _draw_cards
from .payment import _pay
from .route import _dice_on_tile
from .treasures import _choose, _keep, _leave_with_treasure


def _answer(s: State, seat: int, action: int) -> None:
    """Close the question and apply the answer of this seat or of chance."""
    asks = s.question
    verb = action // act.SPAN
    argument = action % act.SPAN
    _go_on(s)
    if asks == question.WINDOW:
        _answer_window(s, seat, verb, argument)
    elif asks == question.DECLARE:
        _answer_declaration(s, seat, verb, argument)
    elif asks == question.ROLL:
        _dice_fall(s, argument)
    elif asks == question.PAY:
        _pay(s, seat, argument)
        _go_to(s, phase.MOORING)
    elif asks == question.ANNOUNCE:
        if verb == act.ANNOUNCE_CAN:
            _announce_can(s)
        else:
            _announce_cannot(s)
    elif asks == question.INSTRUCT:
        _answer_instruct(s, seat, verb)
    elif asks == question.LAY_HELP:
        _lay_help(s, seat, argument)
    elif asks == question.REROLL:
        _reroll(s, argument)
    elif asks == question.RELIEVED:
        _relieve(s, seat, verb == act.LEAVE)
    elif asks <= question.PREPARE:
        _answer_start(s, seat, verb)
    else:
        _answer_choice(s, verb, argument)


def _answer_start(s: State, seat: int, verb: int) -> None:
    """Apply an answer of P0: landing, direction or preparation (Q36)."""
    if verb == act.LAND:
        _tell_all(s, event.LANDED, seat, s.vessel, s.at[s.vessel])
        if s.vessel == place.AIRCRAFT:
            s.flying = 0
        _leave_with_treasure(s, seat)
        _go_to(s, phase.END_LEG)
    elif verb == act.FLY:
        _go_to(s, phase.DIRECTION)
    elif verb == act.HEAD_BOSCALUMIA:
        s.heading[s.vessel] = city.VOID
        _go_to(s, phase.PREPARATION)
    elif verb == act.HEAD_ONWARD:
        _go_to(s, phase.PREPARATION)
    else:
        s.step = 1  # do not ask again
        if verb == act.PREPARE:
            _prepare(s, seat)


def _prepare(s: State, seat: int) -> None:
    """Send a pawn ashore and draw a card for each die on this tile (C203, C204)."""
    s.pawns[seat] -= 1
    dice = _dice_on_tile(s, s.at[place.AIRCRAFT])
    _tell_all(s, event.PREPARED, seat, dice, -1)
    _draw_cards(s, seat, dice)


def _answer_declaration(s: State, seat: int, verb: int, argument: int) -> None:
    if verb == act.LEAVE:
        s.declared[seat] = place.LEAVE
        _tell_all(s, event.LEFT, seat, s.at[place.AIRCRAFT], -1)
        _leave_with_treasure(s, seat)
    elif verb == act.PLAY:
        _launch_rowboat(s, seat, argument // act.TARGETS)
    else:
        _declare_stay(s, seat)


def _answer_window(s: State, seat: int, verb: int, argument: int) -> None:
    """Continue the poll after a pass, or restart it after a play (Q1)."""
    if verb == act.PASS:
        s.polled += 1
        return
    s.polled = 0
    _show_again(s)
    number = argument // act.TARGETS
    target = argument % act.TARGETS
    if DISCARDED >> number & 1:
        _discard(s, seat, number, 1)
        _tell_all(s, event.CARD_PLAYED, seat, number, target)
    elif card.CHARACTER <= number < card.SPYGLASS:
        _spend_power(s, seat, number, target)
    _play(s, seat, number, target)


def _spend_power(s: State, seat: int, number: int, target: int) -> None:
    """Mark a power as used (C71). The event hides a treasure that is given up (Q28)."""
    s.used[seat] = 1
    s.held[seat] &= ~BIT[number]
    _tell_all(s, event.POWER_USED, seat, number, target if _names_a_seat(number) else -1)


def _answer_instruct(s: State, seat: int, verb: int) -> None:
    if verb == act.PASS:
        s.frame_polled[_top(s)] += 1
        return
    _discard(s, seat, card.INSTRUCTOR, 1)
    _tell_all(s, event.CARD_PLAYED, seat, card.INSTRUCTOR, s.frame_seat[_top(s)])
    _play(s, seat, card.INSTRUCTOR, 0)


def _answer_choice(s: State, verb: int, argument: int) -> None:
    if verb == act.CHOOSE:
        _choose(s, argument)
    elif verb == act.KEEP:
        _keep(s, argument)
    elif verb == act.GIVE:
        _give_gift(s, argument)
    elif verb == act.DRAW:
        _take_card(s)
    elif verb == act.DISCARD:
        _swap_card(s, argument)
    elif verb == act.DONE:
        _finish_swap(s)
    elif verb == act.TRADE:
        _trade(s, argument)
    elif verb == act.TAKE:
        _take_character(s, argument)
    else:
        _name_first_captain(s, argument)
