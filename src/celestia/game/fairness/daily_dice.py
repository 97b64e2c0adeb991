"""The dice of a daily flight: everybody meets the same luck on the same day.

1. The server has a key of 32 bytes for each date. It publishes the commitment, SHA-256(COMMITMENT + key), the
   day before, and the key itself after the day.
2. chance key = HMAC-SHA256(key, DAY + the date as YYYY-MM-DD).
3. Each answer of chance has a label: what is asked, and the use, which counts how often chance was asked the
   same before (from 0). So an answer never depends on how often chance was asked something else.

       captain <use>
       deal <use>
       shuffle <pile> <use>                       the pile as in the record: deck, 1, 2, 4 …
       roll <journey> <vessel> <city> <use>       a leg: the journey from 1, 0 for the airship or 1 for the
                                                  rowboat, and the place of the city that it leads to, from 0

4. A number below n: HMAC-SHA256(chance key, ANSWER + label + line feed + block in decimal digits), block 0,
   1, 2 …, read as in the sealed dice: four bytes at a time, big-endian, without those that are not below the
   largest multiple of n up to 2**32. The result is the remainder modulo n.
5. A die is a number below 6 with the label "<label> die <place>". The place counts from 0 and stays the same
   when some dice are rolled again. The first captain is a number below the number of players.
6. A shuffle gives each of its words a rank: HMAC-SHA256(chance key, RANK + label + space + word + space +
   copy). The copies of a word count from 0. The lowest rank is on top. Two players whose piles differ by one
   card find all other cards in the same order.

A player who makes other choices therefore meets the same roll on the same leg of the same journey. They draw
the same cards from the deck and from each pile, in the same order, and the captain decides who draws first.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from struct import Struct

from ... import engine
from ...rules.kinds import limit, question
from ..state_lists import numbers
from .sealed_dice import SECRET_BYTES, SHARE, SIDES

KEY = b"celestia daily key 1\n"
DAY = b"celestia daily 1\n"
ANSWER = b"celestia daily answer 1\n"
RANK = b"celestia daily rank 1\n"
_WORDS = Struct(">8I")


@dataclass(frozen=True)
class Occasion:
    """What chance is asked, and when. It does not depend on the rest of the game."""

    label: str
    dice: tuple[int, ...] = ()  # the places of the dice that roll


class Occasions:
    """Counts the questions to chance in one game."""

    def __init__(self) -> None:
        self._uses: Counter[str] = Counter()

    def next(self, state: engine.State, due: Sequence[str]) -> Occasion:
        """Return the open question to chance, whose words are `due`."""
        asked = _asked(state, due)
        return Occasion(f"{asked} {self._uses[asked]}", _dice(state))

    def note(self, state: engine.State, due: Sequence[str]) -> None:
        """Count the open question, which is about to be answered."""
        self._uses[_asked(state, due)] += 1


def _asked(state: engine.State, due: Sequence[str]) -> str:
    if state.question == question.ROLL:
        return f"roll {state.journey} {state.vessel} {numbers(state, 'heading')[state.vessel]}"
    return " ".join(due[:2]) if due[0] == "shuffle" else due[0]


def _dice(state: engine.State) -> tuple[int, ...]:
    """Return the places of the dice that chance has to roll."""
    if state.question != question.ROLL:
        return ()
    mask = numbers(state, "frame_count")[state.frames - 1]
    return tuple(place for place in range(limit.DICE) if mask >> place & 1)


def key_of_day(root: bytes, date: str) -> bytes:
    """Derive the key of a day from a lasting secret, which servers may share.

    The key of one day tells nothing about another day."""
    return hmac.digest(root, KEY + date.encode(), "sha256")


class DailyChance:
    """Chance that follows from the key of a day."""

    def __init__(self, key: bytes, date: str) -> None:
        if len(key) != SECRET_BYTES:
            raise ValueError(f"the key of a day must have {SECRET_BYTES} bytes, not {len(key)}")
        self._key = hmac.digest(key, DAY + date.encode(), "sha256")

    def share(self, label: str) -> float:
        """Return a number between 0 and 1, both excluded, for delays."""
        drawn = hmac.digest(self._key, SHARE + label.encode(), "sha256")
        return (int.from_bytes(drawn[:6], "big") + 0.5) / 2**48

    def answer(self, occasion: Occasion, due: Sequence[str], players: int) -> str:
        """Return the answer of chance in words. `due` is the question, as for `FairChance.answer`."""
        if due[0] == "roll":
            return " ".join(["roll", *(self._face(occasion.label, place) for place in occasion.dice)])
        if due[0] == "captain":
            return f"captain {self._below(occasion.label, players)}"
        kept = 1 if due[0] == "deal" else 2
        return " ".join([*due[:kept], *self._ranked(occasion.label, due[kept:])])

    def _face(self, label: str, place: int) -> str:
        return SIDES[self._below(f"{label} die {place}", len(SIDES))]

    def _below(self, label: str, bound: int) -> int:
        fair = 2**32 - 2**32 % bound
        for block in count():
            for number in _WORDS.unpack(self._digest(ANSWER, f"{label}\n{block}")):
                if number < fair:
                    return int(number % bound)
        raise AssertionError("unreachable")

    def _ranked(self, label: str, words: Sequence[str]) -> list[str]:
        copies: Counter[str] = Counter()
        ranks: list[tuple[bytes, str]] = []
        for word in words:
            ranks.append((self._digest(RANK, f"{label} {word} {copies[word]}"), word))
            copies[word] += 1
        return [word for _, word in sorted(ranks)]

    def _digest(self, kind: bytes, text: str) -> bytes:
        return hmac.digest(self._key, kind + text.encode(), "sha256")
