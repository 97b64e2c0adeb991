"""The fixed action ids, in consecutive blocks."""

from typing import Final

from ..rules.kinds import act, card, limit

OTHERS: Final = limit.SEATS - 1
LAY_MORE: Final = 4  # 0 to 3 help foghorns or cannons; the box has up to 4 of the other help cards

PASS: Final = 0
STAY: Final = PASS + 1
LEAVE: Final = STAY + 1
LAND: Final = LEAVE + 1
FLY: Final = LAND + 1
HEAD_ONWARD: Final = FLY + 1
HEAD_BOSCALUMIA: Final = HEAD_ONWARD + 1
PREPARE: Final = HEAD_BOSCALUMIA + 1
ANNOUNCE_CAN: Final = PREPARE + 1
ANNOUNCE_CANNOT: Final = ANNOUNCE_CAN + 1
DRAW: Final = ANNOUNCE_CANNOT + 1
DONE: Final = DRAW + 1
# A play has one id for each possible target: each other seat, each treasure face or each city. A play without
# a target has one id. `PLAY_START` has the first id of each play.
PLAY: Final = DONE + 1
TAKE: Final = PLAY + card.PLAY_IDS
GIVE: Final = TAKE + limit.COLOURS  # + seats to the left - 1
DISCARD: Final = GIVE + OTHERS  # + card
CHOOSE: Final = DISCARD + card.KINDS  # + face, also for the next two
KEEP: Final = CHOOSE + limit.FACES
TRADE: Final = KEEP + limit.FACES
REROLL: Final = TRADE + limit.FACES  # + mask of dice
LAY: Final = REROLL + (1 << limit.DICE)  # + help cards, as digits of 5, 5, 4 and 4
PAY: Final = LAY + (act.LAY_DIGIT * LAY_MORE) ** 2  # + rank among all ways to answer these dice
COUNT: Final = PAY + 441
# The longest list of legal answers. Each question has answers of one block, or passing and plays. The longest
# has the payments of eight dice, with every card and turbo at hand.
LONGEST: Final = COUNT - PAY
