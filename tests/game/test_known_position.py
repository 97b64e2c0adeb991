"""The known part of a position contains what its seat may know, and nothing else (H1 to H7)."""

from __future__ import annotations

from random import Random

import pytest

from celestia import engine
from celestia.game.knowledge import known_position
from celestia.game.setup.config import Config
from celestia.game.state_lists import numbers, rows
from celestia.rules.kinds import limit
from celestia.rules.state import FIELDS
from tests.game.imagining import ANN, BEN, CY, table
from tests.ledger import rule
from tests.properties.random_games import decisions


def test_every_field_is_public_own_or_hidden() -> None:
    """A new field of the state fails here until somebody decides who may know it."""
    kinds = known_position
    listed = {*kinds.PUBLIC, *kinds.OWN, *kinds.BACKS, *kinds.CITIES, *kinds.HIDDEN, *kinds.COMPUTED}
    assert listed == set(FIELDS)
    assert not set(kinds.PUBLIC) & {*kinds.OWN, *kinds.BACKS, *kinds.CITIES, *kinds.HIDDEN, *kinds.COMPUTED}


@rule("H2", "H3")
def test_own_cards_are_kept_and_other_cards_are_removed() -> None:
    g = table().hand("Ann", "spy").hand("Ben", "turbo").treasures("Ann", "1/4").treasures("Cy", "1/4", "6/9")
    known = engine.state_from_bytes(g.start().game.view(ANN).known)
    hands, treasures = rows(known, "hand"), rows(known, "treasure")
    real = rows(g.start().state, "treasure")
    assert sum(hands[ANN]) == 1
    assert sum(hands[BEN]) == 0
    assert numbers(known, "hand_size")[BEN] == 1
    assert treasures[ANN] == real[ANN]
    assert [face for face, count in enumerate(treasures[CY]) if count] == [0, 3 * limit.SLOTS]
    assert not any(numbers(known, "deck"))
    assert not any(face for pile in rows(known, "pile") for face in pile)
    assert numbers(known, "points")[CY] == 0


@rule("B11")
def test_open_scores_are_kept() -> None:
    scenario = table(house="open_scores").hand("Ann", "spy").hand("Ben", "turbo")
    g = scenario.treasures("Cy", "1/4", "6/9").start()
    assert numbers(engine.state_from_bytes(g.game.view(ANN).known), "points")[CY] == 13


@rule("H4", "Q29")
@pytest.mark.parametrize("seed", range(3))
def test_answers_to_a_help_round_stay_hidden(seed: int) -> None:
    rng, seen = Random(seed), 0
    for game in decisions(Config.preset("whole_sky", 5), rng):
        for seat in range(5):
            shown = game.view(seat)
            if shown.asks == "lay_help" and shown.known:
                known = engine.state_from_bytes(shown.known)
                assert (known.asked, known.help_answered) == (seat, 0)
                assert not any(laid for row in rows(known, "laid") for laid in row)
                seen += 1
    assert seen
