"""Work spread over processes or over a Ray cluster; the results come in the order of the tasks.

So what a contest shows depends on its seed, and not on how many play it or where.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from ..extras import how_to_install
from .contest import Contest, GameResult, play_deal

Task = TypeVar("Task")
Result = TypeVar("Result")

AT_ONCE = 1024  # tasks handed out together, so that a long contest does not queue up as a whole


class RayMissing(ImportError):
    """Ray is asked for and not installed."""


def deals(contest: Contest, processes: int, ray: str | None = None) -> Iterator[list[GameResult]]:
    """The deals of a contest, played here or, where `ray` is given, there: see `spread`."""
    return spread(partial(play_deal, contest), range(contest.deals), processes, ray)


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], processes: int, ray: str | None = None
) -> Generator[Result]:
    """Each task's result, in order: on this many processes, or on the Ray cluster of this address ("" for
    the one that is found, or else one on this machine). Whoever stops early closes it: the workers go on
    until then."""
    if ray is not None:
        yield from _on_ray(work, tasks, ray)
    elif processes > 1:
        yield from _on_processes(work, tasks, processes)
    else:
        yield from map(work, tasks)


def _on_processes(work: Callable[[Task], Result], tasks: Sequence[Task], processes: int) -> Iterator[Result]:
    # Fresh processes: one that is forked would take over locks of the progress bar's thread.
    with ProcessPoolExecutor(max(1, min(processes, len(tasks))), get_context("spawn")) as pool:
        for first in range(0, len(tasks), AT_ONCE):
            yield from pool.map(work, tasks[first : first + AT_ONCE])


def _on_ray(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """Every machine of the cluster needs this package. A cluster that the caller is already connected to is
    used as it is, and left so."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report home
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # and warn of GPUs nobody asks for
    try:
        import ray
    except ImportError as error:
        raise RayMissing(f"a Ray cluster needs the extra ray: {how_to_install('ray')}") from error
    connects = not ray.is_initialized()
    if connects:
        ray.init(address=address or None, log_to_driver=False, logging_level=logging.WARNING)
    try:
        play: Any = ray.remote(work_on)
        shared = ray.put(work)
        waiting = iter(tasks)
        under_way = deque(play.remote(shared, task) for task in islice(waiting, AT_ONCE))
        while under_way:
            yield ray.get(under_way.popleft())
            under_way.extend(play.remote(shared, task) for task in islice(waiting, 1))
    finally:
        if connects:
            ray.shutdown()


def work_on(work: Callable[[Task], Result], task: Task) -> Result:
    """What Ray runs: a function of this module is found by its name on every machine."""
    return work(task)
