"""Playing the deals of a contest on several processes; the results come in the order of the deals.

So a contest's result depends on its seed and not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from .contest import Contest, GameResult, play_deal

DEALS_AT_ONCE = 1024  # handed out together, so that a long contest does not queue up as a whole


def deals(contest: Contest, processes: int) -> Iterator[list[GameResult]]:
    if processes <= 1:
        yield from (play_deal(contest, deal) for deal in range(contest.deals))
        return
    play = partial(play_deal, contest)
    # Fresh processes: one that is forked would take over locks of the progress bar's thread.
    with ProcessPoolExecutor(min(processes, contest.deals), get_context("spawn")) as pool:
        for first in range(0, contest.deals, DEALS_AT_ONCE):
            last = min(first + DEALS_AT_ONCE, contest.deals)
            yield from pool.map(play, range(first, last))
