"""Check the secrets, seals and lines of all rounds, void ones included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..fairness.headers import Round, Rounds
from ..fairness.sealed_dice import VOID_ROUNDS


class Finding(NamedTuple):
    holds: bool | None  # None: there is nothing to check
    sentence: str


def verify_rounds(fairness: Rounds, players: int, shown: str | None, own: str | None) -> Iterator[Finding]:
    """Check all rounds. `shown` is a commitment noted earlier, `own` a device's line."""
    for number, one in enumerate(fairness.rounds[:-1], start=1):
        yield _void(fairness.table, number, one)
    if len(fairness.rounds) > VOID_ROUNDS:
        yield Finding(False, f"After {VOID_ROUNDS} void rounds the table should have closed.")
    yield from _last(fairness.table, fairness.last)
    if shown is not None:
        yield _shown(fairness, shown)
    if own is not None:
        is_used = own.strip().lower() in [one.line for one in fairness.last.sealed]
        yield Finding(is_used, f"The dice {'follow' if is_used else 'do not follow'} from your line.")
    for line in fairness.last.sealed:
        yield Finding(True, f"{_seats(line.seats)} added the line {line.line or 'that never arrived'}.")
    silent = set(range(players)).difference(*(one.seats for one in fairness.last.sealed))
    if silent:
        yield Finding(True, f"{_seats(sorted(silent))} added no line.")


def _void(table: str, number: int, one: Round) -> Finding:
    """Check a void round. Without a missing line the server discarded dice."""
    if not one.is_committed:
        return Finding(False, f"Round {number} was void, and its secret is not the one committed to.")
    if not all(line.fits(table, one.commitment) for line in one.sealed):
        return Finding(False, f"Round {number} was void, and a line in it is not the one that was sealed.")
    missing = [seat for line in one.sealed if not line.line for seat in line.seats]
    if one.sealed and not missing:
        return Finding(False, f"Round {number} was void although every line had arrived.")
    why = f"{_seats(missing).lower()} sent no line in time" if missing else "nobody sealed a line"
    return Finding(True, f"Round {number} was void: {why}. Its secret is the one that was committed to.")


def _last(table: str, one: Round) -> Iterator[Finding]:
    if one.is_committed:
        yield Finding(True, "The secret is the one that was committed to.")
    else:
        yield Finding(False, "The secret is not the one that was committed to.")
    if not one.sealed:
        yield Finding(False, "No line was added, so the server alone chose the dice.")
        return
    changed = [line for line in one.sealed if not line.line or not line.fits(table, one.commitment)]
    for line in changed:
        yield Finding(False, f"{_seats(line.seats)} sealed another line than the one that was used.")
    if not changed:
        yield Finding(True, "Every line is the one that was sealed before take-off.")


def _shown(fairness: Rounds, shown: str) -> Finding:
    """Compare with all rounds, because the commitments of void rounds were shown too."""
    known = [one.commitment for one in fairness.rounds]
    if shown.strip().lower() in known:
        return Finding(True, "The commitment is the one that was shown before the game.")
    return Finding(False, "The commitment is not the one that was shown before the game.")


def _seats(seats: Sequence[int]) -> str:
    *others, last = seats
    return f"Seats {', '.join(map(str, others))} and {last}" if others else f"Seat {last}"
