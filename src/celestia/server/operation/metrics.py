"""Prometheus metrics at /metrics, about the server as a whole.

They are served on a separate address (the setting `metrics`), never on that of the players. They are a minute
old, because on a quiet server current numbers would reveal that a player has just answered face down.

Several workers write their numbers to a shared folder (`PROMETHEUS_MULTIPROC_DIR`, set before they start),
and the worker that answers a request adds them up.
"""

from __future__ import annotations

import os
import time
from collections import deque
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .settings import METRICS_FOLDER

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

DELAY = 60.0  # seconds; longer than any window stays open
EVERY = 15.0  # seconds

TABLES = Gauge("celestia_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("celestia_sockets", "Open sockets", ["kind"], multiprocess_mode="livesum")
ACTION_SECONDS = Histogram("celestia_action_seconds", "From a command to its commit", buckets=FINE)
BOT_SECONDS = Histogram("celestia_bot_seconds", "Time that a bot takes for an answer", ["bot"], buckets=FINE)
BOT_FAULTS = Counter("celestia_bot_faults", "Answers missed by a bot, by kind of fault", ["bot", "kind"])
COUNTED = {
    "actions": Counter("celestia_actions", "Entries committed to logs"),
    "conflicts": Counter("celestia_conflicts", "Appends that lost a race against another worker"),
    "unknown_messages": Counter("celestia_unknown_messages", "Client frames that cannot be decoded"),
    "failures": Counter("celestia_failures", "Background tasks that failed"),
    "replaced_bots": Counter("celestia_replaced_bots", "Answers missed by slow or broken bots"),
}


class DelayedPage:
    """The metrics of a minute ago. Call `take` every second."""

    def __init__(self) -> None:
        self._pages: deque[tuple[float, bytes]] = deque()

    def take(self, now: float) -> None:
        if not self._pages or now - self._pages[-1][0] >= EVERY:
            self._pages.append((now, current_page()))
        while len(self._pages) > 1 and self._pages[1][0] <= now - DELAY:
            self._pages.popleft()

    def at(self, now: float) -> bytes:
        """Return the newest page that is old enough. It is empty in the first minute."""
        old = [page for taken, page in self._pages if taken <= now - DELAY]
        return old[-1] if old else b""


def current_page() -> bytes:
    return generate_latest(_registry())


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Serve the metrics on their own address only.

    The socket decides, because headers can be forged."""
    state = request.app.state
    if not _is_address(request.scope.get("server"), state.metrics_address):
        raise NotFoundException("there is no such page or file")
    page: DelayedPage = state.metrics
    return Response(page.at(time.monotonic()), media_type=CONTENT_TYPE_LATEST)


def _is_address(server: tuple[str, int | None] | None, address: tuple[str, int] | None) -> bool:
    if server is None or address is None or server[1] != address[1]:
        return False
    return server[0] == address[0] or ip_address(address[0]).is_unspecified


def _registry() -> CollectorRegistry:
    folder = os.environ.get(METRICS_FOLDER)
    if not folder:
        return REGISTRY
    _drop_dead_workers(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def _drop_dead_workers(folder: Path) -> None:
    """Remove the gauges of dead workers."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rsplit("_", 1)[1])
        if not _is_alive(process):
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # alive, but owned by another user
        pass
    return True
