"""The numbers of one decision of a yardstick, see `yardstick_journey`."""

from __future__ import annotations

from ...rules.arrays import longs, reals
from ...rules.kinds import city
from .. import policy_kinds
from . import yardstick_parameter
from .chances import OPEN


class Voyage:
    def __init__(self) -> None:
        self.policy = 0
        self.trial = reals(policy_kinds.TRIALS * yardstick_parameter.COUNT)
        self.own = 0.0  # own points
        self.lead = 0.0  # points of the best other seat
        self.landing = reals(city.PLACES)  # value of getting off in a city
        self.has_landing = longs(city.PLACES)
        self.flight = reals(OPEN)  # own chance to answer this many dice
        self.has_flight = longs(OPEN)
        self.stop = longs(city.PLACES)  # the cities ahead
        self.captain = longs(city.PLACES)  # who flies from each of them
        self.flown = longs(city.PLACES)  # how many legs this seat has flown as captain by then
