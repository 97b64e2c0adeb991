"""The offset of each row in a census. `celestia.stats.summary` names the rows.

Rows by leg have the aircraft's places first, then the rowboat's. Victories count in sixtieths, because 60 is
divisible by every number of winners.
"""

from typing import Final

from ..rules.kinds import card, city, limit

PLACES: Final = city.PLACES
LEG_NUMBERS: Final = 16  # as in all rows of lengths, the last entry includes everything beyond
VICTORY: Final = 60

GAMES: Final = 0
ENDS_ANNOUNCED: Final = GAMES + 1
SHARED_VICTORIES: Final = ENDS_ANNOUNCED + 1
ANNOUNCERS_VICTORIES: Final = SHARED_VICTORIES + 1
CRASHED_JOURNEYS: Final = ANNOUNCERS_VICTORIES + 1
TOKENS: Final = CRASHED_JOURNEYS + 1
HELP_LEFT: Final = TOKENS + 1  # help cards still in hand at the end
STARTED: Final = HELP_LEFT + 1  # this and the next three: legs by vessel and heading
FLEW: Final = STARTED + 2 * PLACES
MOORED: Final = FLEW + 2 * PLACES
CRASHED: Final = MOORED + 2 * PLACES
STARTED_AS: Final = CRASHED + 2 * PLACES  # this and the next: the aircraft's legs by number in the journey
CRASHED_AS: Final = STARTED_AS + LEG_NUMBERS
TREASURES_DRAWN: Final = CRASHED_AS + LEG_NUMBERS  # by city
KEPT: Final = TREASURES_DRAWN + city.COUNT  # treasures at the end, by face
SEAT_VICTORIES: Final = KEPT + limit.TREASURES  # this and the next: clockwise from the first captain
SEAT_SCORES: Final = SEAT_VICTORIES + limit.SEATS
COLOUR_VICTORIES: Final = SEAT_SCORES + limit.SEATS
DRAWN: Final = (
    COLOUR_VICTORIES + limit.COLOURS
)  # by number of `card`; includes dealt characters and spyglasses drawn as treasures
USED: Final = DRAWN + card.PLAYABLES
JOURNEYS: Final = USED + card.PLAYABLES  # games by their number of journeys
LEGS: Final = JOURNEYS + 64
DECISIONS: Final = LEGS + 256
WINNERS: Final = DECISIONS + 1024  # games by the winner's score
SIZE: Final = WINNERS + 256
