"""How long a pass takes at a table with several people.

Every seat that may be asked by public facts draws one delay for a pause, whatever it holds. The draw is
derived from the table's secret, the number of the pause and the seat. It survives a restart, no client can
compute it, and it depends neither on a hand nor on any answer in a window.
"""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist, median
from typing import TYPE_CHECKING

from ...game.fairness.headers import Chance

if TYPE_CHECKING:
    from .table import Table

MEDIAN = 1.2  # seconds
HIGH, BELOW_HIGH = 3.0, 0.95  # this share of all delays is shorter than HIGH seconds
SPREAD = log(HIGH / MEDIAN) / NormalDist().inv_cdf(BELOW_HIGH)
SHORTEST_THOUGHT, LONGEST_THOUGHT = 4.0, 10.0  # seconds that "Let me think" adds
THOUGHTS = 3  # per seat and journey
TYPICAL_DECLARATION = 3.0  # seconds
QUICKEST, SLOWEST = 0.7, 1.5  # limits of the factor by which a delay adapts to its player
DECLARATIONS = 3  # needed before a player's own tempo counts


def drawn_delay(chance: Chance, pause: int, seat: int) -> float:
    """Log-normal seconds. The same pause and seat always give the same value."""
    return MEDIAN * exp(SPREAD * NormalDist().inv_cdf(chance.share(f"delay {pause} {seat}")))


def drawn_thought(chance: Chance, pause: int, seat: int, number: int) -> float:
    """Seconds that the `number`-th "Let me think" of this seat adds to this pause."""
    share = chance.share(f"think {pause} {seat} {number}")
    return SHORTEST_THOUGHT + share * (LONGEST_THOUGHT - SHORTEST_THOUGHT)


def tempo(declared_after: list[float]) -> float:
    """The factor for one person's delays, from the public times of their declarations."""
    if len(declared_after) < DECLARATIONS:
        return 1.0
    return min(SLOWEST, max(QUICKEST, median(declared_after) / TYPICAL_DECLARATION))


def delay_end(table: Table, seat: int, chance: Chance) -> float:
    """When this seat's delay in the open pause ends."""
    pause = table.pause
    assert pause is not None
    end = pause.ready + tempo(table.declared_after.get(seat, [])) * drawn_delay(chance, pause.number, seat)
    for number, asked_at in enumerate(pause.thoughts.get(seat, [])):
        end = max(end, asked_at) + drawn_thought(chance, pause.number, seat, number)
    return end
