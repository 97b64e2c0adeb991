"""The style of a bot: a shift of choices whose values are close."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .parameters import STANDARD, Parameters

MOST_CAREFUL, LEAST_CAREFUL = 0.95, 0.5  # thresholds of the careful bot


@dataclass(frozen=True)
class Style:
    """Small changes to how a bot weighs things. The default changes nothing."""

    bold: float = 0.0  # share of the treasure here that staying is worth more than it is
    others: float = 1.0  # factor on the cost of what the others gain
    turbo: float = 1.0  # factor on the price of a turbo

    def parameters(self) -> Parameters:
        """Return the parameters of an odds bot with this style."""
        return replace(
            STANDARD,
            bold=STANDARD.bold + self.bold,
            others=STANDARD.others * self.others,
            turbo=STANDARD.turbo * self.turbo,
        )

    def threshold(self, usual: float) -> float:
        """Return the threshold of a careful bot with this style."""
        return min(MOST_CAREFUL, max(LEAST_CAREFUL, usual - self.bold))


PLAIN = Style()
