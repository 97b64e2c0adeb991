"""All that every worker needs, loaded once by the supervisor that forks them: they share its memory.

What is frozen the garbage collector never writes to, so it stays shared.
"""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module

from ... import locales
from . import worker

WHAT_IS_LOADED_LATE = (
    "asyncpg",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.ext.asyncio",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "celestia.server.store.redis_bus",
)

__all__ = ["worker"]

for name in WHAT_IS_LOADED_LATE:
    with suppress(ImportError):  # an extra that is not installed, or not made for this system
        import_module(name)
locales.preload()
gc.collect()
gc.freeze()
