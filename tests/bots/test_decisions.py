"""Digests of all decisions of the bots, because the packaged statistics come from these games.

An optimization must not change a digest. If a bot decides differently, update the digests here and recompute
the statistics of the odds bot.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import pytest

from celestia.arena.match import play
from celestia.bot_registry import make
from celestia.stats.counting import Table, tables

DIGESTS = {"odds": "949385b3c5ddf009", "careful": "c70c3547547d60e6"}


def lines(table: Table, bot: str) -> str:
    """Return the record of the first game with seed 0."""
    bots = [make(bot, Random(f"0/0/{seat}")) for seat in range(table.players)]
    return "\n".join(play(table.config, bots, "0/0").lines)


@pytest.mark.parametrize("bot", sorted(DIGESTS))
def test_a_game_of_every_table_is_played_as_before(bot: str) -> None:
    games = "\n\n".join(lines(table, bot) for table in tables())
    assert blake2b(games.encode(), digest_size=8).hexdigest() == DIGESTS[bot]
