"""What a journey is worth to a yardstick.

A journey is a chain of cities. Another captain's hand is a number of random cards, and this seat may get off
after it has seen their dice. This seat's own captaincy depends on its hand. The seats aboard stay the same.
"""

from __future__ import annotations

from ...rules.box import END_POINTS, TREASURE_VALUES
from ...rules.kinds import card, city, limit
from .. import policy_kinds
from . import yardstick_parameter
from .chances import OPEN, _answer_next_roll
from .desk import PolicyDesk
from .logistic import _rises
from .roll_tables import _answer_hazards, _answer_unknown_roll, _share_of_rolls
from .seat_facts import SeatFacts, _dice_to, _has_treasures, _stop_after
from .voyage import Voyage
from .yardstick_values import FIRST_YARDSTICK, YARDSTICKS

NO_LANDING = -1e9
FAR = 7  # own legs beyond this many are worth nothing
TIRED_AFTER = 3  # legs after which another captain has spent two cards


def _start_voyage(desk: PolicyDesk, v: Voyage, policy: int) -> None:
    """Forget the last decision. Needs the facts, the treasury and the deck of this row."""
    v.policy = policy
    v.own = desk.treasury.points[0]
    v.lead = -1.0
    for seat in range(1, desk.facts.players):
        if desk.treasury.points[seat] > v.lead:
            v.lead = desk.treasury.points[seat]
    for stop in range(city.PLACES):
        v.has_landing[stop] = 0
    for dice in range(OPEN):
        v.has_flight[dice] = 0


def _weight(v: Voyage, parameter: int) -> float:
    if v.policy >= policy_kinds.TRIAL:
        return v.trial[(v.policy - policy_kinds.TRIAL) * yardstick_parameter.COUNT + parameter]
    return YARDSTICKS[(v.policy - FIRST_YARDSTICK) * yardstick_parameter.COUNT + parameter]


def _utility(v: Voyage, points: float) -> float:
    """Return the value of a gain. Being ahead counts if the journey ends the game."""
    total = v.own + points
    if total < END_POINTS and v.lead < END_POINTS:
        return points
    ahead = _rises((total - v.lead) / _weight(v, yardstick_parameter.SPREAD))
    return points + _weight(v, yardstick_parameter.LEAD) * (2.0 * ahead - 1.0)


def _landing_value(desk: PolicyDesk, v: Voyage, stop: int) -> float:
    """Return the expected value of a treasure of this city."""
    if not v.has_landing[stop]:
        v.has_landing[stop] = 1
        v.landing[stop] = _mean_utility(desk, v, stop)
    return v.landing[stop]


def _mean_utility(desk: PolicyDesk, v: Voyage, stop: int) -> float:
    if stop >= city.COUNT or desk.treasury.number[stop] == 0:
        return _utility(v, desk.treasury.mean[stop])
    total = 0.0
    for treasure in range(stop * limit.SLOTS, (stop + 1) * limit.SLOTS):
        if desk.treasury.hidden[treasure] > 0:
            total += desk.treasury.hidden[treasure] * _utility(v, TREASURE_VALUES[treasure])
    return total / desk.treasury.number[stop]


def _crash_value(desk: PolicyDesk, v: Voyage, stop: int) -> float:
    """Return the value of a crash here. A Jetpack may save a treasure."""
    crash = _utility(v, 0.0)
    if desk.facts.hand[card.JETPACK] > 0 and _has_treasures(desk.facts, stop):
        saved = _landing_value(desk, v, stop)
        saved -= _weight(v, yardstick_parameter.JETPACK)
        if saved > crash:
            return saved
    return crash


def _own_flight_chance(desk: PolicyDesk, v: Voyage, dice: int) -> float:
    if not v.has_flight[dice]:
        v.has_flight[dice] = 1
        _answer_next_roll(desk.facts, desk.chances, dice, desk.facts.ignored)
        v.flight[dice] = desk.chances.possible * _weight(v, yardstick_parameter.OWN)
    return v.flight[dice]


