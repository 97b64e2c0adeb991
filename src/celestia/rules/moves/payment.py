"""The dice that a captain must answer, and the ways to pay.

Cards on the table count first: help cards and the cards turned up by Yellow (C55, C79, Q17). For the other
dice the captain may pay any exact cover, which is a set of cards that no longer covers the dice without any
one of them (C4). Turbos answer the dice that are left, so the plain and improved cards identify a payment.
"""

from ..kinds import act, card, die_face, event, place
from ..state import Options, State, _tell_all
from .aboard import _pilot
from .hands import _discard

ONE_DIE = [1 << 8 * hazard for hazard in range(die_face.HAZARDS)] + [0]  # the blank needs nothing

MORE_WAYS = 15 << card.IMPROVED | 1 << card.TURBO


def _needs(s: State) -> int:
    """Return the dice that the captain must answer, as one byte for each hazard."""
    shown = 0
    for at in range(s.dice_count):
        shown += ONE_DIE[s.dice[at]]
    needs = 0
    for hazard in range(die_face.HAZARDS):
        if _of(shown, hazard) > 0:
            needs += _left_open(s, hazard, _of(shown, hazard)) * ONE_DIE[hazard]
    return needs


def _of(packed: int, hazard: int) -> int:
    return packed >> 8 * hazard & 255


def _need(s: State, hazard: int) -> int:
    return _of(_needs(s), hazard)


def _left_open(s: State, hazard: int, shown: int) -> int:
    """Return the dice of a hazard that the table, the rowboat and Green do not answer."""
    if hazard == die_face.PIRATES and s.locked:
        return 0
    if s.vessel == place.BOAT and hazard == s.boat_card - card.ROWBOAT:
        return 0
    table = s.on_table[hazard] + s.on_table[card.HELP + hazard] + 2 * s.on_table[card.IMPROVED + hazard]
    return shown - table if shown > table else 0


def _shortfall(s: State, seat: int) -> int:
    """Return how many dice this seat cannot answer without turbos."""
    needs = _needs(s)
    short = 0
    for hazard in range(die_face.HAZARDS):
        need = _of(needs, hazard)
        if need > 0:
            need -= s.hand[seat][hazard] + 2 * s.hand[seat][card.IMPROVED + hazard]
            if need > 0:
                short += need
    return short


def _turbos(s: State, seat: int) -> int:
    return s.hand[seat][card.TURBO] + s.on_table[card.TURBO]


def _pack(argument: int, plain: int, improved: int) -> int:
    return (argument * act.PAY_PLAIN + plain) * act.PAY_IMPROVED + improved


def _plain_of(argument: int) -> int:
    """Return the plain cards of a payment, packed as one byte for each hazard."""
    cards = 0
    for hazard in range(die_face.HAZARDS - 1, -1, -1):
        cards += argument // act.PAY_IMPROVED % act.PAY_PLAIN * ONE_DIE[hazard]
        argument = argument // (act.PAY_PLAIN * act.PAY_IMPROVED)
    return cards


def _improved_of(argument: int) -> int:
    """Return the improved cards of a payment, packed as one byte for each hazard."""
    cards = 0
    for hazard in range(die_face.HAZARDS - 1, -1, -1):
        cards += argument % act.PAY_IMPROVED * ONE_DIE[hazard]
        argument = argument // (act.PAY_PLAIN * act.PAY_IMPROVED)
    return cards


def _open_dice(s: State, argument: int) -> int:
    """Return how many turbos a payment needs besides its plain and improved cards."""
    return _open_after(_needs(s), _plain_of(argument), _improved_of(argument))


def _open_after(needs: int, plain_cards: int, improved_cards: int) -> int:
    short = 0
    for hazard in range(die_face.HAZARDS):
        need = _of(needs, hazard) - _of(plain_cards, hazard) - 2 * _of(improved_cards, hazard)
        if need > 0:
            short += need
    return short


