"""The commands of a batch, and the values for a learner that is not a seat number."""

from typing import Final

BEGIN: Final = 0
STEP: Final = 1

EVERY_SEAT: Final = -1
ANY_SEAT: Final = -2  # a random seat for each game
ILLEGAL_REWARD: Final = -1
