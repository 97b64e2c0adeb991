"""Play games in batches and count them.

A batch depends only on the seed and its number, so the sums are the same on one process, on many and on a
cluster.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random

from .. import engine
from ..arena.match import play
from ..bot_registry import make
from ..game.notation.words import action_of, answer_chance
from ..game.setup.config import PRESETS, Config, ConfigError

RANDOM = "random"  # played in compiled code: same probabilities as the bot, thousands of times faster
RANDOM_BATCH = 10_000
BATCH = 20


class CountsRefused(ValueError):
    """Counts that a run cannot continue."""


@dataclass(frozen=True)
class Table:
    preset: str
    players: int

    @property
    def config(self) -> Config:
        return Config.preset(self.preset, self.players)


@dataclass(frozen=True)
class Batch:
    table: Table
    bot: str
    seed: int
    first: int  # the number of its first game
    games: int


def tables(presets: Iterable[str] = PRESETS, players: Iterable[int] = range(2, 7)) -> list[Table]:
    """Return every table that these presets and numbers of players allow, once."""
    counts = list(players)
    found = [Table(preset, count) for preset in presets for count in counts if _is_allowed(preset, count)]
    return list(dict.fromkeys(found))


def _is_allowed(preset: str, players: int) -> bool:
    try:
        Config.preset(preset, players)
    except ConfigError:
        return False
    return True


def batches(table: Table, bot: str, games: int, seed: int, counted: int = 0) -> Iterator[Batch]:
    """Yield batches for all games up to a number, except those already counted."""
    size = RANDOM_BATCH if bot == RANDOM else BATCH
    if bot == RANDOM and counted % RANDOM_BATCH and counted < games:
        raise CountsRefused(
            f"random games continue after whole batches of {RANDOM_BATCH:,}, not after {counted:,}"
        )
    for first in range(counted, games, size):
        yield Batch(table, bot, seed, first, min(size, games - first))


def count(batch: Batch) -> list[int]:
    """Play a batch, and return its census row."""
    config, census = batch.table.config, engine.Census()
    if batch.bot == RANDOM:
        engine.count_random_games(config.new_state(), batch.games, _generator(batch), census)
        return census.numbers()
    for number in range(batch.first, batch.first + batch.games):
        count_record(census, config, _record(config, batch.bot, f"{batch.seed}/{number}"))
    return census.numbers()


def _generator(batch: Batch) -> engine.Generator:
    words = f"{batch.seed}/{batch.table.config}/{batch.first}"
    seed = int.from_bytes(blake2b(words.encode(), digest_size=8).digest()) >> 1  # the generator takes 63 bits
    return engine.generator(seed)


def _record(config: Config, bot: str, source: str) -> list[str]:
    """Return the record of a bot against itself: the first game of the arena's deal."""
    bots = [make(bot, Random(f"{source}/{seat}")) for seat in range(config.players)]
    return play(config, bots, source).lines


def count_record(census: engine.Census, config: Config, lines: Sequence[str]) -> None:
    """Replay a game from its lines, and count it."""
    state, events, decisions = config.new_state(), engine.EventBuffer(), 0
    state.listen(events)
    census.begin()
    for line in lines:
        first, _, words = line.partition(" ")
        if first.isdigit():
            engine.apply_of(state, int(first), action_of(state, words))
            decisions += 1
        else:
            answer_chance(state, line)
        census.take_in(events)
    census.end(state, decisions)


def total(rows: Iterable[Sequence[int]]) -> list[int]:
    """Return the sums of several rows."""
    return [sum(column) for column in zip(*rows, strict=True)]
