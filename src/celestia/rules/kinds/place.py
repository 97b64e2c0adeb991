"""Places of pawns, vessels, declarations and announcements."""

from typing import Final

OFF: Final = 0
ABOARD: Final = 1  # the aircraft
IN_BOAT: Final = 2

AIRCRAFT: Final = 0
BOAT: Final = 1

NOTHING: Final = 0  # not declared in this leg
STAY: Final = 1
LEAVE: Final = 2

CAN: Final = 1
CANNOT: Final = 2
