"""The parameters of the yardsticks, by place in their list."""

from typing import Final

STAY: Final = 0  # factor on the value of staying
LEAD: Final = 1  # points that being ahead is worth when the journey ends the game
SPREAD: Final = 2  # uncertainty of the final difference
LATER: Final = 3  # discount on each later leg
TURBO: Final = 4  # prices in points, of this and the next five
JETPACK: Final = 5
ROUTE: Final = 6
SPYGLASS: Final = 7
GUST: Final = 8
EJECTION: Final = 9
OTHERS: Final = 10  # cost of a point for each other player aboard
OWN: Final = 11  # factor on the own chance to pay as captain
TURBO_USE: Final = 12  # chance that a captain uses the turbos they need
LEADER: Final = 13  # extra weight of players who are ahead
BEHIND: Final = 14  # added to STAY for each 25 points behind
EARLY: Final = 15  # added to STAY up to the third city
LATE: Final = 16  # added to STAY from the sixth city on
NEXT_CAPTAIN: Final = 17  # added to STAY if this seat is the next captain
COUNT: Final = 18
