"""Bots that fail in every way we could think of. Used as `tests.bot_process.planted:Raises`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

from celestia.bots.careful_bot import CarefulBot
from celestia.bots.personas import Claim
from celestia.game.knowledge.view import Question, View


class Raises:
    def choose(self, _: View, __: Question) -> NoReturn:
        raise RuntimeError("a planted failure")


class RaisesWhenMade(Raises):
    def __init__(self) -> None:
        raise ValueError("a planted failure")


class RaisesWhenListening:
    """Answers well, but fails when it hears what was claimed."""

    def hear(self, _: Sequence[Claim]) -> NoReturn:
        raise LookupError("a planted failure")

    def choose(self, view: View, question: Question) -> str:
        return CarefulBot().choose(view, question)


class Exits:
    """Leaves the program, which must not be ours."""

    def choose(self, _: View, __: Question) -> NoReturn:
        sys.exit("a planted exit")


class Interrupts:
    def choose(self, _: View, __: Question) -> NoReturn:
        raise KeyboardInterrupt


class Dies:
    """Ends its process without a word."""

    def choose(self, _: View, __: Question) -> NoReturn:
        os._exit(3)


class Hangs:
    def choose(self, _: View, __: Question) -> NoReturn:
        while True:
            pass


class AnswersIllegally:
    def choose(self, _: View, __: Question) -> str:
        return "fly to the moon"


class AnswersNothing:
    def choose(self, _: View, __: Question) -> None:
        return None


class Equal:
    """Is equal to everything, and cannot be unpickled elsewhere."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __reduce__(self) -> NoReturn:
        raise ValueError("a planted failure while pickling")


class AnswersWithAnObject:
    def choose(self, _: View, __: Question) -> Any:
        return Equal()


class AnswersWithALot:
    def choose(self, _: View, __: Question) -> str:
        return "pass" * 1_000_000


class Hungry:
    """Allocates more memory than a bot may have."""

    def choose(self, _: View, __: Question) -> str:
        return "pass" if bytearray(1 << 40) else ""


class Prints:
    """Answers well, but writes to every stream it finds."""

    def choose(self, view: View, question: Question) -> str:
        print("noise" * 1000, flush=True)
        print("noise", file=sys.stderr, flush=True)
        os.write(1, b"noise")
        return CarefulBot().choose(view, question)


class Remembers:
    """Answers with the next option at every question, starting from its random source."""

    def __init__(self, rng: Random) -> None:
        self._next = rng.randrange(1000)

    def choose(self, _: View, question: Question) -> str:
        self._next += 1
        return question.options[self._next % len(question.options)]


def place(bot: type) -> str:
    return f"{bot.__module__}:{bot.__name__}"


# How each bot fails. Those that hang have their own tests, with a short budget.
FAULTS: dict[type, tuple[str, str]] = {
    Raises: ("raised", "RuntimeError"),
    RaisesWhenMade: ("raised", "ValueError"),
    RaisesWhenListening: ("raised", "LookupError"),
    Exits: ("raised", "SystemExit"),
    Interrupts: ("raised", "KeyboardInterrupt"),
    Dies: ("died", ""),
    AnswersIllegally: ("illegal", ""),
    AnswersNothing: ("illegal", ""),
    AnswersWithAnObject: ("illegal", ""),
    AnswersWithALot: ("illegal", ""),
    Hungry: ("raised", "MemoryError"),
}
