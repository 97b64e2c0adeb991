"""The kinds of frames that interrupt a phase: see `stack`."""

from typing import Final

TREASURE: Final = 0  # a seat draws a treasure: the poll for Instructor, then the draw
CHOICE: Final = 1  # the player of Instructor picks from the pile
KEEP: Final = 2  # a crew keeps one of the treasures it drew
REROLL: Final = 3  # the captain picks dice for Alternative route
DICE: Final = 4  # chance rolls the dice picked up
SHUFFLE_PILE: Final = 5
SHUFFLE_DECK: Final = 6
DRAW: Final = 7  # a seat draws cards
TURN_UP: Final = 8  # Yellow turns up cards of the deck
RELIEVED: Final = 9  # after Pressing need the former captain stays or leaves
CHARACTERS: Final = 10  # chance deals the characters
CHOOSE_CHARACTER: Final = 11
FIRST_CAPTAIN: Final = 12
COUNT: Final = 13
