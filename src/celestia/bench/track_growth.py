"""The cost of a decision with more players, all modules, and more games.

Only our games. Equal rates mean that the cost is proportional to the number of games or decisions.
"""

from __future__ import annotations

from functools import partial

from ..engine import generator, play_games
from . import track_batch
from .ours import Subject, classic, everything, play_natively
from .rounds import Contestant, Tally
from .track import Missing, Track

PLAYERS = range(2, 7)
CALLS = (1, 100, 10_000)  # games per call
BATCHES = (64, 1_024, 16_384)


def call_name(games: int) -> str:
    return f"all, 4: {games:,} a call"


def batch_name(games: int) -> str:
    return f"all, 4: batch of {games:,}"


def play(subject: Subject, games: int, seed: int) -> None:
    play_natively(subject, games, seed)


def tally(subject: Subject, games: int, seed: int) -> Tally:
    return Tally(play_natively(subject, games, seed), games)


def by_table(subject: Subject) -> Contestant:
    return Contestant(subject.name, True, partial(play, subject), partial(tally, subject))


def count_in_calls(subject: Subject, games: int, calls: int, seed: int) -> int:
    fresh, chance = subject.fresh(), generator(seed)
    return sum(play_games(fresh, games, chance) for _ in range(calls))


def by_call(games: int) -> Contestant:
    subject = everything(4)

    def play_calls(calls: int, seed: int) -> None:
        count_in_calls(subject, games, calls, seed)

    def tally_calls(calls: int, seed: int) -> Tally:
        return Tally(count_in_calls(subject, games, calls, seed), games * calls)

    return Contestant(call_name(games), True, play_calls, tally_calls)


def contestants() -> list[Contestant | Missing]:
    tables = [by_table(make(players)) for make in (everything, classic) for players in PLAYERS]
    batches = [track_batch.ours(everything(4), games, batch_name(games)) for games in BATCHES]
    return [*tables, *(by_call(games) for games in CALLS), *batches]


def beside() -> dict[str, str]:
    """Compare all modules with the classic game, and many games with few."""
    pairs = {everything(players).name: classic(players).name for players in PLAYERS}
    pairs |= {call_name(games): call_name(CALLS[0]) for games in CALLS[1:]}
    return pairs | {batch_name(games): batch_name(BATCHES[0]) for games in BATCHES[1:]}


GROWTH = Track(
    "growth",
    "what a decision costs as tables grow",
    "decisions",
    "half the rate of the classic game, and the same rate for any number of games",
    "as fast as the classic game",
    contestants,
    beside=beside(),
)
