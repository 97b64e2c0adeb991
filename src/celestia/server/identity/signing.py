"""The key that signs cookies."""

from __future__ import annotations

import contextlib
import os
import secrets

from ..operation.settings import Settings, StartError

SHORTEST = 32  # bytes


def signing_key(settings: Settings) -> bytes:
    """Return the key that signs cookies, from the settings or a file.

    The file is in the data folder. It is created on first use and readable only by its owner. It gets its
    final name after it is fully written, so no other worker reads half a key."""
    if settings.signing_key:
        return settings.signing_key.encode()
    path = settings.data_folder / "signing.key"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"signing.key.{secrets.token_hex(4)}")
        part.touch(mode=0o600)
        part.write_bytes(secrets.token_bytes(32))
        with contextlib.suppress(FileExistsError):  # use the key that another worker has made
            os.link(part, path)
        part.unlink()
    key = path.read_bytes()
    if len(key) < SHORTEST:
        raise StartError(
            f"{path} is empty or too short. Restore a copy of it, or delete it. Without the old key every"
            " device loses its seats"
        )
    return key
