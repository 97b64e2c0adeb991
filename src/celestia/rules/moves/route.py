"""The route. A city is a stop as long as its pile has a treasure (R5, C11, Q22)."""

from ..box import BOSCALUMIA_DICE, CITY_DICE, OTHER_CITY_DICE
from ..kinds import city, house_option, limit
from ..state import State


def _next_city(s: State, after: int) -> int:
    """Return the next stop after a city, or NOWHERE."""
    for place in range(after + 1, city.COUNT):
        if s.pile_size[place] > 0:
            return place
    return city.NOWHERE


def _dice_on_tile(s: State, place: int) -> int:
    if place >= city.COUNT:
        return BOSCALUMIA_DICE
    if s.house & house_option.OTHER_DICE:
        return OTHER_CITY_DICE[place]
    return CITY_DICE[place]


def _has_treasure(s: State, place: int) -> bool:
    """Return whether a player may get off here.

    The void and emptied cities have no treasure (C14)."""
    return place < city.COUNT and s.pile_size[place] > 0


def _can_get_off(s: State) -> bool:
    return _has_treasure(s, s.at[s.vessel])


def _city_of(treasure: int) -> int:
    return treasure // limit.SLOTS


def _is_spyglass(treasure: int) -> bool:
    return treasure % limit.SLOTS == limit.SPYGLASS_SLOT
