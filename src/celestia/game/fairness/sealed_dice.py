"""Fair dice: every roll and shuffle follows from a secret and from lines that nobody can choose any more.

1. The server draws a secret of 32 bytes and publishes its commitment, SHA-256(COMMITMENT + secret), when the
   table opens.
2. Every device that plays draws a line of 32 random bytes and sends its seal: SHA-256(LINE + table id +
   commitment in hexadecimal + line).
3. Take-off publishes the ordered list of all seals. Only then do the devices reveal their lines.
4. key = HMAC-SHA256(secret, KEY_2 + every line of the list in hexadecimal, each followed by a line feed).
5. The k-th answer of chance (k counts from 0 over the whole game) reads its own stream of bytes:
   HMAC-SHA256(key, k as 8 bytes + block as 8 bytes), block 0, 1, 2 …, both numbers big-endian.
6. A number below n: the next four bytes, big-endian, thrown away while they are not below the largest
   multiple of n up to 2**32; the remainder by n.
7. A die is a number below 6: fog, lightning, birds, pirates, blank, blank. The first captain is a number
   below the number of players. A shuffle begins with the words of its line sorted by their bytes; then, for i
   from the last place down to 1, places i and (a number below i + 1) change places; the first is the top.

A round is void if a listed line does not arrive in time. The server then opens the secret of that round and
commits to another one, and all others seal new lines. After VOID_ROUNDS of them the table closes.

Games of older versions know no seals: each seat added a line of text (its entropy), and the key was
HMAC-SHA256(secret, KEY_1 + the entropies, each followed by a line feed).

A page that knows nothing of the rules can recompute a record: the words of each chance line are enough.
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
    """What is published before the game; the secret is published after it."""
    return sha256(COMMITMENT + secret).hexdigest()


def seal_of(table: str, promised: str, line: bytes) -> str:
    """What a device publishes before take-off. It binds the line to this table and this commitment."""
    if len(line) != LINE_BYTES:
        raise ValueError(f"a line has {LINE_BYTES} bytes, not {len(line)}")
    return sha256(LINE + table.encode() + promised.encode() + line).hexdigest()


class FairChance:
    """Chance, following from a secret and the lines that were added to it."""

    def __init__(self, secret: bytes, lines: Sequence[str], key: bytes = KEY_2) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        if any("\n" in line for line in lines):
            raise ValueError("a line has no line feed in it")
        added = "".join(f"{line}\n" for line in lines).encode()
        self._key = hmac.digest(secret, key + added, "sha256")

    def share(self, label: str) -> float:
        """A number from 0 to 1, both excluded, that nobody without the secret can compute. It is for
        delays, and no part of the dice: their labels are 16 bytes, this one is longer."""
        drawn = hmac.digest(self._key, SHARE + label.encode(), "sha256")
        return (int.from_bytes(drawn[:6], "big") + 0.5) / 2**48

    def answer(self, k: int, due: Sequence[str], players: int) -> str:
        """The k-th answer of chance in words. `due` is what the answer is about: `roll` and a word for each
        die, `captain`, `deal` and the colours, or `shuffle`, its pile and what lies there in any order."""
        numbers = Numbers(self._key, k)
        if due[0] == "roll":
            return " ".join(["roll", *(SIDES[numbers.below(len(SIDES))] for _ in due[1:])])
        if due[0] == "captain":
            return f"captain {numbers.below(players)}"
        kept = 1 if due[0] == "deal" else 2
        return " ".join([*due[:kept], *shuffled(due[kept:], numbers)])


class Numbers:
    """The stream of one answer."""

    def __init__(self, key: bytes, k: int) -> None:
        self._words = self._stream(key, k)

    @staticmethod
    def _stream(key: bytes, k: int) -> Iterator[int]:
        """Four bytes at a time: a block is eight times as long."""
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
    """Recompute every chance line of a record; the number of the first that differs, or None."""
    due = [line.split() for line in lines if not line[:1].isdigit()]
    for k, words in enumerate(due):
        if chance.answer(k, words, players) != " ".join(words):
            return k
    return None
