"""The program of a bot's process: read questions, let bots answer, write the answers.

Requests are pickles from the parent, which is trusted. Replies are plain text, because unpickling an object
of a bot could run the bot's code in the parent. What a bot prints is discarded.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import OrderedDict
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import IO

from ..bot_registry import check_bot, make
from ..bots.bot import Bot
from ..bots.persona_bot import Listens
from .frames import READY, read_frame, reply, write_frame
from .requests import Ask, Load, Setting

KEPT = 16  # instances; more than the seats of a table


class Bots:
    """The bots of this process. A few instances keep their memory between questions."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def answer(self, request: Ask) -> object:
        bot = self._bot(request)
        if isinstance(bot, Listens):
            bot.hear(request.claims)
        return bot.choose(request.view, request.question)

    def _bot(self, request: Ask) -> Bot:
        if not request.instance:
            return make(request.bot, Random(request.seed))
        key = (request.bot, request.instance)
        bot = self._kept.pop(key, None) or make(request.bot, Random(request.seed))
        self._kept[key] = bot
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return bot


def handle(bots: Bots, request: Load | Ask) -> bytes:
    """Return the reply to a request, whatever the bot does.

    Bots may also raise SystemExit or KeyboardInterrupt."""
    try:
        if isinstance(request, Load):
            check_bot(request.bot)
            return reply(READY)
        words = bots.answer(request)
        is_legal = type(words) is str and words in request.question.options
        return reply("", words) if is_legal and isinstance(words, str) else reply("illegal")
    except BaseException as error:
        return reply("raised", type(error).__name__)


def main() -> None:
    requests, replies = _take_pipes()
    setting: Setting = pickle.loads(read_frame(requests))
    sys.path[:] = setting.path
    _limit_memory(setting.memory)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a net at a table is too small for more threads
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_receive, args=(requests, inbox), daemon=True).start()
    bots = Bots()
    write_frame(replies, reply(READY))
    while True:
        write_frame(replies, handle(bots, pickle.loads(inbox.get())))


def _take_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Keep the pipes to the parent for ourselves. Bots get empty streams instead."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    return requests, replies


def _receive(requests: IO[bytes], inbox: SimpleQueue[bytes]) -> None:
    """Receive requests in a thread, so that this process ends with its parent even if a bot hangs."""
    while True:
        try:
            inbox.put(read_frame(requests))
        except EOFError:
            os._exit(0)


def _limit_memory(limit: int) -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    except (ImportError, OSError, ValueError):
        pass  # this system has no such limit, or a lower one


if __name__ == "__main__":
    main()
