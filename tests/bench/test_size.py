"""The sizes are of what they say. How big anything is, no test asks."""

from __future__ import annotations

import subprocess

import pytest

from celestia.bench import open_spiel, ours, size
from celestia.game.game import Game


def test_a_told_game_is_in_the_middle() -> None:
    game = size.told_game()
    assert isinstance(game, Game)
    assert not game.over
    assert len(game.events) > len(game.lines) > 20


@pytest.mark.parametrize("name", [ours.SUBJECTS[0].name, *size.RUNNING, size.IN_A_BATCH])
def test_growth_is_measured_for_each(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = iter(range(0, 10_000_000, 8_000))
    monkeypatch.setattr(size, "resident", lambda: next(pages))
    monkeypatch.setattr(size, "CLONES", 4)
    monkeypatch.setattr(size, "FEW", 2)
    assert size.growth(name) == 8_000 // (2 if name in size.RUNNING else 4)


def test_where_the_system_tells_no_memory_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(size, "resident", lambda: None)
    monkeypatch.setattr(size, "CLONES", 2)
    assert size.growth(ours.SUBJECTS[0].name) is None
    assert size.growth(size.IN_A_BATCH) is None


def test_what_cannot_be_made_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> int:
        if name in size.RUNNING:
            raise subprocess.CalledProcessError(1, name)
        return 7

    monkeypatch.setattr(size, "growth_elsewhere", fail)
    monkeypatch.setattr(open_spiel, "missing", lambda _: "absent")
    found = {entry.name: entry for entry in size.sizes()}
    assert found[size.IN_A_BATCH].memory == 7
    assert all(found[name].note == open_spiel.NOT_INSTALLED for name in size.RUNNING)
    assert all(found[name].note == "absent" for name in open_spiel.GAMES)
    assert all(found[subject.name].written for subject in ours.SUBJECTS)


def test_a_fresh_process_measures_by_itself() -> None:
    told = size.growth_elsewhere(ours.SUBJECTS[0].name)
    assert told is None or told > 0
