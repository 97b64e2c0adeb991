"""What native policies expect in a position, as bytes that a net can read.

Everything follows from the observation. Values are points, as the odds policy and tuned2 count them.
"""

from __future__ import annotations

from ...rules.kinds import card, city, die_face, limit, place, question
from .. import advice_layout, policy_kinds
from ..buffer import Row
from . import yardstick_parameter
from .chances import POOL, TURBOS, UNSEEN, _fill_pool
from .desk import PolicyDesk
from .odds_journey import _arriving, _captain_answers, _due_now, _edge, _order_after, _own_flight, _will_fly
from .odds_values import TURBO_USE
from .odds_worth import _crash_worth, _leaving, _start_prospects
from .roll_tables import _choose_deck
from .seat_facts import _can_pay, _dice_to, _stop_after, _turbos_short
from .treasury import _count_treasures
from .yardstick import _arrival_value, _boldness, _cost_of_others
from .yardstick_journey import _crash_value, _landing_value, _start_voyage, _weight

CERTAIN_STEPS = 200.0  # a chance of 1
COARSE = 3.0  # steps for each point
FINE = 16.0
LARGEST_BYTE = 255.0


def _put(out: Row, at: int, value: float, scale: float, zero: int) -> None:
    """Write a number as a byte. `zero` is the byte that stands for 0."""
    number = value * scale + zero + 0.5
    if number < 0.0:
        number = 0.0
    if number > LARGEST_BYTE:
        number = LARGEST_BYTE
    out[at] = int(number)


def _put_chance(out: Row, at: int, chance: float) -> None:
    _put(out, at, chance, CERTAIN_STEPS, 0)


def _put_value(out: Row, at: int, value: float) -> None:
    _put(out, at, value, COARSE, advice_layout.MIDDLE)


def _look_ahead(desk: PolicyDesk, out: Row) -> None:
    """Write what this seat may expect. Needs the facts of the row."""
    for at in range(advice_layout.LEAVING, advice_layout.GAIN):
        out[at] = advice_layout.MIDDLE
    for at in range(advice_layout.STRICT_LANDING, advice_layout.KIND):
        out[at] = advice_layout.MIDDLE
    _count_treasures(desk.facts, desk.treasury)
    _choose_deck(desk.facts, desk.tables)
    _start_prospects(desk)
    _show_race(desk, out)
    _show_cards(desk, out)
    if desk.facts.heading >= 0:
        _show_leg(desk, out)
        _show_values(desk, out)
        _show_strict_values(desk, out)


def _show_race(desk: PolicyDesk, out: Row) -> None:
    best = 0.0
    for seat in range(desk.facts.players):
        points = desk.treasury.points[seat]
        _put(out, advice_layout.POINTS + seat, points, COARSE, 0)
        if seat > 0 and points > best:
            best = points
    _put(out, advice_layout.RIVAL, desk.prospects.best_rival, COARSE, 0)
    _put_value(out, advice_layout.LEAD, desk.treasury.points[0] - best)
    _put_chance(out, advice_layout.ENDS, desk.prospects.ends_anyway)
    _put_value(out, advice_layout.NOTHING, desk.prospects.nothing)


def _show_cards(desk: PolicyDesk, out: Row) -> None:
    _fill_pool(desk.facts, UNSEEN, desk.chances)
    total = 0
    for at in range(POOL):
        total += desk.chances.pool[at]
    if total > 0:
        for hazard in range(die_face.HAZARDS):
            answering = desk.chances.pool[hazard] + 2 * desk.chances.pool[card.IMPROVED + hazard]
            _put_chance(out, advice_layout.UNSEEN_SHARE + hazard, answering / total)
        _put_chance(out, advice_layout.TURBO_SHARE, desk.chances.pool[TURBOS] / total)
    out[advice_layout.TURBOS_SHORT] = _turbos_short(desk.facts, -1)
    out[advice_layout.PAYS] = 1 if _can_pay(desk.facts, -1) else 0


def _ask_captain(desk: PolicyDesk) -> None:
    """Put the chances that the captain answers the current dice into `prospects`."""
    desk.prospects.forced = 1.0
    desk.prospects.possible = 1.0
    if desk.facts.announced == place.CANNOT:
        desk.prospects.forced = 0.0
        desk.prospects.possible = 0.0
    elif desk.facts.announced != place.CAN and desk.facts.pilot == 0:
        desk.prospects.forced = 1.0 if _turbos_short(desk.facts, -1) == 0 else 0.0
        desk.prospects.possible = 1.0 if _can_pay(desk.facts, -1) else 0.0
    elif desk.facts.announced != place.CAN:
        _due_now(desk)
        chance = _captain_answers(desk, desk.facts.pilot)
        if chance < 1.0:
            desk.prospects.forced = desk.chances.forced
            desk.prospects.possible = desk.chances.possible


