"""The cities in the order of the route, and the places off the main line."""

from typing import Final

HEOLIA: Final = 0
BARBADAHL: Final = 5
KARIOS: Final = 6
MEIJI: Final = 8
COUNT: Final = 9
VOID: Final = 9  # the gap between Barbadahl and Boscalumia
BOSCALUMIA: Final = 10
NOWHERE: Final = -1
SPYGLASS_CITIES: Final = 4  # the first four piles hold a magic spyglass
PLACES: Final = BOSCALUMIA + 1  # the cities, the void and Boscalumia
