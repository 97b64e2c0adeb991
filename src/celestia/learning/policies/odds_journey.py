"""How the odds policy sees the rest of a journey.

A journey is a chain of cities. At each city a passenger sees the dice and takes the better of getting off and
flying. A captain must fly unless they are alone. The same model as `celestia.bots.value`.
"""

from __future__ import annotations

from ...rules.kinds import card, city, die_face
from ..generator import _seed
from .chances import TURBOS, UNSEEN, Chances, _answer_next_roll, _cover, _fill_pool
from .desk import PolicyDesk
from .hand_sampler import HandSampler
from .odds_values import (
    CARDS_SPENT,
    DECLINED,
    DOUBT,
    LARGEST_HAND,
    LATER,
    ODDS_SAMPLES,
    OWN_CAPTAINCY,
    SAMPLE_SEED,
    TURBO_USE,
)
from .odds_worth import _cost_of, _crash_worth, _leaving
from .prices import PLAIN_PRICE
from .roll_tables import _answer_hazards, _answer_unknown_roll, _share_of_rolls
from .seat_facts import SeatFacts, _dice_to, _stop_after
from .yardstick_payment import _count_held, _draw_hand, _has_said_cannot, _lay_out_cards


# --------------------------------------------------------------------------------------- the captain's dice
def _due_now(desk: PolicyDesk) -> None:
    """Ask about the current dice."""
    for hazard in range(die_face.HAZARDS):
        desk.prospects.due[hazard] = desk.facts.needs[hazard]


def _captain_answers(desk: PolicyDesk, seat: int) -> float:
    """Return the chance that this seat can and will answer the dice that are due."""
    dice = 0
    for hazard in range(die_face.HAZARDS):
        desk.chances.need[hazard] = desk.prospects.due[hazard]
        dice += desk.prospects.due[hazard]
    if dice == 0:
        return 1.0
    _fill_pool(desk.facts, UNSEEN, desk.chances)
    _cover(desk.chances, desk.facts.hand_size[seat], desk.facts.table_turbos)
    if _has_said_cannot(desk.facts, seat):
        _correct_by_announcement(desk.facts, seat, desk.chances, desk.sampler)
    return desk.chances.forced + TURBO_USE * (desk.chances.possible - desk.chances.forced)


def _correct_by_announcement(f: SeatFacts, seat: int, c: Chances, h: HandSampler) -> None:
    """Shift the exact chances by the difference that the last "cannot" makes among sampled hands."""
    _lay_out_cards(c, h)
    size = f.hand_size[seat]
    if h.size < size:
        return
    _seed(h.source, SAMPLE_SEED)
    weights = 0.0
    forced_weights = 0.0
    possible_weights = 0.0
    forced = 0
    possible = 0
    for _ in range(ODDS_SAMPLES):
        _draw_hand(h, size)
        weight = _likelihood(f, seat, h, size - f.drawn_since[seat])
        _count_held(h, size)
        short = _short_of(h, c)
        weights += weight
        if short == 0:
            forced += 1
            forced_weights += weight
        if short <= f.table_turbos + h.held[TURBOS]:
            possible += 1
            possible_weights += weight
    if weights >= 1.0:
        low = c.forced + forced_weights / weights - forced / ODDS_SAMPLES
        high = c.possible + possible_weights / weights - possible / ODDS_SAMPLES
        c.forced = min(1.0, max(0.0, low))
        c.possible = min(1.0, max(c.forced, high))


def _likelihood(f: SeatFacts, seat: int, h: HandSampler, size: int) -> float:
    """Return how likely a captain with the first cards of this hand says "cannot"."""
    _count_held(h, size)
    short = 0
    for hazard in range(die_face.HAZARDS):
        left = f.cannot[seat * die_face.HAZARDS + hazard] - h.held[hazard]
        left -= 2 * h.held[card.IMPROVED + hazard]
        if left > 0:
            short += left
    if short == 0:
        return DOUBT
    return 1.0 if short > h.held[TURBOS] else DECLINED


