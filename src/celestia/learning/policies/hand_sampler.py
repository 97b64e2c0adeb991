"""The cards from which hidden hands are drawn, see `yardstick_payment`."""

from __future__ import annotations

from ...rules.arrays import longs
from ...rules.kinds import limit
from ..generator import Generator
from .chances import POOL


class HandSampler:
    def __init__(self) -> None:
        self.source: Generator = Generator()
        self.cards = longs(limit.DECK)  # the unseen cards, as kinds of a pool
        self.size = 0
        self.held = longs(POOL)
