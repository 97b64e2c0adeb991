"""Where each seat's chances came from: luck, its own choices, the choices of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt

from .document import Grade, ReviewStep, SeatTotals
from .estimate import Estimate


def totals(
    steps: Sequence[ReviewStep], choices: Mapping[int, Estimate], grades: Sequence[Grade]
) -> tuple[SeatTotals, ...]:
    seats = range(len(steps[0].chances))
    own = {seat: [one for one in grades if one.seat == seat] for seat in seats}
    return tuple(_of_seat(seat, steps, choices, own[seat]) for seat in seats)


def _of_seat(
    seat: int, steps: Sequence[ReviewStep], choices: Mapping[int, Estimate], grades: Sequence[Grade]
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
    )