def _short_of(h: HandSampler, c: Chances) -> int:
    short = 0
    for hazard in range(die_face.HAZARDS):
        left = c.need[hazard] - h.held[hazard] - 2 * h.held[card.IMPROVED + hazard]
        if c.need[hazard] > 0 and left > 0:
            short += left
    return short


def _capped(cards: int) -> int:
    return cards if cards < LARGEST_HAND else LARGEST_HAND


def _will_fly(desk: PolicyDesk, seat: int, dice: int) -> float:
    """Return the chance that this seat flies, before the roll. Only the own hand is known."""
    if seat == 0:
        return _own_flight(desk, dice, desk.facts.ignored)
    _answer_unknown_roll(desk.tables, _capped(desk.facts.hand_size[seat]), dice)
    return desk.tables.forced + TURBO_USE * (desk.tables.possible - desk.tables.forced)


def _own_flight(desk: PolicyDesk, dice: int, ignored: int) -> float:
    _answer_next_roll(desk.facts, desk.chances, dice, ignored)
    return desk.chances.forced + TURBO_USE * (desk.chances.possible - desk.chances.forced)


# ------------------------------------------------------------------------------------------------- the way on
def _order_alone(desk: PolicyDesk) -> None:
    desk.prospects.order[0] = 0
    desk.prospects.captains = 1


def _order_after(desk: PolicyDesk, captain: int, without: int) -> None:
    """List the captains after this one's leg, without one seat (-1: with all) (R8)."""
    start = 0
    for at in range(desk.facts.travellers):
        if desk.facts.order[at] == captain:
            start = at + 1
    desk.prospects.captains = 0
    for step in range(desk.facts.travellers):
        seat = desk.facts.order[(start + step) % desk.facts.travellers]
        if seat != without:
            desk.prospects.order[desk.prospects.captains] = seat
            desk.prospects.captains = desk.prospects.captains + 1
    if desk.prospects.captains == 0:
        _order_alone(desk)


def _voyage(desk: PolicyDesk, start: int, ignored: int) -> float:
    """Return the value of a journey from the start of a leg, with the captains in `order`."""
    if start == city.VOID:
        chance = _will_fly(desk, desk.prospects.order[0], _dice_to(desk.facts, city.BOSCALUMIA))
        prize = _leaving(desk, city.BOSCALUMIA)
        return chance * prize + (1.0 - chance) * desk.prospects.nothing
    if start == city.BOSCALUMIA:
        return _leaving(desk, start)
    last = _list_way(desk, start)
    value = _leaving(desk, desk.prospects.way[last])
    for leg in range(last - 1, -1, -1):
        value = _leg_value(desk, leg, value, ignored)
    return value


def _list_way(desk: PolicyDesk, start: int) -> int:
    """List this place and all stops after it. Return the number of the last one."""
    last = 0
    desk.prospects.way[0] = start
    stop = _stop_after(desk.facts, start)
    while stop != city.NOWHERE:
        last += 1
        desk.prospects.way[last] = stop
        stop = _stop_after(desk.facts, stop)
    return last


def _leg_value(desk: PolicyDesk, leg: int, value: float, ignored: int) -> float:
    """Return the value at one city from the value at the next. Later gains are discounted."""
    here = desk.prospects.way[leg]
    ahead = desk.prospects.way[leg + 1]
    certain = _leaving(desk, ahead)
    if value > certain:
        value = certain + LATER * (value - certain)
    captain = desk.prospects.order[leg % desk.prospects.captains]
    rounds = leg // desk.prospects.captains
    off = _leaving(desk, here)
    if captain == 0:
        flight = _own_leg(desk, here, ahead, rounds, value, ignored)
        return off if desk.prospects.captains == 1 and off > flight else flight
    cards = desk.facts.hand_size[captain] - CARDS_SPENT[rounds]
    if cards < 0:
        cards = 0
    crash = _crash_worth(desk, here)
    dice = _dice_to(desk.facts, ahead)
    total = 0.0
    for hazards in range(dice + 1):
        _answer_hazards(desk.tables, _capped(cards), hazards)
        chance = desk.tables.forced + TURBO_USE * (desk.tables.possible - desk.tables.forced)
        flight = chance * value + (1.0 - chance) * crash
        total += _share_of_rolls(dice, hazards) * (flight if flight > off else off)
    return total


