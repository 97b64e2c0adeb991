"""All definitions, in the order of their numbers.

Add a new card at the end of `DECK`, so that the other cards keep their numbers, and run `make cards`. Records
and positions use words, so they do not depend on the numbers.
"""

from typing import Final

from .cards import (
    alternative_route,
    bandit,
    ejection,
    equipment,
    grappling_hook,
    help,
    improved_equipment,
    instructor,
    jetpack,
    mooring,
    new_gear,
    pressing_need,
    rowboat,
    spy,
    spyglass,
    turbo,
    wind_gust,
)
from .characters import black, blue, green, purple, red, yellow
from .definition import Card, Character, Playable

DECK: Final[tuple[Card, ...]] = (
    equipment.CARD,  # first, because each kind has the number of the die face that it answers
    improved_equipment.CARD,
    help.CARD,
    turbo.CARD,
    rowboat.CARD,
    alternative_route.CARD,
    ejection.CARD,
    jetpack.CARD,
    wind_gust.CARD,
    bandit.CARD,
    mooring.CARD,
    pressing_need.CARD,
    new_gear.CARD,
    spy.CARD,
    grappling_hook.CARD,
    instructor.CARD,
)
CHARACTERS: Final[tuple[Character, ...]] = (
    red.CHARACTER,
    blue.CHARACTER,
    green.CHARACTER,
    yellow.CHARACTER,
    black.CHARACTER,
    purple.CHARACTER,
)

# By number of `card`. Characters and the magic spyglass share the numbering, because players play them like
# cards.
KINDS: Final[tuple[Card, ...]] = tuple(each for each in DECK for _ in each.words)
PLAYABLES: Final[tuple[Playable, ...]] = (*KINDS, *CHARACTERS, spyglass.TREASURE)
CARD_WORDS: Final[tuple[str, ...]] = tuple(word for each in DECK for word in each.words)
CHARACTER_WORDS: Final[tuple[str, ...]] = tuple(each.word for each in CHARACTERS)
COPIES: Final[tuple[int, ...]] = tuple(count for each in DECK for count in each.counts)
CREWS_COPIES: Final[tuple[int, ...]] = tuple(count for each in DECK for count in each.crews or each.counts)
