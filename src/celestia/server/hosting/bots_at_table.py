"""Bots at a table.

Each answer is computed in a worker process, from a view alone. A bot that exceeds its time budget is killed
with its process. If a bot is too slow or crashes, the stand-in gives that answer.
"""

from __future__ import annotations

from random import Random

import anyio
import anyio.to_process
import msgspec

from ...bot_registry import OFFERED, make
from ...game.knowledge.view import Question, View
from ..tables.schedule import STAND_IN, BotTurn
from ..tables.table import Table

BUDGET = 5.0  # seconds a bot may think


def think(bot: str, seed: int, view: bytes, question: bytes) -> str:
    """Choose an answer, in a worker process. View and question arrive as JSON."""
    seen = msgspec.json.decode(view, type=View)
    asked = msgspec.json.decode(question, type=Question)
    return make(bot, Random(seed)).choose(seen, asked)


class BotWorkers:
    """A pool of worker processes for bots."""

    def __init__(self, processes: int = 1, budget: float = BUDGET) -> None:
        self._limiter = anyio.CapacityLimiter(processes)
        self._budget = budget
        self.replaced = 0

    async def choose(self, table: Table, turn: BotTurn) -> str:
        assert table.game is not None
        question = table.game.question(turn.seat)
        if question is None:
            return ""
        view = msgspec.json.encode(table.game.view(turn.seat))
        asked = msgspec.json.encode(question)
        seed = 10 * table.moment.number + turn.seat  # public facts only; the length of the log is not public
        for bot in (turn.bot, STAND_IN):
            words = await self._try(bot, seed, view, asked)
            if words in question.options:
                return words
            self.replaced += 1
        return question.options[0]

    async def _try(self, bot: str, seed: int, view: bytes, asked: bytes) -> str:
        try:
            with anyio.fail_after(self._budget):
                return await anyio.to_process.run_sync(
                    think, OFFERED.get(bot, bot), seed, view, asked, cancellable=True, limiter=self._limiter
                )
        except Exception:  # a bot must never stop the table
            return ""
