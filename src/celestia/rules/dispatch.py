"""Which cards each window asks for, and which function speaks for which card.

Written by tools/render_cards.py from the definitions in `cards/` and `characters/`: change those.
"""

from .because import ALLOWED, NEVER
from .cards.alternative_route import _alternative_route_refused, _play_alternative_route
from .cards.bandit import _bandit_refused, _play_bandit
from .cards.ejection import _ejection_elsewhere, _ejection_refused, _ejection_target_refused, _play_ejection
from .cards.grappling_hook import _grappling_hook_elsewhere, _grappling_hook_refused, _play_grappling_hook
from .cards.instructor import _instructor_elsewhere, _instructor_refused
from .cards.jetpack import _jetpack_elsewhere, _jetpack_refused, _play_jetpack
from .cards.mooring import _mooring_elsewhere, _mooring_refused, _play_mooring
from .cards.new_gear import _play_new_gear
from .cards.pressing_need import (
    _play_pressing_need,
    _pressing_need_elsewhere,
    _pressing_need_refused,
    _pressing_need_target_refused,
)
from .cards.rowboat import _play_rowboat, _rowboat_elsewhere, _rowboat_refused
from .cards.spy import _play_spy, _spy_target_refused
from .cards.spyglass import _play_spyglass, _spyglass_refused
from .cards.wind_gust import _play_wind_gust, _wind_gust_elsewhere, _wind_gust_refused
from .characters.black import _black_refused, _use_black
from .characters.blue import _blue_refused, _use_blue
from .characters.green import _green_refused, _use_green
from .characters.purple import _purple_elsewhere, _purple_refused, _purple_target_refused, _use_purple
from .characters.red import _red_refused, _red_target_refused, _use_red
from .characters.yellow import _use_yellow, _yellow_refused
from .kinds import card, house_option, phase, place
from .moves.hands import BIT
from .moves.treasures import _play_instructor
from .state import State

# By phase: the cards that the aircraft's leg asks for.
AIRCRAFT_WINDOWS = [
    0, 0, 0, 0, 0, 0, 0,
    # BEFORE_ROLL
    1 << card.BANDIT | 1 << card.NEW_GEAR | 1 << card.SPY | 1 << card.BLACK,
    0, 0,
    # AFTER_DECLARATIONS
    1 << card.ROWBOAT_FOG
    | 1 << card.ROWBOAT_LIGHTNING
    | 1 << card.ROWBOAT_BIRDS
    | 1 << card.ROWBOAT_PIRATES
    | 1 << card.ALTERNATIVE_ROUTE
    | 1 << card.EJECTION
    | 1 << card.WIND_GUST
    | 1 << card.PRESSING_NEED
    | 1 << card.PURPLE,
    0,
    # AFTER_CAN
    1 << card.ALTERNATIVE_ROUTE | 1 << card.WIND_GUST,
    0,
    # MOORING
    1 << card.MOORING,
    # HOOK
    1 << card.GRAPPLING_HOOK,
    0, 0,
    # AFTER_CANNOT
    1 << card.ALTERNATIVE_ROUTE
    | 1 << card.RED
    | 1 << card.BLUE
    | 1 << card.GREEN
    | 1 << card.YELLOW
    | 1 << card.SPYGLASS,
    0, 0,
    # CRASHING
    1 << card.JETPACK,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
]  # fmt: skip

# By phase: the cards that the rowboat's leg asks for.
BOAT_WINDOWS = [
    0, 0, 0, 0, 0, 0, 0,
    # BEFORE_ROLL
    1 << card.BANDIT | 1 << card.NEW_GEAR | 1 << card.SPY | 1 << card.BLACK,
    0, 0,
    # AFTER_DECLARATIONS
    1 << card.ALTERNATIVE_ROUTE | 1 << card.WIND_GUST,
    0,
    # AFTER_CAN
    1 << card.ALTERNATIVE_ROUTE | 1 << card.WIND_GUST,
    0,
    # MOORING
    1 << card.MOORING,
    0, 0, 0,
    # AFTER_CANNOT
    1 << card.ALTERNATIVE_ROUTE
    | 1 << card.RED
    | 1 << card.BLUE
    | 1 << card.GREEN
    | 1 << card.YELLOW
    | 1 << card.SPYGLASS,
    0, 0,
    # CRASHING
    1 << card.JETPACK,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
]  # fmt: skip

NAMES_A_SEAT = 1 << card.EJECTION | 1 << card.PRESSING_NEED | 1 << card.SPY | 1 << card.PURPLE
NAMES_A_TREASURE = 1 << card.RED
NAMES_A_SPYGLASS = 1 << card.SPYGLASS
DISCARDED = (
    1 << card.ALTERNATIVE_ROUTE
    | 1 << card.EJECTION
    | 1 << card.JETPACK
    | 1 << card.WIND_GUST
    | 1 << card.BANDIT
    | 1 << card.MOORING
    | 1 << card.PRESSING_NEED
    | 1 << card.NEW_GEAR
    | 1 << card.SPY
    | 1 << card.GRAPPLING_HOOK
    | 1 << card.INSTRUCTOR
)
RENEWS_HAND = 1 << card.NEW_GEAR
# By number of `card`: its ids for a learner.
PLAY_IDS = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 5, 1, 1, 23, 1, 1, 1, 1, 5, 4,
]  # fmt: skip


