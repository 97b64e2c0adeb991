"""A contest: a line-up of bots on a number of deals.

Each deal is played once per rotation of the line-up, with the same chance, so no bot profits from its seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bot_process.guarded import guarded
from ..bot_process.process import BUDGET
from ..bot_registry import check_bot
from ..game.game import Game
from ..game.setup.config import Config
from .game_result import GameResult, SeatResult
from .match import play_compiled_deal, shares
from .native_games import bot_of, is_native, play_policies, policy_of
from .seeds import TUNING, SeedRange

LEG_ENDS = frozenset({"flew", "moored", "crashed"})


@dataclass(frozen=True)
class Contest:
    config: Config
    lineup: tuple[str, ...]  # a bot for each seat
    deals: int
    seed: int = 0
    seeds: SeedRange = TUNING
    budget: float = BUDGET  # seconds that a bot from outside may think

    @property
    def bots(self) -> tuple[str, ...]:
        """Each bot once, in order of its first seat."""
        return tuple(dict.fromkeys(self.lineup))

    def rotations(self) -> list[tuple[str, ...]]:
        """The line-up of each game of a deal. Every bot sits in every seat once."""
        players = self.config.players
        return [
            tuple(self.lineup[(seat - turned) % players] for seat in range(players))
            for turned in range(players)
        ]


def check_name(name: str) -> None:
    """Raise an error if there is no such bot or native policy."""
    if is_native(name):
        policy_of(name)
    else:
        check_bot(name)


def line_up(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a bot for each seat. The last name fills the remaining seats."""
    for name in names:
        check_name(name)
    if not 1 <= len(names) <= players:
        raise ValueError(f"{len(names)} bots do not fit around a table for {players}")
    return (*names, *[names[-1]] * (players - len(names)))


def play_deal(contest: Contest, number: int) -> list[GameResult]:
    """Play the games of one deal.

    They depend only on the contest's seeds, its seed and the deal's number.
    """
    deal = contest.seeds.deal(contest.seed, number)
    if all(is_native(name) for name in contest.lineup):
        return [play_policies(contest.config, names, [deal])[0] for names in contest.rotations()]
    return [_play(contest, names, deal) for names in contest.rotations()]


def _play(contest: Contest, names: Sequence[str], deal: int) -> GameResult:
    bots = [guarded(bot_of(name), f"{deal}/{seat}", contest.budget) for seat, name in enumerate(names)]
    game = play_compiled_deal(contest.config, bots, deal)
    return result_of(game, names, [tuple(sorted(bot.faults.items())) for bot in bots])


def result_of(game: Game, names: Sequence[str], faults: Sequence[tuple[tuple[str, int], ...]]) -> GameResult:
    won, scores = shares(game), game.scores()
    legs, crashes = [0] * len(names), [0] * len(names)
    for event in game.events:
        if event.what in LEG_ENDS:
            legs[event.facts["seat"]] += 1
            crashes[event.facts["seat"]] += event.what == "crashed"
    seats = tuple(
        SeatResult(name, won[seat], scores[seat], legs[seat], crashes[seat], faults[seat])
        for seat, name in enumerate(names)
    )
    decisions = sum(line[0].isdigit() for line in game.lines)  # other lines are answers of chance
    return GameResult(seats, decisions, sum(event.what == "journey_started" for event in game.events))
