"""The offset of each slice in an observation.

`celestia.encoding.slices` describes the slices. The slices are consecutive, so a new kind of card or
question moves all slices after it.
"""

from typing import Final

from ..rules.kinds import card, city, die_face, house_option, limit, module, phase, question

MOST: Final = 255  # larger numbers are clamped to this

# The block of one seat. Blocks are in clockwise order from the observer.
PRESENT: Final = 0
PLACE: Final = PRESENT + 1
PAWNS: Final = PLACE + 3
DECLARED: Final = PAWNS + 1
GOT_OFF: Final = DECLARED + 2
HAND_SIZE: Final = GOT_OFF + 1
TREASURES_OF: Final = HAND_SIZE + 1
TOKEN: Final = TREASURES_OF + city.COUNT
CHARACTER: Final = TOKEN + 1
USED: Final = CHARACTER + limit.COLOURS
POINTS_KNOWN: Final = USED + 1
POINTS: Final = POINTS_KNOWN + 1
MAY_BE_ASKED: Final = POINTS + 1
CANNOT: Final = MAY_BE_ASKED + 1
DRAWN_SINCE: Final = CANNOT + die_face.HAZARDS
SEAT_SIZE: Final = DRAWN_SINCE + 1

HAND: Final = 0
TREASURES: Final = HAND + card.KINDS
LAID: Final = TREASURES + limit.FACES
SEEN: Final = LAID + die_face.HAZARDS
ASKED: Final = SEEN + limit.FACES
PHASE: Final = ASKED + 1
QUESTION: Final = PHASE + phase.COUNT
JOURNEY: Final = QUESTION + question.COUNT
TURN: Final = JOURNEY + 1
BOAT_LEG: Final = TURN + 1
CAPTAIN: Final = BOAT_LEG + 1
OCCUPANT: Final = CAPTAIN + limit.SEATS
DRAWING: Final = OCCUPANT + limit.SEATS
BOAT_CARD: Final = DRAWING + limit.SEATS
BOAT_FRESH: Final = BOAT_CARD + die_face.HAZARDS
FLYING: Final = BOAT_FRESH + 1
LIT: Final = FLYING + 1
AIRCRAFT_AT: Final = LIT + 1
AIRCRAFT_HEADING: Final = AIRCRAFT_AT + city.PLACES
BOAT_AT: Final = AIRCRAFT_HEADING + city.PLACES
BOAT_HEADING: Final = BOAT_AT + city.PLACES
DICE: Final = BOAT_HEADING + city.PLACES
DICE_COUNT: Final = DICE + limit.DICE * die_face.FACES
BANDITS: Final = DICE_COUNT + 1
CALMED: Final = BANDITS + 1
LOCKED: Final = CALMED + 1
ANNOUNCED: Final = LOCKED + 1
SPYGLASS: Final = ANNOUNCED + 2
MOORED: Final = SPYGLASS + 1
HELP_OVER: Final = MOORED + 1
TO_ANSWER: Final = HELP_OVER + 1
ON_TABLE: Final = TO_ANSWER + die_face.HAZARDS
DISCARD: Final = ON_TABLE + card.KINDS
DECK: Final = DISCARD + card.KINDS
PILES: Final = DECK + 1
GIFTS: Final = PILES + city.COUNT
GIFTS_SHOWN: Final = GIFTS + 1
REMOVED: Final = GIFTS_SHOWN + limit.FACES
SEATS: Final = REMOVED + 1
MODULES: Final = SEATS + limit.SEATS * SEAT_SIZE
HOUSE: Final = MODULES + module.COUNT
COPIES: Final = HOUSE + house_option.COUNT
SIZE: Final = COPIES + card.KINDS
