"""What a visit to a game of a batch is for; whom the caller answers for where that is no seat's number."""

from typing import Final

BEGIN: Final = 0
STEP: Final = 1

EVERY_SEAT: Final = -1
ANY_SEAT: Final = -2  # one seat, drawn for each game
ILLEGAL_REWARD: Final = -1
