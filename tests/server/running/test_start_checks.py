"""A server that cannot start prints cause and remedy, and returns an exit code."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from celestia import cli
from celestia.server.operation.logs import mark_of_table
from celestia.server.process import serve_command
from celestia.server.process.start_checks import OTHER_FOLDER
from celestia.server.store.migrate import migrate
from celestia.server.store.watermark import Watermark
from tests.server.store.conftest import Postgres

CANNOT_START, WRONG_SETTING = 1, 2


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail instead of starting a server."""
    monkeypatch.setattr(serve_command, "_greet", lambda *_: pytest.fail("the server has started"))


def refused(capsys: pytest.CaptureFixture[str], data: Path, *options: str, port: int = 0) -> tuple[int, str]:
    """Try to start. Return the exit code and the only line of output."""
    given = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data), "--no-browser", *options]
    code = cli.main(["serve", *given])
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("celestia: ")
    return code, printed.err


# ------------------------------------------------------------------------------------------- the data folder
@pytest.mark.parametrize(
    ("number", "cause", "remedy"),
    [
        (errno.EROFS, "read-only", OTHER_FOLDER),
        (errno.EACCES, "no access", OTHER_FOLDER),
        (errno.ENOSPC, "full", "Free some space"),
    ],
)
def test_an_unwritable_data_folder_is_reported(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    cause: str,
    remedy: str,
) -> None:
    def fail(**_: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "TemporaryFile", fail)
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert all(words in printed for words in (str(tmp_path), cause, remedy))


def test_a_file_instead_of_the_data_folder_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    code, printed = refused(capsys, tmp_path / "file")
    assert code == CANNOT_START
    assert OTHER_FOLDER in printed


@pytest.mark.parametrize("key", [b"", b"short"])
def test_an_empty_or_short_signing_key_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], key: bytes
) -> None:
    (tmp_path / "signing.key").write_bytes(key)
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "signing.key is empty or too short" in printed
    assert (tmp_path / "signing.key").read_bytes() == key, "it was not replaced"


def test_an_unreadable_signing_key_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "signing.key").mkdir()
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "signing.key" in printed


# ------------------------------------------------------------------------------------------- the database
def test_a_database_of_a_newer_version_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "celestia.sqlite"
    asyncio.run(migrate(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "newer version of Celestia (schema 9999" in printed


def test_a_file_that_is_not_a_database_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "celestia.sqlite").write_text("this is no database, and long enough to be read as one " * 20)
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "celestia restore" in printed


def test_a_folder_instead_of_the_database_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "celestia.sqlite").mkdir()
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "celestia.sqlite cannot be used" in printed


def test_a_damaged_database_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "celestia.sqlite"
    asyncio.run(migrate(f"sqlite:///{file}"))
    with file.open("r+b") as database:
        database.seek(4096)
        database.write(b"\xff" * 2048)
    code, printed = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "is damaged" in printed
    assert "celestia restore" in printed


def test_an_emptied_database_starts_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve_command, "_serve", lambda *_: None)
    Watermark(tmp_path / "celestia.sqlite").note([("A" * 22, 12), ("B" * 22, 3)])
    start = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert cli.main(start) == 0
    printed = capsys.readouterr().err
    assert printed.startswith("celestia: 15 saved entries are missing in the database: 2 tables are gone")
    assert mark_of_table("A" * 22) in printed
    assert "A" * 22 not in printed, "the link is secret"
    assert cli.main(start) == 0
    assert capsys.readouterr().err == ""


def test_an_unreachable_postgresql_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"postgresql+asyncpg://ann:secret@127.0.0.1:{unused.getsockname()[1]}/none"
        code, printed = refused(capsys, tmp_path, "--database", address)
    assert code == CANNOT_START
    assert "does not answer" in printed
    assert "secret" not in printed


def test_an_unknown_postgresql_database_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres
) -> None:
    known = postgres.empty().replace("postgresql://", "postgresql+asyncpg://")
    unknown = re.sub(r"empty_\d+", "nowhere", known)
    code, printed = refused(capsys, tmp_path, "--database", unknown)
    assert code == CANNOT_START
    assert "the name of the database" in printed


@pytest.mark.parametrize("address", ["postgresql+asyncpg:nonsense", "sqlite+aiosqlite://", "mysql://x/y"])
def test_an_invalid_database_address_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    code, printed = refused(capsys, tmp_path, "--database", address)
    assert code == WRONG_SETTING
    assert "database:" in printed


# --------------------------------------------------------------------------------------------- the address
def test_a_port_in_use_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, printed = refused(capsys, tmp_path, port=taken.getsockname()[1])
    assert code == WRONG_SETTING
    assert "--port" in printed


def test_an_address_of_another_machine_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = refused(capsys, tmp_path, "--host", "203.0.113.5")
    assert code == WRONG_SETTING
    assert "--host" in printed


@pytest.mark.parametrize(("content", "cause"), [(None, "cannot be read"), ("short", "too short")])
def test_a_daily_key_that_cannot_be_used_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None, cause: str
) -> None:
    key = tmp_path / "daily.key"
    if content is not None:
        key.write_text(content)
    code, said = refused(capsys, tmp_path / "data", "--daily-key", str(key))
    assert code == CANNOT_START
    assert str(key) in said
    assert cause in said
