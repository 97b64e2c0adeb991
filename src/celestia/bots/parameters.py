"""Every number that the odds bot weighs with, in one place.

Points are the unit: a card's price is what its holder would give for keeping it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Parameters:
    # ---------------------------------------------------------------------------------------- how people play
    turbo_use: float = 0.75  # a captain who needs turbos flies on with them
    declined: float = 0.3  # weight of a hand that would have needed turbos, after "I cannot"
    strangers_help: float = 0.1  # part of all crashes that other people aboard prevent

    # -------------------------------------------------------------------------------- the rest of the journey
    later: float = 0.94  # what the hope beyond the next city counts
    own_captaincy: float = 0.95  # others have gusts and bandits too
    cards_a_leg: float = 1.6  # what a captain pays in a leg
    bold: float = 0.06  # part of the treasure here that is risked beyond what the chain promises

    # --------------------------------------------------------------------------------------------- the others
    others: float = 1.05  # cost of a point handed to all others
    leader: float = 0.35  # how much of that the leading one counts
    # ----------------------------------------------------------------------------------------------- the race
    race: float = 24.0  # winning instead of losing, when the journey ends the game
    spread: float = 2.6  # points of difference that hidden treasures may hide at the end
    settled: float = 0.9  # how little points count besides, then
    threat: float = 5.5  # somebody else reaches the end in front of me
    unsure: float = 2.5  # points that those who travel on may bring home more or less

    # ---------------------------------------------------------------------------------------- prices of cards
    plain: tuple[float, ...] = (0.9, 0.6, 0.4, 0.2)  # the first, second … of a kind
    improved: float = 1.2
    help: float = -0.8
    turbo: float = 3.0
    rowboat: float = 1.6
    alternative_route: float = 1.6
    ejection: float = 2.0
    jetpack: float = 4.5
    wind_gust: float = 1.0
    bandit: float = 0.4
    mooring: float = 0.5
    pressing_need: float = 1.5
    new_gear: float = 1.0
    spy: float = 0.4
    grappling_hook: float = 0.8
    instructor: float = 1.2
    unpriced: float = 1.0  # a card that this bot does not know yet
    spyglass: float = 4.0  # the two points included
    # ----------------------------------------------------------------------------------- prices of characters
    red: float = 1.0
    blue: float = 1.5
    green: float = 1.5
    yellow: float = 1.0
    black: float = 2.0
    purple: float = 1.0


STANDARD = Parameters()
