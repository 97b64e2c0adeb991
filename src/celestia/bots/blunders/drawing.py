"""Blunders with treasures and bonus cards."""

from __future__ import annotations

from ...game.setup.names import CITIES, TREASURES
from ...rules.box import TREASURE_VALUES
from ...rules.kinds import limit
from ..parameters import STANDARD
from ..prices import treasure_price
from ..situation import Situation

Options = tuple[str, ...]
PRECIOUS = frozenset({"turbo", "jetpack"})


def instructs(s: Situation, _: Options, words: str) -> str:
    """Looking through a pile whose treasures are all equal."""
    if words == "pass" or s.drawing_from is None:
        return ""
    return "instructs-for-nothing" if _are_equal(s, s.drawing_from) else ""


def _are_equal(s: Situation, place: int) -> bool:
    slots = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)
    return len({TREASURE_VALUES[t] for t in slots if s.hidden_treasures[t]}) < 2


def chooses(s: Situation, options: Options, words: str) -> str:
    """Taking a poor treasure, or giving somebody else a good one."""
    prices = {other: treasure_price(STANDARD, other.split()[-1]) for other in options}
    if s.view.drawing == s.me:
        return "takes-poor-treasure" if prices[words] < max(prices.values()) else ""
    return "hands-over-good-treasure" if prices[words] > min(prices.values()) + 2 else ""


def keeps(_: Situation, options: Options, words: str) -> str:
    prices = {other: treasure_price(STANDARD, other.split()[-1]) for other in options}
    return "keeps-poor-treasure" if prices[words] < max(prices.values()) else ""


def gives(s: Situation, options: Options, words: str) -> str:
    """Handing the victory to another player with a gift that somebody else could get."""
    if s.view.next_gift is None:
        return ""
    gift = TREASURE_VALUES[TREASURES[s.view.next_gift]]
    seats = [int(other.split()[1]) for other in options]
    mine, got = s.points[s.me], s.points[int(words.split()[1])] + gift
    harmless = any(s.points[seat] + gift < mine for seat in seats)
    return "gives-victory-away" if got >= mine and harmless else ""


def bonus(s: Situation, _: Options, words: str) -> str:
    """Matryoshburg: trading away the best treasure of a pile, or discarding a precious card."""
    if words.startswith("trade"):
        name = words.split()[-1]
        points = TREASURE_VALUES[TREASURES[name]]
        best = s.best_points(CITIES[name.split("/")[0]])
        return "trades-best-treasure" if points >= best else ""
    if words.startswith("discard") and words.split()[1] in PRECIOUS:
        return "discards-precious-card"
    return ""
