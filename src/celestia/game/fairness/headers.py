"""Optional header lines of a record that describe its fair dice.

    table kX0b…                        the table whose id is part of every seal
    round 1 void                       a round in which a line was missing
    commitment 6f1e…
    secret 00a1…
    line 0 77ab… 19c4…                 seats of a device, the seal of its line, the line
    line 1,2 03fe… missing
    round 2                            the round that the game follows from
    commitment …

A game that continues another one (`records.continuation`) says how many of its lines come from there. These
do not follow from the dice of this table:

    table kX0b…
    past 133
    round 1

Games of older versions have one round and no seals:

    commitment 6f1e…
    secret 00a1…
    entropy 0 the line that the first seat added

A daily flight has the date, and the key of that day (`daily_dice`):

    daily 2026-11-18
    commitment 6f1e…
    secret 00a1…

With these lines anybody can recompute every roll and every shuffle (`sealed_dice`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from .daily_dice import DailyChance
from .sealed_dice import KEY_1, KEY_2, SECRET_BYTES, FairChance, commitment, seal_of

KINDS = ("daily ", "table ", "past ", "round ", "commitment ", "secret ", "line ", "entropy ")
MISSING = "missing"
_HEX = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_TABLE = re.compile("[A-Za-z0-9_-]{1,64}")
_PAST = re.compile("past [1-9][0-9]{0,5}")


class FairnessError(ValueError):
    """A malformed fairness line: its index from 0, and a sentence."""

    def __init__(self, at: int, sentence: str) -> None:
        super().__init__(sentence)
        self.at, self.sentence = at, sentence


@dataclass(frozen=True)
class Entropy:
    """The dice of a game that was played by an older version."""

    commitment: str
    secret: bytes
    entropy: tuple[str, ...]  # by seat; empty if a seat added nothing

    def chance(self) -> FairChance:
        return FairChance(self.secret, self.entropy, KEY_1)

    def lines(self) -> list[str]:
        added = [f"entropy {seat} {line}" for seat, line in enumerate(self.entropy) if line]
        return [f"commitment {self.commitment}", f"secret {self.secret.hex()}", *added]


@dataclass(frozen=True)
class SealedLine:
    """One device's seats, its seal and its line in hexadecimal (empty: missing)."""

    seats: tuple[int, ...]
    seal: str
    line: str

    def fits(self, table: str, promised: str) -> bool:
        """Whether the line matches its seal. A line that never arrived always fits."""
        return not self.line or seal_of(table, promised, bytes.fromhex(self.line)) == self.seal


@dataclass(frozen=True)
class Round:
    commitment: str
    secret: bytes
    sealed: tuple[SealedLine, ...]  # in the order of the list that take-off published

    @property
    def is_committed(self) -> bool:
        return commitment(self.secret) == self.commitment

    def lines(self) -> list[str]:
        figures = [f"commitment {self.commitment}", f"secret {self.secret.hex()}"]
        return figures + [
            f"line {','.join(map(str, one.seats))} {one.seal} {one.line or MISSING}" for one in self.sealed
        ]


@dataclass(frozen=True)
class Rounds:
    """All rounds of a table. Only the last one counts, the others are void."""

    table: str
    rounds: tuple[Round, ...]
    past: int = 0  # lines of the game that come from another one

    @property
    def last(self) -> Round:
        return self.rounds[-1]

    def chance(self) -> FairChance:
        return FairChance(self.last.secret, [one.line for one in self.last.sealed], KEY_2)

    def lines(self) -> list[str]:
        lines = [f"table {self.table}", *([f"past {self.past}"] if self.past else [])]
        for number, one in enumerate(self.rounds, start=1):
            lines += [f"round {number}{'' if one is self.last else ' void'}", *one.lines()]
        return lines


@dataclass(frozen=True)
class Daily:
    """The dice of a daily flight. All flights of that date share them."""

    date: str  # YYYY-MM-DD
    commitment: str
    secret: bytes  # the key of the day

    @property
    def is_committed(self) -> bool:
        return commitment(self.secret) == self.commitment

    def chance(self) -> DailyChance:
        return DailyChance(self.secret, self.date)

    def lines(self) -> list[str]:
        return [f"daily {self.date}", f"commitment {self.commitment}", f"secret {self.secret.hex()}"]


