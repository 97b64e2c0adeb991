"""Sizes are measured for the right objects. No test asserts a size."""

from __future__ import annotations

import subprocess

import pytest

from celestia.bench import open_spiel, ours, size
from celestia.game.game import Game


def test_the_measured_game_is_half_way() -> None:
    game = size.game_for_people()
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


def test_without_memory_figures_there_is_no_growth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(size, "resident", lambda: None)
    monkeypatch.setattr(size, "CLONES", 2)
    assert size.growth(ours.SUBJECTS[0].name) is None
    assert size.growth(size.IN_A_BATCH) is None


def test_objects_that_cannot_be_made_are_reported_missing(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_growth_is_measured_in_a_fresh_process() -> None:
    measured = size.growth_elsewhere(ours.SUBJECTS[0].name)
    assert measured is None or measured > 0
