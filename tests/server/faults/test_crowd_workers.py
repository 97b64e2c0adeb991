"""Spectators at two workers are counted together and see each other's emotes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.store.test_bus import RedisServer

from .house import LONGEST, House

pytestmark = pytest.mark.anyio


async def open_table(house: House) -> str:
    async with httpx.AsyncClient(base_url=f"http://{house.address()}", timeout=LONGEST) as person:
        answer = await person.post("/api/tables", json={"name": "Host", "config": "players=2 preset=classic"})
        assert answer.is_success, answer.text
        return str(answer.json()["table"])


async def wait_for(socket: ClientConnection, kind: str, **facts: Any) -> None:
    """Wait for this message."""
    while True:
        message = msgspec.json.decode(await socket.recv())
        if message["t"] == kind and facts.items() <= message.items():
            return


async def test_spectators_at_two_workers_share_their_count_and_emotes(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    async with House(postgres_url, tmp_path, places=2, bus=redis.url) as house, asyncio.timeout(LONGEST):
        table = await open_table(house)
        one, other = (f"ws://{address}/ws/{table}" for address in house.addresses())
        async with connect(one, proxy=None) as first, connect(other, proxy=None) as second:
            for socket in (first, second):
                await socket.send('{"t":"hello"}')
                await wait_for(socket, "welcome")
            for socket in (first, second):
                await wait_for(socket, "present", watching=2)
            await first.send('{"t":"emote","id":"a","key":"heart"}')
            await wait_for(second, "emoted", key="heart")
            await first.close()
            await wait_for(second, "present", watching=1)
