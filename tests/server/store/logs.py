"""Helpers for the tests of the store."""

from __future__ import annotations

from celestia.server.store.store import NewTable, Row, Store, Summary

SECRET = bytes(range(32))
PLAYING = Summary(status="playing")


def row(text: str, *, at: float = 1.0, actor: int | None = None, client_id: str | None = None) -> Row:
    return Row(body=text.encode(), at=at, actor=actor, client_id=client_id)


def command_row(text: str, client_id: str, actor: int = 1) -> Row:
    return row(text, actor=actor, client_id=client_id)


def new(
    table_id: str,
    *,
    status: str = "waiting",
    public: bool = False,
    code: str | None = None,
    next_time: float | None = None,
) -> NewTable:
    summary = Summary(status=status, public=public, next_time=next_time, facts={"seats": 4})
    return NewTable(id=table_id, secret=SECRET, rules_version=1, summary=summary, code=code)


async def create(store: Store, *table_ids: str) -> None:
    """Create tables with one entry each."""
    for table_id in table_ids:
        await store.create(new(table_id), [row("opened")])


async def words(store: Store, table_id: str) -> list[str]:
    return [entry.body.decode() for entry in await store.load(table_id)]
