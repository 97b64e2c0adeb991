"""What a visit to a game of a batch is for."""

from typing import Final

BEGIN: Final = 0
STEP: Final = 1
