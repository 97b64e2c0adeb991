"""Blunders with cards and powers in a window: plays that change nothing, or help nobody but others."""

from __future__ import annotations

from collections.abc import Callable

from ...game.setup.names import TREASURES
from ...rules.box import TREASURE_VALUES
from ...rules.kinds import card, city, die_face
from ..odds import left_open
from ..parameters import STANDARD
from ..situation import Situation
from .journey import gives_up_clear_sky
from .race import is_last, may_be_last, value_of
from .rescue import holds_spyglass, is_worth_saving_alone, own_help_suffices

Options = tuple[str, ...]
DEAR_CITY = 2  # a Jetpack is worth more than a treasure of the first two cities
DEAR_TO_CREWS = 1  # three pawns take the best of three treasures
TURNED_UP = 2  # cards of Yellow


def plays(s: Situation, options: Options, words: str) -> str:
    if words == "pass":
        return _passes(s, options)
    _, name, *rest = words.split()
    judge = JUDGES.get("rowboat" if name.startswith("rowboat") else name)
    return judge(s, rest[0] if rest else "") if judge else ""


def _passes(s: Situation, options: Options) -> str:
    names = {words.split()[1] for words in options if words != "pass"}
    if "jetpack" in names and is_last(s):
        return "keeps-jetpack-to-the-end"
    if s.view.announced != "cannot":
        return ""
    prices = []
    if "spyglass" in names:
        prices.append(STANDARD.spyglass)
    turbos, can = s.can_pay()
    if "alternative_route" in names and can:  # after a refused flight: rolling those dice again loses nothing
        prices.append(STANDARD.alternative_route + turbos * STANDARD.turbo)
    return "crashes-alone" if prices and is_worth_saving_alone(s, min(prices)) else ""


def _jetpack(s: Situation, _: str) -> str:
    return "" if _is_dear(s) or may_be_last(s) else "wastes-jetpack"


def _is_dear(s: Situation) -> bool:
    """Return whether a Jetpack is well spent here."""
    return s.at >= (DEAR_TO_CREWS if "crews" in s.box.modules else DEAR_CITY)


# -------------------------------------------------------------------------------------------- before the roll
def _bandit(s: Situation, _: str) -> str:
    return "robs-own-ship" if s.am_pilot and not may_be_last(s) else ""


def _black(s: Situation, _: str) -> str:
    return "calms-nothing" if s.dice_ahead() == 0 else ""


def _new_gear(s: Situation, _: str) -> str:
    return "renews-nothing" if sum(s.hand) == 1 else ""


def _spy(s: Situation, target: str) -> str:
    seat = int(target)
    is_known = sum(s.known_hand(seat).values()) >= s.view.seats[seat].hand_size
    return "spies-on-known-hand" if is_known else ""


# ------------------------------------------------------------------------------------- after the declarations
def _ejection(s: Situation, _: str) -> str:
    """A gift to somebody who would get nothing: the ship crashes anyway."""
    if not s.am_pilot or s.can_pay()[1]:
        return ""
    rescued = s.hand[card.ALTERNATIVE_ROUTE] or holds_spyglass(s)
    return "" if rescued else "saves-from-own-crash"


def _alternative_route(s: Situation, _: str) -> str:
    if s.view.announced == "cannot":
        return ""
    if not any(s.needs):
        return "rerolls-clear-dice"
    if not s.am_pilot:
        return "rerolls-too-early"  # after "I cannot" the card still does the same
    return "rerolls-payable-dice" if s.can_pay()[0] == 0 else ""


def _rowboat(s: Situation, _: str) -> str:
    return "rows-under-clear-sky" if gives_up_clear_sky(s) else ""


def _pressing_need(s: Situation, _: str) -> str:
    return "hands-over-clear-sky" if gives_up_clear_sky(s) else ""


