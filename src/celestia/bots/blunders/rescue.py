"""Rescues: who aboard might still save a ship, and blunders in saving it."""

from __future__ import annotations

from math import comb

from ...game.setup.names import CITIES
from ...rules.kinds import card, city, die_face
from ..parameters import STANDARD
from ..situation import HELP_CARDS, KIND, Situation
from .race import may_be_last, value_of

Options = tuple[str, ...]
RESCUERS = frozenset({"red", "blue", "green", "yellow"})
CLEARLY = 1.5  # alone, the next treasure has to be worth that much more than the cards that save the flight
WORTH_HELP = 6.0  # points ahead for which everybody aboard would lay the cards that save the ship


def has_own_rescue(s: Situation) -> bool:
    """Return whether this seat holds anything that may save the ship or itself."""
    if s.hand[card.JETPACK] or s.hand[card.ALTERNATIVE_ROUTE] or holds_spyglass(s) or has_power(s, s.me):
        return True
    if s.am_pilot and (s.hand[card.PRESSING_NEED] or any(s.hand[card.ROWBOAT : card.ALTERNATIVE_ROUTE])):
        return True
    return not s.am_pilot and s.help_cards > 0 and not s.in_boat_leg


def holds_spyglass(s: Situation) -> bool:
    return any(name.endswith("spyglass") for name in s.view.treasures)


def has_power(s: Situation, seat: int) -> bool:
    seen = s.view.seats[seat]
    return seen.character in RESCUERS and not seen.character_used


def chance_of_rescue(s: Situation) -> float:
    """Return the chance that somebody else aboard holds anything that may save the ship."""
    others = [seat for seat in s.aboard if seat != s.me]
    if any(_can_rescue(s, seat) for seat in others):
        return 1.0
    unseen = sum(s.unseen)
    rescues = sum([s.unseen[kind] for kind in range(card.KINDS) if _saves(s, kind)])
    hidden = sum(s.view.seats[seat].hand_size - sum(s.known_hand(seat).values()) for seat in others)
    if hidden > unseen - rescues:
        return 1.0
    return 1.0 - comb(unseen - rescues, hidden) / comb(unseen, hidden)


def _can_rescue(s: Situation, seat: int) -> bool:
    """Return whether this seat shows a power, a known card, or a treasure that may be a spyglass."""
    seen = s.view.seats[seat]
    if has_power(s, seat) or any(_saves(s, KIND[name]) for name in s.known_hand(seat)):
        return True
    has_spyglasses = "spyglass" in s.box.modules
    return has_spyglasses and any(CITIES[name] < city.SPYGLASS_CITIES for name in seen.treasures)


def _saves(s: Situation, kind: int) -> bool:
    if kind in (card.ALTERNATIVE_ROUTE, card.PRESSING_NEED):
        return True
    if card.ROWBOAT <= kind < card.ALTERNATIVE_ROUTE:
        return True
    return card.HELP <= kind < card.TURBO and s.needs[kind - card.HELP] > 0


def is_worth_saving_alone(s: Situation, price: float) -> bool:
    """Return whether this seat is alone aboard, and the next treasure is worth clearly more than this price.

    Nobody else gains from the flight, and after it this seat may land. That is true in the last journey, too.
    But a new kind of treasure may end the beginners' game."""
    if s.aboard != (s.me,) or s.heading == city.VOID:
        return False
    if s.view.end_points is None and may_be_last(s):
        return False
    can_jump = s.hand[card.JETPACK] and s.can_get_off()
    jump = max(0.0, value_of(s, s.at) - STANDARD.jetpack) if can_jump else 0.0
    return value_of(s, s.heading) - jump > CLEARLY * price


def own_help_suffices(s: Situation) -> bool:
    """Return whether the help cards of this seat answer all dice."""
    if s.am_pilot or s.in_boat_leg or "help" not in s.box.modules or s.view.help_round_over:
        return False
    return all(s.hand[card.HELP + h] >= s.needs[h] for h in range(die_face.HAZARDS))


def lays_help(s: Situation, _: Options, words: str) -> str:
    """Letting a ship crash that the own help cards alone would save, with a good city ahead."""
    if may_be_last(s) or s.hand[card.JETPACK] or not own_help_suffices(s):
        return ""
    if value_of(s, s.heading) < WORTH_HELP:
        return ""
    laid = words.split()
    covered = all(laid.count(name) >= s.needs[h] for h, name in enumerate(HELP_CARDS))
    return "" if covered else "withholds-help"
