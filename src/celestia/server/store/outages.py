"""A database that is away: gone, locked, full or damaged."""

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
    """Turns every way in which a database can be away into Unavailable, and remembers it. It reports to the
    log once the store is open: before that, the error itself says all there is to say."""

    def __init__(self) -> None:
        self.reports = False
        self._away: dict[str, Cause] = {}  # by what failed last: reading or writing

    @property
    def cause(self) -> Cause | None:
        """Why the database is away; None while it works."""
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
        except sqlite3.Error as error:  # of the driver itself, see `sqlite_append`
            if isinstance(error, sqlite3.IntegrityError) or _is_worded(error):
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
    no_entry = error.statement is None  # while connecting: the server starts up, or is full
    if error.connection_invalidated or no_entry or cause_of(error) is not None:
        return True
    return isinstance(error, OperationalError) and not _is_worded(error.orig)


def _is_worded(error: BaseException | None) -> bool:
    """For SQLite every error is operational, even in the wording of a statement."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