def _next_captain_after(f: SeatFacts, seat: int) -> int:
    """Return the next seat aboard, clockwise. A lone captain follows themselves."""
    for step in range(1, f.players + 1):
        other = (seat + step) % f.players
        if f.is_aboard[other]:
            return other
    return seat


def _journey_value(
    desk: PolicyDesk, v: Voyage, place: int, captain: int, flown: int, is_alone: bool
) -> float:
    """Return the value of being aboard here when this captain starts a leg.

    `flown` is how many legs this seat has just flown as captain."""
    if place >= city.COUNT:
        return _value_beyond(desk, v, place)
    last = _plan_way(desk.facts, v, place, captain, flown, is_alone)
    value = _landing_value(desk, v, v.stop[last])
    for leg in range(last - 1, -1, -1):
        if v.captain[leg] == 0:
            value = _value_as_captain(desk, v, leg, value, is_alone)
        else:
            value = _value_as_passenger(desk, v, leg, value)
    return value


def _value_beyond(desk: PolicyDesk, v: Voyage, place: int) -> float:
    """Return the value of the void or of Boscalumia, which the study did not know."""
    prize = _landing_value(desk, v, city.BOSCALUMIA)
    if place == city.BOSCALUMIA:
        return prize
    _answer_unknown_roll(desk.tables, desk.facts.hand_size[desk.facts.pilot], _dice_to(desk.facts, place))
    return desk.tables.possible * prize + (1.0 - desk.tables.possible) * _utility(v, 0.0)


def _plan_way(f: SeatFacts, v: Voyage, place: int, captain: int, flown: int, is_alone: bool) -> int:
    """List the cities ahead with their captains. Return the number of the last one."""
    at = 0
    v.stop[0] = place
    v.captain[0] = captain
    v.flown[0] = flown
    while True:
        ahead = _stop_after(f, v.stop[at])
        if ahead == city.NOWHERE:
            return at
        v.stop[at + 1] = ahead
        v.flown[at + 1] = v.flown[at] + (1 if v.captain[at] == 0 else 0)
        is_kept = v.captain[at] == 0 and is_alone
        v.captain[at + 1] = v.captain[at] if is_kept else _next_captain_after(f, v.captain[at])
        at += 1


def _value_as_captain(desk: PolicyDesk, v: Voyage, leg: int, value: float, is_alone: bool) -> float:
    place = v.stop[leg]
    chance = _own_flight_chance(desk, v, _dice_to(desk.facts, v.stop[leg + 1]))
    if v.flown[leg] > 0:
        chance *= 0.85
    if v.flown[leg] > 1:
        chance *= 0.8
    if leg + 1 > FAR:
        value = 0.0
    crash = _crash_value(desk, v, place)
    flight = (chance * value + (1.0 - chance) * crash) * _weight(v, yardstick_parameter.LATER)
    if is_alone and _has_treasures(desk.facts, place):
        landing = _landing_value(desk, v, place)
        return landing if landing > flight else flight
    return flight


def _value_as_passenger(desk: PolicyDesk, v: Voyage, leg: int, value: float) -> float:
    """Return the value with the option to get off after the roll."""
    place = v.stop[leg]
    landing = _landing_value(desk, v, place) if _has_treasures(desk.facts, place) else NO_LANDING
    crash = _crash_value(desk, v, place)
    cards = desk.facts.hand_size[v.captain[leg]]
    if leg + 1 >= TIRED_AFTER:
        cards = cards - 2 if cards > 2 else 0
    dice = _dice_to(desk.facts, v.stop[leg + 1])
    total = 0.0
    for hazards in range(dice + 1):
        _answer_hazards(desk.tables, cards, hazards)
        chance = desk.tables.possible
        flight = chance * value * _weight(v, yardstick_parameter.LATER) + (1.0 - chance) * crash
        total += _share_of_rolls(dice, hazards) * (flight if flight > landing else landing)
    return total
