"""What Prometheus may read at /metrics: numbers of this server, of no table and of nobody.

With several workers each writes its numbers into a folder of its own (`PROMETHEUS_MULTIPROC_DIR`, set before
they start), and whichever worker is asked adds them up.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import State
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

from .supervisor import METRICS_FOLDER

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

TABLES = Gauge("celestia_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("celestia_sockets", "Open sockets", ["kind"], multiprocess_mode="livesum")
ACTION_SECONDS = Histogram("celestia_action_seconds", "From a wish to its commit", buckets=FINE)
BOT_SECONDS = Histogram("celestia_bot_seconds", "What a bot took for an answer", ["bot"], buckets=FINE)
COUNTED = {
    "actions": Counter("celestia_actions", "Entries committed to logs"),
    "conflicts": Counter("celestia_conflicts", "Appends that another worker's came before"),
    "unknown_messages": Counter("celestia_unknown_messages", "Frames of clients that made no sense"),
    "failures": Counter("celestia_failures", "Work at a table that failed"),
    "replaced_bots": Counter("celestia_replaced_bots", "Answers that a slow or broken bot did not give"),
}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics_page(state: State) -> Response[bytes]:
    sample: Callable[[], None] = state.sample_metrics
    sample()
    return Response(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)


def _registry() -> CollectorRegistry:
    folder = os.environ.get(METRICS_FOLDER)
    if not folder:
        return REGISTRY
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def _forget_the_dead(folder: Path) -> None:
    """Tables and sockets of a worker that is gone are there no more."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rsplit("_", 1)[1])
        if not _is_alive(process):
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's, so it is alive
        pass
    return True
