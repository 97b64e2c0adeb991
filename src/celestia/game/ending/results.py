"""The result of each seat of a finished game, small enough to keep for statistics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ... import engine
from ..game import Game
from .chronicle import Chronicle, chronicle_of


@dataclass(frozen=True)
class SeatResult:
    """What one seat achieved in one game."""

    points: int
    scores: tuple[int, ...]  # of all seats
    place: int  # from 1; seats with equal points share a place
    won: bool  # alone or together with others
    journeys: int  # of the whole game
    crashes: int  # as the ship's captain
    bluffs: int  # legs on which a passenger stayed although this captain's cards did not answer the dice
    cities: dict[str, int]  # treasures drawn, by city


def results_of(game: Game, start: engine.State | None = None) -> tuple[SeatResult, ...]:
    """Return the results by seat. `start` is the game's first position, if it had one."""
    chronicle = chronicle_of(game, start)
    scores, winners = game.scores(), game.winners()
    return tuple(
        SeatResult(
            points=scores[seat],
            scores=tuple(scores),
            place=1 + sum(score > scores[seat] for score in scores),
            won=seat in winners,
            journeys=game.state.journey,
            crashes=_crashes(chronicle, seat),
            bluffs=_bluffs(chronicle, seat),
            cities=dict(_cities(chronicle, seat)),
        )
        for seat in range(len(scores))
    )


def _crashes(chronicle: Chronicle, seat: int) -> int:
    flown = [leg for leg in chronicle.legs if leg.vessel == "aircraft"]
    return sum(leg.outcome == "crashed" and leg.captain == seat for leg in flown)


def _bluffs(chronicle: Chronicle, seat: int) -> int:
    """Count legs, not passengers. The rowboat carries nobody who could be deceived."""
    return sum(any(stay.captain == seat and not stay.covered for stay in leg.stays) for leg in chronicle.legs)


def _cities(chronicle: Chronicle, seat: int) -> Counter[str]:
    return Counter(gain.city for gain in chronicle.gains if gain.seat == seat and gain.by == "treasure_drawn")
