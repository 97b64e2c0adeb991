"""A server that cannot start says why and what to do, in one sentence and with an exit code."""

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
    """A check that lets something pass must not leave a server behind."""
    monkeypatch.setattr(serve_command, "_greet", lambda *_: pytest.fail("the server has started"))


def refused(capsys: pytest.CaptureFixture[str], data: Path, *options: str, port: int = 0) -> tuple[int, str]:
    """The exit code, and the one sentence."""
    given = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data), "--no-browser", *options]
    code = cli.main(["serve", *given])
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("celestia: ")
    return code, told.err


# ------------------------------------------------------------------------------------------- the data folder
@pytest.mark.parametrize(
    ("number", "cause", "remedy"),
    [
        (errno.EROFS, "read-only", OTHER_FOLDER),
        (errno.EACCES, "no access", OTHER_FOLDER),
        (errno.ENOSPC, "full", "Free some space"),
    ],
)
def test_a_folder_that_cannot_be_written(
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
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert all(words in told for words in (str(tmp_path), cause, remedy))


def test_a_file_in_the_place_of_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    code, told = refused(capsys, tmp_path / "file")
    assert code == CANNOT_START
    assert OTHER_FOLDER in told


@pytest.mark.parametrize("key", [b"", b"short"])
def test_an_empty_signing_key(tmp_path: Path, capsys: pytest.CaptureFixture[str], key: bytes) -> None:
    (tmp_path / "signing.key").write_bytes(key)
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "signing.key is empty or too short" in told
    assert (tmp_path / "signing.key").read_bytes() == key, "nothing was made in its place"


def test_a_signing_key_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "signing.key").mkdir()
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "signing.key" in told


# ------------------------------------------------------------------------------------------- the database
def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "celestia.sqlite"
    asyncio.run(migrate(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "newer version of Celestia (schema 9999" in told


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "celestia.sqlite").write_text("this is no database, and long enough to be read as one " * 20)
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "celestia restore" in told


def test_a_folder_in_the_place_of_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "celestia.sqlite").mkdir()
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "celestia.sqlite cannot be used" in told


def test_a_damaged_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "celestia.sqlite"
    asyncio.run(migrate(f"sqlite:///{file}"))
    with file.open("r+b") as database:
        database.seek(4096)
        database.write(b"\xff" * 2048)
    code, told = refused(capsys, tmp_path)
    assert code == CANNOT_START
    assert "is damaged" in told
    assert "celestia restore" in told


def test_an_emptied_database_starts_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve_command, "_serve", lambda *_: None)
    Watermark(tmp_path / "celestia.sqlite").note([("A" * 22, 12), ("B" * 22, 3)])
    start = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert cli.main(start) == 0
    told = capsys.readouterr().err
    assert told.startswith(
        "celestia: 15 saved entries are missing in the database: 2 tables are gone"
    )
    assert mark_of_table("A" * 22) in told
    assert "A" * 22 not in told, "whoever has the link could join"
    assert cli.main(start) == 0
    assert capsys.readouterr().err == ""


def test_a_postgresql_that_does_not_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"postgresql+asyncpg://ann:secret@127.0.0.1:{unused.getsockname()[1]}/none"
        code, told = refused(capsys, tmp_path, "--database", address)
    assert code == CANNOT_START
    assert "does not answer" in told
    assert "secret" not in told


def test_a_postgresql_without_such_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres
) -> None:
    known = postgres.empty().replace("postgresql://", "postgresql+asyncpg://")
    unknown = re.sub(r"empty_\d+", "nowhere", known)
    code, told = refused(capsys, tmp_path, "--database", unknown)
    assert code == CANNOT_START
    assert "the name of the database" in told


@pytest.mark.parametrize("address", ["postgresql+asyncpg:nonsense", "sqlite+aiosqlite://", "mysql://x/y"])
def test_what_is_no_address_of_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    code, told = refused(capsys, tmp_path, "--database", address)
    assert code == WRONG_SETTING
    assert "database:" in told


# --------------------------------------------------------------------------------------------- the address
def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, told = refused(capsys, tmp_path, port=taken.getsockname()[1])
    assert code == WRONG_SETTING
    assert "--port" in told


def test_an_address_of_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = refused(capsys, tmp_path, "--host", "203.0.113.5")
    assert code == WRONG_SETTING
    assert "--host" in told
