"""Who acts for a seat: a device, known by a signed cookie. A name is enough to play; there are no accounts.

The cookie holds 256 random bits and a signature. A seat belongs to the hash of those bits and the table, so
neither the database nor a log holds anything that could act for a seat. A program from outside gets a token
of its own for one seat, and a seat moves to another device by a one-time link; both are kept in the same way.
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
    """The value of a fresh cookie."""
    secret = secrets.token_urlsafe(32)
    return f"{secret}.{_signature(key, secret)}"


def device_of(key: bytes, cookie: str | None) -> str | None:
    """The device's secret, if this cookie was signed by this server."""
    if cookie is None or not _FORM.match(cookie):
        return None
    secret, signature = cookie.split(".")
    return secret if hmac.compare_digest(signature, _signature(key, secret)) else None


def new_token() -> str:
    """What a program from outside acts for its seat with. It is no device: it can take no other seat."""
    return secrets.token_urlsafe(32)


def secret_of(key: bytes, cookie: str | None, authorization: str | None) -> str | None:
    """What the caller acts with: the token it names, else its cookie."""
    if authorization is not None:
        named = _BEARER.match(authorization)
        return named[1] if named else None
    return device_of(key, cookie)


def owner_of(secret: str, series: str) -> str:
    """What the log knows of a device: of no use at another table, and of none to anybody who reads it. The
    tables of a row of rematches are one `series`, so everybody is known again."""
    return sha256(f"celestia owner 1\n{secret}\n{series}".encode()).hexdigest()


def mark_of(key: bytes, kind: str, known: str) -> str:
    """What the database keeps of a device or an address to know it again: of no use without the key."""
    return hmac.new(key, f"celestia {kind} 1\n{known}".encode(), sha256).hexdigest()


def new_link() -> str:
    """The 128 random bits of a link: a table's, or a one-time link's."""
    return secrets.token_urlsafe(16)


def hash_of_link(token: str) -> str:
    """What the log keeps of a one-time link."""
    return sha256(f"celestia link 1\n{token}".encode()).hexdigest()


def _signature(key: bytes, secret: str) -> str:
    return hmac.new(key, secret.encode(), sha256).hexdigest()[:32]
