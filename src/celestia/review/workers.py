"""Run the tasks of a review here or in other processes, and yield results as they come.

The processes run at low priority. They end with their parent, even if it is killed.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context

from .chances import ChoiceTask, ValueTask, choice, value
from .document import Grade
from .estimate import Estimate
from .grades import GradeTask, grade
from .play_on import SECOND, play_on

Task = ValueTask | ChoiceTask | GradeTask
Result = Estimate | Grade

NICE = 10
LOOK_FOR_PARENT = 1.0  # seconds between two looks


def work(task: Task, policy: str) -> Result:
    player = play_on(policy)
    if isinstance(task, ValueTask):
        return value(task, player)
    if isinstance(task, ChoiceTask):
        return choice(task, player)
    return grade(task, player, play_on(SECOND))


class Workers:
    """Use as a context. Tasks start at once; leaving the context cancels those that have not started."""

    def __init__(self, tasks: Sequence[Task], policy: str, processes: int) -> None:
        self._tasks, self._policy = tasks, policy
        self._pool = None
        if processes > 1:
            # Spawn instead of fork: the caller may have threads.
            self._pool = ProcessPoolExecutor(processes, get_context("spawn"), _prepare, (os.getpid(),))
            self._futures = {self._pool.submit(work, task, policy): task for task in tasks}

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def results(self) -> Generator[tuple[Task, Result]]:
        """Yield each task with its result, in any order."""
        if self._pool is None:
            for task in self._tasks:
                yield task, work(task, self._policy)
            return
        for future in as_completed(self._futures):
            yield self._futures[future], future.result()


def _prepare(parent: int) -> None:
    with suppress(OSError):
        os.nice(max(0, NICE - os.nice(0)))
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK_FOR_PARENT)
    os._exit(1)
