"""The outcome of a contest: each bot's share of victories, and how well it flew.

Games of one deal are not independent, so the 95 % interval is computed over deals, from a normal
distribution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from .contest import Contest
from .game_result import GameResult, SeatResult

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Mean:
    value: float
    margin: float  # half of the 95 % interval


@dataclass(frozen=True)
class BotOutcome:
    bot: str
    win_share: Mean  # of one seat; 1 / players is even
    score: Mean
    legs: int
    crashes: int
    crash_rate: float  # of the legs it finished as captain
    faults: dict[str, int]  # answers that it missed, by kind; the careful bot gave them


@dataclass(frozen=True)
class Outcome:
    deals: int
    games: int
    bots: tuple[BotOutcome, ...]
    decisions: Mean  # of a game
    journeys: Mean
    crash_rate: float


def mean(by_deal: list[float]) -> Mean:
    """Return the mean over deals. A single deal says nothing about the spread."""
    spread = stdev(by_deal) if len(by_deal) > 1 else 0.0
    return Mean(fmean(by_deal), NORMAL_95 * spread / sqrt(len(by_deal)))


def rate(crashes: int, legs: int) -> float:
    return crashes / legs if legs else 0.0


def outcome_of(contest: Contest, played: Iterable[list[GameResult]]) -> Outcome:
    found = list(played)
    games = [game for deal in found for game in deal]
    seats = [seat for game in games for seat in game.seats]
    return Outcome(
        deals=len(found),
        games=len(games),
        bots=tuple(_bot_outcome(bot, found) for bot in contest.bots),
        decisions=mean([fmean(game.decisions for game in deal) for deal in found]),
        journeys=mean([fmean(game.journeys for game in deal) for deal in found]),
        crash_rate=rate(sum(seat.crashes for seat in seats), sum(seat.legs for seat in seats)),
    )


def _bot_outcome(bot: str, found: list[list[GameResult]]) -> BotOutcome:
    by_deal: list[list[SeatResult]] = [
        [seat for game in deal for seat in game.seats if seat.bot == bot] for deal in found
    ]
    legs = sum(seat.legs for seats in by_deal for seat in seats)
    crashes = sum(seat.crashes for seats in by_deal for seat in seats)
    faults = sum((Counter(dict(seat.faults)) for seats in by_deal for seat in seats), Counter[str]())
    return BotOutcome(
        bot,
        mean([fmean(seat.share for seat in seats) for seats in by_deal]),
        mean([fmean(seat.score for seat in seats) for seats in by_deal]),
        legs,
        crashes,
        rate(crashes, legs),
        dict(faults),
    )
