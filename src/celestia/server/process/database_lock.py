"""One server at a time on an embedded database.

SQLite itself lets any number of processes write. Two servers would each keep their own copy of a table in
memory, and neither would hear of the other's moves.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from ..operation.settings import StartError


class Holder(msgspec.Struct):
    """Who holds a lock, for the sentence that refuses another one."""

    process: int
    machine: str
    since: str

    def __str__(self) -> str:
        return f"process {self.process} on {self.machine}, since {self.since}"


class DatabaseLock:
    """Held from `acquire` to `release`, or to the end of the process, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Raises StartError if another process holds it, and OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(descriptor)
        except BlockingIOError:
            os.close(descriptor)
            raise StartError(
                f"{self.path.parent} is in use by another server ({self._holder()}). Stop that server, or"
                " choose another folder with --data"
            ) from None
        except BaseException:
            os.close(descriptor)
            raise
        self._descriptor = descriptor
        holder = Holder(os.getpid(), platform.node(), time.strftime("%Y-%m-%d %H:%M"))
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, msgspec.json.encode(holder), 0)

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _holder(self) -> str:
        with suppress(OSError, msgspec.DecodeError):
            return str(msgspec.json.decode(self.path.read_bytes(), type=Holder))
        return "it has not said which"


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # what is locked cannot be read by others, so not the first byte

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
