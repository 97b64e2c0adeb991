"""A real server for the browser, with its own process, port and folder."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from celestia.server.operation.settings import LIMITS

PATIENCE = 30.0  # seconds a server may take to start


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`celestia serve` with default settings.

    It can be killed and restarted on the same port.
    """

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._log = (folder / "server.log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "CELESTIA_DATA": str(self._folder / "data"),
            **{f"CELESTIA_{limit.upper()}": "0" for limit in LIMITS},
            "CELESTIA_DEV": "true",
            "CELESTIA_OPEN_BROWSER": "false",
        }
        self._process = subprocess.Popen(
            [
                str(Path(sys.executable).with_name("celestia")),
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                str(self.port),
            ],
            env=environment,
            stdout=self._log,
            stderr=self._log,
        )
        self._await_ready()

    def _await_ready(self) -> None:
        """Poll until the server answers: another process sends no event to await."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/ready", timeout=1).is_success:
                    return
            except httpx.HTTPError:
                pass
            assert self._process is not None
            assert self._process.poll() is None, "the server did not start: see server.log"
            time.sleep(0.05)
        raise TimeoutError("the server did not start in time")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=20)
        self._log.close()
