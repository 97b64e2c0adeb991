"""The value of playing each card and character now, in points above passing.

A play is worth the change in the chance of success times the value of success (`edge`), or the loss of an
opponent. The price of the card is subtracted.
"""

from __future__ import annotations

from collections.abc import Callable

from ..rules.kinds import card, city
from .odds import own_chances, roll_chances
from .prices import hand_price, mean_price, payment_price, treasure_price
from .rescues import KEPT, alternative_route, blue, green, own_success, red, spyglass, success, yellow
from .value import Prospects

SPY_VALUE = 0.06  # value of knowing the captain's hand, as a share of the next treasure


def play_value(prospects: Prospects, words: str) -> float:
    """Return the value of this answer to a window, in points above passing."""
    _, name, *rest = words.split()
    if name.startswith("rowboat"):
        return captain_takes_rowboat(prospects, name)
    if name in ON_SEATS:
        return ON_SEATS[name](prospects, int(rest[0]))
    if name == "red":
        return red(prospects, rest[0])
    return SIMPLE[name](prospects) if name in SIMPLE else KEPT  # keep cards without a value function


# -------------------------------------------------------------------------------------------- before the roll
def bandit(p: Prospects) -> float:
    s = p.situation
    if s.am_aboard:
        return KEPT
    dice = s.dice_ahead()
    loss = p.will_fly(s.pilot, dice) - p.will_fly(s.pilot, dice + 1)
    return loss * p.others_cost(s.heading) - p.parameters.bandit


def black(p: Prospects) -> float:
    s = p.situation
    dice = s.dice_ahead()
    gain = p.will_fly(s.pilot, max(0, dice - 2)) - p.will_fly(s.pilot, dice)
    return gain * p.edge - p.parameters.black


def new_gear(p: Prospects) -> float:
    s = p.situation
    hand = list(s.hand)
    hand[card.NEW_GEAR] -= 1
    size = sum(hand)
    gain = size * mean_price(p.parameters, s.unseen) - hand_price(p.parameters, hand)
    if s.am_pilot:
        dice = s.dice_ahead()
        fresh = roll_chances(s.box.pool, size, dice)[1]
        gain += (fresh - own_chances(s.own_pool, dice, s.ignored)[1]) * max(0.0, p.edge)
    return gain - p.parameters.new_gear


def spy(p: Prospects, target: int) -> float:
    """Spy on the captain before the roll, if this seat can still get off."""
    s = p.situation
    if target != s.pilot or not s.am_aboard or not s.can_get_off():
        return KEPT
    hidden = s.view.seats[target].hand_size - sum(s.known_hand(target).values())
    return SPY_VALUE * s.means[s.heading] * min(1.0, hidden / 4) - p.parameters.spy


# ------------------------------------------------------------------------------------- after the declarations
def ejection(p: Prospects, target: int) -> float:
    """The target gets a treasure here instead of a later one.

    This seat becomes captain sooner."""
    s = p.situation
    chance = success(p)
    loses = chance * p.stranger(s.heading, s.aboard) - s.means[s.at]
    fewer = tuple(seat for seat in p.next_order if seat != target)
    mine = chance * (p.voyage(s.heading, fewer) - p.arrival)
    return p.cost(target, loses) + mine - p.parameters.ejection


def wind_gust(p: Prospects) -> float:
    """Attack a vessel without this seat, after its captain has announced "can"."""
    s = p.situation
    if s.am_aboard or s.view.announced != "can":
        return KEPT
    blanks = s.view.dice.count("blank")
    left = max(0, s.view.seats[s.pilot].hand_size - sum(s.needs))
    crash = 1.0 - roll_chances(s.box.pool, left, blanks)[1]
    return crash * p.others_cost(s.heading) - p.parameters.wind_gust


