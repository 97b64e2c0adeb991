"""A lock that allows only one server on an embedded database.

SQLite itself lets any number of processes write. Two servers would each cache a table in memory, and neither
would notice the other's moves.
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
    """The holder of a lock, for the error message of the next process."""

    process: int
    machine: str
    since: str

    def __str__(self) -> str:
        return f"process {self.process} on {self.machine}, since {self.since}"


class DatabaseLock:
    """A file lock.

    It is released by `release`, or when the process ends for any reason."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Take the lock. Raises StartError if another process holds it, and OSError."""
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
        return "unknown process"


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # other processes cannot read a locked byte, so lock one beyond the text

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
