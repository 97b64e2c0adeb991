"""Graceful shutdown.

Clients get a `bye` before their sockets close, so that they reconnect.
"""

from __future__ import annotations

import socket

import structlog
import uvicorn
from litestar import Litestar

from ..http.sockets import OpenSockets

FAREWELL = 5.0  # seconds that slow clients have to read their `bye`
LAST_REQUESTS = 10  # seconds that running requests have to finish

report = structlog.get_logger()


class TableServer(uvicorn.Server):
    """Notifies the clients first.

    uvicorn closes sockets before it notifies the application."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        opened: OpenSockets = _application(self.config.loaded_app).state.sockets
        report.info("server_stopping", sockets=len(opened.connections))
        await opened.say_goodbye(FAREWELL)
        await super().shutdown(sockets)
        report.info("server_stopped")


def _application(app: object) -> Litestar:
    """Return our application from inside uvicorn's middleware."""
    while not isinstance(app, Litestar):
        app = getattr(app, "app")
    return app
