"""Facts that a table shows beyond the view of a bot.

They follow from the rules. A table sends them, so that its clients know no rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ... import engine
from ...rules.box import (
    BOSCALUMIA_DICE,
    BOSCALUMIA_POINTS,
    CITY_DICE,
    END_POINTS,
    END_TREASURES,
    HELP_PENALTY,
    OTHER_CITY_DICE,
    TREASURE_VALUES,
)
from ...rules.kinds import card, city, die_face, house_option, limit, module, phase
from ..setup.config import MODULES
from ..setup.names import EQUIPMENT, HAZARDS, city_word
from ..state_lists import Packed
from .ashore import crew_size

CITY_WORDS = tuple(map(city_word, range(city.COUNT)))
FALLING = frozenset({phase.AFTER_CANNOT, phase.HELP, phase.REVEAL, phase.CRASHING, phase.CRASH})


@dataclass(frozen=True)
class GameFacts:
    """What never changes during a game."""

    modules: tuple[str, ...]
    crew: int  # pawns of each player
    fork: str | None  # the city from which the ship can head for Boscalumia
    dice_to: dict[str, int]  # the dice of each city
    equipment: dict[str, str]  # the card that answers each hazard
    end_points: int | None  # reaching this many at the end of a journey ends the game
    end_kinds: int | None  # beginners: so does owning this many different treasures
    spyglass_points: int  # of a magic spyglass that was not used
    token_points: int  # of Boscalumia's token
    help_penalty: int  # points lost for each help card in hand at the end


@lru_cache(maxsize=256)
def game_facts(modules: int, house: int) -> GameFacts:
    """Return the facts of a game. They are shared, so never mutate them."""
    beginners = bool(modules & module.BEGINNERS)
    return GameFacts(
        modules=tuple(name for name, bit in MODULES.items() if modules & bit),
        crew=crew_size(modules),
        fork=city_word(city.BARBADAHL) if modules & module.BOSCALUMIA else None,
        dice_to=_dice_to(modules, house),
        equipment=dict(zip(HAZARDS, EQUIPMENT, strict=True)),
        end_points=None if beginners else END_POINTS,
        end_kinds=END_TREASURES if beginners else None,
        spyglass_points=TREASURE_VALUES[limit.SPYGLASS_SLOT],
        token_points=BOSCALUMIA_POINTS,
        help_penalty=HELP_PENALTY,
    )


def _dice_to(modules: int, house: int) -> dict[str, int]:
    dice = OTHER_CITY_DICE if house & house_option.OTHER_DICE else CITY_DICE
    found = {city_word(c): count for c, count in enumerate(dice)}
    if modules & module.BOSCALUMIA:
        found.update({city_word(c): BOSCALUMIA_DICE for c in (city.VOID, city.BOSCALUMIA)})
    return found


def is_falling(state: engine.State) -> bool:
    """Whether the vessel whose leg it is falls, because its captain cannot pay."""
    return state.phase in FALLING and not state.spyglass


def last_city(piles: bytes) -> str | None:
    """Return the last stop, where everybody aboard gets off (R7), or None if all piles are empty.

    `piles` are their sizes, one byte each."""
    stops = len(piles.rstrip(b"\0"))
    return CITY_WORDS[stops - 1] if stops else None


def help_kept(state: engine.State, packed: Packed) -> tuple[int, ...] | None:
    """Count the help cards in each hand at the end of a game (R13)."""
    if state.phase != phase.OVER:
        return None
    hands = (packed.row("hand", seat) for seat in range(state.players))
    return tuple(sum(hand[card.HELP : card.HELP + die_face.HAZARDS]) for hand in hands)