Fairness = Entropy | Rounds | Daily
Chance = FairChance | DailyChance


def is_fairness_line(line: str) -> bool:
    return line.startswith(KINDS)


def read_fairness(lines: Sequence[str], players: int) -> Fairness | None:
    """Parse the lines that `lines()` writes. Return None if there are none."""
    if not lines:
        return None
    if lines[0].startswith("table "):
        return _read_rounds(lines, players)
    if lines[0].startswith("daily "):
        return _read_daily(lines)
    promised, secret = _figures(lines, 0, "commitment"), _figures(lines, 1, "secret")
    entropy = [""] * players
    before = -1
    for at, line in enumerate(lines[2:], start=2):
        kind, _, rest = line.partition(" ")
        seat, _, words = rest.partition(" ")
        if kind != "entropy" or seat not in map(str, range(before + 1, players)) or not words:
            raise FairnessError(at, "expected the entropy of one of the next seats")
        before = int(seat)
        entropy[before] = words
    return Entropy(promised, bytes.fromhex(secret), tuple(entropy))


def _read_daily(lines: Sequence[str]) -> Daily:
    written = lines[0].removeprefix("daily ")
    try:
        is_date = date.fromisoformat(written).isoformat() == written
    except ValueError:
        is_date = False
    if not is_date:
        raise FairnessError(0, "expected a date as YYYY-MM-DD")
    promised, secret = _figures(lines, 1, "commitment"), _figures(lines, 2, "secret")
    if len(lines) > 3:
        raise FairnessError(3, "a daily flight has no more lines about its dice")
    return Daily(written, promised, bytes.fromhex(secret))


def _read_rounds(lines: Sequence[str], players: int) -> Rounds:
    table = lines[0].removeprefix("table ")
    if not _TABLE.fullmatch(table):
        raise FairnessError(0, "expected the id of a table")
    has_past = len(lines) > 1 and lines[1].startswith("past ")
    if has_past and not _PAST.fullmatch(lines[1]):
        raise FairnessError(1, "expected the number of lines that come from another game")
    begins = [at for at, line in enumerate(lines) if line.startswith("round ")]
    if begins[:1] != [1 + has_past]:
        raise FairnessError(min(1 + has_past, len(lines) - 1), "expected the first round")
    rounds: list[Round] = []
    for number, (begin, end) in enumerate(zip(begins, [*begins[1:], len(lines)], strict=True), start=1):
        title = f"round {number}" if end == len(lines) else f"round {number} void"
        if lines[begin] != title:
            raise FairnessError(begin, f"expected {title!r}")
        promised = _figures(lines, begin + 1, "commitment", end)
        secret = _figures(lines, begin + 2, "secret", end)
        sealed = _read_lines(lines, range(begin + 3, end), players)
        rounds.append(Round(promised, bytes.fromhex(secret), sealed))
    return Rounds(table, tuple(rounds), int(lines[1].removeprefix("past ")) if has_past else 0)


def _read_lines(lines: Sequence[str], places: range, players: int) -> tuple[SealedLine, ...]:
    """Each seat has at most one line. Seats on one device share theirs."""
    free = set(range(players))
    sealed: list[SealedLine] = []
    for at in places:
        kind, seats, seal, line, *more = [*lines[at].split(" "), "", "", ""]
        numbers = [int(seat) for seat in seats.split(",") if seat in map(str, free)]
        names_seats = seats != "" and ",".join(map(str, sorted(set(numbers)))) == seats
        is_line = line == MISSING or _HEX.fullmatch(line)
        if kind != "line" or not names_seats or not _HEX.fullmatch(seal) or not is_line or any(more):
            raise FairnessError(at, "expected the seal and the line of seats that have none yet")
        free.difference_update(numbers)
        sealed.append(SealedLine(tuple(numbers), seal, "" if line == MISSING else line))
    return tuple(sealed)


def _figures(lines: Sequence[str], at: int, kind: str, end: int | None = None) -> str:
    found = lines[at].removeprefix(f"{kind} ") if at < (len(lines) if end is None else end) else ""
    if not _HEX.fullmatch(found):
        raise FairnessError(min(at, len(lines) - 1), f"expected the {kind} as 64 hexadecimal digits")
    return found
