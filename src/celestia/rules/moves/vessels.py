"""The two vessels: the end of a journey and the end of a leg."""

from ..box import BOSCALUMIA_POINTS
from ..kinds import city, die_face, event, limit, place
from ..state import State, _tell_all
from .aboard import _aboard, _pilot


def _empty_vessel(s: State, vessel: int) -> None:
    """End the vessel's journey and take everybody out of it."""
    inside = place.ABOARD if vessel == place.AIRCRAFT else place.IN_BOAT
    for seat in range(s.players):
        if s.place[seat] == inside:
            s.place[seat] = place.OFF
            s.pawns[seat] = 0
    if vessel == place.AIRCRAFT:
        s.flying = 0


def _free_boat(s: State) -> None:
    """Discard the rowboat's card after its journey and free the boat (C98, Q24)."""
    if s.occupant >= 0 and s.place[s.occupant] != place.IN_BOAT:
        s.discard[s.boat_card] += 1
        _tell_all(s, event.CARD_DISCARDED, -1, s.boat_card, 1)
        s.occupant = -1
        s.boat_card = 0
        s.boat_fresh = 0
        s.at[place.BOAT] = 0
        s.heading[place.BOAT] = 0


def _light_boscalumia(s: State) -> None:
    """Give 25 points to everybody aboard.

    The other vessel is lost if it is in the void (C186, Q4)."""
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
    """Reset the dice and everything that was announced, laid or played in this leg."""
    for seat in range(limit.SEATS):  # also unused seats: a loop of fixed length compiles to one memory write
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
