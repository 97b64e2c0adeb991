"""Where each slice of an observation begins; what they hold is in `celestia.environments.slices`."""

from typing import Final

HAND: Final = 0
TREASURES: Final = 28
LAID: Final = 51
SEEN: Final = 55
ASKED: Final = 78
PHASE: Final = 79
QUESTION: Final = 110
JOURNEY: Final = 132
TURN: Final = 133
BOAT_LEG: Final = 134
CAPTAIN: Final = 135
OCCUPANT: Final = 141
DRAWING: Final = 147
BOAT_CARD: Final = 153
BOAT_FRESH: Final = 157
FLYING: Final = 158
LIT: Final = 159
AIRCRAFT_AT: Final = 160
AIRCRAFT_HEADING: Final = 171
BOAT_AT: Final = 182
BOAT_HEADING: Final = 193
DICE: Final = 204
DICE_COUNT: Final = 244
BANDITS: Final = 245
CALMED: Final = 246
LOCKED: Final = 247
ANNOUNCED: Final = 248
SPYGLASS: Final = 250
MOORED: Final = 251
HELP_OVER: Final = 252
TO_ANSWER: Final = 253
ON_TABLE: Final = 257
DISCARD: Final = 285
DECK: Final = 313
PILES: Final = 314
GIFTS: Final = 323
GIFTS_SHOWN: Final = 324
REMOVED: Final = 347
SEATS: Final = 348
MODULES: Final = 552
HOUSE: Final = 568
COPIES: Final = 574
SIZE: Final = 602

MOST: Final = 255  # a number too large for a byte is this

# One seat: the observer first, then clockwise.
PRESENT: Final = 0
PLACE: Final = 1
PAWNS: Final = 4
DECLARED: Final = 5
GOT_OFF: Final = 7
HAND_SIZE: Final = 8
TREASURES_OF: Final = 9
TOKEN: Final = 18
CHARACTER: Final = 19
USED: Final = 25
POINTS_KNOWN: Final = 26
POINTS: Final = 27
MAY_BE_ASKED: Final = 28
CANNOT: Final = 29
DRAWN_SINCE: Final = 33
SEAT_SIZE: Final = 34
