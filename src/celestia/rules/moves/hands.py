"""Cards of the deck. No other module moves them."""

from ..kinds import card, event, interruption
from ..stack import _pop, _push, _top
from ..state import SEAT_BIT, State, _tell_all, _tell_secret

BIT = [1 << number for number in range(card.PLAYABLES)]
CARDS = (1 << card.KINDS) - 1  # cards of the deck, without characters and the spyglass


def _gain(s: State, seat: int, kind: int) -> None:
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    s.held[seat] |= BIT[kind]


def _lose(s: State, seat: int, kind: int, count: int) -> None:
    s.hand[seat][kind] -= count
    s.hand_size[seat] -= count
    if s.hand[seat][kind] == 0:
        s.held[seat] &= ~BIT[kind]


def _discard(s: State, seat: int, kind: int, count: int) -> None:
    _lose(s, seat, kind, count)
    s.discard[kind] += count


def _discard_hand(s: State, seat: int) -> None:
    for kind in range(card.KINDS):
        count = s.hand[seat][kind]
        if count > 0:
            _discard(s, seat, kind, count)
            _tell_all(s, event.CARD_DISCARDED, seat, kind, count)


def _lay_on_table(s: State, seat: int, kind: int, count: int) -> None:
    _lose(s, seat, kind, count)
    s.on_table[kind] += count


def _take_from_table(s: State, seat: int, kind: int, count: int) -> None:
    s.on_table[kind] -= count
    for _ in range(count):
        _gain(s, seat, kind)


def _clear_table(s: State) -> None:
    for kind in range(card.KINDS):
        s.discard[kind] += s.on_table[kind]
        s.on_table[kind] = 0


def _draw_cards(s: State, seat: int, count: int) -> None:
    """Draw while the deck lasts. A frame draws the rest after a shuffle."""
    while count > 0 and s.deck_size > 0:
        _draw_card(s, seat)
        count -= 1
    if count > 0:
        _push(s, interruption.DRAW, seat, 0, count)


def _draw_card(s: State, seat: int) -> None:
    kind = _top_card(s)
    _gain(s, seat, kind)
    _tell_secret(s, event.CARD_DRAWN, seat, -1, kind, SEAT_BIT[seat])


def _turn_up_cards(s: State, count: int) -> None:
    _push(s, interruption.TURN_UP, 0, 0, count)


def _have_cards(s: State) -> bool:
    """Return whether there is a card to draw.

    Turn the discard into the deck if needed (R12, Q10, C18). This pushes a shuffle if the new deck has more
    than one card. The caller must wait for it."""
    if s.deck_size > 0:
        return True
    for kind in range(card.KINDS):
        for _ in range(s.discard[kind]):
            s.deck[s.deck_size] = kind
            s.deck_size += 1
        s.discard[kind] = 0
    if s.deck_size > 1:
        _push(s, interruption.SHUFFLE_DECK, 0, 0, 0)
    return s.deck_size > 0


def _top_card(s: State) -> int:
    s.deck_size -= 1
    kind = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    return kind


def _advance_draw(s: State) -> None:
    """Draw until the frame is done, the deck needs a shuffle, or no cards are left."""
    top = _top(s)
    while s.frame_count[top] > 0 and _have_cards(s):
        if s.frames - 1 > top:
            return
        s.frame_count[top] -= 1
        _draw_card(s, s.frame_seat[top])
    _pop(s)


def _advance_turn_up(s: State) -> None:
    top = _top(s)
    while s.frame_count[top] > 0 and _have_cards(s):
        if s.frames - 1 > top:
            return
        kind = _top_card(s)
        s.frame_count[top] -= 1
        s.on_table[kind] += 1
        s.changed = 1
        _tell_all(s, event.CARD_TURNED_UP, -1, kind, -1)
    _pop(s)


def _build_deck(s: State) -> None:
    for kind in range(card.KINDS):
        for _ in range(s.copies[kind]):
            s.deck[s.deck_size] = kind
            s.deck_size += 1
    _push(s, interruption.SHUFFLE_DECK, 0, 0, 0)
