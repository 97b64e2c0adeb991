"""Games of the bots, to the last decision: the statistics that come with the package were counted by these.

Whoever makes a bot quicker changes none of them. Whoever makes it play otherwise writes new digests here, and
counts the statistics of the odds bot anew.
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
    """The first game of seed 0."""
    bots = [make(bot, Random(f"0/0/{seat}")) for seat in range(table.players)]
    return "\n".join(play(table.config, bots, "0/0").lines)


@pytest.mark.parametrize("bot", sorted(DIGESTS))
def test_a_game_of_every_table_is_played_as_before(bot: str) -> None:
    games = "\n\n".join(lines(table, bot) for table in tables())
    assert blake2b(games.encode(), digest_size=8).hexdigest() == DIGESTS[bot]
