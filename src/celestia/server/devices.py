"""Who acts for a seat: a device, known by a signed cookie. A name is enough to play; there are no accounts.

The cookie holds 256 random bits and a signature. A seat belongs to the hash of those bits and the table, so
neither the database nor a log holds anything that could act for a seat.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

COOKIE = "celestia"
_FORM = re.compile(r"^[A-Za-z0-9_-]{43}\.[0-9a-f]{32}$")


def new_device(key: bytes) -> str:
    """The value of a fresh cookie."""
    secret = secrets.token_urlsafe(32)
    return f"{secret}.{_signature(key, secret)}"


def device_of(key: bytes, cookie: str | None) -> str | None:
    """The device's secret, if this cookie was signed by this server."""
    if cookie is None or not _FORM.match(cookie):
        return None
    secret, signature = cookie.split(".")
    return secret if hmac.compare_digest(signature, _signature(key, secret)) else None


def owner_of(device: str, table_id: str) -> str:
    """What the log knows of a device: of no use at another table, and of none to anybody who reads it."""
    return sha256(f"celestia owner 1\n{device}\n{table_id}".encode()).hexdigest()


def _signature(key: bytes, secret: str) -> str:
    return hmac.new(key, secret.encode(), sha256).hexdigest()[:32]
