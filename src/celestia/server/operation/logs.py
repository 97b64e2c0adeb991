"""Structured logs without names, hands, chat or secrets.

Only the fields listed here are written. A table's id is its secret link, so logs contain a short hash of it.
The message of an exception may quote anything, so only its type and its stack are logged. Of other libraries'
messages only the first line of the format string is logged, without its arguments.
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
        "bot",
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
    """Log warnings as text for people, or everything as JSON lines."""
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
            foreign_pre_chain=[_drop_arguments, structlog.stdlib.add_logger_name, *shared],
            processors=[_exception, _only_listed, rendered],
            use_get_message=False,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if for_people else logging.INFO)
    for noisy in ("alembic", "uvicorn", "httpx", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def _drop_arguments(_: Any, __: str, event: Event) -> Event:
    """Drop the arguments of a foreign message, which may contain the link of a table."""
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
        event["exception"] = list(_stack(error))
    return event


def _stack(error: BaseException) -> list[str]:
    """List types and stack frames of an error and its causes, without messages."""
    stack: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(stack) < 100:
        stack.append(type(cause).__name__)
        for line in traceback.extract_tb(cause.__traceback__):
            stack.append(f"{Path(line.filename).name}:{line.lineno} {line.name}")
        cause = cause.__cause__
    return stack


def _only_listed(_: Any, __: str, event: Event) -> Event:
    kept = {name: value for name, value in event.items() if name in FIELDS}
    if "table" in kept:
        kept["table"] = mark_of_table(str(kept["table"]))
    return kept


def mark_of_table(table_id: str) -> str:
    """Return a short hash of a table's id, for output that must not contain it."""
    return sha256(table_id.encode()).hexdigest()[:8]
