"""Database outages: unreachable, locked, full or damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from .causes import Cause, cause_of
from .records import Unavailable

report = structlog.get_logger()


class Outages:
    """Converts errors of an outage into Unavailable, and tracks the outage.

    It logs outages only once the store is open. Before that the raised error is enough.
    """

    def __init__(self) -> None:
        self.reports = False
        self._away: dict[str, Cause] = {}  # by kind of work: read or write

    @property
    def cause(self) -> Cause | None:
        """The cause of the current outage; None while the database works."""
        return next(iter(self._away.values()), None)

    @contextmanager
    def during(self, work: str) -> Iterator[None]:
        try:
            yield
        except (OSError, NoConnection) as error:
            raise self._unavailable(work, error) from error
        except DBAPIError as error:
            if not _is_outage(error):
                raise
            raise self._unavailable(work, error) from error
        except sqlite3.Error as error:  # raised by the driver itself, see `sqlite_append`
            if isinstance(error, sqlite3.IntegrityError) or _is_sql_error(error):
                raise
            raise self._unavailable(work, error) from error
        if self._away.pop(work, None) is not None and self.reports:
            report.warning("database_is_back", work=work)

    def _unavailable(self, work: str, error: Exception) -> Unavailable:
        cause = cause_of(error) or Cause.NO_ANSWER
        if self._away.get(work) != cause:
            self._away[work] = cause
            if self.reports:
                report.error("database_is_away", work=work, cause=cause.value)
        return Unavailable(str(error), cause)


def _is_outage(error: DBAPIError) -> bool:
    not_connected = error.statement is None  # the server is starting, or has no free connection
    if error.connection_invalidated or not_connected or cause_of(error) is not None:
        return True
    return isinstance(error, OperationalError) and not _is_sql_error(error.orig)


def _is_sql_error(error: BaseException | None) -> bool:
    """Whether SQLite rejected the SQL itself, which it also reports as operational."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
