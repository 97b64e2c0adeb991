"""House options, one bit each. All are off by default."""

from typing import Final

OPEN_SCORES: Final = 1
HOOK_AT_ANNOUNCEMENT: Final = 2
INSTRUCTOR_OWN_DRAWS: Final = 4
ROWBOAT_ON_MAIN_LINE: Final = 8
OTHER_DICE: Final = 16
CHOSEN_CHARACTERS: Final = 32
COUNT: Final = 6
