"""What goes into the store and comes out of it, and what can go wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from .causes import Cause


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a log. Its number is its place: the first row of a table is 1.

    Who gives a `client_id` names the actor too: only both together are looked at for what was sent twice.
    """

    body: bytes
    at: float
    actor: int | None = None
    client_id: str | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby and the clocks need to know of a table without reading its log."""

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
    """A table as a list shows it. The secret is never among it."""

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
    """Somebody else was quicker. Nothing was written: read the log again and try anew."""


class Duplicate(Conflict):
    """This actor's wish stands in the log already, as entry `seq`."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"entry {seq} of {table_id} is this one")
        self.seq = seq


class NoSuchTable(LookupError):
    """There is no such table, or it has been forgotten."""


class Unavailable(Exception):
    """The database does not answer. What was asked may or may not have been done: the log tells."""

    def __init__(self, words: str, cause: Cause = Cause.NO_ANSWER) -> None:
        super().__init__(words)
        self.cause = cause


class WrongSchema(Exception):
    """The database is not of this version's making."""
