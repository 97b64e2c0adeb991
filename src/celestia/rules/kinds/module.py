"""The optional modules of the box, one bit each."""

from typing import Final

TURBO: Final = 1
POWERS: Final = 2
SPYGLASS: Final = 4
BEGINNERS: Final = 8
CREWS: Final = 16
IMPROVED: Final = 32
SPECIALS_1: Final = 64  # Bandit and Mooring
HELP: Final = 128
CHARACTERS: Final = 256
ROWBOAT: Final = 512
SPECIALS_2: Final = 1024  # Pressing need, New gear, Spy
GRAPPLING_HOOK: Final = 2048
INSTRUCTOR: Final = 4096
KRISMASTRI: Final = 8192
MATRYOSHBURG: Final = 16384
BOSCALUMIA: Final = 32768
COUNT: Final = 16
