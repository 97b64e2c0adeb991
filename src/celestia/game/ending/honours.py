"""Honours of a finished game: at most four, all of them friendly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from .chronicle import Chronicle, Leg, Stay

BOLD = 2  # the most cards in the captain's hand for each danger that make staying bold
NEMESIS = 2  # the fewest crashes that make a hazard a nemesis


SentenceKey = Literal[
    "why_points",
    "why_kinds",
    "why_empty",
    "decided_tie",
    "decided_gift",
    "decided_help",
    "decided_crash",
    "decided_journey",
    "decided_ahead",
    "boldest_stay",
    "best_escape",
    "best_escape_jetpack",
    "generous_captain",
    "nemesis",
]


@dataclass(frozen=True)
class Sentence:
    """A message key and its facts.

    `seat`, `captain` and `rival` are seat numbers. `city` and `hazard` are words of the game. The
    client translates them."""

    key: SentenceKey
    facts: dict[str, str | int]


def honours(chronicle: Chronicle) -> tuple[Sentence, ...]:
    """Return the honours in a fixed order. Honours that nobody earned are left out."""
    found = (_boldest_stay(chronicle), _best_escape(chronicle), _generous(chronicle), _nemesis(chronicle))
    return tuple(one for one in found if one is not None)


def _boldest_stay(chronicle: Chronicle) -> Sentence | None:
    """The fewest cards for each danger on a flight that arrived.

    Ties go to the most dangers, then the farthest city, then the latest leg."""
    found = [
        (_boldness(stay), at, stay)
        for at, leg in enumerate(_flown(chronicle))
        for stay in leg.stays
        if stay.seat in leg.inside and stay.dangers > 0 and stay.cards <= BOLD * stay.dangers
    ]
    if not found:
        return None
    best = max(found, key=lambda one: one[:2])[2]
    return Sentence(
        "boldest_stay",
        {
            "seat": best.seat,
            "captain": best.captain,
            "city": best.heading,
            "cards": best.cards,
            "dangers": best.dangers,
        },
    )


def _boldness(stay: Stay) -> tuple[float, int, int]:
    far = int(stay.heading) if stay.heading.isdigit() else 0
    return -stay.cards / stay.dangers, stay.dangers, far


def _best_escape(chronicle: Chronicle) -> Sentence | None:
    """The most points taken on a leg that crashed. A jetpack wins a tie."""
    found = [
        (departure.points, departure.by_jetpack, at, departure)
        for at, leg in enumerate(chronicle.legs)
        if leg.outcome == "crashed"
        for departure in leg.departures.values()
    ]
    if not found:
        return None
    escape = max(found, key=lambda one: one[:3])[3]
    key: SentenceKey = "best_escape_jetpack" if escape.by_jetpack else "best_escape"
    return Sentence(key, {"seat": escape.seat, "city": escape.city, "points": escape.points})


def _generous(chronicle: Chronicle) -> Sentence | None:
    """The captain who spent the most cards on flights that carried others."""
    cards: Counter[int] = Counter()
    carried: Counter[int] = Counter()
    for leg in _flown(chronicle):
        others = len(leg.inside - {leg.captain})
        if leg.vessel == "aircraft" and others and leg.paid:
            cards[leg.captain] += leg.paid
            carried[leg.captain] += others
    if not cards:
        return None
    captain = max(cards, key=lambda seat: (cards[seat], carried[seat], -seat))
    return Sentence("generous_captain", {"seat": captain, "cards": cards[captain], "count": carried[captain]})


def _nemesis(chronicle: Chronicle) -> Sentence | None:
    """The hazard that caused the most crashes of the ship."""
    crashes = [leg for leg in chronicle.legs if leg.outcome == "crashed" and leg.vessel == "aircraft"]
    blamed = Counter(hazard for leg in crashes for hazard in leg.missing)
    if not blamed:
        return None
    hazard, count = blamed.most_common(1)[0]
    if count < NEMESIS:
        return None
    return Sentence("nemesis", {"hazard": hazard, "count": count, "of": len(crashes)})


def _flown(chronicle: Chronicle) -> Iterator[Leg]:
    return (leg for leg in chronicle.legs if leg.outcome == "flew")
