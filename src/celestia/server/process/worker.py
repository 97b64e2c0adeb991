"""One process that serves tables, alone or as one of several workers."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys

import uvicorn

from ..http.app import create_app
from ..http.uvicorn_protocols import BoundedHttp, BoundedWebSocket
from ..operation import logs
from ..operation.settings import Settings
from ..protocol.wire import LONGEST_FRAME
from .shutdown import LAST_REQUESTS, TableServer

YOUNG = 50_000  # net new objects since the last collection
ONLY_BY_HOUSEKEEPING = 1_000_000_000


def serve(settings: Settings, *listening: socket.socket) -> None:
    """Serve until a signal stops the process."""
    logs.configure(for_people=settings.workers == 1 and sys.stderr.isatty())
    config = server_config(settings)
    collect_young_garbage_only()
    with contextlib.suppress(KeyboardInterrupt):
        TableServer(config).run([*listening])


def server_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,  # paths contain the secret links of tables
        http=BoundedHttp,
        ws=BoundedWebSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # frames are small, and it needs 50 kB per socket
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*settings.trusted_proxies],
        timeout_graceful_shutdown=LAST_REQUESTS,
    )


def collect_young_garbage_only() -> None:
    """Disable full collections during play. `housekeeping` runs them instead.

    Modules and tables live long, so a full collection frees little. With 4,000 tables it takes a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ONLY_BY_HOUSEKEEPING, ONLY_BY_HOUSEKEEPING)
