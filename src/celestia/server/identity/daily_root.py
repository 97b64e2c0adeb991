"""The secret behind the keys of daily flights."""

from __future__ import annotations

import hmac
from pathlib import Path

from ..operation.settings import Settings, StartError

SHORTEST = 32  # bytes
OWN = b"celestia daily root 1\n"


def daily_root(settings: Settings, signing_key: bytes) -> bytes:
    """Return the secret in the shared file, or one that follows from the signing key. Raises StartError."""
    if not settings.daily_key:
        return hmac.digest(signing_key, OWN, "sha256")
    path = Path(settings.daily_key).expanduser()
    try:
        found = path.read_bytes().strip()  # an editor may add a line break
    except OSError as error:
        raise StartError(f"the daily key {path} cannot be read: {error.strerror}") from error
    if len(found) < SHORTEST:
        raise StartError(f"the daily key {path} is too short. It needs at least {SHORTEST} bytes")
    return found
