"""The secret of a device inside a one-time link.

A move needs the secrets of both devices, because owners are hashes of them. The server does not keep the old
one. The database stores it encrypted with the token, and only the link contains the token."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

PURPOSE = b"celestia device link 1"


def sealed_secret(secret: str, token: str) -> bytes:
    """Encrypt a device's 32 bytes with a key stream of the same length.

    A token is random and used for one secret, so the key stream is never used twice."""
    return _combined(urlsafe_b64decode(f"{secret}="), token)


def opened_secret(sealed: bytes, token: str) -> str:
    return urlsafe_b64encode(_combined(sealed, token)).decode().rstrip("=")


def _combined(given: bytes, token: str) -> bytes:
    stream = hmac.digest(token.encode(), PURPOSE, sha256)
    return bytes(one ^ other for one, other in zip(given, stream, strict=True))
