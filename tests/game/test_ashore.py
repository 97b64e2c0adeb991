"""The fold of where pawns got off agrees with the position."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.setup.names import CITIES, PLACES
from celestia.game.state_lists import numbers
from tests.game.playing import play_at_random, random_config
from tests.ledger import rule

ABOARD, BOAT = PLACES.index("aboard"), PLACES.index("boat")


@rule("R7", "C81", "C142", "C204", "C215")
@pytest.mark.parametrize("seed", range(40))
def test_pawns_stand_where_they_got_off(seed: int) -> None:
    rng = Random(seed)
    config = random_config(rng)
    before, cities_before = [ABOARD] * config.players, [0, 0]
    for game in play_at_random(Game(config), rng):
        places, pawns = numbers(game.state, "place"), numbers(game.state, "pawns")
        at, got_off = numbers(game.state, "at"), numbers(game.state, "got_off")
        standing = game.ashore()
        for seat in range(config.players):
            own = [pawn for pawn in standing if pawn.seat == seat and not pawn.prepared]
            prepared = [pawn for pawn in standing if pawn.seat == seat and pawn.prepared]
            assert not own or places[seat] not in (ABOARD, BOAT), f"seat {seat} is aboard and ashore"
            assert len(own) + len(prepared) + pawns[seat] <= (3 if "crews" in config.modules else 1)
            if got_off[seat] and before[seat] in (ABOARD, BOAT) and places[seat] not in (ABOARD, BOAT):
                vessel = before[seat] - ABOARD  # a rowboat is put away when it lands
                assert own, f"seat {seat} got off, and nobody knows where"
                assert {CITIES[pawn.city] for pawn in own} <= {at[vessel], cities_before[vessel]}
        before, cities_before = list(places), list(at)
