"""The bytes that advice adds to an observation: what native policies expect and what they would answer."""

from typing import Final

from ..rules.kinds import die_face, limit

ADVISORS: Final = 5  # see `ADVISOR_POLICY` in `policies/advice.py`
MIDDLE: Final = 128  # stands for 0 in numbers that may be negative

# The race.
POINTS: Final = 0  # of each seat, estimated
RIVAL: Final = POINTS + limit.SEATS  # the best other seat after this journey
LEAD: Final = RIVAL + 1
ENDS: Final = LEAD + 1  # chance that another seat ends the game
NOTHING: Final = ENDS + 1  # value of a crash
# Cards.
UNSEEN_SHARE: Final = NOTHING + 1  # of each equipment among the unseen cards
TURBO_SHARE: Final = UNSEEN_SHARE + die_face.HAZARDS
TURBOS_SHORT: Final = TURBO_SHARE + 1  # own turbos that the dice need
PAYS: Final = TURBOS_SHORT + 1  # whether the own hand answers the dice
# This leg and the next one. All 0 if there is no leg.
FORCED: Final = PAYS + 1  # chance that the captain answers with equipment
POSSIBLE: Final = FORCED + 1  # the same with turbos
BEFORE_ROLL: Final = POSSIBLE + 1  # the same before the roll
OWN_FLIGHT: Final = BEFORE_ROLL + 1  # own chance on the leg after this one
NEXT_FLIGHT: Final = OWN_FLIGHT + 1  # the next captain's chance on it
UNTIL_CAPTAIN: Final = NEXT_FLIGHT + 1  # legs until this seat is captain
MEAN_HERE: Final = UNTIL_CAPTAIN + 1
MEAN_AHEAD: Final = MEAN_HERE + 1
# What the odds policy expects.
LEAVING: Final = MEAN_AHEAD + 1
ARRIVAL: Final = LEAVING + 1
CRASH: Final = ARRIVAL + 1
EDGE: Final = CRASH + 1  # own gain of a success, minus that of the others
STAYING: Final = EDGE + 1
MARGIN: Final = STAYING + 1  # staying minus leaving, in finer steps
GAIN: Final = MARGIN + 1  # of the best play in a window
# What tuned2 expects.
STRICT_LANDING: Final = GAIN + 1
STRICT_ARRIVAL: Final = STRICT_LANDING + 1
STRICT_CRASH: Final = STRICT_ARRIVAL + 1
STRICT_MARGIN: Final = STRICT_CRASH + 1
STRICT_SPENDING: Final = STRICT_MARGIN + 1  # value of paying with turbos
# What each advisor would answer: going on, getting off or declining, playing a card.
KIND: Final = STRICT_SPENDING + 1
KINDS: Final = 3
# Whether two advisors agree, for each pair.
AGREE: Final = KIND + ADVISORS * KINDS
SIZE: Final = AGREE + ADVISORS * (ADVISORS - 1) // 2
