"""What is printed in the box. Somebody who holds it can correct a value here, in one line.

INFERRED marks what no text at hand prints; the ledger (a1, a3, a4, a5) says how each was reconstructed.
A treasure is numbered city * 4 + slot: its city's own value, the next dearer, the dearest, the spyglass.
"""

CITY_VALUES = [1, 2, 4, 6, 9, 12, 15, 20, 25]
CITY_DICE = [2, 2, 2, 3, 3, 3, 4, 4, 4]  # INFERRED, but for tile 12
OTHER_CITY_DICE = [2, 2, 2, 2, 3, 3, 3, 4, 4]  # INFERRED: the other reading of the tiles
BOSCALUMIA_DICE = 4
BOSCALUMIA_POINTS = 25
END_POINTS = 50
END_TREASURES = 5
HELP_PENALTY = 2

TREASURE_VALUES = [
    1, 2, 4, 2,
    2, 4, 6, 2,
    4, 6, 9, 2,
    6, 9, 12, 2,
    9, 12, 0, 0,
    12, 15, 0, 0,
    15, 0, 0, 0,
    20, 0, 0, 0,
    25, 0, 0, 0,
]  # INFERRED: the second and third column  # fmt: skip
TREASURE_COUNTS = [
    5, 3, 2, 1,
    5, 3, 2, 1,
    5, 3, 1, 1,
    5, 3, 1, 1,
    6, 3, 0, 0,
    6, 3, 0, 0,
    6, 0, 0, 0,
    6, 0, 0, 0,
    6, 0, 0, 0,
]  # fmt: skip

# By card number: equipment, improved (INFERRED: 2 each), help (INFERRED: 4, 4, 3, 3), turbo,
# rowboats (INFERRED: one of each hazard), powers, Bandit and Mooring (INFERRED: 2 each),
# Pressing need, New gear and Spy (INFERRED: 2 each), Grappling hook, Instructor.
CARD_COUNTS = [
    20, 18, 16, 14,
    2, 2, 2, 2,
    4, 4, 3, 3,
    8,
    1, 1, 1, 1,
    2, 2, 2, 2,
    2, 2,
    2, 2, 2,
    2, 2,
]  # fmt: skip
CREWS_EQUIPMENT = [15, 13, 11, 9]
HAND_SIZES = [0, 0, 8, 8, 6, 6, 6]  # by number of players
