"""The ASGI application: routes, startup, shutdown and security headers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from ... import __version__, locales
from ...bot_registry import offer_all
from ..hosting.bots_at_table import BotWorkers
from ..hosting.daily import DailyFlights
from ..hosting.housekeeping import keep_backups, keep_days, keep_tidy
from ..hosting.hub import Hub
from ..hosting.reviews import Reviews
from ..hosting.ticker import Watch
from ..identity.daily_root import daily_root
from ..identity.guesses import Guesses
from ..identity.signing import signing_key
from ..operation.clock import ServerClock
from ..operation.metrics import DelayedPage, metrics_page
from ..operation.settings import Settings
from ..store.bus import Bus, MemoryBus
from ..store.migrate import migrate
from ..store.store import Store
from . import daily
from .dev_door import DEV_ROUTES
from .guard import Addresses, guard
from .json_request import JsonRequest
from .lesson import lesson
from .me import ROUTES as OWN_ROUTES
from .odds import odds
from .openapi import StrictJson
from .page import ClientFiles, page
from .problems import HANDLERS
from .record_dice import ROUTES as RECORD_DICE_ROUTES
from .record_reviews import REVIEW_BURST, REVIEWS_PER_SECOND
from .record_reviews import ROUTES as RECORD_REVIEW_ROUTES
from .replays import Replays
from .reviews import ROUTES as REVIEW_ROUTES
from .reviews import WHAT_IF_BURST, WHAT_IFS_PER_SECOND
from .sockets import OpenSockets, table_socket
from .table_limits import TableLimits
from .tables import ROUTES, Server

report = structlog.get_logger()
LARGEST_BODY = 16 * 1024
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",  # includes the WebSocket of the same host
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def open_bus(url: str) -> Bus:
    if not url:
        return MemoryBus()
    from ..store.redis_bus import RedisBus  # needs the extra `cluster`

    return RedisBus(url)


@asynccontextmanager
async def serving(app: Litestar, settings: Settings) -> AsyncGenerator[None, None]:
    """Start everything that a server needs, in order of dependency, and stop it."""
    locales.preload()
    embedded = settings.database_url.startswith("sqlite")
    if embedded:
        await migrate(settings.database_url)
    store = await Store.open(settings.database_url)
    bus = open_bus(settings.bus)
    offer_all(settings.bots)  # once per worker process
    bots = BotWorkers(settings.bot_processes, settings.bot_seconds)
    clock = ServerClock()
    clock.reach(await store.newest())
    hub = Hub(store, bus, bots, clock, alone=embedded)
    watch = app.state.watch = Watch(hub, bots, app.state.metrics)
    key = signing_key(settings)
    addresses = Addresses(settings.requests_per_second)
    tables = TableLimits(store.guests, key, settings.tables_per_device, settings.tables_per_address)
    has_proxies = bool(settings.trusted_proxies)
    reviews = app.state.reviews = Reviews()
    is_limited = bool(settings.requests_per_second)
    app.state.what_ifs = Addresses(WHAT_IFS_PER_SECOND if is_limited else 0.0, WHAT_IF_BURST)
    app.state.record_reviews = Addresses(REVIEWS_PER_SECOND if is_limited else 0.0, REVIEW_BURST)
    flights = DailyFlights(hub, daily_root(settings, key))
    app.state.server = Server(hub, key, Guesses(store.guests, key), addresses, tables, flights, has_proxies)
    app.state.sockets = OpenSockets(hub, settings.sockets_per_address, settings.spectators_per_table)
    await bus.open()
    bus.subscribe(hub.on_appended)
    bus.subscribe_crowd(hub.on_crowd_notice)
    await hub.wake_up()
    chores = [asyncio.create_task(chore) for chore in (watch.run(), keep_tidy(hub), keep_days(flights))]
    if embedded and settings.backups:
        chores.append(asyncio.create_task(keep_backups(settings.database_url, settings.backups)))
    report.info("server_started", process=os.getpid(), database="sqlite" if embedded else "postgresql")
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await reviews.close()
        bots.close()
        await hub.close()
        await bus.close()
        await store.close()


def create_app(settings: Settings) -> Litestar:
    app = Litestar(
        route_handlers=[
            *ROUTES,
            *OWN_ROUTES,
            lesson,
            odds,
            *REVIEW_ROUTES,
            *RECORD_DICE_ROUTES,
            *RECORD_REVIEW_ROUTES,
            *daily.ROUTES,
            *(DEV_ROUTES if settings.dev else ()),
            metrics_page,
            table_socket,
            page,
        ],
        lifespan=[lambda app: serving(app, settings)],
        request_class=JsonRequest,
        exception_handlers=HANDLERS,
        before_request=guard,
        before_send=[_add_headers],
        allowed_hosts=AllowedHostsConfig([*settings.names]) if settings.names else None,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # see `operation.logs`
        openapi_config=OpenAPIConfig(
            title="Celestia",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[StrictJson()],  # the others load scripts from a CDN
        ),
    )
    app.state.client_files = ClientFiles()
    app.state.replays = Replays()
    app.state.metrics_address = settings.metrics_address
    app.state.metrics = DelayedPage() if settings.metrics else None
    return app


async def _add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [
            *message["headers"],
            *((name.encode(), value.encode()) for name, value in HEADERS.items()),
        ]
