"""n processes of the same program on one listening socket: whoever dies is started again.

uvicorn's own supervisor cannot be told to use our server, which says goodbye before it stops.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog

from .settings import Settings

Serve = Callable[[Settings, socket.socket], None]

SHORTEST_LIFE = 1.0  # seconds: who dies sooner is started again after as long, so that no core is burnt
LAST_WILL = 30.0  # seconds a worker has to stop gracefully

report = structlog.get_logger()


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, serve: Serve) -> None:
        self._settings, self._listening, self._serve = settings, listening, serve
        self._workers: dict[SpawnProcess, float] = {}  # and when each was started
        self._stop_asked, self._stop = socket.socketpair()

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
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
        spawn = multiprocessing.get_context("spawn")
        worker = spawn.Process(target=work, args=(self._serve, self._settings, self._listening))
        worker.start()
        self._workers[worker] = time.monotonic()

    def _replace(self, dead: SpawnProcess) -> None:
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


def work(serve: Serve, settings: Settings, listening: socket.socket) -> None:
    """The life of one worker. It does not outlive its supervisor."""
    threading.Thread(target=_stop_with_the_parent, daemon=True).start()
    serve(settings, listening)


def _stop_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
