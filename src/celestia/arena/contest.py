"""A contest: which bots meet at which table, and the results of its deals.

Each deal is played once per rotation of the line-up, with the same chance, so no bot profits from its seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ..bot_registry import check_bot, make
from ..game.game import Game
from ..game.setup.config import Config
from .match import play, shares

LEG_ENDS = frozenset({"flew", "moored", "crashed"})


@dataclass(frozen=True)
class Contest:
    config: Config
    lineup: tuple[str, ...]  # a bot for each seat
    deals: int
    seed: int = 0

    @property
    def bots(self) -> tuple[str, ...]:
        """Each bot once, in order of its first seat."""
        return tuple(dict.fromkeys(self.lineup))


def line_up(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a bot for each seat. The last name fills the remaining seats."""
    for name in names:
        check_bot(name)
    if not 1 <= len(names) <= players:
        raise ValueError(f"{len(names)} bots do not fit around a table for {players}")
    return (*names, *[names[-1]] * (players - len(names)))


@dataclass(frozen=True)
class SeatResult:
    bot: str
    share: float  # of the victory
    score: int
    legs: int  # legs as captain that flew, moored or crashed
    crashes: int


@dataclass(frozen=True)
class GameResult:
    seats: tuple[SeatResult, ...]
    decisions: int
    journeys: int


def play_deal(contest: Contest, deal: int) -> list[GameResult]:
    """Play the games of one deal.

    They depend only on the contest's seed and the deal's number.
    """
    players = contest.config.players
    found = []
    for turned in range(players):
        names = [contest.lineup[(seat - turned) % players] for seat in range(players)]
        source = f"{contest.seed}/{deal}"
        bots = [make(name, Random(f"{source}/{seat}")) for seat, name in enumerate(names)]
        found.append(result_of(play(contest.config, bots, source), names))
    return found


def result_of(game: Game, names: Sequence[str]) -> GameResult:
    won, scores = shares(game), game.scores()
    legs, crashes = [0] * len(names), [0] * len(names)
    for event in game.events:
        if event.what in LEG_ENDS:
            legs[event.facts["seat"]] += 1
            crashes[event.facts["seat"]] += event.what == "crashed"
    seats = tuple(
        SeatResult(name, won[seat], scores[seat], legs[seat], crashes[seat])
        for seat, name in enumerate(names)
    )
    decisions = sum(line[0].isdigit() for line in game.lines)  # other lines are answers of chance
    return GameResult(seats, decisions, sum(event.what == "journey_started" for event in game.events))
