"""The summary of a finished game: its end, what decided it, honours, facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ... import engine
from ...rules.box import BOSCALUMIA_POINTS, END_POINTS, END_TREASURES, HELP_PENALTY, TREASURE_VALUES
from ...rules.kinds import card, die_face, module
from ..game import Game
from ..knowledge.view import view
from ..setup.names import TREASURES
from ..state_lists import rows
from .chronicle import Chronicle, chronicle_of
from .honours import Sentence, honours

# `treasure`: points gained; `crash`: fell with a vessel; `nothing`: neither, or points lost.
JourneyEnd = Literal["treasure", "crash", "nothing"]


@dataclass(frozen=True)
class SeatFacts:
    """What one seat did in this game."""

    points: dict[str, int]  # of the treasures kept, by city; `boscalumia`: for relighting it
    help_lost: int  # points lost for help cards in hand
    flights: int  # legs flown as the ship's captain
    crashes: int  # as the ship's captain
    departures: int  # how often they chose to get off
    cards: int  # left in hand
    journeys: tuple[JourneyEnd, ...]  # how each journey ended for this seat


@dataclass(frozen=True)
class Ending:
    why: Sentence
    decided: Sentence
    honours: tuple[Sentence, ...]
    seats: tuple[SeatFacts, ...]


def ending_of(game: Game, start: engine.State | None = None) -> Ending:
    """Summarize a finished game. `start` is its first position, if it had one."""
    chronicle = chronicle_of(game, start)
    return Ending(
        why=_why(game, chronicle),
        decided=_decided(game, chronicle),
        honours=honours(chronicle),
        seats=_facts(game, chronicle),
    )


def _why(game: Game, chronicle: Chronicle) -> Sentence:
    """R10, R15, Q14: by points, by different treasures, or for lack of treasures."""
    if chronicle.announced is None:
        return Sentence("why_empty", {"journey": game.state.journey})
    seat = chronicle.announced["seat"]
    facts: dict[str, str | int] = {"seat": seat, "journey": game.state.journey}
    if game.state.modules & module.BEGINNERS:
        return Sentence("why_kinds", {**facts, "count": END_TREASURES})
    points = chronicle.points_announced[seat]
    return Sentence("why_points", {**facts, "points": points, "goal": END_POINTS})


# -------------------------------------------------------------------------------------- what decided it
def _decided(game: Game, chronicle: Chronicle) -> Sentence:
    scores = game.scores()
    winners = game.winners()
    if len(winners) > 1:
        return Sentence("decided_tie", {"points": scores[winners[0]]})
    winner = winners[0]
    rivals = [seat for seat in range(len(scores)) if seat != winner]
    rival = max(rivals, key=lambda seat: (scores[seat], -seat))
    return (
        _decided_by_gift(chronicle, scores, winner)
        or _decided_by_help(game, scores, winner)
        or _decided_by_journey(chronicle, winner, rival)
        or Sentence(
            "decided_ahead", {"seat": winner, "rival": rival, "points": scores[winner] - scores[rival]}
        )
    )


def _leader(scores: list[int], seat: int) -> bool:
    return all(score < scores[seat] for at, score in enumerate(scores) if at != seat)


def _decided_by_gift(chronicle: Chronicle, scores: list[int], winner: int) -> Sentence | None:
    """C165: without the gifts somebody else would have won or tied."""
    gifts = [gain for gain in chronicle.gains if gain.by == "gift_given"]
    before = list(scores)
    for gift in gifts:
        before[gift.seat] -= gift.points
    own = [gift for gift in gifts if gift.seat == winner]
    if not own or _leader(before, winner):
        return None
    return Sentence("decided_gift", {"seat": winner, "points": own[0].points, "city": own[0].city})


def _decided_by_help(game: Game, scores: list[int], winner: int) -> Sentence | None:
    """R13: a rival would have won without the penalty for help cards in hand."""
    kept = [_help_lost(game, seat) for seat in range(len(scores))]
    before = [score + lost for score, lost in zip(scores, kept, strict=True)]
    if _leader(before, winner):
        return None
    rival = max(range(len(scores)), key=lambda seat: (before[seat], seat != winner))
    return Sentence("decided_help", {"seat": winner, "rival": rival, "points": kept[rival]})


def _decided_by_journey(chronicle: Chronicle, winner: int, rival: int) -> Sentence | None:
    """The (latest) journey in which the winner gained most on the runner-up."""
    won = _points_by_journey(chronicle, winner)
    lost = _points_by_journey(chronicle, rival)
    if not won:
        return None
    journey = max(won, key=lambda number: (won[number] - lost.get(number, 0), number))
    if won[journey] <= lost.get(journey, 0):
        return None
    best = max(
        (gain for gain in chronicle.gains if (gain.journey, gain.seat) == (journey, winner)),
        key=lambda gain: gain.points,
    )
    facts: dict[str, str | int] = {
        "journey": journey,
        "seat": winner,
        "rival": rival,
        "points": won[journey],
        "city": best.city,
    }
    fell = any(
        leg.outcome == "crashed" and leg.journey == journey and rival in leg.inside for leg in chronicle.legs
    )
    if fell and lost.get(journey, 0) <= 0:
        return Sentence("decided_crash", facts)
    return Sentence("decided_journey", {**facts, "other": max(0, lost.get(journey, 0))})


def _points_by_journey(chronicle: Chronicle, seat: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for gain in chronicle.gains:
        if gain.seat == seat and gain.by != "gift_given":
            found[gain.journey] = found.get(gain.journey, 0) + gain.points
    return found


# ------------------------------------------------------------------------------------ facts for each seat
def _facts(game: Game, chronicle: Chronicle) -> tuple[SeatFacts, ...]:
    shown = view(game.state, None)
    assert shown.hands is not None
    assert shown.all_treasures is not None
    flown = [leg for leg in chronicle.legs if leg.vessel == "aircraft"]
    return tuple(
        SeatFacts(
            points=_points_by_city(shown.all_treasures[seat], shown.seats[seat].token),
            help_lost=_help_lost(game, seat),
            flights=sum(leg.outcome == "flew" and leg.captain == seat for leg in flown),
            crashes=sum(leg.outcome == "crashed" and leg.captain == seat for leg in flown),
            departures=chronicle.departures[seat],
            cards=sum(shown.hands[seat].values()),
            journeys=_journeys(chronicle, seat),
        )
        for seat in range(game.config.players)
    )


def _journeys(chronicle: Chronicle, seat: int) -> tuple[JourneyEnd, ...]:
    points = _points_by_journey(chronicle, seat)
    fallen = {leg.journey for leg in chronicle.legs if leg.outcome == "crashed" and seat in leg.inside}
    return tuple(
        "treasure" if points.get(number, 0) > 0 else "crash" if number in fallen else "nothing"
        for number in range(1, chronicle.journey + 1)
    )


def _points_by_city(treasures: dict[str, int], tokens: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for word, count in treasures.items():
        city = word.partition("/")[0]
        found[city] = found.get(city, 0) + count * TREASURE_VALUES[TREASURES[word]]
    return found | ({"boscalumia": tokens * BOSCALUMIA_POINTS} if tokens else {})


def _help_lost(game: Game, seat: int) -> int:
    return HELP_PENALTY * sum(rows(game.state, "hand")[seat][card.HELP : card.HELP + die_face.HAZARDS])
