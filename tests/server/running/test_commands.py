"""The commands `celestia serve`, `migrate` and `backup`."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from celestia import cli
from celestia.extras import how_to_install
from celestia.server.store.store import Store
from tests.server.store.conftest import Postgres
from tests.server.store.test_bus import RedisServer

LONGEST = 30.0  # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def with_driver(url: str) -> str:
    return url.replace("postgresql://", "postgresql+asyncpg://")


@contextmanager
def serving(*options: str, data: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    port = free_port()
    command = [sys.executable, "-m", "celestia.cli", "serve", "--no-browser", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(data), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            until_ready(address, process)
            yield address, process
        finally:
            if process.poll() is None:
                process.terminate()


def until_ready(address: str, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + LONGEST
    while time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        try:
            if httpx.get(f"{address}/ready").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("it did not start")


# ---------------------------------------------------------------------------------------------- scaled out
def test_dead_workers_are_restarted(
    postgres_url: str, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--database", postgres_url, "--bus", redis.url, "--workers", "2")
    metrics = f"127.0.0.1:{free_port()}"
    monkeypatch.setenv("CELESTIA_METRICS", metrics)
    with serving(*options, data=tmp_path) as (address, process):
        with httpx.Client(base_url=address, timeout=LONGEST) as person:
            table = person.post("/api/tables", json={"name": "Host"}).json()["table"]
            for worker in psutil.Process(process.pid).children():
                worker.kill()
                worker.wait()  # a dying worker resets its connections
                until_ready(address, process)
                assert person.get(f"/api/tables/{table}").is_success
        assert httpx.get(f"http://{metrics}/metrics").is_success
        assert httpx.get(f"{address}/metrics").status_code == 404, "not on the players' address"
        process.terminate()
        _, errors = process.communicate(timeout=LONGEST)
    assert process.returncode == 0
    assert errors.count('"worker_died"') == 2


def test_workers_without_a_bus_find_each_others_tables(postgres_url: str, tmp_path: Path) -> None:
    """Each worker checks the log at every request."""
    with serving("--database", postgres_url, "--workers", "2", data=tmp_path) as (address, process):
        for _ in range(6):
            table = httpx.post(f"{address}/api/tables", json={"name": "Host"}).json()["table"]
            assert httpx.get(f"{address}/api/tables/{table}").is_success
        process.terminate()
        _, errors = process.communicate(timeout=LONGEST)
    assert errors.startswith("celestia: without a bus")


def test_a_database_of_another_version_is_reported(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = with_driver(postgres.empty())
    start = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser", "--database", database]
    assert cli.main(start) == 1
    assert "celestia migrate" in capsys.readouterr().err


# -------------------------------------------------------------------------------------- migrate and backup
def test_migrate_can_be_run_again(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["migrate", "--data", str(tmp_path), "--database", with_driver(postgres.empty())]
    assert [cli.main(command), cli.main(command)] == [0, 0]
    assert capsys.readouterr().out.count("The database has schema") == 2


@pytest.mark.anyio
async def test_a_backup_of_a_running_server_contains_its_tables(tmp_path: Path) -> None:
    with serving(data=tmp_path) as (address, _):
        table = httpx.post(f"{address}/api/tables", json={"name": "Host"}).json()["table"]
        copy = tmp_path / "copy.sqlite"
        command = [sys.executable, "-m", "celestia.cli", "backup", str(copy), "--data", str(tmp_path)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    store = await Store.open(f"sqlite:///{copy}")
    assert await store.head([table]) == {table: 3}
    await store.close()


def test_a_backup_of_a_missing_database_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere")]) == 1
    assert "no backup was made" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


# ------------------------------------------------------------------------------------------ what is missing
def test_a_missing_extra_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: str) -> None:
        raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

    monkeypatch.setattr(cli, "import_module", missing)
    assert cli.main(["serve"]) == 2
    printed = capsys.readouterr().err
    assert printed == f"celestia serve needs the extra server: {how_to_install('server')}\n"


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert re.fullmatch(r"celestia \d+\.\d+\.\d+\n", capsys.readouterr().out)


def test_a_missing_module_of_our_own_is_not_reported_as_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> None:
        raise ModuleNotFoundError("No module named 'celestia.nowhere'", name="celestia.nowhere")

    monkeypatch.setattr(cli, "import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        cli.main(["serve"])
