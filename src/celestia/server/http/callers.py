"""The caller of a request: a device with a cookie, or a program with a token."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State

from ..hosting.hub import Hub
from ..identity.devices import COOKIE, device_of, mark_of, new_device, secret_of
from ..tables.commands import Refusal
from .guard import address_of
from .serving import server_of

YEAR = 365 * 24 * 3600
Asked = Request[Any, Any, State]


def hub_of(request: Asked) -> Hub:
    return server_of(request.app.state).hub


def caller_of(request: Asked) -> str | None:
    """Return the secret of the caller, from the cookie or the program's token."""
    key = server_of(request.app.state).key
    return secret_of(key, request.cookies.get(COOKIE), request.headers.get("authorization"))


def require_caller(request: Asked) -> str:
    found = caller_of(request)
    if found is None:
        raise Refusal("no_device")
    return found


def known_device(request: Asked) -> tuple[str, list[Cookie]]:
    """Return this device and, if it is new, the cookie to set.

    Tokens of programs do not count."""
    key = server_of(request.app.state).key
    found = device_of(key, request.cookies.get(COOKIE))
    if found is not None:
        return found, []
    value = new_device(key)
    secure = request.url.scheme == "https"
    cookie = Cookie(
        COOKIE, value=value, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/"
    )
    return value.split(".")[0], [cookie]


async def check_table_limits(request: Asked, device: str) -> None:
    """Raise if this device or this address has opened too many tables."""
    server = server_of(request.app.state)
    await server.tables.check(device, address_of(request), server.hub.clock())


async def remember_table(request: Asked, device: str, table_id: str) -> None:
    """Remember the table for the device's own list of tables."""
    server = server_of(request.app.state)
    await server.hub.store.guests.sat_down(mark_of(server.key, "device", device), table_id)
