"""Between two journeys: the end of the game, the gifts and the bonus cards."""

from ..bits import _lowest, _without_lowest
from ..box import CITY_VALUES, END_POINTS, END_TREASURES, HELP_PENALTY, TREASURE_VALUES
from ..kinds import card, city, die_face, event, limit, module, phase, question
from ..moves.aboard import _left_of
from ..moves.hands import _discard, _draw_cards
from ..moves.route import _city_of
from ..moves.treasures import _draw_treasure, _give_up, _put_under, _receive
from ..state import SEAT_BIT, State, _tell_all, _tell_secret
from ..stops import _ask


def _end_check(s: State) -> None:
    """Check for the end, only before a new journey and without a question (R10, B10).

    The next captain sits left of the last captain (C17)."""
    s.captain = _left_of(s, s.captain, 1)
    s.announcer = _find_announcer(s)
    if s.announcer >= 0:
        _tell_all(s, event.END_ANNOUNCED, s.announcer, -1, -1)
        _reveal_gifts(s)
        s.phase = phase.GIFTS
    elif not _is_treasure_left(s):
        _end_game(s)
    else:
        s.announcer = 0
        s.phase = phase.NEW_JOURNEY
    s.step = 0


def _ends_game(s: State, seat: int) -> bool:
    if s.modules & module.BEGINNERS:
        return _count_kinds(s, seat) >= END_TREASURES
    return s.points[seat] >= END_POINTS


def _count_kinds(s: State, seat: int) -> int:
    """Count different treasures.

    All spyglasses are one kind, and Boscalumia's token is none (C24, Q14)."""
    kinds = 0
    for value in range(city.COUNT):
        for treasure in range(limit.TREASURES):
            if treasure % limit.SLOTS == limit.SPYGLASS_SLOT:
                continue
            if s.treasure[seat][treasure] > 0 and TREASURE_VALUES[treasure] == CITY_VALUES[value]:
                kinds += 1
                break
    for place in range(city.SPYGLASS_CITIES):
        if s.treasure[seat][place * limit.SLOTS + limit.SPYGLASS_SLOT] > 0:
            return kinds + 1
    return kinds


def _find_announcer(s: State) -> int:
    """Return who announces the end, or -1.

    Of several seats, the one with most points, then the first in turn order (C164, Q15)."""
    found = -1
    for step in range(s.players):
        seat = _left_of(s, s.captain, step)
        if _ends_game(s, seat) and (found < 0 or s.points[seat] > s.points[found]):
            found = seat
    return found


def _is_treasure_left(s: State) -> bool:
    for place in range(city.COUNT):
        if s.pile_size[place] > 0:
            return True
    return False


def _final_score(s: State, seat: int) -> int:
    """Subtract two points for each help card in hand.

    This counts only at the end (R13, C9)."""
    score = s.points[seat]
    for hazard in range(die_face.HAZARDS):
        score -= HELP_PENALTY * s.hand[seat][card.HELP + hazard]
    return score


def _end_game(s: State) -> None:
    s.phase = phase.OVER
    _tell_all(s, event.ENDED, -1, -1, -1)


# ---------------------------------------------------------------------------------------------- Krismastri
def _gifts(s: State) -> None:
    """Hand out the best gift first, one to each seat except the announcer (C165).

    `step` is the mask of the seats that have received a gift."""
    candidates = 0
    last = 0
    for seat in range(s.players):
        if _may_receive_gift(s, seat):
            candidates += 1
            last = seat
    if candidates == 0 or s.gift_count == 0:
        s.step = 0
        _end_game(s)
    elif candidates == 1:
        _give_gift(s, last)
    else:
        _ask(s, s.announcer, question.GIVE)


def _reveal_gifts(s: State) -> None:
    """Turn up all gifts before the announcer hands them out (C165)."""
    for treasure in range(limit.TREASURES):
        if s.gifts[treasure] > 0:
            _tell_all(s, event.GIFT_REVEALED, -1, treasure, s.gifts[treasure])


def _may_receive_gift(s: State, seat: int) -> bool:
    return seat != s.announcer and not s.step & SEAT_BIT[seat]


def _best_gift(s: State) -> int:
    """Return the most valuable gift.

    Of equal gifts, the one from the lower city (Q16)."""
    best = -1
    for treasure in range(limit.TREASURES):
        if s.gifts[treasure] > 0 and (best < 0 or TREASURE_VALUES[treasure] > TREASURE_VALUES[best]):
            best = treasure
    return best


def _give_gift(s: State, seat: int) -> None:
    gift = _best_gift(s)
    s.gifts[gift] -= 1
    s.gift_count -= 1
    s.step |= SEAT_BIT[seat]
    _receive(s, seat, gift)
    _tell_all(s, event.GIFT_GIVEN, s.announcer, seat, gift)


# ------------------------------------------------------------------------------------------- a new journey
def _new_journey(s: State) -> None:
    """Deal a card to each seat, or go to Matryoshburg after a crash (R9, C170, C175)."""
    if s.crashed and s.modules & module.MATRYOSHBURG:
        s.phase = phase.MATRYOSHBURG
    elif s.step < s.players:
        _draw_cards(s, _bonus_seat(s), 1)
        s.step += 1
    else:
        s.phase = phase.START_JOURNEY


def _bonus_seat(s: State) -> int:
    return _left_of(s, s.captain, s.step)


def _may_trade(s: State, treasure: int) -> bool:
    """Require another treasure in the pile (C173).

    Otherwise the seat would draw the same treasure again."""
    return s.pile_size[_city_of(treasure)] > 0


def _may_trade_any(s: State, seat: int) -> bool:
    owned = s.owned[seat]
    while owned:
        if _may_trade(s, _lowest(owned)):
            return True
        owned = _without_lowest(owned)
    return False


def _matryoshburg(s: State) -> None:
    """Everybody takes exactly one bonus, clockwise from the new captain (C171, C174)."""
    if s.step >= s.players:
        s.phase = phase.START_JOURNEY
        return
    seat = _bonus_seat(s)
    if s.hand_size[seat] > 0 or _may_trade_any(s, seat):
        _ask(s, seat, question.MATRYOSHBURG)
    else:
        _take_card(s)


def _take_card(s: State) -> None:
    _draw_cards(s, _bonus_seat(s), 1)
    s.step += 1


def _swap_card(s: State, kind: int) -> None:
    """Discard one card of any kind. The seat may repeat this (C172)."""
    seat = _bonus_seat(s)
    _discard(s, seat, kind, 1)
    _tell_all(s, event.CARD_DISCARDED, seat, kind, 1)
    s.swapped += 1
    s.phase = phase.SWAP


def _swap(s: State) -> None:
    seat = _bonus_seat(s)
    if s.hand_size[seat] > 0:
        _ask(s, seat, question.SWAP)
    else:
        _finish_swap(s)


def _finish_swap(s: State) -> None:
    _draw_cards(s, _bonus_seat(s), s.swapped)
    s.swapped = 0
    s.step += 1
    s.phase = phase.MATRYOSHBURG


def _trade(s: State, treasure: int) -> None:
    """Put a treasure under its pile and draw from the top.

    Instructor may be played (C173, C255)."""
    seat = _bonus_seat(s)
    place = _city_of(treasure)
    _give_up(s, seat, treasure)
    _put_under(s, treasure)
    _tell_secret(s, event.RETURNED_UNDER, seat, place, treasure, SEAT_BIT[seat])
    _draw_treasure(s, seat, place, 1)
    s.step += 1
