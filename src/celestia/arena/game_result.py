"""The result of one game of a contest."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatResult:
    bot: str
    share: float  # of the victory
    score: int
    legs: int  # legs as captain that flew, moored or crashed
    crashes: int
    faults: tuple[tuple[str, int], ...] = ()  # answers that the careful bot gave instead, by kind


@dataclass(frozen=True)
class GameResult:
    seats: tuple[SeatResult, ...]
    decisions: int
    journeys: int
