"""Stored sample games replay unchanged.

A game is pinned to its rules version. When a rule changes on purpose, increase RULES_VERSION and regenerate
the samples: `python -m tests.golden.make`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from celestia.game.records.record import RecordError, read_record, record_text

SAMPLES = sorted(Path(__file__).parent.glob("*.celestia"))


def test_every_preset_has_a_sample() -> None:
    assert {path.stem.rsplit("_", 1)[0] for path in SAMPLES} == {
        "first_flight",
        "classic",
        "whole_sky",
        "two_crews",
    }


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_stored_game_replays(path: Path) -> None:
    text = path.read_text()
    game = read_record(text)
    assert game.over
    assert record_text(game) == text


def test_a_changed_sample_is_detected() -> None:
    text = SAMPLES[0].read_text()
    at = text.index("\nroll ") + 1
    end = text.index("\n", at)
    faces = text[at:end].split()[1:]
    other = "fog" if faces[0] != "fog" else "birds"
    with pytest.raises(RecordError):
        read_record(text[:at] + " ".join(["roll", other, *faces[1:]]) + text[end:])
