"""The figures of each seat: where its chances came from, its grades, and its legs as captain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

from .document import CaptainLeg, Grade, ReviewStep, SeatTotals
from .estimate import Estimate


def totals(
    steps: Sequence[ReviewStep],
    choices: Mapping[int, Estimate],
    grades: Sequence[Grade],
    captains: Sequence[CaptainLeg],
) -> tuple[SeatTotals, ...]:
    def of(seat: int) -> SeatTotals:
        own = [grade for grade in grades if grade.seat == seat]
        return _of_seat(seat, steps, choices, own, [leg for leg in captains if leg.captain == seat])

    return tuple(map(of, range(len(steps[0].chances))))


def _of_seat(
    seat: int,
    steps: Sequence[ReviewStep],
    choices: Mapping[int, Estimate],
    grades: Sequence[Grade],
    legs: Sequence[CaptainLeg],
) -> SeatTotals:
    """Add up the steps of a seat.

    Estimates after luck cancel out, so the error is that of the choices and of the start."""
    start, share = steps[0].chances[seat], steps[-1].chances[seat]
    own = sum(step.choice[seat] for step in steps if step.seat == seat)
    others = sum(step.choice[seat] for step in steps if step.seat not in (None, seat))
    squares = [steps[0].errors[seat] ** 2, *(one.error[seat] ** 2 for one in choices.values())]
    marks = Counter(grade.mark for grade in grades)
    return SeatTotals(
        seat=seat,
        start=start,
        luck=round(share - start - own - others, 4),
        own=round(own, 4),
        others=round(others, 4),
        error=round(sqrt(sum(squares)), 4),
        share=share,
        graded=len(grades),
        inaccuracies=marks["inaccuracy"],
        mistakes=marks["mistake"],
        blunders=marks["blunder"],
        lost=round(sum(grade.loss for grade in grades if grade.mark != "fine"), 4),
        legs=len(legs),
        could=sum(leg.could for leg in legs),
        trusted=sum(len(leg.stayed) for leg in legs if leg.said == "cannot"),
        feared=sum(len(leg.left) for leg in legs if leg.said == "can"),
        lied=sum(claim.true is False for leg in legs for claim in leg.claims),
    )
