"""The windows of a leg: which cards each moment asks for, and whose turn it is to answer.

Seats are asked from the vessel's captain clockwise; after every play the poll starts again from the
(maybe new) captain, and an earlier pass does not bind (Q1). A seat that can only pass is not asked (Q41).
"""

from . import card, module, option, phase, place, question
from .aboard import _pilot
from .asking import _ask, _ask_table, _must_show
from .bits import _lowest, _without_lowest
from .cards.alternative_route import _may_alternative_route
from .cards.bandit import _may_bandit
from .cards.ejection import _is_ejection_target, _may_ejection
from .cards.grappling_hook import _may_grappling_hook
from .cards.jetpack import _may_jetpack
from .cards.mooring import _may_mooring
from .cards.pressing_need import _may_pressing_need
from .cards.rowboat import _may_rowboat
from .cards.spy import _is_spy_target, _may_spy
from .cards.spyglass import _could_hold_spyglass, _may_spyglass
from .cards.wind_gust import _may_wind_gust
from .characters.black import _may_black
from .characters.blue import _may_blue
from .characters.green import _may_green
from .characters.purple import _is_purple_target, _may_purple
from .characters.red import _may_red
from .characters.yellow import _may_yellow
from .hands import BIT
from .seats import _left_of
from .state import State

BEFORE_ROLL = 1 << card.BANDIT | 1 << card.NEW_GEAR | 1 << card.SPY | 1 << card.BLACK
REROLLS = 1 << card.ALTERNATIVE_ROUTE | 1 << card.WIND_GUST
ROWBOATS = 15 << card.ROWBOAT
AFTER_DECLARATIONS = REROLLS | ROWBOATS | 1 << card.EJECTION | 1 << card.PRESSING_NEED | 1 << card.PURPLE
AFTER_CANNOT = (
    1 << card.ALTERNATIVE_ROUTE
    | 1 << card.SPYGLASS
    | 1 << card.RED
    | 1 << card.BLUE
    | 1 << card.GREEN
    | 1 << card.YELLOW
)
HOOK = 1 << card.GRAPPLING_HOOK
SEAT_NAMING = [card.EJECTION, card.PRESSING_NEED, card.SPY, card.PURPLE]
NAMES_A_SEAT = sum([1 << number for number in SEAT_NAMING])


def _window_cards(s: State) -> int:
    """Everything that may be played in this moment, as a set of bits."""
    if s.phase == phase.BEFORE_ROLL:
        return BEFORE_ROLL
    if s.phase == phase.AFTER_DECLARATIONS:
        return AFTER_DECLARATIONS if s.vessel == place.AIRCRAFT else REROLLS
    if s.phase == phase.AFTER_CAN:
        if s.house & option.HOOK_AT_ANNOUNCEMENT and s.vessel == place.AIRCRAFT:
            return REROLLS | HOOK
        return REROLLS
    if s.phase == phase.AFTER_CANNOT:
        return AFTER_CANNOT
    if s.phase == phase.MOORING:
        return BIT[card.MOORING]
    if s.phase == phase.HOOK:
        return HOOK if s.vessel == place.AIRCRAFT else 0
    if s.phase == phase.CRASHING:
        return BIT[card.JETPACK]
    return 0


def _may_play(s: State, seat: int, number: int) -> bool:
    """Whether public facts allow this seat to play this here; whether it holds it is another question."""
    if number == card.ALTERNATIVE_ROUTE:
        return _may_alternative_route(s, seat)
    if number == card.EJECTION:
        return _may_ejection(s, seat)
    if number == card.JETPACK:
        return _may_jetpack(s, seat)
    if number == card.WIND_GUST:
        return _may_wind_gust(s)
    if number == card.BANDIT:
        return _may_bandit(s)
    if number == card.MOORING:
        return _may_mooring(s)
    if number == card.PRESSING_NEED:
        return _may_pressing_need(s, seat)
    if number == card.SPY:
        return _may_spy(s, seat)
    if number == card.GRAPPLING_HOOK:
        return _may_grappling_hook(s, seat)
    if number == card.SPYGLASS:
        return _may_spyglass(s, seat)
    if number >= card.CHARACTER:
        return _may_use(s, seat, number)
    if card.ROWBOAT <= number < card.ALTERNATIVE_ROUTE:
        return _may_rowboat(s, seat)
    return True  # New gear: everybody, always


def _may_use(s: State, seat: int, number: int) -> bool:
    if number == card.RED:
        return _may_red(s, seat)
    if number == card.BLUE:
        return _may_blue(s, seat)
    if number == card.GREEN:
        return _may_green(s, seat)
    if number == card.YELLOW:
        return _may_yellow(s, seat)
    if number == card.BLACK:
        return _may_black(s, seat)
    return _may_purple(s, seat)


def _is_target(s: State, seat: int, number: int, target: int) -> bool:
    """Whether a card or power that names another seat may name this one."""
    if number == card.EJECTION:
        return _is_ejection_target(s, seat, target)
    if number == card.SPY:
        return _is_spy_target(s, seat, target)
    if number == card.PURPLE:
        return _is_purple_target(s, seat, target)
    return target != seat and s.place[target] == place.ABOARD  # Pressing need


def _names_a_seat(number: int) -> bool:
    return bool(NAMES_A_SEAT >> number & 1)


def _can_answer(s: State, seat: int, cards: int) -> bool:
    """Whether this seat holds something of the window that it may play now."""
    in_hand = s.held[seat] & cards
    while in_hand:
        if _may_play(s, seat, _lowest(in_hand)):
            return True
        in_hand = _without_lowest(in_hand)
    return False


def _poll(s: State) -> bool:
    """Ask the next seat that can answer; False when the window closes."""
    return _poll_for(s, _window_cards(s))


def _poll_for(s: State, cards: int) -> bool:
    if _must_show(s) and _might_anybody_answer(s):
        _ask_table(s, question.WINDOW)
        return True
    pilot = _pilot(s)
    for step in range(s.polled, s.players):
        seat = _left_of(s, pilot, step)
        if s.held[seat] & cards and _can_answer(s, seat, cards):
            s.polled = step
            _ask(s, seat, question.WINDOW)
            return True
    return False


def _might_answer(s: State, seat: int) -> bool:
    """Whether, by public facts alone, this seat may be asked in the open window."""
    cards = _window_cards(s)
    while cards:
        number = _lowest(cards)
        if _might_hold(s, seat, number) and _may_play(s, seat, number):
            return True
        cards = _without_lowest(cards)
    return False


def _might_anybody_answer(s: State) -> bool:
    for seat in range(s.players):
        if _might_answer(s, seat):
            return True
    return False


def _might_hold(s: State, seat: int, number: int) -> bool:
    """As far as the table can see: the backs of cards and treasures, an unused character."""
    if number == card.SPYGLASS:
        return bool(s.modules & module.SPYGLASS) and _could_hold_spyglass(s, seat)
    if number >= card.CHARACTER:
        return s.character[seat] == number - card.CHARACTER and not s.used[seat]
    return s.hand_size[seat] > 0 and _is_any_unseen(s, number)


def _is_any_unseen(s: State, kind: int) -> bool:
    """Not every copy lies face up in the discard pile or on the table (H1)."""
    return s.copies[kind] > s.discard[kind] + s.on_table[kind]
