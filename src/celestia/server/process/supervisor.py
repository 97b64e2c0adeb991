"""n processes of the same program on one listening socket: whoever dies is started again.

On Linux they are forked from this one, which has loaded everything, and share its memory. uvicorn's own
supervisor cannot be told to use our server, which says goodbye before it stops.
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
SHORTEST_LIFE = 1.0  # seconds: who dies sooner is started again after as long, so that no core is burnt
LAST_WILL = 30.0  # seconds a worker has to stop gracefully

report = structlog.get_logger()


class Supervisor:
    def __init__(self, settings: Settings, *listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._workers: dict[BaseProcess, float] = {}  # and when each was started
        self._stop_asked, self._stop = socket.socketpair()
        self._context = _context()

    def run(self) -> None:
        for number in STOPPING:
            signal.signal(number, self._asked_to_stop)
        for _ in range(self._settings.workers):
            self._start()
        while self._stop_asked not in (ready := self._wait()):
            for worker in [worker for worker in self._workers if worker.sentinel in ready]:
                self._replace(worker)
        self._end()

    def _wait(self) -> list[object]:
        return list(wait([self._stop_asked, *(worker.sentinel for worker in self._workers)]))

    def _asked_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stop.send(b"!")

    def _start(self) -> None:
        worker = self._context.Process(target=work, args=(self._settings, *self._listening))
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)  # a forked one is no supervisor: see `work`
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
    """Elsewhere the system's own libraries do not always survive a fork."""
    if platform.system() == "Linux":
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context("spawn")


def work(settings: Settings, *listening: socket.socket) -> None:
    """The life of one worker. It does not outlive its supervisor, and stops for itself alone."""
    for number in STOPPING:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
    from .worker import serve  # loaded by now, where it was forked

    threading.Thread(target=_stop_with_the_parent, daemon=True).start()
    serve(settings, *listening)


def _stop_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