def _show_leg(desk: PolicyDesk, out: Row) -> None:
    _ask_captain(desk)
    _put_chance(out, advice_layout.FORCED, desk.prospects.forced)
    _put_chance(out, advice_layout.POSSIBLE, desk.prospects.possible)
    ahead = desk.facts.heading
    chance = _will_fly(desk, desk.facts.pilot, _dice_to(desk.facts, ahead))
    _put_chance(out, advice_layout.BEFORE_ROLL, chance)
    if 0 <= desk.facts.at < city.PLACES:
        _put(out, advice_layout.MEAN_HERE, desk.treasury.mean[desk.facts.at], COARSE, 0)
    _put(out, advice_layout.MEAN_AHEAD, desk.treasury.mean[ahead], COARSE, 0)
    _order_after(desk, desk.facts.pilot, -1)
    until = limit.SEATS
    for turn in range(desk.prospects.captains):
        if desk.prospects.order[desk.prospects.captains - 1 - turn] == 0:
            until = desk.prospects.captains - 1 - turn
    out[advice_layout.UNTIL_CAPTAIN] = until
    later = _stop_after(desk.facts, ahead)
    if later >= 0:
        dice = _dice_to(desk.facts, later)
        chance = _own_flight(desk, dice, desk.facts.ignored)
        _put_chance(out, advice_layout.OWN_FLIGHT, chance)
        chance = _will_fly(desk, desk.prospects.order[0], dice)
        _put_chance(out, advice_layout.NEXT_FLIGHT, chance)


def _likely(desk: PolicyDesk, turbo_use: float) -> float:
    return desk.prospects.forced + turbo_use * (desk.prospects.possible - desk.prospects.forced)


def _show_values(desk: PolicyDesk, out: Row) -> None:
    leaving = _leaving(desk, desk.facts.at)
    arrival = _arriving(desk)
    crash = _crash_worth(desk, desk.facts.at)
    edge = _edge(desk)
    chance = _likely(desk, TURBO_USE)
    staying = chance * arrival + (1.0 - chance) * crash
    _put_value(out, advice_layout.LEAVING, leaving)
    _put_value(out, advice_layout.ARRIVAL, arrival)
    _put_value(out, advice_layout.CRASH, crash)
    _put_value(out, advice_layout.EDGE, edge)
    _put_value(out, advice_layout.STAYING, staying)
    _put(out, advice_layout.MARGIN, staying - leaving, FINE, advice_layout.MIDDLE)


def _show_strict_values(desk: PolicyDesk, out: Row) -> None:
    _start_voyage(desk, desk.voyage, policy_kinds.TUNED2)
    landing = _landing_value(desk, desk.voyage, desk.facts.at)
    arrival = _arrival_value(desk)
    crash = _crash_value(desk, desk.voyage, desk.facts.at)
    chance = _likely(desk, _weight(desk.voyage, yardstick_parameter.TURBO_USE))
    staying = chance * arrival + (1.0 - chance) * crash
    if staying > 0.0:
        staying *= _boldness(desk)
    price = _turbos_short(desk.facts, -1) * _weight(desk.voyage, yardstick_parameter.TURBO)
    spending = arrival - price - _cost_of_others(desk) - crash
    _put_value(out, advice_layout.STRICT_LANDING, landing)
    _put_value(out, advice_layout.STRICT_ARRIVAL, arrival)
    _put_value(out, advice_layout.STRICT_CRASH, crash)
    _put(out, advice_layout.STRICT_MARGIN, staying - landing, FINE, advice_layout.MIDDLE)
    _put_value(out, advice_layout.STRICT_SPENDING, spending)


def _show_gain(desk: PolicyDesk, out: Row) -> None:
    """Write the gain of the odds policy's best play. Needs its answer to this question."""
    out[advice_layout.GAIN] = advice_layout.MIDDLE
    if desk.facts.question == question.WINDOW and desk.facts.heading >= 0:
        _put(out, advice_layout.GAIN, desk.prospects.gain, FINE, advice_layout.MIDDLE)
