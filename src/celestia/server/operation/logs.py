"""Structured logs that hold no names, hands, words or secrets: only what is listed here is ever written.

A table's id is its link, so a log has a short hash of it. What an exception says may quote anything, so its
kind and its way through the code are kept, and its words are not. Of other libraries' lines only the first
line of the pattern is kept, without what was filled in.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import structlog
from structlog.types import Processor

FIELDS = frozenset(
    {
        "event",
        "level",
        "timestamp",
        "logger",
        "exception",
        "table",
        "process",
        "workers",
        "port",
        "database",
        "bus",
        "look",
        "kind",
        "status",
        "sockets",
        "tables",
        "seconds",
        "cause",
        "count",
        "work",
    }
)
Event = MutableMapping[str, Any]


def configure(*, for_people: bool) -> None:
    """Readable and only when something is wrong for people at a terminal; all of it as JSON lines else."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    people = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    rendered: Processor = people if for_people else structlog.processors.JSONRenderer()
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[_foreign, structlog.stdlib.add_logger_name, *shared],
            processors=[_exception, _only_listed, rendered],
            use_get_message=False,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if for_people else logging.INFO)
    for noisy in ("alembic", "uvicorn", "httpx", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def _foreign(_: Any, __: str, event: Event) -> Event:
    """The pattern, not what was filled in: that may be an address with a table's link in it."""
    lines = str(event["event"]).strip().splitlines()
    event["event"] = lines[0] if lines else ""
    event.pop("positional_args", None)
    return event


def _exception(_: Any, __: str, event: Event) -> Event:
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    elif error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["exception"] = list(_way(error))
    return event


def _way(error: BaseException) -> list[str]:
    """The kinds of an error and of its causes, and the lines it came through; nothing it says."""
    way: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(way) < 100:
        way.append(type(cause).__name__)
        for line in traceback.extract_tb(cause.__traceback__):
            way.append(f"{Path(line.filename).name}:{line.lineno} {line.name}")
        cause = cause.__cause__
    return way


def _only_listed(_: Any, __: str, event: Event) -> Event:
    kept = {name: value for name, value in event.items() if name in FIELDS}
    if "table" in kept:
        kept["table"] = mark_of_table(str(kept["table"]))
    return kept


def mark_of_table(table_id: str) -> str:
    """What stands for a table where its link must not be: in logs and in warnings."""
    return sha256(table_id.encode()).hexdigest()[:8]
