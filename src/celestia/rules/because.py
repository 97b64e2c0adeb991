"""Reasons for refusals, as numbers, so that each condition is next to its reason.

A reason is the key of a sentence and the ledger id of a rule. Plain Python numbers the reasons on first use.
`compile_rules` numbers them when it joins the rules. The numbers of the two builds differ, so look them up in
`REASONS` of the same build.
"""

from typing import Final

ALLOWED: Final = 0  # no reason
NEVER: Final = -1  # equipment and help cards, which are never played
REASONS: list[tuple[str, str]] = [("", "")]
_NUMBERS: dict[tuple[str, str], int] = {}


def because(key: str, rule: str) -> int:
    """Return the number of this reason.

    Pass literals: `compile_rules` replaces the call."""
    number = _NUMBERS.get((key, rule))
    if number is None:
        number = _NUMBERS[key, rule] = len(REASONS)
        REASONS.append((key, rule))
    return number
