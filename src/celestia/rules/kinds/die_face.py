"""The faces of a die: four hazards and the blank, which two of its six sides show."""

from typing import Final

FOG: Final = 0
LIGHTNING: Final = 1
BIRDS: Final = 2
PIRATES: Final = 3
BLANK: Final = 4
HAZARDS: Final = 4
FACES: Final = 5
SIDES: Final = 6
