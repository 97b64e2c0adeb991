"""`Packed` gives the same numbers as reading a state field by field."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.state_lists import FORMS, Packed
from celestia.rules.state import FIELDS
from tests.properties.random_games import decisions, random_table

LISTS = [field for field, form in FORMS.items() if form.struct.format.endswith(("b", "h", "q"))]


@pytest.mark.parametrize("seed", range(3))
def test_packed_numbers_equal_the_fields(seed: int) -> None:
    rng = Random(seed)
    for game in decisions(random_table(rng), rng):
        if rng.random() < 0.05:
            packed = Packed(game.state)
            for field in LISTS:
                value = game.state.read_field(field)
                assert isinstance(value, list)
                rows = [row if isinstance(row, list) else [row] for row in value]
                assert list(packed.numbers(field)) == [number for row in rows for number in row]
            for seat, hand in enumerate(game.state.read_field("hand")):  # type: ignore[arg-type]
                assert list(packed.row("hand", seat)) == hand
            assert list(packed.counts("discard")) == game.state.read_field("discard")


def test_every_field_has_a_form() -> None:
    assert list(FORMS) == list(FIELDS)
    assert len(LISTS) > 30
