"""The settings of a server, from a file, the environment and the command line.

Later sources override earlier ones. Every setting is typed, validated and documented here.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import msgspec

PREFIX = "CELESTIA_"
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # must be set before prometheus_client is imported
LISTS = ("names", "trusted_proxies", "bots")  # separated by commas in the environment
LIMITS = (
    "requests_per_second",
    "sockets_per_address",
    "spectators_per_table",
    "tables_per_device",
    "tables_per_address",
)
NO_LIMITS: dict[str, Any] = dict.fromkeys(LIMITS, 0)  # for tests and load from a single address


class SettingsError(ValueError):
    """A setting is invalid. The message names the setting and the reason."""


class StartError(Exception):
    """The server cannot start. The message names the cause and the remedy."""


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    host: str = "0.0.0.0"  # the address to listen on; by default all, so that the household can join
    port: int = 8420
    database: str = ""  # postgresql+asyncpg://…; empty: a file in the data folder
    bus: str = ""  # redis://…; empty: workers check for each other's moves once a second
    workers: int = 1
    bot_processes: int = 1
    bot_seconds: float = 5.0
    bots: tuple[str, ...] = ()  # custom bots: file.py:Class or package.module:Class
    data: str = ""  # the data folder of the embedded server
    backups: int = 7  # number of daily backups of the embedded database; 0: no backups
    signing_key: str = ""  # signs cookies, the same on every machine; empty: a file in the data folder
    daily_key: str = ""  # a file with the secret of the daily flights, which servers may share
    names: tuple[str, ...] = ()  # host names this server answers to; empty: any name
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    requests_per_second: float = 50.0  # per address, with a burst of ten seconds' worth; 0: no limit
    sockets_per_address: int = 100  # open at the same time; 0: no limit
    spectators_per_table: int = 200  # 0: no limit
    tables_per_device: int = 20  # unfinished tables of the last 24 hours; 0: no limit
    tables_per_address: int = 60  # opened in an hour; 0: no limit
    metrics: str = ""  # host:port of the metrics for Prometheus; empty: disabled
    open_browser: bool = True
    dev: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.port < 65536:
            raise ValueError(f"port: a number from 0 to 65535 is needed, not {self.port}")
        for name in LIMITS:
            if getattr(self, name) < 0:
                raise ValueError(f"{name}: a number from 0 is needed, 0 for no limit")
        if self.backups < 0:
            raise ValueError("backups: a number from 0 is needed, 0 for none")
        if self.workers < 1 or self.bot_processes < 1:
            raise ValueError("workers and bot_processes: at least 1 is needed")
        if self.workers > 1 and not self.database.startswith("postgresql"):
            raise ValueError("workers: more than one needs a PostgreSQL database")
        if self.database and not self.database.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            raise ValueError("database: sqlite+aiosqlite:///… or postgresql+asyncpg://… is needed")
        if self.metrics and self.metrics_address is None:
            raise ValueError("metrics: an address and a port are needed, such as 127.0.0.1:9420")
        for proxy in self.trusted_proxies:
            _require_network(proxy)
        if self.signing_key and len(self.signing_key) < 32:
            raise ValueError("signing_key: at least 32 characters are needed")
        if self.bus and not self.bus.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("bus: redis://… is needed")

    @property
    def data_folder(self) -> Path:
        if self.data:
            return Path(self.data).expanduser()
        base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(base).expanduser() / "celestia"

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """The address and port of the metrics, or None if disabled or invalid."""
        host, _, port = self.metrics.rpartition(":")
        try:
            address = str(ip_address(host.strip("[]")))
        except ValueError:
            return None
        return (address, int(port)) if port.isdecimal() and 0 < int(port) < 65536 else None

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data_folder / 'celestia.sqlite'}"


def _require_network(text: str) -> None:
    try:
        ip_network(text)
    except ValueError as error:
        raise ValueError(f"trusted_proxies: {text!r} is not an address or network") from error


def read_settings(
    environment: Mapping[str, str], file: Path | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """Merge the settings.

    The environment overrides the file, and `given` overrides both."""
    merged: dict[str, Any] = {}
    if file is not None:
        merged.update(_from_file(file))
    for field in Settings.__struct_fields__:
        value = environment.get(PREFIX + field.upper())
        if value is not None:
            merged[field] = tuple(filter(None, value.split(","))) if field in LISTS else value
    merged.update({key: value for key, value in (given or {}).items() if value is not None})
    try:
        return msgspec.convert(merged, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(str(error)) from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text())
    except OSError as error:
        raise SettingsError(f"{file.name}: cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file.name}: {error}") from error
