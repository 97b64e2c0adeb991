"""Clients converge over a proxy that loses, delays and doubles frames."""

from __future__ import annotations

from pathlib import Path

import pytest

from .house import House
from .proxy import BadLine

pytestmark = pytest.mark.anyio


async def test_clients_converge_over_a_faulty_proxy(sqlite_url: str, tmp_path: Path) -> None:
    async with House(sqlite_url, tmp_path) as house, BadLine(house.address(), house.rng) as line:
        house.line = line.address
        for _ in range(2):
            await house.open_table(3)
        await house.acknowledgements(60)
        while not {"lost", "late", "doubled", "cut"} <= set(line.faults):
            await house.acknowledgements(5)
        await house.check_all()
