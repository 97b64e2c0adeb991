"""`celestia serve`: a household's server, started by one command."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Any

import segno
import uvicorn

from .app import create_app
from .settings import Settings, SettingsError, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen on (default: all of this machine's)")
    parser.add_argument("--port", type=int, help="the port (default: 8420)")
    parser.add_argument("--database", help="postgresql+asyncpg://… (default: a file of your own)")
    parser.add_argument("--bus", help="redis://…, needed for more than one worker")
    parser.add_argument("--workers", type=int, help="how many processes serve tables (default: 1)")
    parser.add_argument("--data", help="the folder of the embedded server")
    parser.add_argument("--settings", type=Path, help="a file of settings (TOML)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(arguments: argparse.Namespace) -> int:
    given: dict[str, Any] = {
        name: getattr(arguments, name) for name in ("host", "port", "database", "bus", "workers", "data")
    }
    if arguments.no_browser:
        given["open_browser"] = False
    try:
        settings = read_settings(os.environ, arguments.settings, given)
    except SettingsError as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    _greet(settings)
    app = create_app(settings)
    uvicorn.run(app, host=settings.host, port=settings.port, log_level="warning", ws="websockets-sansio")
    return 0


def _greet(settings: Settings) -> None:
    here = f"http://localhost:{settings.port}"
    network = f"http://{_address()}:{settings.port}"
    print(f"Celestia is at {here}\nOn this network: {network}\n", flush=True)
    segno.make(network, error="m").terminal(compact=True)
    if settings.open_browser:
        Timer(1.0, lambda: webbrowser.open(here)).start()


def _address() -> str:
    """This machine's address on the local network, as another machine would reach it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
