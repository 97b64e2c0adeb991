"""A server in this process on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.http.house import House, open_house
from tests.server.store.conftest import (
    anyio_backend,
    database,
    postgres,
    postgres_url,
    sqlite_url,
    url,
)

__all__ = ["anyio_backend", "database", "postgres", "postgres_url", "sqlite_url", "url"]


@pytest.fixture
async def house(url: str, tmp_path: Path) -> AsyncIterator[House]:
    address = url.replace("sqlite:", "sqlite+aiosqlite:").replace("postgresql:", "postgresql+asyncpg:")
    async with open_house(tmp_path, database=address) as opened:
        yield opened
