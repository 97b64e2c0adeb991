"""Import everything that workers need, in the supervisor before it forks them.

Workers then share this memory. Freezing keeps it shared, because the garbage collector does not write to
frozen objects.
"""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module

from ... import locales
from . import worker

LAZY_MODULES = (
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

for name in LAZY_MODULES:
    with suppress(ImportError):  # an extra that is not installed or not available on this system
        import_module(name)
locales.preload()
gc.collect()
gc.freeze()
