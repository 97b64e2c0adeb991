"""The chances of all seats as one SVG picture. Lines differ in style, not only in colour."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .document import Review

WIDTH, HEIGHT = 960, 360  # of the plot
LEFT, TOP, BELOW = 48, 12, 28
LINES = (25, 50, 75, 100)  # per cent
# Colours and dashes in the order of the seats, told apart without colour vision.
COLOURS = ("#B8322A", "#1F66B0", "#1F7A50", "#8A6500", "#454B66", "#7A45B0")
DASHES = ("", "14 6", "3 6", "18 5 3 5", "8 4", "2 3")


def chart(review: Review, label: str) -> str:
    size = f"0 0 {LEFT + WIDTH + 12} {TOP + HEIGHT + BELOW}"
    parts = "\n".join((*_grid(), *_journeys(review), *_bands(review), *_curves(review)))
    return f'<svg viewBox="{size}" role="img" aria-label="{escape(label)}">\n{parts}\n</svg>'


def legend(seat: int) -> str:
    """A sample of the line of one seat."""
    line = _line(seat, "M0 6H44")
    return f'<svg viewBox="0 0 44 12" width="44" height="12" aria-hidden="true">{line}</svg>'


def _grid() -> Iterator[str]:
    for share in (0, *LINES):
        y = _y(share / 100)
        yield f'<path d="M{LEFT} {y}H{LEFT + WIDTH}" stroke="#D8CBB0"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share}</text>'


def _journeys(review: Review) -> Iterator[str]:
    """A thin line and a number where each journey begins."""
    shown = 0
    for at, step in enumerate(review.steps):
        if step.journey > shown:
            shown, x = step.journey, _x(review, at)
            yield f'<path d="M{x} {TOP}V{TOP + HEIGHT}" stroke="#D8CBB0"/>'
            yield f'<text x="{x + 3}" y="{TOP + HEIGHT + 18}">{shown}</text>'


def _bands(review: Review) -> Iterator[str]:
    """One standard error around each line."""
    for seat in range(len(review.names)):
        upper = [(at, step.chances[seat] + step.errors[seat]) for at, step in enumerate(review.steps)]
        lower = [(at, step.chances[seat] - step.errors[seat]) for at, step in enumerate(review.steps)]
        points = " ".join(f"{_x(review, at)},{_y(share)}" for at, share in [*upper, *lower[::-1]])
        yield f'<polygon points="{points}" fill="{COLOURS[seat]}" opacity="0.12"/>'


def _curves(review: Review) -> Iterator[str]:
    for seat in range(len(review.names)):
        points = [f"{_x(review, at)} {_y(step.chances[seat])}" for at, step in enumerate(review.steps)]
        yield _line(seat, "M" + "L".join(points))


def _line(seat: int, path: str) -> str:
    dashes = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<path d="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"{dashes}/>'


def _x(review: Review, at: int) -> float:
    return round(LEFT + WIDTH * at / max(1, len(review.steps) - 1), 1)


def _y(share: float) -> float:
    return round(TOP + HEIGHT * (1 - min(1.0, max(0.0, share))), 1)
