"""A request whose body is JSON, whatever is wrong with it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, State]):
    """The framework answers 400 to what is no JSON, except for text that is no UTF-8, for what is nested so
    deeply that decoding it runs out of stack, and for a missing body."""

    async def body(self) -> bytes:
        return await super().body() or b"null"

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the request cannot be read as JSON") from error
