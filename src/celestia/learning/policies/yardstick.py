"""The yardsticks: three heuristics of a first study, rebuilt to measure other players against.

They know the base game (classic). Other questions and cards get the answers of the careful policy, so that
they can sit at any table.
"""

from __future__ import annotations

from ...rules.box import END_POINTS
from ...rules.kinds import card, die_face, phase, question
from ...rules.state import Options
from .. import action_ids
from . import yardstick_parameter
from .answer_ids import Payment, _is_listed, _play_target, _playable, _read_payment
from .careful import PLAY_RANK, _choose_carefully, _fits_well
from .chances import OWN_HAND, Chances, _answer_roll, _fill_pool
from .desk import PolicyDesk
from .roll_tables import _answer_hazards, _choose_deck, _share_of_rolls
from .seat_facts import SeatFacts, _dice_to, _turbos_short
from .treasury import _count_treasures
from .yardstick_journey import (
    _crash_value,
    _journey_value,
    _landing_value,
    _next_captain_after,
    _own_flight_chance,
    _start_voyage,
    _utility,
    _weight,
)
from .yardstick_payment import _captain_pays

STRANGERS_REROLL = 0.45  # chance that another captain can pay after an Alternative route
ROUTE_SAVES = 0.4  # the same, guessed before the crash is certain
LEAST_FACTOR = 0.1
NOT_HELD = -1e9
# The cards that the study knew. The careful policy decides about all others.
STUDIED = (
    1 << card.ALTERNATIVE_ROUTE
    | 1 << card.EJECTION
    | 1 << card.JETPACK
    | 1 << card.WIND_GUST
    | 1 << card.SPYGLASS
)


def _choose_by_yardstick(policy: int, options: Options, desk: PolicyDesk) -> int:
    asks = desk.facts.question
    if asks == question.PAY:
        return _pay_equipment_first(desk.facts, options, desk.paid)
    if asks == question.REROLL:
        return _best_reroll_of(options, desk)
    is_known = asks == question.LAND or asks == question.DECLARE or asks == question.RELIEVED
    is_known = is_known or asks == question.ANNOUNCE or asks == question.WINDOW
    if not is_known or desk.facts.heading < 0:
        return _choose_carefully(options, desk)
    _count_treasures(desk.facts, desk.treasury)
    _choose_deck(desk.facts, desk.tables)
    _start_voyage(desk, desk.voyage, policy)
    if asks == question.LAND:
        return action_ids.FLY if _flies_alone(desk) else action_ids.LAND
    if asks == question.ANNOUNCE:
        return action_ids.ANNOUNCE_CAN if _spends_turbos(desk) else action_ids.ANNOUNCE_CANNOT
    if asks == question.WINDOW:
        return _play_in_window(options, desk)
    return _declare_by_value(options, desk)


# ------------------------------------------------------------------------------------- stay, leave, land, fly
def _arrival_value(desk: PolicyDesk) -> float:
    """Return the value of arriving at the next city, with this leg's captain relieved."""
    captain = _next_captain_after(desk.facts, desk.facts.pilot)
    flown = 1 if desk.facts.pilot == 0 else 0
    return _journey_value(desk, desk.voyage, desk.facts.heading, captain, flown, desk.facts.travellers == 1)


def _flies_alone(desk: PolicyDesk) -> bool:
    ahead = desk.facts.heading
    chance = _own_flight_chance(desk, desk.voyage, _dice_to(desk.facts, ahead))
    arrival = _journey_value(desk, desk.voyage, ahead, 0, 1, True)
    crash = _crash_value(desk, desk.voyage, desk.facts.at)
    landing = _landing_value(desk, desk.voyage, desk.facts.at)
    flight = chance * arrival + (1.0 - chance) * crash
    return flight * _weight(desk.voyage, yardstick_parameter.LATER) > landing


def _declare_by_value(options: Options, desk: PolicyDesk) -> int:
    stay = action_ids.PASS if _is_listed(options, action_ids.PASS) else action_ids.STAY
    if not _is_listed(options, action_ids.LEAVE):
        return stay
    value = _staying_value(desk)
    if value > 0.0:
        value *= _boldness(desk)
    landing = _landing_value(desk, desk.voyage, desk.facts.at)
    return stay if value > landing else action_ids.LEAVE


def _staying_value(desk: PolicyDesk) -> float:
    """Return the value of staying as a passenger, with the rescues in hand."""
    turbo_use = _weight(desk.voyage, yardstick_parameter.TURBO_USE)
    chance = _captain_pays(desk.facts, desk.chances, desk.sampler, turbo_use)
    arrival = _arrival_value(desk)
    saved = _crash_value(desk, desk.voyage, desk.facts.at)
    rescue = arrival - _weight(desk.voyage, yardstick_parameter.SPYGLASS)
    if _has_spyglass(desk.facts) and rescue > saved:
        saved = rescue
    rescue = ROUTE_SAVES * arrival - _weight(desk.voyage, yardstick_parameter.ROUTE)
    if desk.facts.hand[card.ALTERNATIVE_ROUTE] > 0 and rescue > saved:
        saved = rescue
    return chance * arrival + (1.0 - chance) * saved


