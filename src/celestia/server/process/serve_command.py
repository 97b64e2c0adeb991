"""`celestia serve`: run an embedded server, or workers on PostgreSQL and Redis."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Mapping
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from threading import Timer
from typing import Any

import segno

from ...bot_registry import UnknownBot, absolute, offer_all
from ...extras import how_to_install
from ..operation import logs
from ..operation.settings import METRICS_FOLDER, Settings, SettingsError, StartError, read_settings
from .descriptors import allow_many_files
from .listener import listen
from .start_checks import check_database, check_folder, database_held
from .supervisor import Supervisor

CANNOT_START, WRONG_SETTING = 1, 2  # exit codes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen on (default: all addresses)")
    parser.add_argument("--port", type=int, help="the port (default: 8420)")
    parser.add_argument("--bus", help="redis://…, to notify the other workers at once")
    parser.add_argument("--workers", type=int, help="number of worker processes (default: 1)")
    parser.add_argument(
        "--bot", action="append", dest="bots", metavar="FILE:CLASS", help="also offer a bot of your own"
    )
    parser.add_argument(
        "--daily-key",
        metavar="FILE",
        help="a secret that servers share, so that all have the same daily flight",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--dev", action="store_true", help="allow tables that start in a position (POST /api/dev/tables)"
    )
    add_database_arguments(parser)


def add_database_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", help="postgresql+asyncpg://… (default: a file in the data folder)")
    parser.add_argument("--data", help="the data folder of the embedded server")
    parser.add_argument("--settings", type=Path, help="a settings file (TOML)")


def settings_of(arguments: argparse.Namespace, **more: Any) -> Settings:
    """Read the settings, the command line last. Raises SettingsError."""
    names = ("host", "port", "database", "bus", "workers", "data", "bots", "daily_key")
    given = {name: getattr(arguments, name, None) for name in names}
    if given["bots"]:
        given["bots"] = [absolute(place) for place in given["bots"]]
    settings = read_settings(os.environ, arguments.settings, {**given, **more})
    for setting, package in (settings.database.startswith("postgresql"), "asyncpg"), (settings.bus, "redis"):
        if setting and find_spec(package) is None:
            raise SettingsError(f"PostgreSQL and Redis need the extra cluster: {how_to_install('cluster')}")
    return settings


def check_bots(settings: Settings) -> None:
    """Load the custom bots.

    Only a server does, so a bad bot breaks no backup. Raises SettingsError."""
    try:
        offer_all(settings.bots)
    except UnknownBot as error:
        raise SettingsError(f"bots: {error}") from error


def run(arguments: argparse.Namespace) -> int:
    try:
        settings = settings_of(arguments, **_switches(arguments))
        check_bots(settings)
        check_folder(settings)
        with database_held(settings), ExitStack() as sockets:
            listening = [sockets.enter_context(listen(settings.host, settings.port))]
            if settings.metrics_address is not None:
                listening.append(sockets.enter_context(listen(*settings.metrics_address)))
            missing = asyncio.run(check_database(settings))
            for warning in filter(None, (missing, *warnings_of(settings))):
                print(f"celestia: {warning}", file=sys.stderr)
            _serve(settings, listening)
    except (SettingsError, StartError) as error:
        print(f"celestia: {error}", file=sys.stderr)
        return WRONG_SETTING if isinstance(error, SettingsError) else CANNOT_START
    return 0


def _serve(settings: Settings, listening: list[socket.socket]) -> None:
    allow_many_files()
    _greet(settings, listening[0].getsockname()[1])
    if settings.workers == 1:
        from .worker import serve  # a supervisor imports it in `preload`

        serve(settings, *listening)
        return
    with tempfile.TemporaryDirectory(prefix="celestia-metrics-") as folder:
        os.environ.setdefault(METRICS_FOLDER, folder)
        from . import preload  # noqa: F401  after METRICS_FOLDER is set

        logs.configure(for_people=False)
        Supervisor(settings, *listening).run()


def _switches(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the given switches. A file or the environment may set the others."""
    return {
        **({"open_browser": False} if arguments.no_browser else {}),
        **({"dev": True} if arguments.dev else {}),
    }


def warnings_of(settings: Settings) -> list[str]:
    """Return warnings about settings that are allowed but risky."""
    found = []
    if settings.workers > 1 and not settings.bus:
        found.append(
            "without a bus the workers check for each other's moves only once a second (--bus redis://…)"
        )
    if settings.dev:
        found.append("everybody who reaches this server may open a table in any position (--dev)")
    return found


def _greet(settings: Settings, port: int) -> None:
    here, network = addresses(settings.host, port)
    print(f"Celestia is at {here}", flush=True)
    if network:
        print(f"On this network: {network}\n", flush=True)
        if sys.stdout.isatty():
            segno.make(network, error="m").terminal(compact=True)
    if settings.open_browser and sys.stdout.isatty() and has_display(os.environ, sys.platform):
        Timer(1.0, lambda: webbrowser.open(here)).start()


def addresses(host: str, port: int) -> tuple[str, str]:
    """Return the URLs for this machine and for the local network.

    The latter is empty if unreachable."""
    if host in ("0.0.0.0", "::", ""):
        return f"http://localhost:{port}", f"http://{_address()}:{port}"
    if host in ("127.0.0.1", "::1", "localhost"):
        return f"http://localhost:{port}", ""
    there = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return there, there


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether this session has a screen. Sessions over ssh have none."""
    if "SSH_CONNECTION" in environment:
        return False
    known = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return known or platform in ("darwin", "win32")


def _address() -> str:
    """Return this machine's address on the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address; UDP connect sends nothing
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
