"""Whom the caller of a batch answers for, where that is no seat's number; the price of an illegal answer."""

from typing import Final

EVERY_SEAT: Final = -1
ANY_SEAT: Final = -2  # one seat, drawn for each game
ILLEGAL_REWARD: Final = -1
