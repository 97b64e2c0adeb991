"""Actions are numbers: verb * SPAN + argument.

The argument of PLAY is card * TARGETS + target. PAY packs the plain and improved cards of each hazard. ROLL
packs faces and LAY packs help cards, both as digits. REROLL takes a mask of dice. Shuffles have no number;
they take their order as a list.
"""

from typing import Final

SPAN: Final = 4194304
TARGETS: Final = 64
PAY_PLAIN: Final = 9  # 0 to 8 plain cards of one hazard
PAY_IMPROVED: Final = 5
LAY_DIGIT: Final = 5

PASS: Final = 0
STAY: Final = 1
LEAVE: Final = 2
LAND: Final = 3
FLY: Final = 4
HEAD_ONWARD: Final = 5
HEAD_BOSCALUMIA: Final = 6
PREPARE: Final = 7
PLAY: Final = 8
ANNOUNCE_CAN: Final = 9
ANNOUNCE_CANNOT: Final = 10
PAY: Final = 11
REROLL: Final = 12
LAY: Final = 13
CHOOSE: Final = 14
KEEP: Final = 15
DRAW: Final = 16
DISCARD: Final = 17
DONE: Final = 18
TRADE: Final = 19
GIVE: Final = 20
TAKE: Final = 21
ROLL: Final = 22
CAPTAIN: Final = 23
VERBS: Final = 24
