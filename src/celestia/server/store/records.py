"""The values and the errors of the store."""

from __future__ import annotations

from typing import Any

import msgspec

from .causes import Cause


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a log. Rows of a table are numbered from 1.

    A `client_id` needs an `actor`. Both together identify duplicates.
    """

    body: bytes
    at: float
    actor: int | None = None
    client_id: str | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """Facts about a table that the lobby and the clocks need without its log."""

    status: str
    next_time: float | None = None
    public: bool = False
    facts: dict[str, Any] = {}


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    secret: bytes
    rules_version: int
    summary: Summary
    code: str | None = None


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it, without its secret."""

    id: str
    status: str
    public: bool
    code: str | None
    created_at: float
    updated_at: float
    facts: dict[str, Any]
    rules_version: int
    length: int
    next_time: float | None


class Conflict(Exception):
    """The log has changed, and nothing was written. Reload the log and retry."""


class Duplicate(Conflict):
    """This actor's command is already in the log, as entry `seq`."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"entry {seq} of {table_id} is the same command")
        self.seq = seq


class NoSuchTable(LookupError):
    """The table does not exist, or has been deleted."""


class Unavailable(Exception):
    """The database is down. The work may or may not have been done. Check the log."""

    def __init__(self, message: str, cause: Cause = Cause.NO_ANSWER) -> None:
        super().__init__(message)
        self.cause = cause


class WrongSchema(Exception):
    """The schema of the database does not match this version."""
