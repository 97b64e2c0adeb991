"""Run tasks on processes or on a Ray cluster, and return results in task order.

A contest's outcome therefore depends on its seed, and not on the number of workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from .contest import Contest, play_deal
from .game_result import GameResult
from .ray_cluster import ray_cluster

Task = TypeVar("Task")
Result = TypeVar("Result")

Progress = Callable[[int], None]  # called with the number of deals that were played

AT_ONCE = 1024  # tasks submitted at once, to bound the queue of a long contest


def ignore(deals: int) -> None:
    """Show no progress."""


def deals(contest: Contest, processes: int, ray: str | None = None) -> list[list[GameResult]]:
    """Play the deals of a contest, on Ray if `ray` is given. See `spread`."""
    (found,) = contests_played([contest], processes, ray)
    return found


def contests_played(
    contests: Sequence[Contest], processes: int, ray: str | None = None, progress: Progress = ignore
) -> Iterator[list[list[GameResult]]]:
    """Yield the deals of each contest, in order.

    All deals form one queue, so no worker waits for a contest to finish.
    """
    tasks = [(contest, number) for contest in contests for number in range(contest.deals)]
    with closing(spread(_play, tasks, processes, ray)) as played:
        for contest in contests:
            found = []
            for games in islice(played, contest.deals):
                found.append(games)
                progress(1)
            yield found


def _play(task: tuple[Contest, int]) -> list[GameResult]:
    return play_deal(*task)


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], processes: int, ray: str | None = None
) -> Generator[Result]:
    """Yield each task's result in order, from local processes or a Ray cluster.

    `ray` is the address of the cluster. An empty address uses a running cluster, or starts one on this
    machine. Close the generator to stop early; the workers continue until then.
    """
    if ray is not None:
        yield from _on_ray(work, tasks, ray)
    elif processes > 1:
        yield from _on_processes(work, tasks, processes)
    else:
        yield from map(work, tasks)


def _on_processes(work: Callable[[Task], Result], tasks: Sequence[Task], processes: int) -> Iterator[Result]:
    # Spawn instead of fork: a forked process would inherit locks of the progress bar's thread.
    with ProcessPoolExecutor(max(1, min(processes, len(tasks))), get_context("spawn")) as pool:
        for first in range(0, len(tasks), AT_ONCE):
            yield from pool.map(work, tasks[first : first + AT_ONCE])


def _on_ray(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    with ray_cluster(address) as ray:
        play: Any = ray.remote(work_on)
        shared = ray.put(work)
        waiting = iter(tasks)
        under_way = deque(play.remote(shared, task) for task in islice(waiting, AT_ONCE))
        while under_way:
            yield ray.get(under_way.popleft())
            under_way.extend(play.remote(shared, task) for task in islice(waiting, 1))


def work_on(work: Callable[[Task], Result], task: Task) -> Result:
    """Run one task. Ray finds this function by name on every machine."""
    return work(task)
