"""The set-up dialogue: Enter starts a game, invalid answers are asked again."""

from __future__ import annotations

import argparse

import pytest

from celestia.locales import languages
from celestia.terminal.command import add_arguments
from celestia.terminal.dialogue import fill_in
from celestia.terminal.game_options import GameOptions, options_from
from celestia.terminal.keyboard import Leave
from celestia.terminal.language import Language
from tests.terminal.desk import Desk


def planned(*lines: str, language: str = "en") -> tuple[GameOptions, str]:
    """Return the game these answers lead to, and what was shown."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    arguments = parser.parse_args([])
    desk, said = Desk(*lines), Language(language)
    fill_in(arguments, desk.keyboard, said)
    return options_from(arguments, said, is_terminal=True), desk.shown


@pytest.mark.parametrize("language", languages())
def test_enter_alone_starts_a_game(language: str) -> None:
    options, _ = planned("", "", "", "", "", language=language)
    assert options.seats == ("you", "odds", "odds", "odds")
    assert options.names[0] == {"en": "Player 1", "fr": "Joueur 1"}[language]
    assert str(options.config) == "players=4 modules=turbo,powers,spyglass"


def test_answers_set_the_game() -> None:
    options, shown = planned("Ann", "2", "two_crews", "2", "Ben")
    assert options.names == ("Ann", "Ben")
    assert options.seats == ("you", "you")
    assert "crews" in options.config.modules
    assert "Which bots" not in shown


def test_two_crews_is_offered_only_to_two_players() -> None:
    assert "Two crews" not in planned("", "3", "", "", "")[1]
    assert "Two crews" in planned("", "2", "", "", "")[1]


def test_invalid_answers_are_asked_again() -> None:
    options, shown = planned("a,b", "Ann", "7", "3", "moon", "2", "0", "2", "Ann", "Ben", "3")
    assert options.names[:2] == ("Ann", "Ben")
    assert options.seats == ("you", "you", "random")
    assert "beginners" in options.config.modules
    assert shown.count("Please choose one of:") == 3
    assert shown.count("A name has 1 to 16 letters") == 2


def test_quitting_the_dialogue() -> None:
    with pytest.raises(Leave):
        planned("Ann")
