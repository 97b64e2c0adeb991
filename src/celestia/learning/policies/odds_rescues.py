"""The value of saving a leg, in points above passing. The same as `celestia.bots.rescues`."""

from __future__ import annotations

from ...rules.kinds import card, die_face, module, place
from .chances import OWN_HAND, REST, TURBOS, UNSEEN, Chances, _answer_roll, _cover, _fill_pool
from .desk import PolicyDesk
from .odds_journey import _captain_answers, _due_now, _edge, _edge_under, _will_fly
from .odds_values import KEPT, POWER_PRICE, ROUTE_CHANCE, TWO_CARDS_CHANCE
from .prices import CARD_PRICE, SPYGLASS_PRICE, _payment_price, _treasure_price
from .seat_facts import SeatFacts, _can_pay, _turbos_short
from .treasury import TREASURE_OF


# ------------------------------------------------------------------------------------------- what I could pay
def _turbos_pay(desk: PolicyDesk, turbos: int) -> bool:
    return _edge(desk) > _payment_price(desk.facts, turbos)


def _own_success(desk: PolicyDesk) -> float:
    """Return 1 if this seat flies as captain. Equipment is mandatory, turbos only if that pays."""
    turbos = _turbos_short(desk.facts, -1)
    if turbos == 0:
        return 1.0
    return 1.0 if _can_pay(desk.facts, -1) and _turbos_pay(desk, turbos) else 0.0


def _leg_success(desk: PolicyDesk) -> float:
    """Return the chance that the leg succeeds with the current dice."""
    if desk.facts.pilot == 0:
        return _own_success(desk)
    _due_now(desk)
    return _captain_answers(desk, desk.facts.pilot)


# ------------------------------------------------------------------------------------------- after "I cannot"
def _is_rescued_by_help(f: SeatFacts) -> bool:
    """Return whether this seat can still lay help for these dice, which is cheaper."""
    if f.help_over or f.pilot == 0 or not f.modules & module.HELP:
        return False
    for hazard in range(die_face.HAZARDS):
        if f.needs[hazard] > 0 and f.hand[card.HELP + hazard] > 0:
            return True
    return False


def _rescue_value(desk: PolicyDesk, chance: float, price: float) -> float:
    if _is_rescued_by_help(desk.facts):
        return KEPT
    return chance * _edge(desk) - price


def _spyglass_value(desk: PolicyDesk) -> float:
    return _rescue_value(desk, 1.0, SPYGLASS_PRICE)


def _route_value(desk: PolicyDesk) -> float:
    if desk.facts.announced != place.CANNOT:
        return KEPT
    chance = ROUTE_CHANCE
    if desk.facts.pilot == 0:
        chance = _reroll_chance(desk)
    return _rescue_value(desk, chance, CARD_PRICE[card.ALTERNATIVE_ROUTE])


def _reroll_chance(desk: PolicyDesk) -> float:
    """Return the chance to pay after the best reroll as captain. Its dice are in `picked`.

    They are the dice that the hand leaves open. Turbos answer dice first if success is worth them."""
    spare = desk.facts.table_turbos
    if _edge(desk) >= CARD_PRICE[card.TURBO]:
        spare += desk.facts.hand[card.TURBO]
    _fill_pool(desk.facts, OWN_HAND, desk.chances)
    desk.prospects.picked = _pick_open_dice(desk.facts, desk.chances, spare)
    dice = 0
    for at in range(desk.facts.dice_count):
        dice += desk.prospects.picked >> at & 1
    _lend_table_turbos(desk.facts, desk.chances)
    _answer_roll(desk.chances, dice, desk.facts.ignored)
    return desk.chances.possible


def _lend_table_turbos(f: SeatFacts, c: Chances) -> None:
    c.pool[TURBOS] += f.table_turbos


def _pick_open_dice(f: SeatFacts, c: Chances, spare: int) -> int:
    """Return a mask of the dice that neither equipment nor spare turbos answer.

    The other dice stay on the table: `shown`."""
    picked = 0
    for hazard in range(die_face.HAZARDS):
        again = f.needs[hazard] - f.hand[hazard] - 2 * f.hand[card.IMPROVED + hazard]
        if again < 0:
            again = 0
        saved = min(spare, again)
        again -= saved
        spare -= saved
        c.shown[hazard] = f.needs[hazard] - again
        for at in range(f.dice_count):
            if again > 0 and f.dice[at] == hazard:
                picked += 1 << at
                again -= 1
    return picked


def _red_value(desk: PolicyDesk, face: int) -> float:
    """Return the value of trading a treasure for a new roll."""
    price = _treasure_price(TREASURE_OF[face]) + POWER_PRICE[card.RED - card.CHARACTER]
    chance = _will_fly(desk, desk.facts.pilot, desk.facts.dice_count)
    return _rescue_value(desk, chance, price)


def _green_value(desk: PolicyDesk) -> float:
    chance = 0.0
    if desk.facts.pilot == 0:
        chance = 1.0 if _can_pay(desk.facts, die_face.PIRATES) else 0.0
    else:
        _due_now(desk)
        desk.prospects.due[die_face.PIRATES] = 0
        chance = _captain_answers(desk, desk.facts.pilot)
    return _rescue_value(desk, chance, POWER_PRICE[card.GREEN - card.CHARACTER])


def _yellow_value(desk: PolicyDesk) -> float:
    chance = TWO_CARDS_CHANCE
    if desk.facts.pilot == 0:
        _fill_pool(desk.facts, UNSEEN, desk.chances)
        _turn_up(desk.facts, desk.chances)
        _cover(desk.chances, 2, desk.facts.hand[card.TURBO])
        chance = desk.chances.possible
    return _rescue_value(desk, chance, POWER_PRICE[card.YELLOW - card.CHARACTER])


def _turn_up(f: SeatFacts, c: Chances) -> None:
    """Count help cards like plain ones, as they do when they are turned up."""
    for hazard in range(die_face.HAZARDS):
        c.pool[hazard] += f.unseen[card.HELP + hazard]
        c.pool[REST] -= f.unseen[card.HELP + hazard]
        left = f.needs[hazard] - f.hand[hazard] - 2 * f.hand[card.IMPROVED + hazard]
        c.need[hazard] = left if left > 0 else 0


def _blue_gain(desk: PolicyDesk) -> float:
    """Return the value of becoming captain and paying."""
    price = POWER_PRICE[card.BLUE - card.CHARACTER]
    price += _payment_price(desk.facts, _turbos_short(desk.facts, -1))
    return _edge_under(desk, 0) - price


def _blue_value(desk: PolicyDesk) -> float:
    if not _can_pay(desk.facts, -1) or _is_rescued_by_help(desk.facts):
        return KEPT
    return _blue_gain(desk)
