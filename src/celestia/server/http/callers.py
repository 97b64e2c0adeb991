"""Who is asking: a device by its cookie, or a program by its token."""

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
    """What the caller acts with: a cookie, or a program's token."""
    key = server_of(request.app.state).key
    return secret_of(key, request.cookies.get(COOKIE), request.headers.get("authorization"))


def require_caller(request: Asked) -> str:
    found = caller_of(request)
    if found is None:
        raise Refusal("no_device")
    return found


def known_device(request: Asked) -> tuple[str, list[Cookie]]:
    """This device, and the cookie to set where it is new. A token does not count: it has its seat."""
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


async def may_open(request: Asked, device: str) -> None:
    """Raises if this device or this address has opened too many tables."""
    server = server_of(request.app.state)
    await server.tables.check(device, address_of(request), server.hub.clock())


async def sat_down(request: Asked, device: str, table_id: str) -> None:
    """So that the device finds its way back."""
    server = server_of(request.app.state)
    await server.hub.store.guests.sat_down(mark_of(server.key, "device", device), table_id)
