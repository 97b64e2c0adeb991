"""Bots at a table.

Each answer is computed in another process, from a view alone. Bots from outside have one process each, so a
bot that hangs delays no other bot. A bot that exceeds its time budget is killed with its process. If a bot is
too slow, raises, crashes or answers nonsense, the stand-in gives that answer. A bot from outside that keeps
failing is suspended for a while, so that its tables do not wait for it every time.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable

import anyio
import anyio.to_thread
import structlog

from ...bot_process.process import BUDGET, BotFault, BotProcess
from ...bot_registry import BUILT_IN, OFFERED
from ...bots.careful_bot import CarefulBot
from ...bots.personas import Claim
from ...game.knowledge.view import Question, View
from ..operation import metrics
from ..tables.personas import claims_of
from ..tables.schedule import BotTurn
from ..tables.table import Table

STRIKES = 3  # answers in a row that a bot may miss by time or by a crash
SUSPENDED = 60.0  # seconds without a question, after the last strike

report = structlog.get_logger()


class Lane:
    """Processes that take questions in turn. Each answers one at a time."""

    def __init__(self, processes: int, budget: float) -> None:
        self._limiter = anyio.CapacityLimiter(processes)
        self._all = [BotProcess(budget) for _ in range(processes)]
        self._idle = deque(self._all)
        self._is_closed = False
        self.strikes = 0
        self.suspended_until = 0.0

    async def ask(
        self, bot: str, seed: str, view: View, question: Question, claims: tuple[Claim, ...]
    ) -> str:
        return await anyio.to_thread.run_sync(
            self._ask, bot, seed, view, question, claims, limiter=self._limiter
        )

    def _ask(self, bot: str, seed: str, view: View, question: Question, claims: tuple[Claim, ...]) -> str:
        process = self._idle.popleft()
        try:
            return process.ask(bot, seed, view, question, claims=claims)
        finally:
            if self._is_closed:
                process.kill()
            self._idle.append(process)

    def close(self) -> None:
        self._is_closed = True
        for process in self._all:
            process.close()
        for process in list(self._idle):
            process.kill()


class BotWorkers:
    """The bots of one worker: `processes` for the package's bots, and one for each bot from outside."""

    def __init__(
        self, processes: int = 1, budget: float = BUDGET, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._budget, self._clock = budget, clock
        self._own = Lane(processes, budget)
        self._outside: dict[str, Lane] = {}
        self._faults: Counter[tuple[str, str, str]] = Counter()
        self.replaced = 0

    async def choose(self, table: Table, turn: BotTurn) -> str:
        assert table.game is not None
        question = table.game.question(turn.seat)
        if question is None:
            return ""
        view = table.game.view(turn.seat)
        seed = _seed(table, turn.seat)
        claims = claims_of(table) if table.settings.personas else ()
        try:
            return await self._ask(turn.bot, seed, view, question, claims)
        except BotFault as fault:
            self._note(turn.bot, fault)
            return stand_in(view, question)

    async def _ask(
        self, bot: str, seed: str, view: View, question: Question, claims: tuple[Claim, ...]
    ) -> str:
        lane = self._lane(bot)
        if self._clock() < lane.suspended_until:
            raise BotFault("suspended")
        try:
            words = await lane.ask(OFFERED.get(bot, bot), seed, view, question, claims)
        except BotFault as fault:
            lane.strikes += fault.kind in ("slow", "died")
            if lane.strikes >= STRIKES and lane is not self._own:
                lane.strikes, lane.suspended_until = 0, self._clock() + SUSPENDED
                report.warning("bot_suspended", bot=bot, seconds=SUSPENDED)
            raise
        lane.strikes = 0
        return words

    def _lane(self, bot: str) -> Lane:
        if bot in BUILT_IN:
            return self._own
        return self._outside.setdefault(bot, Lane(1, self._budget))

    def _note(self, bot: str, fault: BotFault) -> None:
        """Count a fault, and log the first, the tenth, the hundredth … of its kind."""
        self.replaced += 1
        metrics.BOT_FAULTS.labels(bot, fault.kind).inc()
        self._faults[bot, fault.kind, fault.cause] += 1
        count = self._faults[bot, fault.kind, fault.cause]
        if fault.kind != "suspended" and str(count).rstrip("0") == "1":
            report.warning("bot_replaced", bot=bot, kind=fault.kind, cause=fault.cause, count=count)

    def close(self) -> None:
        """End all processes. Questions in progress get the stand-in's answer."""
        for lane in (self._own, *self._outside.values()):
            lane.close()


def _seed(table: Table, seat: int) -> str:
    """A seed from public facts only. The length of the log is not public.

    On the same day all flights seed their bots alike, so that equal choices meet equal games."""
    number = 10 * table.moment.number + seat
    return f"{table.settings.daily} {number}" if table.settings.daily else str(number)


def stand_in(view: View, question: Question) -> str:
    """Answer here, without another process, so that nothing can be in the way."""
    try:
        words = CarefulBot().choose(view, question)
    except Exception as error:
        report.warning("stand_in_failed", kind=type(error).__name__)
        return question.options[0]
    return words if words in question.options else question.options[0]