def pressing_need(p: Prospects, target: int) -> float:
    """Hand over the captaincy and get off, if flying would crash or cost too much."""
    s = p.situation
    turbos, _ = s.can_pay()
    chance = own_success(p)
    as_captain = chance * (p.edge - payment_price(p.parameters, s.hand, s.needs, turbos)) + p.crash(s.at)
    pays = p.captain_pays(target)
    aboard = pays * p.edge_under(target) + p.crash(s.at)
    ashore = p.leaving(s.at) - pays * p.others_cost(s.heading) if s.can_get_off() else aboard
    return max(aboard, ashore) - as_captain - p.parameters.pressing_need


def rowboat_value(p: Prospects, name: str) -> float:
    """Return the value of travelling alone without one hazard.

    The first leg is mandatory."""
    s = p.situation
    hazard = s.boat_hazard(name)
    ahead = s.heading
    if ahead >= city.COUNT and s.at < city.COUNT:  # the boat chooses its own direction at Barbadahl
        ahead = s.next_city(s.at)
    value = p.voyage(ahead, (s.me,), hazard)
    return p.own_leg(s.at, ahead, 0, value, hazard) - p.parameters.rowboat


def captain_takes_rowboat(p: Prospects, name: str) -> float:
    s = p.situation
    turbos, _ = s.can_pay()
    chance = own_success(p)
    price = payment_price(p.parameters, s.hand, s.needs, turbos)
    return rowboat_value(p, name) - p.crash(s.at) - chance * (p.edge - price)


def purple(p: Prospects, target: int) -> float:
    """Force the target into this seat's own choice.

    The value is what the target loses by it."""
    s = p.situation
    on_board = success(p) * p.stranger(s.heading, s.aboard)
    ashore = s.means[s.at]
    loses = ashore - on_board if s.view.seats[s.me].declared == "stay" else on_board - ashore
    return p.cost(target, loses) - p.parameters.purple


# ------------------------------------------------------------------------------------------------- the way on
def mooring(p: Prospects) -> float:
    """Keep the vessel at its city for another roll."""
    s = p.situation
    mine = p.voyage(s.at, p.next_order, s.ignored) - p.arrival if s.am_aboard else 0.0
    return mine + p.others_cost(s.heading) - p.others_cost(s.at) - p.parameters.mooring


def grappling_hook(p: Prospects) -> float:
    """Trade the treasure just drawn for a place aboard, only after the payment."""
    s = p.situation
    drawn = just_drawn(p)
    if drawn is None or s.view.phase != "hook":
        return KEPT
    order = [(s.pilot + step) % s.players for step in range(1, s.players + 1)]
    travellers = tuple(seat for seat in order if seat in s.aboard or seat == s.me)
    place = s.at if s.view.moored else s.heading
    points = treasure_price(p.parameters, drawn)
    back = p.voyage(place, travellers) - points  # own points still include the treasure just drawn
    return back - p.nothing - p.parameters.grappling_hook


def just_drawn(p: Prospects) -> str | None:
    """Return the treasure that this seat drew at the aircraft's city in this leg."""
    learned = p.situation.view.learned
    steps = [] if learned is None else learned.piles.get(p.situation.view.aircraft.at, [])
    for what, seat, treasure, _ in reversed(steps):
        if what == "drawn" and seat == p.situation.me:
            return treasure
    return None


def jetpack(p: Prospects) -> float:
    return p.leaving(p.situation.at) - p.nothing - p.parameters.jetpack


SIMPLE: dict[str, Callable[[Prospects], float]] = {
    "bandit": bandit,
    "black": black,
    "new_gear": new_gear,
    "wind_gust": wind_gust,
    "spyglass": spyglass,
    "alternative_route": alternative_route,
    "green": green,
    "yellow": yellow,
    "blue": blue,
    "mooring": mooring,
    "grappling_hook": grappling_hook,
    "jetpack": jetpack,
}
ON_SEATS: dict[str, Callable[[Prospects, int], float]] = {
    "ejection": ejection,
    "pressing_need": pressing_need,
    "purple": purple,
    "spy": spy,
}
