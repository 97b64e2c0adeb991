"""Logs contain no names, hands, chat or secrets."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
import structlog

from celestia.server.operation import logs
from celestia.server.store.migrate import migrate
from tests.server.faults.house import House

Written = Callable[[], list[dict[str, object]]]
LINK = "bPZs13xCXQpR2Lcn2NlSVg"


@pytest.fixture
def written() -> Iterator[Written]:
    """Returns the log lines of the test."""
    root = logging.getLogger()
    handlers, level, paper = root.handlers, root.level, StringIO()
    logs.configure(for_people=False)
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(paper)
    yield lambda: [json.loads(line) for line in paper.getvalue().splitlines()]
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_only_listed_fields_are_written(written: Written) -> None:
    structlog.get_logger().warning("acted", name="Ada", hand="jetpack", words="stay", process=3)
    (line,) = written()
    assert line["event"] == "acted"
    assert line["process"] == 3
    assert not {"name", "hand", "words"} & set(line)


def test_tables_are_logged_as_hashes(written: Written) -> None:
    structlog.get_logger().warning("one", table=LINK)
    structlog.get_logger().warning("two", table=LINK)
    one, two = written()
    assert one["table"] == two["table"]
    assert LINK not in str(one)


def test_exceptions_are_logged_without_their_messages(written: Written) -> None:
    try:
        raise ValueError(f"Ada holds a jetpack at {LINK}")
    except ValueError:
        structlog.get_logger().exception("failed")
        logging.getLogger("other").exception("failed too")
    for line in written():
        assert "ValueError" in str(line["exception"])
        assert "test_logs.py" in str(line["exception"])
        assert LINK not in str(line)


def test_foreign_messages_are_logged_without_their_arguments(written: Written) -> None:
    logging.getLogger("uvicorn.error").warning("%s is slow", f"/ws/{LINK}")
    (line,) = written()
    assert line["event"] == "%s is slow"
    assert line["logger"] == "uvicorn.error"


def test_migrations_log_nothing(written: Written, tmp_path: Path) -> None:
    asyncio.run(migrate(f"sqlite:///{tmp_path / 'tables.db'}"))
    assert written() == []
    assert (tmp_path / "tables.db").exists()


@pytest.mark.anyio
async def test_a_running_game_is_not_logged(sqlite_url: str, tmp_path: Path) -> None:
    async with House(sqlite_url, tmp_path) as house:
        table = await house.open_table(name="Xanthippe")
        await house.acknowledgements(10)
    text = (tmp_path / "servers.log").read_text()
    assert "server_started" in text
    assert table not in text
    assert "Xanthippe" not in text
