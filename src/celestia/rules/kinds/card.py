"""Everything that can be held and played, by number. Written by tools/render_cards.py: change `deck.py`.

The first four kinds answer the die face of the same number. A card that exists for each hazard has four
numbers in a row, and a name for the first: HELP + die_face.BIRDS is the help card against birds.
"""

from typing import Final

COMPASS: Final = 0
LIGHTNING_ARRESTER: Final = 1
FOGHORN: Final = 2
CANNON: Final = 3
IMPROVED: Final = 4  # IMPROVED + hazard
IMPROVED_COMPASS: Final = 4
IMPROVED_LIGHTNING_ARRESTER: Final = 5
IMPROVED_FOGHORN: Final = 6
IMPROVED_CANNON: Final = 7
HELP: Final = 8  # HELP + hazard
HELP_COMPASS: Final = 8
HELP_LIGHTNING_ARRESTER: Final = 9
HELP_FOGHORN: Final = 10
HELP_CANNON: Final = 11
TURBO: Final = 12
ROWBOAT: Final = 13  # ROWBOAT + hazard
ROWBOAT_FOG: Final = 13
ROWBOAT_LIGHTNING: Final = 14
ROWBOAT_BIRDS: Final = 15
ROWBOAT_PIRATES: Final = 16
ALTERNATIVE_ROUTE: Final = 17
EJECTION: Final = 18
JETPACK: Final = 19
WIND_GUST: Final = 20
BANDIT: Final = 21
MOORING: Final = 22
PRESSING_NEED: Final = 23
NEW_GEAR: Final = 24
SPY: Final = 25
GRAPPLING_HOOK: Final = 26
INSTRUCTOR: Final = 27
KINDS: Final = 28  # kinds of the deck end here

CHARACTER: Final = 28  # CHARACTER + colour
RED: Final = 28
BLUE: Final = 29
GREEN: Final = 30
YELLOW: Final = 31
BLACK: Final = 32
PURPLE: Final = 33
SPYGLASS: Final = 34
PLAYABLES: Final = 35

PLAY_IDS: Final = 63  # ids that all plays have together, see `action_ids`