def _boldness(desk: PolicyDesk) -> float:
    behind = desk.voyage.lead - desk.voyage.own
    factor = _weight(desk.voyage, yardstick_parameter.STAY)
    factor += _weight(desk.voyage, yardstick_parameter.BEHIND) * behind / 25.0
    if desk.facts.at <= 2:
        factor += _weight(desk.voyage, yardstick_parameter.EARLY)
    if desk.facts.at >= 5:
        factor += _weight(desk.voyage, yardstick_parameter.LATE)
    if _next_captain_after(desk.facts, desk.facts.pilot) == 0:
        factor += _weight(desk.voyage, yardstick_parameter.NEXT_CAPTAIN)
    return factor if factor > LEAST_FACTOR else LEAST_FACTOR


def _has_spyglass(f: SeatFacts) -> bool:
    return f.own_faces[3] + f.own_faces[7] + f.own_faces[11] + f.own_faces[15] > 0


# ------------------------------------------------------------------------------------------- the captain pays
def _cost_of_others(desk: PolicyDesk) -> float:
    """Return the cost of taking everybody else aboard to the next city."""
    gain = desk.treasury.mean[desk.facts.heading]
    others = desk.facts.travellers - 1
    return _weight(desk.voyage, yardstick_parameter.OTHERS) * others * gain


def _spends_turbos(desk: PolicyDesk) -> bool:
    price = _turbos_short(desk.facts, -1) * _weight(desk.voyage, yardstick_parameter.TURBO)
    arrival = _arrival_value(desk)
    crash = _crash_value(desk, desk.voyage, desk.facts.at)
    return arrival - price - _cost_of_others(desk) > crash


def _pay_equipment_first(f: SeatFacts, options: Options, paid: Payment) -> int:
    """Keep the turbos. Of payments with as many turbos, use plain cards first."""
    best = options.action[0]
    fewest = 0
    for at in range(options.count):
        _read_payment(f, options.action[at], paid)
        cost = paid.turbos * 64
        for hazard in range(die_face.HAZARDS):
            cost += paid.improved[hazard]
        if at == 0 or cost < fewest:
            best = options.action[at]
            fewest = cost
    return best


# --------------------------------------------------------------------------------------------------- rerolls
def _best_reroll_of(options: Options, desk: PolicyDesk) -> int:
    """Return the reroll after which the own hand pays most likely."""
    mask = _best_dice(desk)
    number = action_ids.REROLL + mask
    return number if _is_listed(options, number) else action_ids.REROLL


def _best_dice(desk: PolicyDesk) -> int:
    """Return the best dice to reroll as captain. The chance to pay is in `chances.possible`."""
    _fill_pool(desk.facts, OWN_HAND, desk.chances)
    best = 0
    best_chance = -1.0
    for mask in range(1 << desk.facts.dice_count):
        if _is_sensible_reroll(desk.facts, mask):
            chance = _chance_after(desk, mask)
            if chance > best_chance + 1e-9:
                best = mask
                best_chance = chance
    desk.chances.possible = best_chance
    return best


def _is_sensible_reroll(f: SeatFacts, mask: int) -> bool:
    """Skip blanks, and of equal faces pick the first dice only."""
    for at in range(f.dice_count):
        if mask >> at & 1:
            if f.dice[at] == die_face.BLANK:
                return False
            for before in range(at):
                if f.dice[before] == f.dice[at] and not mask >> before & 1:
                    return False
    return True


def _chance_after(desk: PolicyDesk, mask: int) -> float:
    dice = _keep_dice(desk.facts, mask, desk.chances)
    _answer_roll(desk.chances, dice, desk.facts.ignored)
    return desk.chances.possible


def _keep_dice(f: SeatFacts, mask: int, c: Chances) -> int:
    """Count the hazards that stay on the table. Return how many dice are rolled."""
    rolled = 0
    for hazard in range(die_face.HAZARDS):
        c.shown[hazard] = 0
    for at in range(f.dice_count):
        if mask >> at & 1:
            rolled += 1
        elif 0 <= f.dice[at] < die_face.HAZARDS:
            c.shown[f.dice[at]] += 1
    return rolled


# --------------------------------------------------------------------------------------------------- windows
def _play_in_window(options: Options, desk: PolicyDesk) -> int:
    chosen = action_ids.PASS
    if desk.facts.phase == phase.AFTER_DECLARATIONS:
        chosen = _eject(options, desk)
    elif desk.facts.phase == phase.AFTER_CAN:
        chosen = _blow(options, desk)
    elif desk.facts.phase == phase.AFTER_CANNOT:
        chosen = _rescue_ship(options, desk)
    elif desk.facts.phase == phase.CRASHING:
        chosen = _jump_off(options, desk)
    return chosen if chosen != action_ids.PASS else _play_unstudied(options, desk)


