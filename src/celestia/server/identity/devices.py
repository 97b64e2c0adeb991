"""Devices, which own seats and are identified by a signed cookie.

There are no accounts. The cookie contains 256 random bits and a signature. The log stores a hash of these
bits and the table as the owner of a seat, so nobody can act for a seat with the contents of the database. An
external program gets a token for one seat, and a one-time link moves a seat to another device. Both are also
stored as hashes.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

COOKIE = "celestia"
_FORM = re.compile(r"^[A-Za-z0-9_-]{43}\.[0-9a-f]{32}\Z")
_BEARER = re.compile(r"^Bearer ([A-Za-z0-9_-]{43})\Z", re.IGNORECASE)


def new_device(key: bytes) -> str:
    """Return the value of a new cookie."""
    secret = secrets.token_urlsafe(32)
    return f"{secret}.{_signature(key, secret)}"


def device_of(key: bytes, cookie: str | None) -> str | None:
    """Return the device's secret if this server signed the cookie."""
    if cookie is None or not _FORM.match(cookie):
        return None
    secret, signature = cookie.split(".")
    return secret if hmac.compare_digest(signature, _signature(key, secret)) else None


def new_token() -> str:
    """Return the token of an external program.

    Unlike a device, it cannot take another seat."""
    return secrets.token_urlsafe(32)


def secret_of(key: bytes, cookie: str | None, authorization: str | None) -> str | None:
    """Return the secret of the caller, from the token or else from the cookie."""
    if authorization is not None:
        named = _BEARER.match(authorization)
        return named[1] if named else None
    return device_of(key, cookie)


def owner_of(secret: str, series: str) -> str:
    """Return the hash of a device that the log stores as the owner of a seat.

    It differs from table to table and cannot be used to act for the seat. Rematches share one `series`, so
    devices are recognised there."""
    return sha256(f"celestia owner 1\n{secret}\n{series}".encode()).hexdigest()


def mark_of(key: bytes, kind: str, known: str) -> str:
    """Return the keyed hash by which the database recognises a device or an address."""
    return hmac.new(key, f"celestia {kind} 1\n{known}".encode(), sha256).hexdigest()


def new_link() -> str:
    """Return 128 random bits, for the link of a table or a one-time link."""
    return secrets.token_urlsafe(16)


def hash_of_link(token: str) -> str:
    """Return the hash that the log stores of a one-time link."""
    return sha256(f"celestia link 1\n{token}".encode()).hexdigest()


def _signature(key: bytes, secret: str) -> str:
    return hmac.new(key, secret.encode(), sha256).hexdigest()[:32]
