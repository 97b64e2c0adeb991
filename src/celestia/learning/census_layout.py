"""Where each row of a census begins; `celestia.stats.summary` gives them their names.

Rows by leg hold the aircraft's places first, then the rowboat's. Victories are counted in sixtieths, which
every number of winners divides.
"""

from typing import Final

from ..rules.kinds import card, city, limit

PLACES: Final = city.PLACES
LEG_NUMBERS: Final = 16  # the last one is for all that follow, as in every row of lengths
VICTORY: Final = 60

GAMES: Final = 0
ENDS_ANNOUNCED: Final = GAMES + 1
SHARED_VICTORIES: Final = ENDS_ANNOUNCED + 1
ANNOUNCERS_VICTORIES: Final = SHARED_VICTORIES + 1
CRASHED_JOURNEYS: Final = ANNOUNCERS_VICTORIES + 1
TOKENS: Final = CRASHED_JOURNEYS + 1
HELP_LEFT: Final = TOKENS + 1  # help cards still in hand at the end
STARTED: Final = HELP_LEFT + 1  # legs, by vessel and heading, as the next three
FLEW: Final = STARTED + 2 * PLACES
MOORED: Final = FLEW + 2 * PLACES
CRASHED: Final = MOORED + 2 * PLACES
STARTED_AS: Final = CRASHED + 2 * PLACES  # the aircraft's legs by their number in the journey, as the next
CRASHED_AS: Final = STARTED_AS + LEG_NUMBERS
TREASURES_DRAWN: Final = CRASHED_AS + LEG_NUMBERS  # by city
KEPT: Final = TREASURES_DRAWN + city.COUNT  # treasures at the end, by face
SEAT_VICTORIES: Final = KEPT + limit.TREASURES  # the first captain's, then clockwise, as the next
SEAT_SCORES: Final = SEAT_VICTORIES + limit.SEATS
COLOUR_VICTORIES: Final = SEAT_SCORES + limit.SEATS
DRAWN: Final = (
    COLOUR_VICTORIES + limit.COLOURS
)  # by number of `card`; a character is dealt, a spyglass drawn as a treasure
USED: Final = DRAWN + card.PLAYABLES
JOURNEYS: Final = USED + card.PLAYABLES  # games by their number of journeys
LEGS: Final = JOURNEYS + 64
DECISIONS: Final = LEGS + 256
WINNERS: Final = DECISIONS + 1024  # games by the winner's score
SIZE: Final = WINNERS + 256