def _play_unstudied(options: Options, desk: PolicyDesk) -> int:
    best = action_ids.PASS
    best_rank = 99
    for at in range(options.count):
        number = options.action[at]
        played = _playable(number)
        if played >= 0 and not STUDIED >> played & 1 and PLAY_RANK[played] < best_rank:
            if _fits_well(number, played, desk):
                best = number
                best_rank = PLAY_RANK[played]
    return best


def _eject(options: Options, desk: PolicyDesk) -> int:
    """Eject the passenger who loses most by it, if that is worth the card."""
    best = action_ids.PASS
    value = _weight(desk.voyage, yardstick_parameter.EJECTION)
    chance = -1.0
    for at in range(options.count):
        if _playable(options.action[at]) == card.EJECTION:
            if chance < 0.0:
                turbo_use = _weight(desk.voyage, yardstick_parameter.TURBO_USE)
                chance = _captain_pays(desk.facts, desk.chances, desk.sampler, turbo_use)
            seat = _play_target(options.action[at]) + 1
            gain = chance * desk.treasury.mean[desk.facts.heading] * 1.3
            gain -= desk.treasury.mean[desk.facts.at]
            gain *= _threat_of(desk, seat)
            if gain > value:
                best = options.action[at]
                value = gain
    return best


def _threat_of(desk: PolicyDesk, seat: int) -> float:
    """Return the weight of another seat's points. It grows with their lead."""
    ahead = desk.treasury.points[seat] - desk.voyage.own
    return 1.0 + _weight(desk.voyage, yardstick_parameter.LEADER) * ahead / 25.0


def _blow(options: Options, desk: PolicyDesk) -> int:
    """Play Wind gust on a ship without this seat, if it may crash a valuable crew."""
    number = _listed_play(options, card.WIND_GUST)
    if number < 0 or desk.facts.is_aboard[0]:
        return action_ids.PASS
    cards = desk.facts.hand_size[desk.facts.pilot] - (desk.facts.dice_count - desk.facts.blanks)
    if cards < 0:
        cards = 0
    crash = 0.0
    for hazards in range(desk.facts.blanks + 1):
        _answer_hazards(desk.tables, cards, hazards)
        crash += _share_of_rolls(desk.facts.blanks, hazards) * (1.0 - desk.tables.possible)
    gain = 0.0
    prize = desk.treasury.mean[desk.facts.heading] * 1.2
    for at in range(desk.facts.travellers):
        seat = desk.facts.order[at]
        gain += prize * _threat_of(desk, seat)
        if desk.treasury.points[seat] + prize >= END_POINTS:
            gain += _weight(desk.voyage, yardstick_parameter.LEAD) * 0.5
    is_worth_it = crash * gain > _weight(desk.voyage, yardstick_parameter.GUST)
    return number if is_worth_it else action_ids.PASS


def _listed_play(options: Options, wanted: int) -> int:
    """Return the first id that plays this card, or -1."""
    for at in range(options.count):
        if _playable(options.action[at]) == wanted:
            return options.action[at]
    return -1


def _rescue_ship(options: Options, desk: PolicyDesk) -> int:
    """Use a spyglass or an Alternative route if arriving is worth it for this seat."""
    spyglass = _listed_play(options, card.SPYGLASS)
    route = _listed_play(options, card.ALTERNATIVE_ROUTE)
    if spyglass < 0 and route < 0:
        return action_ids.PASS
    arrival = _arrival_value(desk)
    arrival -= _cost_of_others(desk)
    crash = _crash_value(desk, desk.voyage, desk.facts.at)
    by_spyglass = NOT_HELD
    if spyglass >= 0:
        by_spyglass = arrival - _weight(desk.voyage, yardstick_parameter.SPYGLASS)
    by_route = NOT_HELD
    if route >= 0:
        chance = STRANGERS_REROLL
        if desk.facts.pilot == 0:
            _best_dice(desk)
            chance = desk.chances.possible
        otherwise = by_spyglass if by_spyglass > crash else crash
        by_route = chance * arrival + (1.0 - chance) * otherwise
        by_route -= _weight(desk.voyage, yardstick_parameter.ROUTE)
    if by_spyglass > crash and by_spyglass >= by_route:
        return spyglass
    return route if by_route > crash else action_ids.PASS


def _jump_off(options: Options, desk: PolicyDesk) -> int:
    number = _listed_play(options, card.JETPACK)
    saved = _landing_value(desk, desk.voyage, desk.facts.at)
    is_worth_it = saved - _weight(desk.voyage, yardstick_parameter.JETPACK) > _utility(desk.voyage, 0.0)
    return number if number >= 0 and is_worth_it else action_ids.PASS
