"""Causes of database and disk failures, as codes for logs and messages."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from enum import StrEnum


class Cause(StrEnum):
    FULL = "disk_full"
    READ_ONLY = "read_only"
    NO_ACCESS = "no_access"
    DAMAGED = "damaged"
    LOCKED = "locked"
    REFUSED = "refused"  # PostgreSQL rejected the database, user or password
    NO_ANSWER = "no_answer"


ERRNOS = {
    errno.ENOSPC: Cause.FULL,
    errno.EDQUOT: Cause.FULL,
    errno.EROFS: Cause.READ_ONLY,
    errno.EACCES: Cause.NO_ACCESS,
    errno.EPERM: Cause.NO_ACCESS,
}
SQLITE = {
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_READONLY: Cause.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Cause.NO_ACCESS,
    sqlite3.SQLITE_PERM: Cause.NO_ACCESS,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
    sqlite3.SQLITE_BUSY: Cause.LOCKED,
    sqlite3.SQLITE_LOCKED: Cause.LOCKED,
}
# PostgreSQL's SQLSTATE: a full code, or its class of two characters.
SQLSTATES = {
    "53100": Cause.FULL,
    "25006": Cause.READ_ONLY,
    "3D000": Cause.REFUSED,
    "28": Cause.REFUSED,
    "53": Cause.NO_ANSWER,  # out of memory, or too many connections
    "57": Cause.NO_ANSWER,  # shutting down or starting up
    "58": Cause.NO_ANSWER,  # disk errors
    "XX001": Cause.DAMAGED,
    "XX002": Cause.DAMAGED,
}


def cause_of(error: BaseException) -> Cause | None:
    """The cause given by an error or its chain of causes; None if unknown."""
    for one in _chain(error):
        found = _named(one)
        if found is not None:
            return found
    return None


def _named(error: BaseException) -> Cause | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF)  # the upper bits of an extended code are details
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return SQLSTATES.get(state) or SQLSTATES.get(state[:2])
    return ERRNOS.get(error.errno or 0) if isinstance(error, OSError) else None


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    following: list[BaseException | None] = [error]
    while following:
        one = following.pop()
        if one is not None and id(one) not in seen:
            seen.add(id(one))
            yield one
            following += [one.__cause__, getattr(one, "orig", None)]
