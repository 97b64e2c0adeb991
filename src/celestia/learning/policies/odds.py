"""The odds policy: exact chances, expected values and prices for all cards.

It decides like `celestia.bots.odds_bot`, with what a row says. See docs/bots.md for what a row does not say
and how often that matters.
"""

from __future__ import annotations

from ...rules.kinds import card, city, die_face, limit, module, phase, question
from ...rules.state import Options
from .. import action_ids
from ..action_space import PLAY_START
from .answer_ids import _is_listed, _laid_by, _playable
from .careful import _choose_carefully, _dearest_face, _least_face, _poorest_seat
from .chances import _answer_next_roll
from .desk import PolicyDesk
from .odds_journey import (
    _arriving,
    _captain_answers,
    _due_now,
    _edge,
    _order_after,
    _order_alone,
    _others_cost,
    _own_leg,
    _voyage,
)
from .odds_plays import _play_value, _rowboat_value
from .odds_rescues import _blue_gain, _reroll_chance, _spyglass_value, _turbos_pay
from .odds_values import BOLD, STRANGERS_HELP
from .odds_worth import _best_of, _cost_of, _crash_worth, _leaving, _prize, _start_prospects
from .prices import CARD_PRICE, _cheapest_payment, _loss_price, _mean_price, _treasure_price
from .roll_tables import _choose_deck
from .seat_facts import SeatFacts, _can_pay, _dice_to, _stop_after, _turbos_short
from .treasury import TREASURE_OF, _count_treasures

USEFUL_COLOUR = [4, 1, 2, 3, 0, 5]  # red, blue, green, yellow, black, purple: the most useful is 0


def _choose_by_odds(options: Options, desk: PolicyDesk) -> int:
    asks = desk.facts.question
    if asks == question.PAY:
        return _cheapest_payment(desk.facts, options, desk.paid)
    if asks == question.KEEP_TREASURE:
        return _dearest_face(options, action_ids.KEEP)
    if asks == question.CHOOSE_TREASURE:
        if desk.facts.drawing == 0:
            return _dearest_face(options, action_ids.CHOOSE)
        return _least_face(options, action_ids.CHOOSE)
    if asks == question.TAKE_CHARACTER:
        return _most_useful_colour(options)
    if asks == question.SWAP:
        return _swap_by_price(options, desk.facts)
    if asks == question.GIVE:
        return _poorest_seat(options, desk)
    _count_treasures(desk.facts, desk.treasury)
    _choose_deck(desk.facts, desk.tables)
    _start_prospects(desk)
    if asks == question.MATRYOSHBURG:
        return _bonus_by_price(options, desk)
    if asks == question.INSTRUCT:
        return _instruct_by_value(desk)
    if desk.facts.heading < 0:
        return _choose_carefully(options, desk)
    return _choose_in_leg(options, desk)


def _choose_in_leg(options: Options, desk: PolicyDesk) -> int:
    asks = desk.facts.question
    if asks == question.WINDOW:
        return _best_play(options, desk)
    if asks == question.DECLARE:
        return _declare_by_odds(options, desk)
    if asks == question.RELIEVED:
        staying = _staying(desk)
        return action_ids.LEAVE if _leaving(desk, desk.facts.at) >= staying else action_ids.STAY
    if asks == question.ANNOUNCE:
        turbos = _turbos_short(desk.facts, -1)
        return action_ids.ANNOUNCE_CAN if _turbos_pay(desk, turbos) else action_ids.ANNOUNCE_CANNOT
    if asks == question.LAND:
        return action_ids.FLY if _flying_pays(desk) else action_ids.LAND
    if asks == question.DIRECTION:
        return _direction_by_value(desk)
    if asks == question.PREPARE:
        return action_ids.PREPARE if _preparing_pays(desk) else action_ids.PASS
    if asks == question.REROLL:
        return _reroll_by_value(options, desk)
    if asks == question.LAY_HELP:
        return _lay_by_value(options, desk)
    return _choose_carefully(options, desk)


# ----------------------------------------------------------------------------------------- the start of a leg
def _flying_pays(desk: PolicyDesk) -> bool:
    _order_alone(desk)
    value = _voyage(desk, desk.facts.heading, desk.facts.ignored)
    flight = _own_leg(desk, desk.facts.at, desk.facts.heading, 0, value, desk.facts.ignored)
    return flight > _leaving(desk, desk.facts.at)


