"""Characters: each player has one and may use its power once per game."""

import pytest

from celestia import engine
from celestia.game.game import Game
from celestia.game.notation.words import chance_words
from celestia.game.setup.config import PRESETS, Config
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def choosing(house: str = "") -> Game:
    """Return a game of three players, after the piles and before the characters."""
    game = Game(Config(3, PRESETS["classic"] | {"characters"}, frozenset(house.split())))
    while game.view(None).asks == "shuffle":
        game.answer_chance(chance_words(game.state, engine.shuffling(game.state)))
    return game


def characters(game: Game) -> list[str]:
    return [seat.character for seat in game.view(None).seats]


@rule("C86")
def test_characters_are_dealt_by_chance() -> None:
    game = choosing()
    assert game.view(None).asks == "deal_characters"
    game.answer_chance("deal green red purple blue black yellow")
    assert characters(game) == ["green", "red", "purple"]


@rule("C86")
def test_with_a_house_option_characters_are_chosen() -> None:
    game = choosing("chosen_characters")
    assert game.legal(0) == [f"take {c}" for c in ("red", "blue", "green", "yellow", "black", "purple")]
    game.do(0, "take green")
    assert "take green" not in game.legal(1)
    game.do(1, "take red")
    game.do(2, "take purple")
    assert characters(game) == ["green", "red", "purple"]


def cannot(colour: str, holder: str, *cards: str) -> Play:
    """Captain Ann cannot answer pirates and fog. Ben stays, Cy left in this leg, Dan is in the boat."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="characters rowboat help")
    scenario.in_boat("Dan", "rowboat_birds").character(holder, colour).treasures(holder, "2/4")
    g = scenario.hand("Ben", "help_foghorn", *cards).start()
    return g.rolls("pirates", "fog").do("Ben", "stay").do("Cy", "leave")


@pytest.mark.parametrize("colour", ["red", "green", "yellow"])
@pytest.mark.parametrize("holder", ["Ann", "Ben"])
@rule("C70")
def test_red_green_and_yellow_serve_captain_and_passengers_in_danger(colour: str, holder: str) -> None:
    g = cannot(colour, holder)
    assert g.asked == holder
    assert any(option.startswith(f"use {colour}") for option in g.options(holder))


@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
@pytest.mark.parametrize("holder", ["Cy", "Dan"])
@rule("C70")
def test_players_who_are_not_aboard_cannot_use_red_green_and_yellow(colour: str, holder: str) -> None:
    g = cannot(colour, holder)
    assert (g.asks, g.asked) == ("lay_help", "Ben")  # the holder was not asked before
    assert g.options(holder) == []


@rule("C70", "C77")
def test_blue_serves_passengers_only() -> None:
    assert cannot("blue", "Ben").options("Ben") == ["pass", "use blue"]
    g = cannot("blue", "Ann")
    assert (g.asks, g.asked) == ("lay_help", "Ben")


@rule("C71")
def test_a_power_is_gone_once_used() -> None:
    """Yellow turns up useless cards. Nobody is asked for Yellow again before the crash."""
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ben", "yellow")
    g = scenario.deck("wind_gust", "jetpack").start().rolls("fog", "birds").do("Ben", "stay")
    g.do("Ben", "use yellow")
    assert "crashed" in g.told_what()
    assert g.view().seats[1].character_used


@rule("C71")
def test_a_used_power_is_gone_for_the_rest_of_the_game() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters")
    g = scenario.character("Ben", "green", used=True).start().rolls("pirates", "fog").do("Ben", "stay")
    assert "crashed" in g.told_what()


@rule("C71", "C234")
def test_different_players_may_use_theirs_in_the_same_leg() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").deck("compass", "jetpack")
    scenario.character("Ben", "green").character("Cy", "yellow")
    g = scenario.start().rolls("pirates", "fog").do("Ben", "stay").do("Cy", "stay")
    g.do("Ben", "use green").do("Cy", "use yellow")
    assert g.city == "2"


@rule("H1")
def test_everybody_sees_characters_and_which_of_them_are_used() -> None:
    g = cannot("green", "Ben").do("Ben", "use green")
    for name in ("Ann", "Cy", None):
        seat = g.view(name).seats[1]
        assert (seat.character, seat.character_used) == ("green", True)
        used = [event for event in g.told(name) if event["what"] == "power_used"]
        assert [(event["seat"], event["power"]) for event in used] == [(1, "green")]