def _own_leg(desk: PolicyDesk, here: int, ahead: int, rounds: int, value: float, ignored: int) -> float:
    """Return the value of a leg as captain, with payment and attacks."""
    dice = _dice_to(desk.facts, ahead)
    chance = _own_flight(desk, dice, ignored)
    safe = 1.0
    for _ in range(rounds + 1):
        safe *= OWN_CAPTAINCY
    chance *= safe
    price = PLAIN_PRICE[1] * dice * 2.0 / 3.0
    crash = _crash_worth(desk, here)
    return chance * (value - price) + (1.0 - chance) * crash


def _stranger(desk: PolicyDesk, start: int) -> float:
    """Return the expected points of another traveller from the start of a leg."""
    if start == city.BOSCALUMIA:
        return desk.treasury.mean[start]
    cards = 0
    for at in range(desk.facts.travellers):
        cards += desk.facts.hand_size[desk.facts.order[at]]
    cards = cards // max(1, desk.facts.travellers)
    if start == city.VOID:
        _answer_unknown_roll(desk.tables, _capped(cards), _dice_to(desk.facts, start))
        return desk.treasury.mean[city.BOSCALUMIA] * desk.tables.possible
    last = _list_way(desk, start)
    value = desk.treasury.mean[desk.prospects.way[last]]
    for leg in range(last - 1, -1, -1):
        off = desk.treasury.mean[desk.prospects.way[leg]]
        dice = _dice_to(desk.facts, desk.prospects.way[leg + 1])
        total = 0.0
        for hazards in range(dice + 1):
            _answer_hazards(desk.tables, _capped(cards), hazards)
            flight = desk.tables.possible * value
            total += _share_of_rolls(dice, hazards) * (flight if flight > off else off)
        value = off + LATER * (total - off)
    return value


def _others_cost(desk: PolicyDesk, start: int) -> float:
    """Return the cost of letting everybody else aboard start a leg at this place."""
    value = _stranger(desk, start)
    cost = 0.0
    for at in range(desk.facts.travellers):
        if desk.facts.order[at] != 0:
            cost += _cost_of(desk, desk.facts.order[at], value)
    return cost


def _arriving(desk: PolicyDesk) -> float:
    """Return the value of arriving at the next city, if this seat is aboard."""
    if not desk.prospects.has_arrival:
        _order_after(desk, desk.facts.pilot, -1)
        desk.prospects.arrival = _voyage(desk, desk.facts.heading, desk.facts.ignored)
        desk.prospects.has_arrival = 1
    return desk.prospects.arrival


def _edge(desk: PolicyDesk) -> float:
    """Return the own gain if this leg succeeds instead of crashing, minus the others' gain."""
    if not desk.prospects.has_edge:
        mine = 0.0
        if desk.facts.is_aboard[0]:
            mine = _arriving(desk)
            mine -= _crash_worth(desk, desk.facts.at)
        desk.prospects.edge = mine - _others_cost(desk, desk.facts.heading)
        desk.prospects.has_edge = 1
    return desk.prospects.edge


def _edge_under(desk: PolicyDesk, captain: int) -> float:
    """Return the edge with another captain for this leg."""
    edge = _edge(desk)
    arrival = _arriving(desk)
    _order_after(desk, captain, -1)
    return edge - arrival + _voyage(desk, desk.facts.heading, desk.facts.ignored)
