"""How long a client may show each kind of event before clocks and delays start.

These are fixed, public seconds at calm speed, so that a scene can end before the next question opens. The
server knows nothing else of motion: a slow client delays nobody, and a quick one may answer at once. The
browser keeps its sequences within them (`web/src/table/motion/allowance.ts`, written from here).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

ALLOWANCES: dict[str, float] = {
    "journey_started": 1.2,
    "dice_rolled": 1.6,
    "stayed": 0.6,
    "left": 0.6,
    "landed": 0.6,
    "treasure_drawn": 1.0,
    "token_earned": 0.6,
    "boarded_rowboat": 1.4,
    "card_played": 1.4,
    "card_played:ejection": 1.6,
    "card_played:jetpack": 1.6,
    "power_used": 1.4,
    "spyglass_used": 1.4,
    "announced_can": 0.6,
    "announced_cannot": 1.4,
    "card_paid": 0.8,
    "help_revealed": 0.8,
    "flew": 1.6,
    "flew:25": 4.0,
    "moored": 0.8,
    "reboarded": 0.8,
    "prepared": 0.8,
    "crashed": 4.5,
    "lost_in_void": 3.0,
    "lit": 4.0,
    "gift_set_aside": 1.6,
    "gift_revealed": 1.4,
    "gift_given": 1.8,
    "end_announced": 2.4,
}
# Several of them in a row are shown together.
TOGETHER = frozenset({"card_paid", "help_revealed", "treasure_drawn", "token_earned", "gift_revealed"})
TOLD_APART_BY = {"card_played": "card", "flew": "city"}


def allowance(events: Iterable[Mapping[str, Any]]) -> float:
    """Seconds that these public events may take to be shown, one after the other."""
    seconds, before = 0.0, ""
    for event in events:
        what = event["what"]
        if what != before or what not in TOGETHER:
            detail = event.get(TOLD_APART_BY.get(what, ""), "")
            seconds += ALLOWANCES.get(f"{what}:{detail}", ALLOWANCES.get(what, 0.0))
        before = what
    return seconds
