"""The numbers of one decision of the odds policy, computed when they are first needed."""

from __future__ import annotations

from ...rules.arrays import longs, reals
from ...rules.kinds import city, die_face, limit


class Prospects:
    def __init__(self) -> None:
        # ---------------------------------------------------------------------------------------- the race
        self.best_rival = 0.0  # points of the best other seat after this journey
        self.ends_anyway = 0.0  # chance that another seat ends the game
        self.help_cards = 0
        self.leading = 0  # the other seat with the most points
        self.nothing = 0.0  # value of a crash
        # ------------------------------------------------------------------------------------- by city
        self.leaving = reals(city.PLACES)  # value of getting off
        self.has_leaving = longs(city.PLACES)
        self.way = longs(city.PLACES)
        # ----------------------------------------------------------------------------------- this leg
        self.order = longs(limit.SEATS)  # the next captains, for one question about a journey
        self.captains = 0
        self.due = longs(die_face.HAZARDS)  # dice to answer, for one question about a captain
        self.arrival = 0.0
        self.has_arrival = 0
        self.edge = 0.0
        self.has_edge = 0
        self.gain = 0.0  # of the best play in a window, which may be a loss
        # ------------------------------------------------------------------------- answers of one call
        self.forced = 0.0
        self.possible = 0.0
        self.picked = 0  # a mask of dice
