"""The length of a game, as shown on every page."""

from __future__ import annotations

import pytest

from celestia.game.setup.config import PRESETS
from celestia.stats.minutes import STEP, all_minutes, minutes


def test_every_preset_has_a_length_for_each_number_of_players() -> None:
    found = all_minutes()
    assert found.keys() == PRESETS.keys()
    assert list(found["classic"]) == [2, 3, 4, 5, 6]
    assert list(found["two_crews"]) == [2]


def test_lengths_are_rounded_and_grow_with_the_people() -> None:
    for tables in all_minutes().values():
        for players, row in tables.items():
            assert len(row) == players
            assert row == sorted(row)
            assert all(length >= STEP and length % STEP == 0 for length in row)


def test_an_unmeasured_table_has_no_length() -> None:
    with pytest.raises(KeyError):
        minutes("two_crews", 4, 1)


def test_lengths_are_interpolated_between_the_measurements() -> None:
    """The ends of a row are the measurements, rounded to a step."""
    found = all_minutes()["classic"][4]
    assert found[0] == minutes("classic", 4, 1)
    assert found[-1] == minutes("classic", 4, 4)
    assert found[0] < found[-1]
