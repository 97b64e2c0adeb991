"""Fixtures: the databases of the fault tests, and an application in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from celestia.server.http.app import create_app
from celestia.server.operation.settings import NO_LIMITS, Settings
from tests.server.faults.conftest import anyio_backend, postgres, postgres_url, redis, sqlite_url

__all__ = ["anyio_backend", "postgres", "postgres_url", "redis", "sqlite_url"]


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    app = create_app(Settings(data=str(tmp_path), **NO_LIMITS))
    with TestClient(app) as client:
        yield client
