"""The tables of a run: who sits where, and which games they play."""

from __future__ import annotations

from celestia.learning import policy_kinds
from celestia.training.settings import Settings
from celestia.training.tables import LATEST, PAST, draw_tables

SETTINGS = Settings(games=400, past_share=0.25, heuristic_share=0.25)


def test_the_same_seed_gives_the_same_tables() -> None:
    assert draw_tables(SETTINGS) == draw_tables(SETTINGS)
    assert draw_tables(SETTINGS) != draw_tables(Settings(games=400, seed=2))


def test_blocks_follow_the_shares() -> None:
    tables = draw_tables(SETTINGS)
    first, last = tables.past
    assert (first, last) == (200, 300)
    for game, config in enumerate(tables.configs):
        seats = range(config.players)
        policies = {tables.policy[game][seat] for seat in seats}
        holders = {tables.holder[game][seat] for seat in seats}
        if game < first:
            assert (policies, holders) == ({policy_kinds.CALLER}, {LATEST})
        elif game < last:
            assert (policies, holders) == ({policy_kinds.CALLER}, {LATEST, PAST})
        else:
            assert policy_kinds.CALLER in policies, "the net has a seat at every table"
            assert holders == {LATEST}


def test_every_number_of_players_and_both_kinds_of_games_occur() -> None:
    configs = draw_tables(SETTINGS).configs
    assert {config.players for config in configs} == {2, 3, 4, 5, 6}
    assert sum(len(config.modules) == 3 for config in configs) > 100
    assert any("boscalumia" in config.modules for config in configs)


def test_heuristics_are_generous_and_strict_ones() -> None:
    tables = draw_tables(SETTINGS)
    seen = {policy for row in tables.policy[300:] for policy in row}
    assert {policy_kinds.ODDS0, policy_kinds.TUNED2} < seen
