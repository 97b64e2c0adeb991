"""Moments of a leg in which tests try refused answers."""

from __future__ import annotations

from tests.play import Play
from tests.scenario import Scenario

CREW = "Ann Ben Cy Dee"


def table(city: int | str = 4, house: str = "") -> Scenario:
    return Scenario(CREW, captain="Ann", city=city, preset="whole_sky", house=house)


def window_before_roll(scenario: Scenario) -> Play:
    """P1: Ann is asked."""
    return scenario.hand("Ann", "bandit").start()


def declared(scenario: Scenario, *faces: str, leaving: str = "") -> Play:
    """P4: everybody has declared. A card in a hand must keep the window open."""
    play = scenario.start().rolls(*faces)
    while play.asks == "declare":
        play.do(play.asked, "leave" if play.asked == leaving else "stay")
    return play


def after_cannot(scenario: Scenario, *faces: str, leaving: str = "") -> Play:
    """P6b: Ann cannot answer the dice, but may play an Alternative route."""
    return declared(scenario.hand("Ann", "alternative_route"), *faces, leaving=leaving).do("Ann", "pass")
