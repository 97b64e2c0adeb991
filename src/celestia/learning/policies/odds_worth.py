"""What points are worth to the odds policy: the race to the end, treasures, and the others' gains.

The same model as `celestia.bots.value`, which explains it.
"""

from __future__ import annotations

from math import sqrt

from ...rules.box import END_POINTS, END_TREASURES, HELP_PENALTY, TREASURE_VALUES
from ...rules.kinds import card, city, die_face, limit, module, place
from .chances import _choices
from .desk import PolicyDesk
from .logistic import _rises
from .odds_values import LEADER, OTHERS, RACE, SETTLED, SPREAD, THREAT, UNSURE
from .prices import CARD_PRICE, SPYGLASS_PRICE
from .seat_facts import SeatFacts, _has_treasures
from .treasury import Treasury

DEAREST = 25  # the highest value of a treasure


def _start_prospects(desk: PolicyDesk) -> None:
    """Forget the last decision. Needs the facts, the treasury and the deck of this row."""
    desk.prospects.has_arrival = 0
    desk.prospects.has_edge = 0
    for stop in range(city.PLACES):
        desk.prospects.has_leaving[stop] = 0
    desk.prospects.help_cards = 0
    for hazard in range(die_face.HAZARDS):
        desk.prospects.help_cards = desk.prospects.help_cards + desk.facts.hand[card.HELP + hazard]
    _look_at_rivals(desk)
    desk.prospects.nothing = _worth(desk, 0.0)


# ------------------------------------------------------------------------------------------------- the race
def _look_at_rivals(desk: PolicyDesk) -> None:
    """Estimate the points of the others after this journey. Travellers get half the next treasure."""
    hope = 0.0
    if desk.facts.heading >= 0:
        hope = desk.treasury.mean[desk.facts.heading] / 2.0
    best = 0.0
    goes_on = 1.0
    leading = 1
    for seat in range(1, desk.facts.players):
        points = desk.treasury.points[seat]
        unsure = 0.2 + _uncertainty(desk.facts, desk.treasury, seat) / 1.7
        if desk.facts.seat_place[seat] != place.OFF:
            points += hope
            unsure += UNSURE
        if seat == 1 or points > best:
            best = points
        goes_on *= 1.0 - _rises((points - END_POINTS + 0.5) / unsure)
        if desk.treasury.points[seat] > desk.treasury.points[leading]:
            leading = seat
    desk.prospects.best_rival = best
    desk.prospects.leading = leading
    desk.prospects.ends_anyway = 1.0 - goes_on
    if desk.facts.modules & module.BEGINNERS:
        desk.prospects.ends_anyway = 0.7 if _most_cities(desk.facts) >= END_TREASURES else 0.0


def _uncertainty(f: SeatFacts, t: Treasury, seat: int) -> float:
    """Return the standard deviation of a seat's estimated points."""
    if f.known_points[seat] >= 0:
        return 0.0
    total = 0.0
    for stop in range(city.COUNT):
        total += f.backs[seat * city.COUNT + stop] * t.variance[stop]
    return sqrt(total)


def _most_cities(f: SeatFacts) -> int:
    """Return the treasures of different cities that the richest other seat owns."""
    most = 0
    for seat in range(1, f.players):
        cities = 0
        for stop in range(city.COUNT):
            if f.backs[seat * city.COUNT + stop] > 0:
                cities += 1
        if cities > most:
            most = cities
    return most


def _worth(desk: PolicyDesk, gain: float) -> float:
    """Return the value of a gain in points. If the journey ends the game, being ahead counts."""
    own = desk.treasury.points[0]
    ends = desk.prospects.ends_anyway
    if desk.facts.modules & module.BEGINNERS:
        if gain > 0.0 and _kinds_owned(desk.facts) >= END_TREASURES - 1:
            ends = 0.8
    elif own + gain >= END_POINTS:
        ends = 1.0
    if ends < 0.01:
        return gain
    ahead = own + gain - HELP_PENALTY * desk.prospects.help_cards - desk.prospects.best_rival
    race = RACE * (2.0 * _rises(ahead / SPREAD) - 1.0)
    return (1.0 - SETTLED * ends) * gain + ends * race


def _kinds_owned(f: SeatFacts) -> int:
    kinds = 0
    for face in range(limit.FACES):
        if f.own_faces[face] > 0:
            kinds += 1
    return kinds


# ---------------------------------------------------------------------------------------- ends of a journey
def _leaving(desk: PolicyDesk, stop: int) -> float:
    """Return the value of getting off at a place."""
    if stop < 0:
        stop = city.BOSCALUMIA
    if not desk.prospects.has_leaving[stop]:
        desk.prospects.has_leaving[stop] = 1
        desk.prospects.leaving[stop] = _worth(desk, _prize(desk.facts, desk.treasury, stop))
    return desk.prospects.leaving[stop]


def _prize(f: SeatFacts, t: Treasury, stop: int) -> float:
    """Return the expected value of a draw. A spyglass is worth more than its points."""
    if stop >= city.COUNT:
        return t.mean[stop]
    gain = t.mean[stop] if f.pawns[0] <= 1 else _best_of(t, stop, f.pawns[0])
    if t.number[stop] > 0 and t.hidden[stop * limit.SLOTS + limit.SPYGLASS_SLOT] > 0:
        gain += (SPYGLASS_PRICE - 2.0) / t.number[stop]
    return gain


def _best_of(t: Treasury, stop: int, draws: int) -> float:
    """Return the expected value of the best of several treasures of a city."""
    if stop >= city.COUNT or stop < 0:
        return t.mean[stop if stop >= 0 else city.BOSCALUMIA]
    if draws > t.number[stop]:
        draws = t.number[stop]
    if draws <= 0:
        return t.mean[stop]
    expected = 0.0
    below = 0.0
    so_far = 0
    every = _choices(t.number[stop], draws)
    for value in range(DEAREST + 1):
        count = 0
        for treasure in range(stop * limit.SLOTS, (stop + 1) * limit.SLOTS):
            if TREASURE_VALUES[treasure] == value:
                count += t.hidden[treasure]
        if count > 0:
            so_far += count
            chance = _choices(so_far, draws) / every if so_far >= draws else 0.0
            expected += value * (chance - below)
            below = chance
    return expected


def _crash_worth(desk: PolicyDesk, stop: int) -> float:
    """Return the value of a crash, in which a Jetpack may save a treasure."""
    if desk.facts.hand[card.JETPACK] > 0 and _has_treasures(desk.facts, stop):
        saved = _leaving(desk, stop) - CARD_PRICE[card.JETPACK]
        if saved > desk.prospects.nothing:
            return saved
    return desk.prospects.nothing


# ----------------------------------------------------------------------------------------------- the others
def _cost_of(desk: PolicyDesk, seat: int, gain: float) -> float:
    """Return the cost of another seat's gain. It is higher for the leader and for a winning gain."""
    share = (1.0 - LEADER) / (desk.facts.players - 1)
    if seat == desk.prospects.leading:
        share += LEADER
    cost = OTHERS * share * gain
    after = desk.treasury.points[seat] + gain
    if after >= END_POINTS and after > desk.treasury.points[0]:
        cost += THREAT * _rises((after - desk.treasury.points[0]) / SPREAD)
    return cost
