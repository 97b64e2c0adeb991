"""All parameters of the odds bot.

The unit is points. The price of a card is what its holder would pay to keep it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Parameters:
    # ---------------------------------------------------------------------------------------- how people play
    turbo_use: float = 0.75  # chance that a captain uses the turbos that they need
    declined: float = 0.3  # weight of a hand that needed turbos, after "I cannot"
    strangers_help: float = 0.1  # share of crashes that other people aboard prevent

    # -------------------------------------------------------------------------------- the rest of the journey
    later: float = 0.94  # discount on gains beyond the next city
    own_captaincy: float = 0.95  # discount on own legs, because others may play Wind gust and Bandit
    cards_a_leg: float = 1.6  # cards that a captain pays in a leg
    bold: float = 0.06  # share of the treasure here that is subtracted from the value of leaving

    # --------------------------------------------------------------------------------------------- the others
    others: float = 1.05  # cost when all other players gain one point each
    leader: float = 0.35  # extra share of that cost for the leading opponent
    # ----------------------------------------------------------------------------------------------- the race
    race: float = 24.0  # value of winning over a tie, when the journey ends the game
    spread: float = 2.6  # uncertainty of the final difference, in points
    settled: float = 0.9  # how much less points count when the journey ends the game
    threat: float = 5.5  # cost when an opponent reaches the end ahead of this seat
    unsure: float = 2.5  # uncertainty of the points of opponents who are still travelling

    # ---------------------------------------------------------------------------------------- prices of cards
    plain: tuple[float, ...] = (0.9, 0.6, 0.4, 0.2)  # the first, second, … card of a kind
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
    unpriced: float = 1.0  # a card without a price of its own
    spyglass: float = 4.0  # including its two points
    # ----------------------------------------------------------------------------------- prices of characters
    red: float = 1.0
    blue: float = 1.5
    green: float = 1.5
    yellow: float = 1.0
    black: float = 2.0
    purple: float = 1.0


STANDARD = Parameters()
