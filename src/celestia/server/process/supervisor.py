"""Run several workers on one listening socket, and restart those that die.

On Linux the workers are forked from this process after it has imported everything, so they share its memory.
uvicorn's own supervisor cannot use our server class, which notifies clients before it stops.
"""

from __future__ import annotations

import multiprocessing
import os
import platform
import signal
import socket
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import ForkContext, SpawnContext
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog

from ..operation.settings import Settings

STOPPING = (signal.SIGTERM, signal.SIGINT)
SHORTEST_LIFE = 1.0  # seconds; the restart of a worker that dies sooner is delayed by as long
LAST_WILL = 30.0  # seconds a worker has to stop gracefully

report = structlog.get_logger()


class Supervisor:
    def __init__(self, settings: Settings, *listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._workers: dict[BaseProcess, float] = {}  # start time of each
        self._stop_asked, self._stop = socket.socketpair()
        self._context = _context()

    def run(self) -> None:
        for number in STOPPING:
            signal.signal(number, self._on_signal)
        for _ in range(self._settings.workers):
            self._start()
        while self._stop_asked not in (ready := self._wait()):
            for worker in [worker for worker in self._workers if worker.sentinel in ready]:
                self._replace(worker)
        self._end()

    def _wait(self) -> list[object]:
        return list(wait([self._stop_asked, *(worker.sentinel for worker in self._workers)]))

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self._stop.send(b"!")

    def _start(self) -> None:
        worker = self._context.Process(target=work, args=(self._settings, *self._listening))
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)  # a fork inherits our handlers, see `work`
        worker.start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
        self._workers[worker] = time.monotonic()

    def _replace(self, dead: BaseProcess) -> None:
        lived = time.monotonic() - self._workers.pop(dead)
        report.warning("worker_died", process=dead.pid, status=dead.exitcode)
        if lived < SHORTEST_LIFE:
            wait([self._stop_asked], SHORTEST_LIFE)
        self._start()

    def _end(self) -> None:
        for worker in self._workers:
            worker.terminate()
        deadline = time.monotonic() + LAST_WILL
        for worker in self._workers:
            worker.join(max(0.0, deadline - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def _context() -> ForkContext | SpawnContext:
    """Fork only on Linux. Elsewhere system libraries do not always survive a fork."""
    if platform.system() == "Linux":
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context("spawn")


def work(settings: Settings, *listening: socket.socket) -> None:
    """Run one worker, with default signal handlers.

    It stops when its supervisor dies."""
    for number in STOPPING:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
    from .worker import serve  # already loaded if forked

    threading.Thread(target=_stop_with_parent, daemon=True).start()
    serve(settings, *listening)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
