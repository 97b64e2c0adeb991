"""Rescues: the value of saving a leg, and the bot's own payments."""

from __future__ import annotations

from ..rules.kinds import card, die_face
from .odds import REST, TURBO, cover_chances, left_open, own_chances
from .prices import payment_price, treasure_price
from .situation import HAZARD
from .value import Prospects

KEPT = -1.0  # worse than passing
STRANGERS_REROLL = 0.5  # chance that another captain can pay after rerolling the worst dice
STRANGERS_TWO_CARDS = 0.25  # chance that another captain can pay after Yellow's two cards


# ------------------------------------------------------------------------------------------- what I could pay
def own_success(p: Prospects) -> float:
    """Return 1 if the bot flies as captain.

    Equipment is mandatory. The bot uses turbos only if that pays."""
    turbos, can = p.situation.can_pay()
    if turbos == 0:
        return 1.0
    return 1.0 if can and turbo_pays(p, turbos) else 0.0


def turbo_pays(p: Prospects, turbos: int) -> bool:
    return p.edge > payment_price(p.parameters, p.situation.hand, p.situation.needs, turbos)


def success(p: Prospects) -> float:
    """Return the chance that the leg succeeds with the current dice."""
    return own_success(p) if p.situation.am_pilot else p.captain_pays(p.situation.pilot)


# ------------------------------------------------------------------------------------------- after "I cannot"
def _is_rescued_by_help(p: Prospects) -> bool:
    """Return whether the bot can still lay help for these dice, which is cheaper."""
    s = p.situation
    if s.view.help_round_over or s.am_pilot or "help" not in s.box.modules:
        return False
    return any(s.needs[hazard] and s.hand[card.HELP + hazard] for hazard in range(die_face.HAZARDS))


def _rescue(p: Prospects, chance: float, price: float) -> float:
    return KEPT if _is_rescued_by_help(p) else chance * p.edge - price


def spyglass(p: Prospects) -> float:
    return _rescue(p, 1.0, p.parameters.spyglass)


def alternative_route(p: Prospects) -> float:
    s = p.situation
    if s.view.announced != "cannot":
        return KEPT
    chance = best_reroll(p)[1] if s.am_pilot else STRANGERS_REROLL
    return _rescue(p, chance, p.parameters.alternative_route)


def best_reroll(p: Prospects) -> tuple[tuple[int, ...], float]:
    """Return the dice to reroll as captain and the chance to pay afterwards.

    These are the dice that the hand leaves open, counted from 1. Turbos answer dice first if success is worth
    them."""
    s = p.situation
    open_dice = list(left_open(s.needs, s.own_pool))
    spare = s.own_pool[TURBO] + s.table_turbos
    if p.edge < p.parameters.turbo:
        spare = s.table_turbos
    for hazard in range(die_face.HAZARDS):
        saved = min(spare, open_dice[hazard])
        open_dice[hazard] -= saved
        spare -= saved
    picked = []
    left = list(open_dice)
    for at, face in enumerate(s.view.dice, start=1):
        if face != "blank" and left[HAZARD[face]] > 0:
            left[HAZARD[face]] -= 1
            picked.append(at)
    shown = tuple(need - again for need, again in zip(s.needs, open_dice, strict=True))
    hand = list(s.own_pool)
    hand[TURBO] += s.table_turbos
    return tuple(picked), own_chances(tuple(hand), len(picked), s.ignored, shown)[1]


def red(p: Prospects, treasure: str) -> float:
    """Trade a treasure for a new roll."""
    s = p.situation
    price = treasure_price(p.parameters, treasure) + p.parameters.red
    return _rescue(p, p.will_fly(s.pilot, len(s.view.dice)), price)


def green(p: Prospects) -> float:
    s = p.situation
    needs = (*s.needs[: die_face.PIRATES], 0)
    if s.am_pilot:
        chance = 1.0 if s.can_pay(needs)[1] else 0.0
    else:
        chance = p.captain_pays(s.pilot, needs)
    return _rescue(p, chance, p.parameters.green)


def yellow(p: Prospects) -> float:
    s = p.situation
    chance = STRANGERS_TWO_CARDS
    if s.am_pilot:
        helps = list(s.pool)
        for hazard in range(die_face.HAZARDS):  # turned up, help cards count like plain ones
            count = s.unseen[card.HELP + hazard]
            helps[hazard] += count
            helps[REST] -= count
        chance = cover_chances(tuple(helps), 2, left_open(s.needs, s.own_pool), s.own_pool[TURBO])[1]
    return _rescue(p, chance, p.parameters.yellow)


def blue(p: Prospects) -> float:
    """Become captain and pay, if the own hand can."""
    s = p.situation
    turbos, can = s.can_pay()
    if not can:
        return KEPT
    price = p.parameters.blue + payment_price(p.parameters, s.hand, s.needs, turbos)
    return KEPT if _is_rescued_by_help(p) else p.edge_under(s.me) - price
