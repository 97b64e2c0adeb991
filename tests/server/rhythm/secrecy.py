"""How well the length of a pause reveals that a player held a card and passed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from tests.server.rhythm.monitor import PauseSeen

Score = Callable[[PauseSeen], float]


def area_under_curve(without: Sequence[float], with_holder: Sequence[float]) -> float:
    """The probability that a pause with a holder scores higher; 0.5 reveals nothing."""
    ranked = sorted([(score, 0) for score in without] + [(score, 1) for score in with_holder])
    rank_sum, at = 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        shared = (at + 1 + end) / 2  # equal scores share their rank
        rank_sum += shared * sum(label for _, label in ranked[at:end])
        at = end
    holders = len(with_holder)
    return (rank_sum - holders * (holders + 1) / 2) / (holders * len(without))


def separation(pauses: Sequence[PauseSeen], score: Score = lambda pause: pause.lasts) -> float:
    """The area under the curve, among pauses with the same phase and number of seats.

    Pauses in which a card was played are left out, because the card is public.
    """
    groups: defaultdict[tuple[str, int], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for pause in pauses:
        if not pause.played:
            groups[(pause.phase, len(pause.seats))][pause.holder].append(score(pause))
    areas, weights = 0.0, 0
    for without, with_holder in groups.values():
        if without and with_holder:
            weight = min(len(without), len(with_holder))
            areas += weight * area_under_curve(without, with_holder)
            weights += weight
    return areas / weights if weights else 0.5
