"""The poll of a window: which seat is asked next.

The poll runs clockwise from the vessel's captain. After every play it restarts from the captain, who may be a
new one, and earlier passes no longer count (Q1). The engine does not ask a seat that can only pass (Q41).
"""

from ..because import ALLOWED
from ..bits import _lowest, _without_lowest
from ..cards.spyglass import _could_hold_spyglass
from ..dispatch import NAMES_A_SEAT, _refused, _target_refused, _window_cards
from ..kinds import card, module, question
from ..moves.aboard import _left_of, _pilot
from ..state import State
from ..stops import _ask, _ask_table, _must_show


def _may_play(s: State, seat: int, number: int) -> bool:
    """Return whether public facts allow this play.

    This does not check that the seat holds the card."""
    if _refused(s, seat, number) != ALLOWED:
        return False
    return not _names_a_seat(number) or _has_target(s, seat, number)


def _names_a_seat(number: int) -> bool:
    return bool(NAMES_A_SEAT >> number & 1)


def _is_target(s: State, seat: int, number: int, target: int) -> bool:
    """Return whether a card or power that names a seat may name this one."""
    return _target_refused(s, seat, number, target) == ALLOWED


def _has_target(s: State, seat: int, number: int) -> bool:
    for target in range(s.players):
        if _is_target(s, seat, number, target):
            return True
    return False


def _can_answer(s: State, seat: int, cards: int) -> bool:
    """Return whether this seat holds a card of the window that they may play now."""
    in_hand = s.held[seat] & cards
    while in_hand:
        if _may_play(s, seat, _lowest(in_hand)):
            return True
        in_hand = _without_lowest(in_hand)
    return False


def _poll(s: State) -> bool:
    """Ask the next seat that can answer. Return False when the window closes."""
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
    """Return whether this seat may be asked in the open window, by public facts only."""
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
    """Judge by public facts: the backs of cards and treasures, and unused characters."""
    if number == card.SPYGLASS:
        return bool(s.modules & module.SPYGLASS) and _could_hold_spyglass(s, seat)
    if number >= card.CHARACTER:
        return s.character[seat] == number - card.CHARACTER and not s.used[seat]
    return s.hand_size[seat] > 0 and _is_any_unseen(s, number)


def _is_any_unseen(s: State, kind: int) -> bool:
    """Return whether some copy is neither in the discard nor on the table (H1)."""
    return s.copies[kind] > s.discard[kind] + s.on_table[kind]
