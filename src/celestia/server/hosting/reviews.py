"""Reviews of finished games, computed in a process of their own.

One review runs at a time, at low priority, so that tables do not feel it. A few wait: another process
computes their first picture meanwhile, which takes a second. Finished reviews stay
in memory, up to a bound: the same game always gets the same review, so it can be computed again.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing, suppress
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from ...review.document import Review, WhatIf
from ..protocol.shapes import ReviewShown, ReviewStage
from ..tables.commands import Refusal
from ..tables.game_events import GameEvent
from ..tables.personas import CLAIMS
from ..tables.table import Table
from ..tables.table_events import Talked

KEPT = 32  # finished reviews in memory, of about 100 kB
WAITING = 8  # reviews that may wait
WHAT_IFS = 4  # other answers that may wait
LONGEST_SILENCE = 120.0  # seconds without progress after which a review fails
LONGEST_WHAT_IF = 60.0
LONGEST_PICTURE = 60.0
LONGEST_LINE = 16 << 20  # bytes; more than any review has

report = structlog.get_logger()
Request = dict[str, Any]
SaidClaim = tuple[int, int, str, str]  # public events before it, seat, says, card


class _Line(msgspec.Struct):
    """A line of the job, see `review.job`."""

    review: msgspec.Raw = msgspec.Raw()
    what_if: WhatIf | None = None
    done: int = 0
    total: int = 0
    refused: str = ""


@dataclass
class _Job:
    """The review of one table."""

    stage: ReviewStage = "waiting"
    done: int = 0
    total: int = 0
    review: bytes = b""  # the newest document, coarse or whole


class Reviews:
    def __init__(self) -> None:
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._one_review, self._one_picture, self._one_answer = asyncio.Lock(), asyncio.Lock(), asyncio.Lock()
        self._answers = 0  # what-ifs that run or wait
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------------------------------- reviews
    def shown(self, table_id: str, known: str = "") -> ReviewShown:
        """Return the progress of a review, and its newest document unless the client has it."""
        job = self._jobs.get(table_id)
        if job is None:
            return ReviewShown("none")
        found = msgspec.json.decode(job.review, type=Review) if job.review else None
        ahead = sum(one.stage in ("waiting", "working") for one in self._before(table_id))
        wanted = found if found is not None and found.stage != known else None
        return ReviewShown(job.stage, ahead, job.done, job.total, wanted)

    def _before(self, table_id: str) -> list[_Job]:
        ids = list(self._jobs)
        return [self._jobs[one] for one in ids[: ids.index(table_id)]]

    def is_started(self, table_id: str) -> bool:
        """Whether a review runs, waits or is finished. One that failed may start again."""
        return table_id in self._jobs and self._jobs[table_id].stage != "failed"

    def start(self, table_id: str, request: Request) -> None:
        """Start the review of a table, or let it wait. Each table has one."""
        if self.is_started(table_id):
            return
        if sum(job.stage == "waiting" for job in self._jobs.values()) >= WAITING:
            raise Refusal("reviews_busy")
        self._jobs.pop(table_id, None)
        has_to_wait = any(job.stage in ("waiting", "working") for job in self._jobs.values())
        job = self._jobs[table_id] = _Job()
        self._forget_oldest()
        self._start_task(self._run(job, request))
        if has_to_wait:
            self._start_task(self._draw_first_picture(job, request))

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget_oldest(self) -> None:
        ended = [one for one, job in self._jobs.items() if job.stage in ("whole", "failed")]
        for table_id in ended[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[table_id]

    async def _run(self, job: _Job, request: Request) -> None:
        async with self._one_review:
            job.stage = "working"
            try:
                async with asyncio.timeout(LONGEST_SILENCE) as silence, aclosing(_lines(request)) as lines:
                    async for line in lines:
                        # A busy machine may take minutes, which are no reason to throw the work away.
                        silence.reschedule(asyncio.get_running_loop().time() + LONGEST_SILENCE)
                        job.done, job.total = line.done or job.done, line.total or job.total
                        job.review = bytes(line.review) or job.review
            except (OSError, TimeoutError, msgspec.DecodeError, ValueError) as error:
                report.warning("review_failed", kind=type(error).__name__)
            finally:
                job.stage = "whole" if _is_whole(job.review) else "failed"

    async def _draw_first_picture(self, job: _Job, request: Request) -> None:
        """Show something while other reviews come first. The review itself does not need it."""
        async with self._one_picture:
            if job.stage != "waiting":
                return
            with suppress(OSError, TimeoutError, msgspec.DecodeError, ValueError):
                async with (
                    asyncio.timeout(LONGEST_PICTURE),
                    aclosing(_lines({**request, "first": True})) as lines,
                ):
                    async for line in lines:
                        job.review = job.review or bytes(line.review)

    # ------------------------------------------------------------------------------------------- what if
    async def what_if(self, request: Request) -> WhatIf:
        """Play another answer on. One request at a time; a few wait."""
        if self._answers >= WHAT_IFS:
            raise Refusal("reviews_busy")
        self._answers += 1
        try:
            async with self._one_answer, asyncio.timeout(LONGEST_WHAT_IF), aclosing(_lines(request)) as lines:
                async for line in lines:
                    if line.what_if is not None:
                        return line.what_if
                    raise Refusal("no_choice", line.refused)
        except TimeoutError:
            pass
        finally:
            self._answers -= 1
        raise Refusal("reviews_busy")

    async def close(self) -> None:
        """Cancel all reviews and end their processes."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_whole(review: bytes) -> bool:
    return bool(review) and msgspec.json.decode(review, type=Review).stage == "whole"


async def _lines(request: Request) -> AsyncGenerator[_Line, None]:
    """Run a job and yield its lines. Closing this kills the job."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "celestia.review.job"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LONGEST_LINE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(request))
        process.stdin.write_eof()
        while line := await process.stdout.readline():
            yield msgspec.json.decode(line, type=_Line)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def claims_aloud(table: Table) -> list[SaidClaim]:
    """Return what players claimed about cards, each with the number of public events before it."""
    found: list[SaidClaim] = []
    seen = table.past_events
    for event in table.events_for(None):
        if isinstance(event, GameEvent):
            seen += 1
        elif isinstance(event, Talked) and event.key in CLAIMS:
            found.append((seen, event.seat, event.key.removeprefix("claim_"), event.text))
    return found
