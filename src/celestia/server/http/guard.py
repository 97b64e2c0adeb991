"""Checks before every request: rate limits by address, same origin, JSON."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, State
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException

from ..identity.limits import Credits

BURST = 10.0  # seconds' worth of requests that may come at once
MOST_ADDRESSES = 10_000  # the least recently used are dropped first
SAFE = ("GET", "HEAD", "OPTIONS")
CHANGE = 5.0  # credits for a changing request; others cost 1

report = structlog.get_logger()


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Return the address to rate-limit.

    For IPv6 that is the /64 network, which one client controls."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


class Addresses:
    """A rate limit per address. `burst` is in seconds' worth of requests."""

    def __init__(self, per_second: float, burst: float = BURST) -> None:
        self._per_second, self._burst = per_second, burst  # 0 per second means no limit
        self._credits: OrderedDict[str, Credits] = OrderedDict()

    def spend(self, address: str, now: float, cost: float = 1.0) -> bool:
        if not self._per_second:
            return True
        credit = self._credits.get(address)
        if credit is None:
            credit = self._credits[address] = Credits(self._per_second * self._burst, self._per_second)
        self._credits.move_to_end(address)
        if len(self._credits) > MOST_ADDRESSES:
            self._credits.popitem(last=False)
        return credit.spend(now, cost)


def same_origin(headers: Headers) -> bool:
    """Reject pages of other sites, which would use this device's cookie.

    Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    site = urlsplit(origin).netloc  # empty for `null`, which a sandboxed page of any site sends
    return bool(site) and site == headers.get("host")


def is_json(headers: Headers) -> bool:
    """Require JSON.

    Other sites can send forms and plain text without a CORS preflight, but not JSON."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return True  # there is no body
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


async def guard(request: Request[Any, Any, State]) -> None:
    """Apply the rate limit.

    Requests that change something must be JSON of the same origin."""
    server = request.app.state.server
    if not server.has_proxies and "x-forwarded-for" in request.headers:
        server.has_proxies = True
        report.warning("X-Forwarded-For is ignored: to count clients, name the proxy in trusted_proxies")
    changes = request.method not in SAFE
    if not server.addresses.spend(address_of(request), server.hub.clock(), CHANGE if changes else 1.0):
        raise TooManyRequestsException("too many requests from this address: wait a little")
    if changes and not same_origin(request.headers):
        raise PermissionDeniedException("this request comes from another site")
    if changes and not is_json(request.headers):
        raise HTTPException("the body must be JSON, with the type application/json", status_code=415)
