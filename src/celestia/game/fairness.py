"""What a record says of its dice: three kinds of lines in its header, there or not.

    commitment 6f1e…
    secret 00a1…
    entropy 0 the line that the first seat added

With them anybody can recompute every roll and every shuffle (`fair`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .fair import SECRET_BYTES

_HEX = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class FairnessError(ValueError):
    """Lines that do not say what they should: which one, from 0, and a sentence."""

    def __init__(self, at: int, sentence: str) -> None:
        super().__init__(sentence)
        self.at, self.sentence = at, sentence


@dataclass(frozen=True)
class Fairness:
    commitment: str
    secret: bytes
    entropy: tuple[str, ...]  # by seat; empty where a seat added nothing

    def lines(self) -> list[str]:
        added = [f"entropy {seat} {line}" for seat, line in enumerate(self.entropy) if line]
        return [f"commitment {self.commitment}", f"secret {self.secret.hex()}", *added]


def is_fairness_line(line: str) -> bool:
    return line.startswith(("commitment ", "secret ", "entropy "))


def read_fairness(lines: Sequence[str], players: int) -> Fairness | None:
    """What these lines say, in the order that `lines` has; None where there are none."""
    if not lines:
        return None
    commitment = _number(lines, 0, "commitment")
    secret = _number(lines, 1, "secret")
    entropy = [""] * players
    before = -1
    for at, line in enumerate(lines[2:], start=2):
        kind, _, rest = line.partition(" ")
        seat, _, words = rest.partition(" ")
        if kind != "entropy" or seat not in map(str, range(before + 1, players)) or not words:
            raise FairnessError(at, "this line should be the entropy of one of the next seats")
        before = int(seat)
        entropy[before] = words
    return Fairness(commitment, bytes.fromhex(secret), tuple(entropy))


def _number(lines: Sequence[str], at: int, kind: str) -> str:
    found = lines[at].removeprefix(f"{kind} ") if at < len(lines) else ""
    if not _HEX.fullmatch(found):
        raise FairnessError(min(at, len(lines) - 1), f"the {kind} should stand here, in 64 figures")
    return found
