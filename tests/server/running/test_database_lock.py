"""Only one server can use an embedded database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from celestia import cli
from celestia.server.operation.settings import StartError
from celestia.server.process import serve_command
from celestia.server.process.database_lock import DatabaseLock

HOLD = """
import sys
from pathlib import Path
from celestia.server.process.database_lock import DatabaseLock
DatabaseLock(Path(sys.argv[1])).acquire()
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_a_second_server_is_refused_and_names_the_holder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr(serve_command, "_greet", lambda *_: pytest.fail("the server has started"))
    lock = DatabaseLock(tmp_path / "celestia.sqlite")
    lock.acquire()
    try:
        assert cli.main([command, "--data", str(tmp_path)]) == 1
    finally:
        lock.release()
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert f"process {os.getpid()} on " in printed
    assert str(tmp_path) in printed


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "celestia.sqlite"
    holding = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(holding, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(StartError, match=f"process {process.pid} "):
            DatabaseLock(file).acquire()
        process.send_signal(signal.SIGKILL)
        process.wait()
    lock = DatabaseLock(file)
    lock.acquire()
    lock.release()


def test_two_databases_in_one_folder_have_separate_locks(tmp_path: Path) -> None:
    locks = [DatabaseLock(tmp_path / name) for name in ("one.sqlite", "two.sqlite")]
    for lock in locks:
        lock.acquire()
    for lock in locks:
        lock.release()


def test_an_unknown_holder_also_refuses_a_second_server(tmp_path: Path) -> None:
    lock = DatabaseLock(tmp_path / "celestia.sqlite")
    lock.acquire()
    lock.path.write_bytes(b"")
    with pytest.raises(StartError, match="in use by another server"):
        DatabaseLock(tmp_path / "celestia.sqlite").acquire()
    lock.release()
