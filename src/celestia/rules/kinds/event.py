"""The kinds of events, in the past tense.

An event is (what, seat, a, b, secret, audience, secret's audience). Both audiences are masks of seats, and
EVERYBODY includes spectators. The audience learns what, seat, a and b. Only the secret's audience learns the
secret.
"""

from typing import Final

EVERYBODY: Final = 64  # seats 0 to 5 are the bits below
WIDTH: Final = 7  # what, seat, a, b, secret, audience, secret's audience
CAPACITY: Final = 1024
FACED_DIGIT: Final = 16  # announcements pack the captain's dice, one digit for each hazard

JOURNEY_STARTED: Final = 0  # a city
CAPTAIN_NAMED: Final = 1  # seat
CARD_DRAWN: Final = 2  # seat; secret card
DECK_SHUFFLED: Final = 3  # a cards
PILE_SHUFFLED: Final = 4  # a city
LEG_STARTED: Final = 5  # seat captain, a vessel, b heading
LANDED: Final = 6  # seat, a vessel
DICE_ROLLED: Final = 7  # seat captain, a packed mask of dice rolled
DIE_FELL: Final = 8  # a place, b face
STAYED: Final = 9
LEFT: Final = 10  # seat, a city
BOARDED_ROWBOAT: Final = 11  # seat, a card
CARD_PLAYED: Final = 12  # seat, a card, b target
POWER_USED: Final = 13  # seat, a character, b target
SPYGLASS_USED: Final = 14  # seat, a treasure
TREASURE_DRAWN: Final = 15  # seat, a city; secret treasure
TREASURE_RETURNED: Final = 16  # seat, a city; secret treasure
TREASURE_DISCARDED: Final = 17  # seat, a city, b points; secret treasure
ANNOUNCED_CAN: Final = 18  # seat, a dice faced, b turbos on the table
ANNOUNCED_CANNOT: Final = 19  # seat, a dice faced, b turbos on the table
CARD_PAID: Final = 20  # seat, a card, b how many
CARD_DISCARDED: Final = 21  # seat, a card, b how many
MOORED: Final = 22  # a vessel, b city
FLEW: Final = 23  # a vessel, b city
REBOARDED: Final = 24
HELP_LAID: Final = 25  # to this seat only: seat, a card, b how many
HELP_REVEALED: Final = 26  # seat, a card, b how many
HELP_TAKEN_BACK: Final = 27  # seat, a card, b how many
CARD_TURNED_UP: Final = 28  # a card
DICE_LOCKED: Final = 29
CRASHED: Final = 30  # seat captain, a vessel, b city
ABANDONED: Final = 31  # seat, a vessel
GIFT_SET_ASIDE: Final = 32  # a city
GIFT_GIVEN: Final = 33  # seat giver, a receiver, b treasure
HAND_SEEN: Final = 34  # to this seat only: seat, a target, b how many; secret card
PILE_SEEN: Final = 35  # to this seat only: seat, a treasure, b how many
LIT: Final = 36  # a vessel
TOKEN_EARNED: Final = 37  # seat
LOST_IN_VOID: Final = 38  # a vessel
PREPARED: Final = 39  # seat, a cards to draw
CHARACTER_DEALT: Final = 40  # seat, a character
END_ANNOUNCED: Final = 41  # seat
ENDED: Final = 42
TREASURES_SEEN: Final = 43  # a crew's draw, to this seat only: seat, a treasure, b how many
RETURNED_UNDER: Final = 44  # put under its pile: seat, a city; secret treasure
GIFT_REVEALED: Final = 45  # at the announced end: a treasure, b how many
COUNT: Final = 46
