"""The kinds of questions that the engine asks."""

from typing import Final

NONE: Final = 0
LAND: Final = 1
DIRECTION: Final = 2
PREPARE: Final = 3
WINDOW: Final = 4  # play a card or a power, or pass
DECLARE: Final = 5
ANNOUNCE: Final = 6
PAY: Final = 7
LAY_HELP: Final = 8
GIVE: Final = 9
MATRYOSHBURG: Final = 10
SWAP: Final = 11
INSTRUCT: Final = 12
CHOOSE_TREASURE: Final = 13
KEEP_TREASURE: Final = 14
REROLL: Final = 15
RELIEVED: Final = 16
TAKE_CHARACTER: Final = 17
ROLL: Final = 18  # this and the next three go to chance
SHUFFLE: Final = 19
DEAL_CHARACTERS: Final = 20
FIRST_CAPTAIN: Final = 21
COUNT: Final = 22
