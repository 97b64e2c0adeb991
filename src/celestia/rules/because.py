"""Reasons for refusals, as numbers, so that a condition and its reason stand on one line.

A reason is the key of a sentence and the ledger id of a rule. Plain Python numbers reasons on first use, the
compiler when it joins the rules. The numbers of the two builds differ: look them up in `REASONS` of the same
build.
"""

from typing import Final

ALLOWED: Final = 0  # no reason
NEVER: Final = -1  # not a thing that is played
REASONS: list[tuple[str, str]] = [("", "")]
_NUMBERS: dict[tuple[str, str], int] = {}


def because(key: str, rule: str) -> int:
    """The number of this reason. The compiler replaces the call, so both must be written out."""
    number = _NUMBERS.get((key, rule))
    if number is None:
        number = _NUMBERS[key, rule] = len(REASONS)
        REASONS.append((key, rule))
    return number