def _is_exact(s: State, needs: int, argument: int, short: int) -> bool:
    """Return whether the payment needs all its cards.

    Yellow's turbos count first (C4, Q17). Without a spare turbo it does, because `_walk_payments` never adds
    a card that a hazard does not need."""
    spare = s.on_table[card.TURBO] - short
    if spare <= 0:
        return True
    plain_cards = _plain_of(argument)
    improved_cards = _improved_of(argument)
    for hazard in range(die_face.HAZARDS):
        plain = _of(plain_cards, hazard)
        improved = _of(improved_cards, hazard)
        surplus = plain + 2 * improved - _of(needs, hazard)
        if surplus < 0:
            surplus = 0
        if plain > 0 and 1 - surplus <= spare:
            return False
        if improved > 0 and 2 - surplus <= spare:
            return False
    return True


def _walk_payments(
    s: State, seat: int, needs: int, hazard: int, short: int, argument: int, out: Options | None
) -> int:
    """List every payment from this hazard on in `out`.

    Return count * SPAN + the last payment found."""
    if hazard == die_face.HAZARDS:
        if short > _turbos(s, seat) or not _is_exact(s, needs, argument, short):
            return 0
        if out is not None:
            out.action[out.count] = act.PAY * act.SPAN + argument
            out.count += 1
        return act.SPAN + argument
    need = _of(needs, hazard)
    if need == 0:
        return _walk_payments(s, seat, needs, hazard + 1, short, _pack(argument, 0, 0), out)
    found = 0
    for improved in range(min((need + 1) // 2, s.hand[seat][card.IMPROVED + hazard]) + 1):
        left = need - 2 * improved
        if left < 0:
            left = 0
        for plain in range(min(left, s.hand[seat][hazard]) + 1):
            more = _walk_payments(
                s, seat, needs, hazard + 1, short + left - plain, _pack(argument, plain, improved), out
            )
            if more:
                found = found // act.SPAN * act.SPAN + more
    return found


def _payments(s: State, seat: int, out: Options | None) -> int:
    needs = _needs(s)
    if needs == 0 and out is None:
        return act.SPAN  # one payment, which is empty
    return _walk_payments(s, seat, needs, 0, 0, 0, out)


def _pays_plainly(s: State, seat: int) -> bool:
    """Fast path: without turbos and improved cards there is only one way to pay."""
    return not s.held[seat] & MORE_WAYS and s.on_table[card.TURBO] == 0


def _pay_plainly(s: State, seat: int) -> None:
    needs = _needs(s)
    if needs:
        for hazard in range(die_face.HAZARDS):
            _pay_kind(s, seat, hazard, _of(needs, hazard))


def _pay(s: State, seat: int, argument: int) -> None:
    needs = _needs(s)
    if needs == 0:
        return
    plain_cards = _plain_of(argument)
    improved_cards = _improved_of(argument)
    turbos = _open_after(needs, plain_cards, improved_cards) - s.on_table[card.TURBO]
    for hazard in range(die_face.HAZARDS):
        _pay_kind(s, seat, hazard, _of(plain_cards, hazard))
        _pay_kind(s, seat, card.IMPROVED + hazard, _of(improved_cards, hazard))
    _pay_kind(s, seat, card.TURBO, turbos)


def _pay_kind(s: State, seat: int, kind: int, count: int) -> None:
    if count > 0:
        _discard(s, seat, kind, count)
        _tell_all(s, event.CARD_PAID, seat, kind, count)


def _tell_announcement(s: State, what: int) -> None:
    """Record an announcement with its dice.

    Others may deduce later what the captain held (H5, H7)."""
    if s.events is not None:
        faced = 0
        for hazard in range(die_face.HAZARDS):
            faced = faced * event.FACED_DIGIT + _need(s, hazard)
        _tell_all(s, what, _pilot(s), faced, s.on_table[card.TURBO])