def _direction_by_value(desk: PolicyDesk) -> int:
    """Compare the value of both destinations. The first leg is the same either way."""
    ahead = _stop_after(desk.facts, desk.facts.at)
    if ahead < 0:
        return action_ids.HEAD_ONWARD
    _order_after(desk, desk.facts.pilot, -1)
    onward = _voyage(desk, ahead, desk.facts.ignored)
    onward -= _others_cost(desk, ahead)
    void = _voyage(desk, city.VOID, desk.facts.ignored)
    void -= _others_cost(desk, city.VOID)
    if desk.facts.travellers == 1:  # a lone captain flies both legs and pays for both from one hand
        dice = 2 * _dice_to(desk.facts, city.BOSCALUMIA) - 1
        _answer_next_roll(desk.facts, desk.chances, dice, desk.facts.ignored)
        chance = desk.chances.possible
        prize = _leaving(desk, city.BOSCALUMIA)
        void = chance * prize + (1.0 - chance) * desk.prospects.nothing
    return action_ids.HEAD_BOSCALUMIA if void > onward else action_ids.HEAD_ONWARD


def _preparing_pays(desk: PolicyDesk) -> bool:
    """Trade a pawn for cards. The pawn would have been one more treasure to choose from."""
    pawns = desk.facts.pawns[0]
    gain = _dice_to(desk.facts, desk.facts.at) * _mean_price(desk.facts)
    loss = _best_of(desk.treasury, desk.facts.heading, pawns)
    loss -= _best_of(desk.treasury, desk.facts.heading, pawns - 1)
    return gain > loss


# ------------------------------------------------------------------------------------------------ the choices
def _staying(desk: PolicyDesk) -> float:
    """Return the value of staying as a passenger, including own help and rescues."""
    _due_now(desk)
    chance = _captain_answers(desk, desk.facts.pilot)
    if desk.facts.modules & module.HELP:
        chance += (1.0 - chance) * STRANGERS_HELP
        if desk.prospects.help_cards > 0:
            chance = max(chance, _chance_with_help(desk))
    arrival = _arriving(desk)
    if chance == 1.0:
        return arrival
    crash = _crash_worth(desk, desk.facts.at)
    crash += _insurance(desk)
    return chance * arrival + (1.0 - chance) * crash


def _chance_with_help(desk: PolicyDesk) -> float:
    for hazard in range(die_face.HAZARDS):
        left = desk.facts.needs[hazard] - desk.facts.hand[card.HELP + hazard]
        desk.prospects.due[hazard] = left if left > 0 else 0
    return _captain_answers(desk, desk.facts.pilot)


def _insurance(desk: PolicyDesk) -> float:
    """Return how much this seat can save if the captain cannot pay."""
    saved = 0.0
    if _owns_spyglass(desk.facts):
        saved = max(saved, _spyglass_value(desk))
    is_blue = desk.facts.character[0] == card.BLUE - card.CHARACTER and not desk.facts.used[0]
    if is_blue and _can_pay(desk.facts, -1):
        saved = max(saved, _blue_gain(desk))
    return saved


def _owns_spyglass(f: SeatFacts) -> bool:
    for face in range(limit.FACES):
        if f.own_faces[face] > 0 and TREASURE_OF[face] % limit.SLOTS == limit.SPYGLASS_SLOT:
            return True
    return False


def _declare_by_odds(options: Options, desk: PolicyDesk) -> int:
    best = action_ids.PASS if _is_listed(options, action_ids.PASS) else action_ids.STAY
    value = _staying(desk)
    if _is_listed(options, action_ids.LEAVE):
        leaving = _leaving(desk, desk.facts.at)
        leaving -= BOLD * desk.treasury.mean[desk.facts.at]
        if leaving > value:
            best = action_ids.LEAVE
            value = leaving
    for at in range(options.count):
        played = _playable(options.action[at])
        if card.ROWBOAT <= played < card.ALTERNATIVE_ROUTE:
            rowing = _rowboat_value(desk, played - card.ROWBOAT)
            if rowing > value:
                best = options.action[at]
                value = rowing
    return best


