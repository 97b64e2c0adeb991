"""The application: routes, start and stop, and what protects it; nothing else."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from .. import __version__
from .api import ROUTES, Server
from .bots_at_table import BotWorkers
from .guard import Addresses, guard
from .guesses import Guesses
from .hub import Hub
from .problems import HANDLERS
from .settings import Settings
from .sockets import table_socket
from .store.bus import MemoryBus
from .store.migrate import migrate
from .store.store import Store

LARGEST_BODY = 16 * 1024
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def signing_key(folder: Path) -> bytes:
    """The key that signs cookies: made once, kept beside the database, readable by its owner alone."""
    path = folder / "signing.key"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        settings.data_folder.mkdir(parents=True, exist_ok=True)
        if settings.database_url.startswith("sqlite"):
            await migrate(settings.database_url)
        store = await Store.open(settings.database_url)
        bots = BotWorkers(settings.bot_processes, settings.bot_seconds)
        hub = Hub(store, MemoryBus(), bots, time.time)
        addresses = Addresses(settings.requests_per_second)
        app.state.server = Server(hub, signing_key(settings.data_folder), Guesses(), addresses)
        await hub.wake_up()
        try:
            yield
        finally:
            await hub.close()
            await store.close()

    return Litestar(
        route_handlers=[*ROUTES, table_socket],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        before_request=guard,
        before_send=[_add_headers],
        allowed_hosts=AllowedHostsConfig([*settings.names]) if settings.names else None,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(title="Celestia", version=__version__, path="/api/schema"),
    )


async def _add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [
            *message["headers"],
            *((name.encode(), value.encode()) for name, value in HEADERS.items()),
        ]
