"""The value of playing each card and character now, in points above passing.

The same as `celestia.bots.plays`, except that a row does not say which treasure was just drawn.
"""

from __future__ import annotations

from ...rules.kinds import card, city, die_face, limit, phase, place
from ..action_space import FACE_OF
from .answer_ids import _play_target
from .chances import _answer_next_roll
from .desk import PolicyDesk
from .odds_journey import (
    _arriving,
    _capped,
    _captain_answers,
    _due_now,
    _edge,
    _edge_under,
    _order_after,
    _order_alone,
    _others_cost,
    _own_leg,
    _stranger,
    _voyage,
    _will_fly,
)
from .odds_rescues import (
    _blue_value,
    _green_value,
    _leg_success,
    _own_success,
    _red_value,
    _route_value,
    _spyglass_value,
    _yellow_value,
)
from .odds_values import KEPT, POWER_PRICE, SPY_VALUE
from .odds_worth import _cost_of, _crash_worth, _leaving
from .prices import CARD_PRICE, _hand_price_without, _mean_price, _payment_price, _treasure_price
from .roll_tables import _answer_unknown_roll
from .seat_facts import SeatFacts, _dice_ahead_of, _has_treasures, _stop_after, _turbos_short


def _play_value(desk: PolicyDesk, number: int, played: int) -> float:
    """Return the value of this play in a window, in points above passing."""
    if played >= card.CHARACTER:
        return _power_value(desk, number, played)
    if played == card.EJECTION:
        return _ejection_value(desk, _play_target(number) + 1)
    if played == card.PRESSING_NEED:
        return _pressing_need_value(desk, _play_target(number) + 1)
    if played == card.SPY:
        return _spy_value(desk, _play_target(number) + 1)
    if card.ROWBOAT <= played < card.ALTERNATIVE_ROUTE:
        return _captain_boards_value(desk, played - card.ROWBOAT)
    if played == card.ALTERNATIVE_ROUTE:
        return _route_value(desk)
    if played == card.JETPACK:
        saved = _leaving(desk, desk.facts.at)
        return saved - desk.prospects.nothing - CARD_PRICE[card.JETPACK]
    return _plain_play_value(desk, played)


def _plain_play_value(desk: PolicyDesk, played: int) -> float:
    if played == card.BANDIT:
        return _bandit_value(desk)
    if played == card.NEW_GEAR:
        return _new_gear_value(desk)
    if played == card.WIND_GUST:
        return _gust_value(desk)
    if played == card.MOORING:
        return _mooring_value(desk)
    if played == card.GRAPPLING_HOOK:
        return _hook_value(desk)
    return KEPT


def _power_value(desk: PolicyDesk, number: int, played: int) -> float:
    if played == card.SPYGLASS:
        return _spyglass_value(desk)
    if played == card.RED:
        return _red_value(desk, _play_target(number))
    if played == card.BLUE:
        return _blue_value(desk)
    if played == card.GREEN:
        return _green_value(desk)
    if played == card.YELLOW:
        return _yellow_value(desk)
    if played == card.BLACK:
        return _black_value(desk)
    return _purple_value(desk, _play_target(number) + 1)


# ------------------------------------------------------------------------------------------ before the roll
def _bandit_value(desk: PolicyDesk) -> float:
    if desk.facts.is_aboard[0]:
        return KEPT
    dice = _dice_ahead_of(desk.facts)
    more = dice + 1 if dice < limit.DICE else dice
    loss = _will_fly(desk, desk.facts.pilot, dice)
    loss -= _will_fly(desk, desk.facts.pilot, more)
    cost = _others_cost(desk, desk.facts.heading)
    return loss * cost - CARD_PRICE[card.BANDIT]


def _black_value(desk: PolicyDesk) -> float:
    dice = _dice_ahead_of(desk.facts)
    gain = _will_fly(desk, desk.facts.pilot, dice - 2 if dice > 2 else 0)
    gain -= _will_fly(desk, desk.facts.pilot, dice)
    return gain * _edge(desk) - POWER_PRICE[card.BLACK - card.CHARACTER]


def _new_gear_value(desk: PolicyDesk) -> float:
    size = -1
    for kind in range(card.KINDS):
        size += desk.facts.hand[kind]
    gain = size * _mean_price(desk.facts) - _hand_price_without(desk.facts, card.NEW_GEAR)
    if desk.facts.pilot == 0:
        edge = _edge(desk)
        dice = _dice_ahead_of(desk.facts)
        _answer_unknown_roll(desk.tables, _capped(size), dice)
        _answer_next_roll(desk.facts, desk.chances, dice, desk.facts.ignored)
        if edge > 0.0:
            gain += (desk.tables.possible - desk.chances.possible) * edge
    return gain - CARD_PRICE[card.NEW_GEAR]


def _spy_value(desk: PolicyDesk, target: int) -> float:
    """Spy on the captain before the roll, if this seat can still get off."""
    if target != desk.facts.pilot or not desk.facts.is_aboard[0]:
        return KEPT
    if not _has_treasures(desk.facts, desk.facts.at):
        return KEPT
    hidden = min(1.0, desk.facts.hand_size[target] / 4)
    return SPY_VALUE * desk.treasury.mean[desk.facts.heading] * hidden - CARD_PRICE[card.SPY]


