"""The fixed ids of all answers, block by block; the blocks of `PLAY_START` lie between DONE and TAKE."""

from typing import Final

PASS: Final = 0
STAY: Final = 1
LEAVE: Final = 2
LAND: Final = 3
FLY: Final = 4
HEAD_ONWARD: Final = 5
HEAD_BOSCALUMIA: Final = 6
PREPARE: Final = 7
ANNOUNCE_CAN: Final = 8
ANNOUNCE_CANNOT: Final = 9
DRAW: Final = 10
DONE: Final = 11
PLAY: Final = 12
TAKE: Final = 75  # + colour
GIVE: Final = 81  # + seats to the left, less one
DISCARD: Final = 86  # + card
CHOOSE: Final = 114  # + face, as are the next two
KEEP: Final = 137
TRADE: Final = 160
REROLL: Final = 183  # + mask of dice
LAY: Final = 439  # + help cards, as digits of 5, 5, 4 and 4
PAY: Final = 839  # + rank among all ways to answer these dice
COUNT: Final = 1280

LAY_MORE: Final = 4  # 0 to 3 help foghorns or cannons are in the box; of the others up to 4
