"""Blunders of captains: a refused free flight, a payment with better cards, a reroll of the wrong dice."""

from __future__ import annotations

from collections import Counter

from ...game.setup.names import CARDS
from ...rules.kinds import card
from ..odds import TURBO, own_chances
from ..parameters import STANDARD
from ..situation import HAZARD, KIND, Situation
from .race import may_be_last
from .rescue import has_power, holds_spyglass, is_worth_saving_alone

Options = tuple[str, ...]
MUCH_WORSE = 0.75  # a reroll is a blunder below this share of the best chance


def announces(s: Situation, _: Options, words: str) -> str:
    """Refusing a flight that costs no turbo, or from which nobody else aboard would gain."""
    if words != "announce cannot":
        return ""
    turbos = s.can_pay()[0]
    if turbos == 0 and not (may_be_last(s) or s.hand[card.JETPACK]):
        return "refuses-free-flight"
    if s.hand[card.ALTERNATIVE_ROUTE] or holds_spyglass(s) or has_power(s, s.me):
        return ""  # another card may do it
    return "refuses-flight-alone" if is_worth_saving_alone(s, turbos * STANDARD.turbo) else ""


def pays(_: Situation, options: Options, words: str) -> str:
    """Paying with better cards than needed."""
    paid = Counter(words.split()[1:])
    for other in options:
        if other != words and _is_cheaper(Counter(other.split()[1:]), paid):
            return "pays-too-much"
    return ""


def _is_cheaper(cards: Counter[str], than: Counter[str]) -> bool:
    """Return whether the first cards are fewer, or plain where the others are better, one for one."""
    plain, better = cards - than, than - cards
    for name, count in plain.items():
        kind = KIND[name]
        if kind >= card.IMPROVED:
            return False
        for replaced in (CARDS[card.IMPROVED + kind], "turbo"):
            taken = min(count, better[replaced])
            better[replaced] -= taken
            count -= taken
        if count > 0:
            return False
    return True


def rerolls(s: Situation, options: Options, words: str) -> str:
    picked = [int(number) - 1 for number in words.split()[1:]]
    turbos, can = s.can_pay()
    if turbos > 0 or not can:  # who wants to crash can do so without another roll
        if any(s.view.dice[at] == "blank" for at in picked):
            return "rerolls-blank"
        if not picked and s.aboard == (s.me,):
            return "rerolls-nothing"  # alone, the card was their own
    if may_be_last(s) or s.hand[card.JETPACK]:
        return ""
    best = max(_chance_after(s, other) for other in options)
    return "rerolls-badly" if _chance_after(s, words) < MUCH_WORSE * best else ""


def _chance_after(s: Situation, words: str) -> float:
    """Return the chance that this seat can pay after rolling these dice again."""
    picked = {int(number) - 1 for number in words.split()[1:]}
    needs = list(s.needs)
    for at in picked:
        face = s.view.dice[at]
        if face != "blank" and needs[HAZARD[face]] > 0:
            needs[HAZARD[face]] -= 1
    hand = list(s.own_pool)
    hand[TURBO] += s.table_turbos
    return own_chances(tuple(hand), len(picked), s.ignored, tuple(needs))[1]
