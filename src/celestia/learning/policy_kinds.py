"""The policies that answer natively for a seat."""

from typing import Final

CALLER: Final = 0  # the caller answers
RANDOM: Final = 1
CAREFUL: Final = 2
ODDS: Final = 3
ODDS0: Final = 4  # from here on yardsticks, see `policies/yardstick.py`
TUNED1: Final = 5
TUNED2: Final = 6
COUNT: Final = 7

# Yardsticks with parameters that a tuner sets. Only a `PolicyTable` knows them.
TRIAL: Final = 100
TRIALS: Final = 2