def _best_play(options: Options, desk: PolicyDesk) -> int:
    best = action_ids.PASS
    most = 0.0
    is_first = True
    for at in range(options.count):
        played = _playable(options.action[at])
        if played >= 0:
            gain = _play_value(desk, options.action[at], played)
            if is_first or gain > most:
                most = gain
                best = options.action[at]
            is_first = False
    desk.prospects.gain = most
    return best if most > 0.0 else action_ids.PASS


def _reroll_by_value(options: Options, desk: PolicyDesk) -> int:
    """Choose dice as captain. If a crash is better, reroll nothing: a passenger played the card."""
    if _edge(desk) <= 0.0:
        return action_ids.REROLL
    _reroll_chance(desk)
    number = action_ids.REROLL + desk.prospects.picked
    return number if _is_listed(options, number) else action_ids.REROLL


def _lay_by_value(options: Options, desk: PolicyDesk) -> int:
    """Lay all useless help cards, because they cost points at the end.

    Lay help for these dice only if this seat wants the leg to succeed."""
    is_wanted = _edge(desk) > 0.0
    best = options.action[0]
    most = 0
    for at in range(options.count):
        value = 0
        for hazard in range(die_face.HAZARDS):
            laid = _laid_by(options.action[at], hazard)
            answering = min(laid, desk.facts.needs[hazard])
            value += laid - answering
            value += answering if is_wanted else -answering
        if at == 0 or value > most:
            best = options.action[at]
            most = value
    return best


# -------------------------------------------------------------------------------------------------- treasures
def _instruct_by_value(desk: PolicyDesk) -> int:
    """Play Instructor on a good pile. At Matryoshburg the row does not say which pile it is."""
    stop = desk.facts.at
    if desk.facts.phase == phase.MATRYOSHBURG or stop >= city.COUNT:
        return action_ids.PASS
    gain = 0.0
    if desk.facts.drawing == 0:
        gain = _best_of(desk.treasury, stop, desk.facts.piles[stop]) - desk.treasury.mean[stop]
    elif stop < city.SPYGLASS_CITIES and desk.facts.drawing > 0:
        gain = _cost_of(desk, desk.facts.drawing, desk.treasury.mean[stop] - 2.0)
    return PLAY_START[card.INSTRUCTOR] if gain > CARD_PRICE[card.INSTRUCTOR] else action_ids.PASS


# ---------------------------------------------------------------------------------------------------- bonuses
def _worst_discard(options: Options, f: SeatFacts) -> int:
    """Return the id that discards the cheapest card, or -1."""
    best = -1
    price = 0.0
    for at in range(options.count):
        kind = options.action[at] - action_ids.DISCARD
        if 0 <= kind < card.KINDS:
            loss = _loss_price(f, kind)
            if best < 0 or loss < price:
                best = options.action[at]
                price = loss
    return best


def _swap_by_price(options: Options, f: SeatFacts) -> int:
    worst = _worst_discard(options, f)
    if worst >= 0 and _loss_price(f, worst - action_ids.DISCARD) < _mean_price(f):
        return worst
    return action_ids.DONE


def _bonus_by_price(options: Options, desk: PolicyDesk) -> int:
    """Draw a card, change some cards or trade a treasure."""
    mean = _mean_price(desk.facts)
    best = action_ids.DRAW
    value = mean
    worst = _worst_discard(options, desk.facts)
    if worst >= 0:
        gain = _gain_of_change(desk.facts, mean)
        if gain > value:
            best = worst
            value = gain
    for at in range(options.count):
        face = options.action[at] - action_ids.TRADE
        if 0 <= face < limit.FACES:
            treasure = TREASURE_OF[face]
            gain = _prize(desk.facts, desk.treasury, treasure // limit.SLOTS) - _treasure_price(treasure)
            if gain > value:
                best = options.action[at]
                value = gain
    return best


def _gain_of_change(f: SeatFacts, mean: float) -> float:
    gain = 0.0
    for kind in range(card.KINDS):
        if f.hand[kind] > 0:
            gain += f.hand[kind] * max(0.0, mean - _loss_price(f, kind))
    return gain


def _most_useful_colour(options: Options) -> int:
    best = options.action[0]
    best_rank = limit.COLOURS
    for at in range(options.count):
        colour = options.action[at] - action_ids.TAKE
        if 0 <= colour < limit.COLOURS and USEFUL_COLOUR[colour] < best_rank:
            best = options.action[at]
            best_rank = USEFUL_COLOUR[colour]
    return best