def _window_cards(s: State) -> int:
    """Everything that may be played in this moment, as a set of bits."""
    cards = BOAT_WINDOWS[s.phase] if s.vessel == place.BOAT else AIRCRAFT_WINDOWS[s.phase]
    if (
        s.phase == phase.AFTER_CAN
        and s.house & house_option.HOOK_AT_ANNOUNCEMENT
        and s.vessel == place.AIRCRAFT
    ):
        cards |= BIT[card.GRAPPLING_HOOK]
    return cards


def _refused(s: State, seat: int, number: int) -> int:
    """Why this seat may not play this in its window, whatever it names; ALLOWED where it may."""
    if card.ROWBOAT_FOG <= number <= card.ROWBOAT_PIRATES:
        return _rowboat_refused(s, seat)
    if number == card.ALTERNATIVE_ROUTE:
        return _alternative_route_refused(s, seat)
    if number == card.EJECTION:
        return _ejection_refused(s, seat)
    if number == card.JETPACK:
        return _jetpack_refused(s, seat)
    if number == card.WIND_GUST:
        return _wind_gust_refused(s)
    if number == card.BANDIT:
        return _bandit_refused(s)
    if number == card.MOORING:
        return _mooring_refused(s)
    if number == card.PRESSING_NEED:
        return _pressing_need_refused(s, seat)
    if number == card.NEW_GEAR:
        return ALLOWED
    if number == card.SPY:
        return ALLOWED
    if number == card.GRAPPLING_HOOK:
        return _grappling_hook_refused(s, seat)
    if number == card.INSTRUCTOR:
        return _instructor_refused(s, seat)
    if number == card.RED:
        return _red_refused(s, seat)
    if number == card.BLUE:
        return _blue_refused(s, seat)
    if number == card.GREEN:
        return _green_refused(s, seat)
    if number == card.YELLOW:
        return _yellow_refused(s, seat)
    if number == card.BLACK:
        return _black_refused(s, seat)
    if number == card.PURPLE:
        return _purple_refused(s, seat)
    if number == card.SPYGLASS:
        return _spyglass_refused(s, seat)
    return NEVER


def _target_refused(s: State, seat: int, number: int, target: int) -> int:
    """Why a play may not name this seat or treasure."""
    if number == card.EJECTION:
        return _ejection_target_refused(s, seat, target)
    if number == card.PRESSING_NEED:
        return _pressing_need_target_refused(s, target)
    if number == card.SPY:
        return _spy_target_refused(s, seat, target)
    if number == card.RED:
        return _red_target_refused(s, seat, target)
    if number == card.PURPLE:
        return _purple_target_refused(s, seat, target)
    return ALLOWED


def _elsewhere_refused(s: State, seat: int, number: int) -> int:
    """What is to be said about this moment outside of a card's windows, if anything."""
    if card.ROWBOAT_FOG <= number <= card.ROWBOAT_PIRATES:
        return _rowboat_elsewhere(s)
    if number == card.EJECTION:
        return _ejection_elsewhere(s)
    if number == card.JETPACK:
        return _jetpack_elsewhere(s)
    if number == card.WIND_GUST:
        return _wind_gust_elsewhere(s)
    if number == card.MOORING:
        return _mooring_elsewhere(s)
    if number == card.PRESSING_NEED:
        return _pressing_need_elsewhere(s, seat)
    if number == card.GRAPPLING_HOOK:
        return _grappling_hook_elsewhere(s)
    if number == card.INSTRUCTOR:
        return _instructor_elsewhere(s)
    if number == card.PURPLE:
        return _purple_elsewhere(s)
    return ALLOWED


def _play(s: State, seat: int, number: int, target: int) -> None:
    """What a card, a power or the magic spyglass does."""
    if card.ROWBOAT_FOG <= number <= card.ROWBOAT_PIRATES:
        _play_rowboat(s, seat, number)
    elif number == card.ALTERNATIVE_ROUTE:
        _play_alternative_route(s)
    elif number == card.EJECTION:
        _play_ejection(s, target)
    elif number == card.JETPACK:
        _play_jetpack(s, seat)
    elif number == card.WIND_GUST:
        _play_wind_gust(s)
    elif number == card.BANDIT:
        _play_bandit(s)
    elif number == card.MOORING:
        _play_mooring(s)
    elif number == card.PRESSING_NEED:
        _play_pressing_need(s, seat, target)
    elif number == card.NEW_GEAR:
        _play_new_gear(s, seat)
    elif number == card.SPY:
        _play_spy(s, seat, target)
    elif number == card.GRAPPLING_HOOK:
        _play_grappling_hook(s, seat)
    elif number == card.INSTRUCTOR:
        _play_instructor(s, seat)
    elif number == card.RED:
        _use_red(s, seat, target)
    elif number == card.BLUE:
        _use_blue(s, seat)
    elif number == card.GREEN:
        _use_green(s, seat)
    elif number == card.YELLOW:
        _use_yellow(s)
    elif number == card.BLACK:
        _use_black(s)
    elif number == card.PURPLE:
        _use_purple(s, seat, target)
    elif number == card.SPYGLASS:
        _play_spyglass(s, seat, target)
