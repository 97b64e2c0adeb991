"""How long a pass takes at a table with several people, and who may ask for more time.

Every seat that may be asked by public facts draws one delay for a pause, whether it holds something or not.
The draw follows from the table's secret, the number of the pause and the seat. It survives a restart, no
client can compute it, and it never looks at a hand or at anybody's answers in a window.
"""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist, median
from typing import TYPE_CHECKING

from ...game.fairness.sealed_dice import FairChance

if TYPE_CHECKING:
    from .table import Table

MEDIAN = 1.2  # seconds
HIGH, BELOW_HIGH = 3.0, 0.95  # so many of all delays are shorter than this
SPREAD = log(HIGH / MEDIAN) / NormalDist().inv_cdf(BELOW_HIGH)
SHORTEST_THOUGHT, LONGEST_THOUGHT = 4.0, 10.0  # seconds that "Let me think" adds
THOUGHTS = 3  # a journey
TYPICAL_DECLARATION = 3.0  # seconds
QUICKEST, SLOWEST = 0.7, 1.5  # how far a delay adapts to its person
DECLARATIONS = 3  # a person's own tempo is known after so many


def drawn_delay(chance: FairChance, pause: int, seat: int) -> float:
    """Log-normal seconds, the same for this pause and seat whenever they are drawn."""
    return MEDIAN * exp(SPREAD * NormalDist().inv_cdf(chance.share(f"delay {pause} {seat}")))


def drawn_thought(chance: FairChance, pause: int, seat: int, number: int) -> float:
    """Seconds that the `number`-th "Let me think" of this seat adds to this pause."""
    share = chance.share(f"think {pause} {seat} {number}")
    return SHORTEST_THOUGHT + share * (LONGEST_THOUGHT - SHORTEST_THOUGHT)


def tempo(declared_after: list[float]) -> float:
    """A person's factor, from the public times of their own declarations."""
    if len(declared_after) < DECLARATIONS:
        return 1.0
    return min(SLOWEST, max(QUICKEST, median(declared_after) / TYPICAL_DECLARATION))


def delay_end(table: Table, seat: int, chance: FairChance) -> float:
    """When this seat's delay for the open pause is over."""
    pause = table.pause
    assert pause is not None
    end = pause.ready + tempo(table.declared_after.get(seat, [])) * drawn_delay(chance, pause.number, seat)
    for number, asked_at in enumerate(pause.thoughts.get(seat, [])):
        end = max(end, asked_at) + drawn_thought(chance, pause.number, seat, number)
    return end