def _wind_gust(s: Situation, _: str) -> str:
    if s.am_aboard:
        # Together with rivals, a crash may be welcome. A captain pays for the new dice and would crash first.
        has_rivals = len(s.aboard) > 1
        is_duel = s.players == 2 and not s.am_pilot
        can_jump = s.hand[card.JETPACK] and _is_dear(s) and s.can_get_off()
        is_plan = has_rivals and (is_duel or may_be_last(s) or can_jump)
        return "" if is_plan else "blows-at-own-ship"
    return "blows-too-early" if s.view.announced != "can" and any(s.needs) else ""


# ------------------------------------------------------------------------------------------- after "I cannot"
def _spyglass(s: Situation, _: str) -> str:
    if own_help_suffices(s):
        return "spyglass-before-help"
    is_cheap = value_of(s, s.heading) < STANDARD.spyglass
    return "wastes-spyglass" if is_cheap and not may_be_last(s) else ""


def _green(s: Situation, _: str) -> str:
    if not s.am_pilot or _has_more(s):
        return ""
    return "" if s.can_pay((*s.needs[: die_face.PIRATES], 0))[1] else "ignores-too-little"


def _blue(s: Situation, _: str) -> str:
    return "" if s.can_pay()[1] or _has_more(s) else "commands-without-cards"


def _yellow(s: Situation, _: str) -> str:
    if s.view.deck_size == 0 and not s.view.discard:
        return "turns-up-nothing"
    if not s.am_pilot or _has_more(s):
        return ""
    short = sum(left_open(s.needs, s.own_pool)) - s.hand[card.TURBO]
    improved = any(s.unseen[card.IMPROVED : card.HELP])
    return "turns-up-too-little" if short > TURNED_UP * (2 if improved else 1) else ""


def _has_more(s: Situation) -> bool:
    """Return whether more rescues may follow this one."""
    return bool(s.hand[card.ALTERNATIVE_ROUTE]) or holds_spyglass(s) or "help" in s.box.modules


def _red(s: Situation, treasure: str) -> str:
    """Giving up a better treasure than needed, or more than the next city holds."""
    points = _points(treasure)
    if any(_points(other) < points and not other.endswith("spyglass") for other in s.view.treasures):
        return "gives-up-too-good-treasure"
    dear = points >= value_of(s, s.heading) and not may_be_last(s)
    return "gives-up-more-than-ahead" if dear else ""


def _points(treasure: str) -> int:
    return TREASURE_VALUES[TREASURES[treasure]]


# ------------------------------------------------------------------------------------------------- the way on
def _mooring(s: Situation, _: str) -> str:
    if not s.am_aboard or may_be_last(s):
        return ""
    return "moors-own-ship" if value_of(s, s.heading) >= value_of(s, s.at) else ""


def _grappling_hook(s: Situation, _: str) -> str:
    drawn = _just_drawn(s)
    if drawn is None or may_be_last(s):
        return ""
    ahead = s.best_points(s.heading) if 0 <= s.heading < city.COUNT else value_of(s, s.heading)
    return "returns-better-treasure" if _points(drawn) >= ahead else ""


def _just_drawn(s: Situation) -> str | None:
    """Return the treasure that this seat drew last here."""
    learned = s.view.learned
    if learned is None:
        return None
    at = s.view.aircraft.at
    own = [name for what, seat, name, _ in learned.piles.get(at, ()) if what == "drawn" and seat == s.me]
    return own[-1] if own else None


JUDGES: dict[str, Callable[[Situation, str], str]] = {
    "jetpack": _jetpack,
    "bandit": _bandit,
    "black": _black,
    "new_gear": _new_gear,
    "spy": _spy,
    "ejection": _ejection,
    "alternative_route": _alternative_route,
    "rowboat": _rowboat,
    "pressing_need": _pressing_need,
    "wind_gust": _wind_gust,
    "spyglass": _spyglass,
    "green": _green,
    "blue": _blue,
    "yellow": _yellow,
    "red": _red,
    "mooring": _mooring,
    "grappling_hook": _grappling_hook,
}
