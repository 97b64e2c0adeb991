"""How long a client may show each kind of event before clocks and delays start.

These are fixed, public seconds at calm speed, so that a scene can end before the next question opens. The
server knows nothing else about motion. A slow client delays nobody, and a fast one may answer at once. A test
of the browser (`web/src/table/motion/allowance.test.ts`) checks that no scene lasts longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...game.setup.names import CITIES
from ...rules.kinds import city

ALLOWANCES: dict[str, float] = {
    "journey_started": 1.2,
    "landed": 0.7,
    "dice_rolled": 1.6,
    "stayed": 0.6,
    "left": 0.7,
    "boarded_rowboat": 1.4,
    "card_played": 1.4,
    "power_used": 1.4,
    "spyglass_used": 1.4,
    "treasure_drawn": 1.0,
    "treasure_discarded": 0.8,
    "announced_can": 0.8,
    "announced_cannot": 1.4,
    "card_paid": 1.0,
    "moored": 0.8,
    "flew": 1.6,
    "flew_to_last_city": 4.0,
    "reboarded": 0.8,
    "help_revealed": 0.8,
    "card_turned_up": 0.8,
    "crashed": 4.5,
    "abandoned": 0.8,
    "gift_set_aside": 1.6,
    "gift_given": 1.8,
    "gift_revealed": 2.4,
    "lit": 4.0,
    "token_earned": 0.7,
    "lost_in_void": 4.5,
    "prepared": 0.7,
    "end_announced": 2.4,
}
# Consecutive events of one of these kinds are shown together, so only the first counts.
TOGETHER = frozenset(
    {"card_paid", "card_turned_up", "gift_revealed", "help_revealed", "token_earned", "treasure_drawn"}
)


def allowance(events: Iterable[Mapping[str, Any]], last_city: str | None) -> float:
    """Seconds that a client may take to show these public events in sequence.

    `last_city` is the last stop after them (`View.last_city`)."""
    seconds, before = 0.0, ""
    for event in events:
        what = event["what"]
        if what != before or what not in TOGETHER:
            is_last = what == "flew" and _is_at_end(event["city"], last_city)
            seconds += ALLOWANCES.get("flew_to_last_city" if is_last else what, 0.0)
        before = what
    return seconds


def _is_at_end(word: str, last_city: str | None) -> bool:
    """Whether a city is the last stop or beyond it. An arrival may take the last treasure there."""
    return CITIES[word] < city.COUNT and CITIES[word] >= CITIES.get(last_city or "", 0)
