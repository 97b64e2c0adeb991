"""Positions just before a pause, with known hands."""

from __future__ import annotations

from celestia.game.notation.position import position_to_text
from tests.scenario import Scenario

from .moments import Moment

NO_WAY = ("fog", "fog", "birds")


def at_city_4() -> Scenario:
    """Cy is captain and a bot. Ann and Ben are passengers."""
    return Scenario("Ann Ben Cy", captain="Cy", city=4)


def before_the_last_declaration(scenario: Scenario, *faces: str) -> Moment:
    """The last passenger is asked. Staying opens the pause."""
    g = scenario.start().rolls(*faces).do("Ann", "stay")
    return Moment(position_to_text(g.state), 3)


def wind_gust_of_ben() -> Moment:
    """Ben may play Wind gust, and Ann can only pass."""
    scenario = at_city_4().hand("Ann", "compass").hand("Ben", "wind_gust", "jetpack")
    return before_the_last_declaration(scenario, "fog", "blank", "blank")


def falling_with(*cards: str) -> Moment:
    """Cy cannot pay, Ann holds these cards, and nobody else holds any."""
    return before_the_last_declaration(at_city_4().hand("Ann", *cards), *NO_WAY)
