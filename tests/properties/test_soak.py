"""A short soak run reaches every kind of question and reports faults."""

from __future__ import annotations

from collections import Counter

import pytest

from celestia.game.setup.names import QUESTIONS
from celestia.rules.kinds import question

from . import soak

ASKED_OF_SEATS = QUESTIONS[question.LAND : question.ROLL]


def test_random_games_reach_every_question_without_a_fault() -> None:
    asked: Counter[str] = Counter()
    decisions = soak.soak(1, 150, asked)
    assert decisions == sum(asked.values())
    assert set(ASKED_OF_SEATS) <= set(asked), "some question never came up"


def test_a_fault_is_reported_with_its_seed_and_configuration(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose_a_card(_: object) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(soak, "check_position", lose_a_card)
    monkeypatch.setattr("sys.argv", ["soak", "--games", "2", "--seed", "5"])
    assert soak.main() == 1
    assert "game 5 after 0 decisions: players=" in capsys.readouterr().err


def test_a_clean_run_prints_the_number_of_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["soak", "--games", "3", "--seed", "5"])
    assert soak.main() == 0
    assert "3 games" in capsys.readouterr().out
