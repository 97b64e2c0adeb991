"""Sizes of the fixed arrays in the state."""

from typing import Final

from . import city

SEATS: Final = 6
COLOURS: Final = 6
DICE: Final = 8  # four on a tile plus up to four Bandits
DECK: Final = 160
COPIES: Final = 4  # of a special card, at most
PILE: Final = 11
SLOTS: Final = 4  # different faces in one city's pile; the last is the magic spyglass
SPYGLASS_SLOT: Final = 3
TREASURES: Final = city.COUNT * SLOTS
FACES: Final = 23  # of treasures: the slots that hold one
CREW: Final = 3
CREW_PILE: Final = 5
FRAMES: Final = 4
OPTIONS: Final = 512
