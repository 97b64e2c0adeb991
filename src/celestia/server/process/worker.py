"""One process that serves tables, by itself or as one of several workers."""

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

YOUNG = 50_000  # objects made since the last collection, less those that are gone
ONLY_BY_HOUSEKEEPING = 1_000_000_000


def serve(settings: Settings, *listening: socket.socket) -> None:
    """One process, until it is asked to stop."""
    logs.configure(for_people=settings.workers == 1 and sys.stderr.isatty())
    config = server_config(settings)
    collect_young_garbage_only()
    with contextlib.suppress(KeyboardInterrupt):
        TableServer(config).run([*listening])


def server_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,  # addresses hold the links of tables
        http=BoundedHttp,
        ws=BoundedWebSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # frames are small; it would take 50 kB for each socket
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*settings.trusted_proxies],
        timeout_graceful_shutdown=LAST_REQUESTS,
    )


def collect_young_garbage_only() -> None:
    """Look at each new object once during play; `housekeeping` runs the full collections.

    Modules and tables live long, so a full collection finds little, and with 4,000 tables it takes a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ONLY_BY_HOUSEKEEPING, ONLY_BY_HOUSEKEEPING)
