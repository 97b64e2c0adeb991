"""The fixed ids of all answers, block by block: each begins where the one before it ends."""

from typing import Final

from ..rules.kinds import act, card, limit

OTHERS: Final = limit.SEATS - 1
LAY_MORE: Final = 4  # 0 to 3 help foghorns or cannons are in the box; of the others up to 4

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
# What can be played: one id each, but as many as there are others where a seat is named, and one for each
# face or city where a treasure is. `PLAY_START` has the first id of each.
PLAY: Final = DONE + 1
TAKE: Final = PLAY + card.PLAY_IDS
GIVE: Final = TAKE + limit.COLOURS  # + seats to the left, less one
DISCARD: Final = GIVE + OTHERS  # + card
CHOOSE: Final = DISCARD + card.KINDS  # + face, as are the next two
KEEP: Final = CHOOSE + limit.FACES
TRADE: Final = KEEP + limit.FACES
REROLL: Final = TRADE + limit.FACES  # + mask of dice
LAY: Final = REROLL + (1 << limit.DICE)  # + help cards, as digits of 5, 5, 4 and 4
PAY: Final = LAY + (act.LAY_DIGIT * LAY_MORE) ** 2  # + rank among all ways to answer these dice
COUNT: Final = PAY + 441
