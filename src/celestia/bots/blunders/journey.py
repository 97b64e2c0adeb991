"""Blunders of travellers: leaving a ship that is sure to fly, or staying on one that is sure to crash."""

from __future__ import annotations

from math import comb

from ...rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ...rules.kinds import card, city
from ..announced import captain_chances
from ..odds import roll_chances
from ..situation import KIND, Situation
from .race import may_be_last, value_of
from .rescue import chance_of_rescue, has_own_rescue

Options = tuple[str, ...]
HANDS_OVER = (*range(card.ROWBOAT, card.ALTERNATIVE_ROUTE), card.PRESSING_NEED)  # gives away the wheel
BEST = max(TREASURE_VALUES)
NEARLY_SURE = 0.9
CLEARLY = 1.25  # the next treasure has to be that much better than the one here


def declares(s: Situation, options: Options, words: str) -> str:
    if words == "leave":
        return "leaves-certainty" if _leaves_certainty(s) else ""
    if words.startswith("play rowboat"):
        return "rows-under-clear-sky" if gives_up_clear_sky(s) else ""
    if words in ("stay", "pass") and "leave" in options:
        return "stays-to-crash" if _stays_to_crash(s) else ""
    return ""


def gives_up_clear_sky(s: Situation) -> bool:
    """Return whether this seat gives up a flight that costs nothing and does not make it the next captain."""
    if any(s.needs) or may_be_last(s) or s.heading < 0:
        return False
    return not s.is_next_captain and _safety(s) > NEARLY_SURE


def _leaves_certainty(s: Situation) -> bool:
    """The captain has to fly, and there is clearly more ahead than here."""
    if may_be_last(s) or not 0 <= s.heading < city.COUNT or not _has_to_fly(s):
        return False
    return _safety(s) * _worth_ahead(s) > CLEARLY * value_of(s, s.at)


def _has_to_fly(s: Situation) -> bool:
    """Return whether there is nothing to pay, or this seat knows that the captain holds the equipment."""
    if not any(s.needs):
        return True
    known = s.known_hand(s.pilot)
    hidden = s.view.seats[s.pilot].hand_size - sum(known.values())
    if any(KIND[name] in HANDS_OVER for name in known) or (hidden and any(s.unseen[k] for k in HANDS_OVER)):
        return False
    return captain_chances(s, s.pilot, s.needs, words_count=False)[0] >= 1


def _worth_ahead(s: Situation) -> float:
    """Return what this seat may count on if the ship reaches the next city.

    A passenger can get off there after the next roll. The next captain has to fly on with their own cards.
    All seats that might become captain before this one have declared."""
    if s.piles[s.heading] < len(s.aboard):
        return 0.0
    beyond = s.next_city(s.heading)
    if beyond == city.NOWHERE or not s.is_next_captain:
        return value_of(s, s.heading)
    return s.own_next_chance(s.box.dice[beyond]) * value_of(s, beyond)


def _safety(s: Situation) -> float:
    """Return the chance that blank dice stay clear enough: somebody may hold a Wind gust."""
    blanks = s.view.dice.count("blank")
    unseen, gusts = sum(s.unseen), s.unseen[card.WIND_GUST]
    known = sum(cards.get("wind_gust", 0) for cards in _hands_seen(s))
    others = sum(seen.hand_size for seat, seen in enumerate(s.view.seats) if seat != s.me)
    if blanks == 0 or not (gusts or known):
        return 1.0
    none_held = comb(unseen - gusts, others) / comb(unseen, others) if others <= unseen - gusts else 0.0
    blown = 1.0 if known else 1.0 - none_held
    left = max(0, s.view.seats[s.pilot].hand_size - sum(s.needs))
    pays = roll_chances(s.pool, left, blanks)[1]
    return 1.0 - blown * (1.0 - pays)


def _hands_seen(s: Situation) -> list[dict[str, int]]:
    return [] if s.view.learned is None else list(s.view.learned.hands.values())


def _stays_to_crash(s: Situation) -> bool:
    """The captain cannot have the cards, and a rescue is too unlikely even for the best treasure."""
    if may_be_last(s) or has_own_rescue(s) or not s.can_get_off():
        return False
    if captain_chances(s, s.pilot, s.needs, words_count=False)[1] > 0:
        return False
    return chance_of_rescue(s) * BEST < value_of(s, s.at)


# ------------------------------------------------------------------------------------------ alone aboard
def lands(s: Situation, _: Options, words: str) -> str:
    """Flying on alone, although landing is worth more than even a lucky flight."""
    if words != "fly" or may_be_last(s) or has_own_rescue(s) or _may_improve(s):
        return ""
    return "flies-into-loss" if _most_by_flying(s) < value_of(s, s.at) else ""


def _may_improve(s: Situation) -> bool:
    """Return whether this seat can still get better cards or fewer dice before the roll."""
    own = s.view.seats[s.me]
    return bool(s.hand[card.NEW_GEAR]) or (own.character == "black" and not own.character_used)


def _most_by_flying(s: Situation) -> float:
    """Return an upper bound of the value of flying on: as if the cards were never spent."""
    most = 0.0
    for place in reversed(s.way(s.heading)):
        here = max(value_of(s, place), most)
        if place == city.BARBADAHL:
            here = max(here, _boscalumia(s))
        most = here * s.own_next_chance(s.box.dice[place])
    return max(most, _boscalumia(s)) if s.at == city.BARBADAHL else most


def _boscalumia(s: Situation) -> float:
    """Return the value of Boscalumia from Barbadahl: two legs without a stop."""
    if s.view.lit or "boscalumia" not in s.box.modules:
        return 0.0
    return BOSCALUMIA_POINTS * s.own_next_chance(s.box.dice[city.VOID]) ** 2
