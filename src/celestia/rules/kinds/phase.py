"""The phases of a game, in the order of the ledger's canonical leg (P0 to P9)."""

from typing import Final

SET_UP: Final = 0
DEAL: Final = 1
START_JOURNEY: Final = 2
START_LEG: Final = 3  # P0, RB0
LANDING: Final = 4  # P0: a lone captain, or the rowboat's occupant, may get off
DIRECTION: Final = 5  # P0: onward or to Boscalumia
PREPARATION: Final = 6  # P0, with crews only
BEFORE_ROLL: Final = 7  # P1, a window
ROLL: Final = 8  # P2
DECLARATIONS: Final = 9  # P3
AFTER_DECLARATIONS: Final = 10  # P4, a window
ANNOUNCEMENT: Final = 11  # P5
AFTER_CAN: Final = 12  # P6a, a window
PAYMENT: Final = 13  # P7a
MOORING: Final = 14  # P7a, a window of one round
HOOK: Final = 15  # P7a, a window
MOVE: Final = 16  # P7a
ARRIVAL: Final = 17  # at the last city, where everybody aboard draws
AFTER_CANNOT: Final = 18  # P6b, a window
HELP: Final = 19  # P6b (2), face down
REVEAL: Final = 20
CRASHING: Final = 21  # P7b, a window
CRASH: Final = 22
END_LEG: Final = 23
NEXT_VESSEL: Final = 24  # P8, P9
END_CHECK: Final = 25  # P9
GIFTS: Final = 26
NEW_JOURNEY: Final = 27
MATRYOSHBURG: Final = 28
SWAP: Final = 29  # Matryoshburg's second bonus, card by card
OVER: Final = 30
COUNT: Final = 31
