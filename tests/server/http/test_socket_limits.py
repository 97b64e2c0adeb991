"""Limits on the sockets of an address and the spectators of a table."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.http.house import House, Socket, open_house
from tests.server.http.lobbying import opened

pytestmark = pytest.mark.anyio
TOO_MANY = 4429


async def test_an_address_has_a_limited_number_of_sockets(tmp_path: Path) -> None:
    async with open_house(tmp_path, sockets_per_address=2) as house:
        ann = house.device()
        table = await opened(ann)
        async with house.socket(ann, table) as first, house.socket(ann, table, 0) as second:
            assert (first.closed, second.closed) == (None, None)
            async with house.socket(ann, table, 0) as third:
                assert third.closed == TOO_MANY
            async with house.socket(ann, table, address="192.0.2.2") as elsewhere:
                assert elsewhere.closed is None
        async with house.socket(ann, table, 0) as later:
            assert later.closed is None, "the first two have left"


async def test_addresses_without_sockets_are_not_kept_in_memory(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    async with house.socket(ann, table):
        assert house.app.state.sockets._by_address
    assert not house.app.state.sockets._by_address


async def test_an_ipv6_network_counts_as_one_address(tmp_path: Path) -> None:
    async with open_house(tmp_path, sockets_per_address=1) as house:
        ann = house.device()
        table = await opened(ann)
        async with (
            house.socket(ann, table, address="2001:db8::1"),
            house.socket(ann, table, address="2001:db8::2") as neighbour,
        ):
            assert neighbour.closed == TOO_MANY


async def test_the_spectator_limit_never_keeps_players_out(tmp_path: Path) -> None:
    async with open_house(tmp_path, spectators_per_table=3) as house:
        ann = house.device()
        table = await opened(ann)
        async with AsyncExitStack() as watching:
            for _ in range(3):
                assert (await watch(house, watching, table)).closed is None
            assert (await watch(house, watching, table)).closed == TOO_MANY
            async with house.socket(ann, table, 0) as player:
                assert player.closed is None


async def watch(house: House, watching: AsyncExitStack, table: str) -> Socket:
    return await watching.enter_async_context(house.socket(house.device(), table))
