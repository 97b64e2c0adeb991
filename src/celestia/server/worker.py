"""One process that serves tables, by itself or as one of several workers."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys

import uvicorn

from . import logs
from .app import create_app
from .protocols import BoundedHttp, BoundedWebSocket
from .settings import Settings
from .stopping import LAST_REQUESTS, TableServer
from .wire import LONGEST_FRAME


def serve(settings: Settings, *listening: socket.socket) -> None:
    """One process, until it is asked to stop."""
    logs.configure(for_people=settings.workers == 1 and sys.stderr.isatty())
    config = server_config(settings)
    spare_what_stays()
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


def spare_what_stays() -> None:
    """Programs stay to the end and tables stay long: to look through them for garbage again and again took a
    seventh of the server's time, and held up everybody meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
