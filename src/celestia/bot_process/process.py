"""A process in which bots answer, as its parent sees it.

The time budget is hard: a bot that exceeds it is killed with its process, and the next question starts a new
one. One thread at a time may ask.
"""

from __future__ import annotations

import pickle
import select
import subprocess
import sys
import time

from ..bots.personas import Claim
from ..game.knowledge.view import Question, View
from .frames import LENGTH, LONGEST_REPLY, READY, write_frame
from .requests import Ask, Load, Setting

BUDGET = 5.0  # seconds for an answer
LOADING = 60.0  # seconds to start a process, or to import a bot
MEMORY = 2 << 30  # bytes that the bots of a process may allocate


class BotFault(Exception):
    """A bot did not answer: `kind` is slow, raised, illegal or died."""

    def __init__(self, kind: str, cause: str = "") -> None:
        super().__init__(f"{kind}: {cause}" if cause else kind)
        self.kind = kind
        self.cause = cause  # the type of the exception


class BotProcess:
    """A process that answers for bots. It starts with the first question."""

    def __init__(self, budget: float = BUDGET, memory: int = MEMORY) -> None:
        self._budget, self._memory = budget, memory
        self._process: subprocess.Popen[bytes] | None = None
        self._loaded: set[str] = set()
        self._is_closed = False

    def ask(
        self,
        bot: str,
        seed: str | int,
        view: View,
        question: Question,
        instance: str = "",
        claims: tuple[Claim, ...] = (),
    ) -> str:
        """Return the bot's answer, which is one of the options, or raise BotFault.

        An `instance` names a bot that remembers its earlier questions."""
        try:
            process = self._started()
            if bot not in self._loaded:
                self._request(process, Load(bot), LOADING)
                self._loaded.add(bot)
            return self._request(process, Ask(bot, seed, instance, view, question, claims), self._budget)
        except BotFault as fault:
            if fault.kind in ("slow", "died") or fault.cause == "MemoryError":
                self.kill()
            raise

    def kill(self) -> None:
        process, self._process = self._process, None
        self._loaded.clear()
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()

    def close(self) -> None:
        """Kill the process for good. A question in progress fails."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()  # the thread that asks cleans up

    def _started(self) -> subprocess.Popen[bytes]:
        if self._is_closed:
            raise BotFault("died")
        if self._process is None:
            command = [sys.executable, "-m", f"{__package__}.child"]
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
            self._request(self._process, Setting(tuple(sys.path), self._memory), LOADING)
        return self._process

    def _request(self, process: subprocess.Popen[bytes], request: Setting | Load | Ask, budget: float) -> str:
        deadline = time.monotonic() + budget
        assert process.stdin is not None
        try:
            write_frame(process.stdin, pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        except OSError as error:
            raise BotFault("died") from error
        length = int.from_bytes(_receive(process, LENGTH, deadline), "big")
        if length > LONGEST_REPLY:
            raise BotFault("died")
        fault, _, text = _receive(process, length, deadline).decode(errors="replace").partition("\n")
        if fault not in ("", READY):
            raise BotFault(fault, text)
        return text


def _receive(process: subprocess.Popen[bytes], size: int, deadline: float) -> bytes:
    """Read exactly this much before the deadline."""
    assert process.stdout is not None
    found = b""
    poll = select.poll()
    poll.register(process.stdout, select.POLLIN)
    while len(found) < size:
        if not poll.poll(max(0.0, 1000 * (deadline - time.monotonic()))):
            raise BotFault("slow")
        part = process.stdout.read(size - len(found))
        if not part:
            raise BotFault("died")
        found += part
    return found
