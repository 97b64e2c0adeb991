"""The two vessels: how a journey in one of them ends, and what a leg leaves behind."""

from ..box import BOSCALUMIA_POINTS
from ..kinds import city, die_face, event, limit, place
from ..state import State, _tell_all
from .aboard import _aboard, _pilot


def _empty_vessel(s: State, vessel: int) -> None:
    """Its journey is over: nobody is in it any more."""
    inside = place.ABOARD if vessel == place.AIRCRAFT else place.IN_BOAT
    for seat in range(s.players):
        if s.place[seat] == inside:
            s.place[seat] = place.OFF
            s.pawns[seat] = 0
    if vessel == place.AIRCRAFT:
        s.flying = 0


def _free_boat(s: State) -> None:
    """However its voyage ended, the card is discarded and the boat is free (C98, Q24)."""
    if s.occupant >= 0 and s.place[s.occupant] != place.IN_BOAT:
        s.discard[s.boat_card] += 1
        _tell_all(s, event.CARD_DISCARDED, -1, s.boat_card, 1)
        s.occupant = -1
        s.boat_card = 0
        s.boat_fresh = 0
        s.at[place.BOAT] = 0
        s.heading[place.BOAT] = 0


def _light_boscalumia(s: State) -> None:
    """25 points for everybody aboard; whoever else is in the void ends with nothing (C186, Q4)."""
    s.lit = 1
    _tell_all(s, event.LIT, _pilot(s), s.vessel, -1)
    for seat in range(s.players):
        if _aboard(s, seat):
            s.token[seat] += 1
            s.points[seat] += BOSCALUMIA_POINTS
            _tell_all(s, event.TOKEN_EARNED, seat, -1, -1)
    _empty_vessel(s, s.vessel)
    other = 1 - s.vessel
    travels = s.flying == 1 if other == place.AIRCRAFT else s.occupant >= 0
    if travels and s.at[other] == city.VOID:
        _tell_all(s, event.LOST_IN_VOID, -1, other, -1)
        _empty_vessel(s, other)


def _forget_leg(s: State) -> None:
    """The dice are put away, and what was announced, laid or played in this leg no longer counts."""
    for seat in range(limit.SEATS):  # whole lists: a fixed number is cleared at one stroke
        for hazard in range(die_face.HAZARDS):
            s.laid[seat][hazard] = 0
    for at in range(limit.DICE):
        s.dice[at] = 0
    s.dice_count = 0
    s.bandits = 0
    s.calmed = 0
    s.locked = 0
    s.announced = 0
    s.changed = 0
    s.spyglass = 0
    s.moored = 0
    s.help_held = 0
