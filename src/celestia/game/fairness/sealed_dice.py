"""Fair dice: rolls and shuffles follow from a secret and the players' lines.

1. The server draws a secret of 32 bytes and publishes its commitment, SHA-256(COMMITMENT + secret), when the
   table opens.
2. Every device that plays draws a line of 32 random bytes and sends its seal: SHA-256(LINE + table id +
   commitment in hexadecimal + line).
3. Take-off publishes the ordered list of all seals. Only then do the devices reveal their lines.
4. key = HMAC-SHA256(secret, KEY_2 + every line of the list in hexadecimal, each followed by a line feed).
5. The k-th answer of chance (k counts from 0 over the whole game) reads its own stream of bytes:
   HMAC-SHA256(key, k as 8 bytes + block as 8 bytes), block 0, 1, 2 …, both numbers big-endian.
6. A number below n: take the next four bytes, big-endian. Skip them while they are not below the largest
   multiple of n up to 2**32. The result is the remainder modulo n.
7. A die is a number below 6: fog, lightning, birds, pirates, blank, blank. The first captain is a number
   below the number of players. A shuffle sorts the words of its line by their bytes. Then, for i from the
   last place down to 1, it swaps place i with place (a number below i + 1). The first place is the top.

A round is void if a listed line does not arrive in time. The server then reveals the secret of that round
and commits to a new one, and all other devices seal new lines. The table closes after VOID_ROUNDS of them.

Games of older versions have no seals. Each seat added a line of text (its entropy), and the key was
HMAC-SHA256(secret, KEY_1 + the entropies, each followed by a line feed).

The words of each chance line are enough to recompute a record, without knowing the rules.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct

COMMITMENT = b"celestia commitment 1\n"
LINE = b"celestia line 2\n"
KEY_1 = b"celestia key 1\n"
KEY_2 = b"celestia key 2\n"
SHARE = b"celestia share 1\n"
WORDS = Struct(">8I")  # a block of the stream
SECRET_BYTES = 32
LINE_BYTES = 32
VOID_ROUNDS = 3
SIDES = ("fog", "lightning", "birds", "pirates", "blank", "blank")


def commitment(secret: bytes) -> str:
    """Return what the server publishes before the game. The secret follows later."""
    return sha256(COMMITMENT + secret).hexdigest()


def seal_of(table: str, promised: str, line: bytes) -> str:
    """Return the seal of a line, bound to this table and this commitment."""
    if len(line) != LINE_BYTES:
        raise ValueError(f"a line must have {LINE_BYTES} bytes, not {len(line)}")
    return sha256(LINE + table.encode() + promised.encode() + line).hexdigest()


class FairChance:
    """Chance that follows from a secret and the devices' lines."""

    def __init__(self, secret: bytes, lines: Sequence[str], key: bytes = KEY_2) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret must have {SECRET_BYTES} bytes, not {len(secret)}")
        if any("\n" in line for line in lines):
            raise ValueError("a line must not contain a line feed")
        added = "".join(f"{line}\n" for line in lines).encode()
        self._key = hmac.digest(secret, key + added, "sha256")

    def share(self, label: str) -> float:
        """Return a number between 0 and 1, both excluded, for delays.

        It needs the secret. It never collides with the dice: their labels have 16 bytes, this one more."""
        drawn = hmac.digest(self._key, SHARE + label.encode(), "sha256")
        return (int.from_bytes(drawn[:6], "big") + 0.5) / 2**48

    def answer(self, k: int, due: Sequence[str], players: int) -> str:
        """Return the k-th answer of chance in words.

        `due` is the question: `roll` and a word for each die, `captain`, `deal` and the colours, or
        `shuffle`, its pile and the pile's contents in any order."""
        numbers = Numbers(self._key, k)
        if due[0] == "roll":
            return " ".join(["roll", *(SIDES[numbers.below(len(SIDES))] for _ in due[1:])])
        if due[0] == "captain":
            return f"captain {numbers.below(players)}"
        kept = 1 if due[0] == "deal" else 2
        return " ".join([*due[:kept], *shuffled(due[kept:], numbers)])


class Numbers:
    """The stream of random numbers for one answer."""

    def __init__(self, key: bytes, k: int) -> None:
        self._words = self._stream(key, k)

    @staticmethod
    def _stream(key: bytes, k: int) -> Iterator[int]:
        """Yield four bytes at a time. A block holds eight of these numbers."""
        block = 0
        while True:
            yield from WORDS.unpack(
                hmac.digest(key, k.to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256")
            )
            block += 1

    def below(self, bound: int) -> int:
        limit = 2**32 - 2**32 % bound
        while True:
            number = next(self._words)
            if number < limit:
                return number % bound


def shuffled(words: Sequence[str], numbers: Numbers) -> list[str]:
    order = sorted(words, key=str.encode)
    for at in range(len(order) - 1, 0, -1):
        other = numbers.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return order


def check(lines: Sequence[str], chance: FairChance, players: int) -> int | None:
    """Recompute every chance line. Return the index of the first wrong one, or None."""
    due = [line.split() for line in lines if not line[:1].isdigit()]
    for k, words in enumerate(due):
        if chance.answer(k, words, players) != " ".join(words):
            return k
    return None