# ----------------------------------------------------------------------------------- after the declarations
def _ejection_value(desk: PolicyDesk, target: int) -> float:
    """The target gets a treasure here instead of a later one, and this seat is captain sooner."""
    chance = _leg_success(desk)
    prize = _stranger(desk, desk.facts.heading)
    loses = chance * prize - desk.treasury.mean[desk.facts.at]
    arrival = _arriving(desk)
    _order_after(desk, desk.facts.pilot, target)
    mine = _voyage(desk, desk.facts.heading, -1)
    cost = _cost_of(desk, target, loses)
    return cost + chance * (mine - arrival) - CARD_PRICE[card.EJECTION]


def _gust_value(desk: PolicyDesk) -> float:
    """Attack a vessel without this seat, after its captain has announced "can"."""
    if desk.facts.is_aboard[0] or desk.facts.announced != place.CAN:
        return KEPT
    left = desk.facts.hand_size[desk.facts.pilot]
    for hazard in range(die_face.HAZARDS):
        left -= desk.facts.needs[hazard]
    _answer_unknown_roll(desk.tables, _capped(left if left > 0 else 0), desk.facts.blanks)
    crash = 1.0 - desk.tables.possible
    return crash * _others_cost(desk, desk.facts.heading) - CARD_PRICE[card.WIND_GUST]


def _pressing_need_value(desk: PolicyDesk, target: int) -> float:
    """Hand over the captaincy and get off, if flying would crash or cost too much."""
    chance = _own_success(desk)
    edge = _edge(desk)
    crash = _crash_worth(desk, desk.facts.at)
    price = _payment_price(desk.facts, _turbos_short(desk.facts, -1))
    as_captain = chance * (edge - price) + crash
    _due_now(desk)
    pays = _captain_answers(desk, target)
    best = pays * _edge_under(desk, target) + crash
    if _has_treasures(desk.facts, desk.facts.at):
        ashore = _leaving(desk, desk.facts.at)
        ashore -= pays * _others_cost(desk, desk.facts.heading)
        best = max(best, ashore)
    return best - as_captain - CARD_PRICE[card.PRESSING_NEED]


def _rowboat_value(desk: PolicyDesk, hazard: int) -> float:
    """Return the value of travelling alone without one hazard. The first leg is mandatory."""
    ahead = desk.facts.heading
    if ahead >= city.COUNT and desk.facts.at < city.COUNT:  # the boat chooses its own direction
        ahead = _stop_after(desk.facts, desk.facts.at)
    _order_alone(desk)
    value = _voyage(desk, ahead, hazard)
    return _own_leg(desk, desk.facts.at, ahead, 0, value, hazard) - CARD_PRICE[card.ROWBOAT]


def _captain_boards_value(desk: PolicyDesk, hazard: int) -> float:
    chance = _own_success(desk)
    edge = _edge(desk)
    crash = _crash_worth(desk, desk.facts.at)
    price = _payment_price(desk.facts, _turbos_short(desk.facts, -1))
    return _rowboat_value(desk, hazard) - crash - chance * (edge - price)


def _purple_value(desk: PolicyDesk, target: int) -> float:
    """Force the target into this seat's own choice. The value is what the target loses by it."""
    chance = _leg_success(desk)
    on_board = chance * _stranger(desk, desk.facts.heading)
    ashore = desk.treasury.mean[desk.facts.at]
    loses = ashore - on_board if desk.facts.declared[0] == place.STAY else on_board - ashore
    return _cost_of(desk, target, loses) - POWER_PRICE[card.PURPLE - card.CHARACTER]


# ----------------------------------------------------------------------------------------------- the way on
def _mooring_value(desk: PolicyDesk) -> float:
    """Keep the vessel at its city for another roll."""
    mine = 0.0
    if desk.facts.is_aboard[0]:
        arrival = _arriving(desk)
        _order_after(desk, desk.facts.pilot, -1)
        mine = _voyage(desk, desk.facts.at, desk.facts.ignored) - arrival
    theirs = _others_cost(desk, desk.facts.heading)
    theirs -= _others_cost(desk, desk.facts.at)
    return mine + theirs - CARD_PRICE[card.MOORING]


def _hook_value(desk: PolicyDesk) -> float:
    """Trade the treasure just drawn for a place aboard, only after the payment."""
    points = _mean_of_own(desk.facts, desk.facts.aircraft_at)
    if points < 0.0 or desk.facts.phase != phase.HOOK:
        return KEPT
    _order_with_me(desk)
    ahead = desk.facts.at if desk.facts.moored else desk.facts.heading
    back = _voyage(desk, ahead, -1)
    return back - points - desk.prospects.nothing - CARD_PRICE[card.GRAPPLING_HOOK]


def _order_with_me(desk: PolicyDesk) -> None:
    """List the captains after this leg, with this seat back aboard."""
    desk.prospects.captains = 0
    for step in range(1, desk.facts.players + 1):
        seat = (desk.facts.pilot + step) % desk.facts.players
        if seat == 0 or desk.facts.is_aboard[seat]:
            desk.prospects.order[desk.prospects.captains] = seat
            desk.prospects.captains = desk.prospects.captains + 1


def _mean_of_own(f: SeatFacts, stop: int) -> float:
    """Return the mean price of the own treasures of a city, or -1 without any.

    One of them was just drawn. The row does not say which."""
    number = 0
    total = 0.0
    if 0 <= stop < city.COUNT:
        for slot in range(limit.SLOTS):
            face = FACE_OF[stop * limit.SLOTS + slot]
            if face >= 0 and f.own_faces[face] > 0:
                number += f.own_faces[face]
                total += f.own_faces[face] * _treasure_price(stop * limit.SLOTS + slot)
    return total / number if number > 0 else -1.0
