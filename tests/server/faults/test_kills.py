"""SIGKILL at random moments of play loses and repeats no acknowledged action."""

from __future__ import annotations

from pathlib import Path

import pytest

from .soak import soak_round

pytestmark = pytest.mark.anyio

KILLS = 10


async def test_ten_kills_of_the_sqlite_server(sqlite_url: str, tmp_path: Path) -> None:
    assert await soak_round(sqlite_url, tmp_path, places=1, kills=KILLS, seed=1) > 2 * KILLS


async def test_ten_kills_of_workers_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    assert await soak_round(postgres_url, tmp_path, places=2, kills=KILLS, seed=2) > 2 * KILLS
