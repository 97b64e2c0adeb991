"""A request class that answers every malformed JSON body with 400."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, State]):
    """Adds what the framework misses: invalid UTF-8, deep nesting, no body."""

    async def body(self) -> bytes:
        return await super().body() or b"null"

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException("the request cannot be read as JSON") from error
