"""The values printed on the components in the box.

To correct one, change one line here. INFERRED marks values that no available source prints. The ledger (a1,
a3, a4, a5) explains how we reconstructed them. A treasure's number is city * 4 + slot. The slots are the
city's own value, the next higher value, the highest value and the spyglass.
"""

CITY_VALUES = [1, 2, 4, 6, 9, 12, 15, 20, 25]
CITY_DICE = [2, 2, 2, 3, 3, 3, 4, 4, 4]  # INFERRED, except tile 12
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

HAND_SIZES = [0, 0, 8, 8, 6, 6, 6]  # by number of players
