"""The key that signs cookies."""

from __future__ import annotations

import contextlib
import os
import secrets

from ..operation.settings import Settings, StartError

SHORTEST = 32  # bytes


def signing_key(settings: Settings) -> bytes:
    """The key that signs cookies, the same for all workers: a setting, or made once, kept in the data folder
    and readable by its owner alone. It gets its name when it is whole, so nobody ever reads half a key."""
    if settings.signing_key:
        return settings.signing_key.encode()
    path = settings.data_folder / "signing.key"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"signing.key.{secrets.token_hex(4)}")
        part.touch(mode=0o600)
        part.write_bytes(secrets.token_bytes(32))
        with contextlib.suppress(FileExistsError):  # another worker made one: that is ours too
            os.link(part, path)
        part.unlink()
    key = path.read_bytes()
    if len(key) < SHORTEST:
        raise StartError(
            f"{path} is empty or too short. Put a copy of it back; or delete it, and every device loses its"
            " seats"
        )
    return key
