"""Error responses.

All have the shape of `Problem` and reveal no tracebacks or file names.
"""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ..hosting.loader import NoTable
from ..protocol.shapes import Problem
from ..store.records import NoSuchTable, Unavailable
from ..tables.commands import Refusal, code_said

log_failure = logging.getLogger("celestia.http")
LONGEST_SENTENCE = 300
BAD, OTHER_SITE, NOT_THERE, REFUSED, TOO_LARGE, NO_JSON, SLOW_DOWN = 400, 403, 404, 409, 413, 415, 429
AWAY = 503
RETRY_AFTER = "5"  # seconds
CODES = {
    BAD: "bad_request",
    OTHER_SITE: "other_site",
    NOT_THERE: "not_found",
    405: "bad_method",
    TOO_LARGE: "too_large",
    NO_JSON: "bad_type",
    SLOW_DOWN: "slow_down",
    AWAY: "away",
}
SENTENCES = {
    BAD: "the request does not have the required form",
    OTHER_SITE: "the request comes from another site",
    NOT_THERE: "there is no such table, seat or code",
    REFUSED: "the table refuses the request, for the reason in the code",
    TOO_LARGE: "the request is too large",
    NO_JSON: "the request is not JSON",
    SLOW_DOWN: "too many requests, or too many wrong codes, from this address",
    AWAY: "the server cannot save right now or is about to restart; try again in a moment",
}
Asked = Request[Any, Any, State]


def may_answer(*statuses: int) -> dict[int, ResponseSpec]:
    """List the error responses of a route for OpenAPI."""
    return {
        status: ResponseSpec(data_container=Problem, description=SENTENCES[status], generate_examples=False)
        for status in sorted({SLOW_DOWN, AWAY, *statuses})
    }


READS = may_answer(BAD, NOT_THERE)
OPENS = may_answer(BAD, OTHER_SITE, REFUSED, TOO_LARGE, NO_JSON)
CHANGES = may_answer(BAD, OTHER_SITE, NOT_THERE, REFUSED, TOO_LARGE, NO_JSON)


def _problem(status: int, code: str, detail: str = "") -> Response[Problem]:
    problem = Problem(code, (detail or code_said(code))[:LONGEST_SENTENCE])
    return Response(problem, status_code=status, media_type="application/json")


def refused(_: Asked, error: Refusal) -> Response[Problem]:
    problem = Problem(error.code, error.sentence[:LONGEST_SENTENCE], error.rule, error.key, {**error.params})
    return Response(problem, status_code=REFUSED, media_type="application/json")


def no_table(_: Asked, __: Exception) -> Response[Problem]:
    return _problem(NOT_THERE, "no_table")


def http_error(_: Asked, error: HTTPException) -> Response[Problem]:
    """Convert an error of the framework, with the details of a validation error."""
    wrong = [str(part.get("message", "")) for part in error.extra or [] if isinstance(part, dict)]
    sentence = "; ".join(filter(None, wrong)) or error.detail
    answer = _problem(error.status_code, CODES.get(error.status_code, "bad_request"), sentence)
    answer.headers.update(error.headers or {})
    return answer


def away(_: Asked, __: Exception) -> Response[Problem]:
    """Answer 503.

    The request may or may not have been done. The store logs the cause."""
    answer = _problem(AWAY, CODES[AWAY])
    answer.headers["retry-after"] = RETRY_AFTER
    return answer


def failed(_: Asked, error: Exception) -> Response[Problem]:
    log_failure.error("a request failed", exc_info=error)
    return _problem(500, "failure")


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    NoTable: no_table,
    NoSuchTable: no_table,
    Unavailable: away,
    HTTPException: http_error,
    Exception: failed,
}
