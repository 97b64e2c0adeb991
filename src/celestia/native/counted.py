"""Where each row of a census begins; `celestia.stats.summary` gives them their names.

Rows by leg hold the aircraft's places first, then the rowboat's. Victories are counted in sixtieths, which
every number of winners divides.
"""

from typing import Final

PLACES: Final = 11  # the cities, the void and Boscalumia
LEG_NUMBERS: Final = 16  # the last one is for all that follow, as in every row of lengths
VICTORY: Final = 60

GAMES: Final = 0
ENDS_ANNOUNCED: Final = 1
SHARED_VICTORIES: Final = 2
ANNOUNCERS_VICTORIES: Final = 3
CRASHED_JOURNEYS: Final = 4
TOKENS: Final = 5
HELP_LEFT: Final = 6  # help cards still in hand at the end
STARTED: Final = 7  # legs, by vessel and heading, as the next three
FLEW: Final = 29
MOORED: Final = 51
CRASHED: Final = 73
STARTED_AS: Final = 95  # the aircraft's legs by their number in the journey, as the next
CRASHED_AS: Final = 111
TREASURES_DRAWN: Final = 127  # by city
KEPT: Final = 136  # treasures at the end, by face
SEAT_VICTORIES: Final = 172  # the first captain's, then clockwise, as the next
SEAT_SCORES: Final = 178
COLOUR_VICTORIES: Final = 184
DRAWN: Final = 190  # by number of `card`; a character is dealt, a spyglass drawn as a treasure
USED: Final = 225
JOURNEYS: Final = 260  # games by their number of journeys
LEGS: Final = 324
DECISIONS: Final = 580
WINNERS: Final = 1604  # games by the winner's score
SIZE: Final = 1860
