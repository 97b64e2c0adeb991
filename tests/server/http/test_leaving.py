"""A player who has left a running game can only watch."""

from __future__ import annotations

import httpx
import pytest

from tests.server.http.house import House
from tests.server.http.lobbying import joined, opened, refusal, took_off

pytestmark = pytest.mark.anyio


async def playing(house: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    return ann, ben, table


async def leave(device: httpx.AsyncClient, table: str, seat: int) -> None:
    assert (await device.delete(f"/api/tables/{table}/seats/{seat}")).status_code == 204


async def test_leaving_closes_the_socket_of_the_seat(house: House) -> None:
    _, ben, table = await playing(house)
    async with house.socket(ben, table, 1) as socket:
        await socket.send(t="hello")
        await socket.receive("present")
        await leave(ben, table, 1)
        assert (await socket.receive("bye"))["code"] == "seat"
        length = (await house.hub.get(table)).table.length
        for message in ({"t": "talk", "key": "hmm"}, {"t": "plan", "plan": "stay"}, {"t": "back"}):
            await socket.send(id="late", **message)
    rows = await house.hub.store.load(table, length)
    assert not [row for row in rows if row.client_id == "late"]
    assert (await house.hub.get(table)).table.seats[1].left


async def test_a_player_who_left_can_watch_but_not_take_the_seat(house: House) -> None:
    _, ben, table = await playing(house)
    await leave(ben, table, 1)
    async with house.socket(ben, table, 1) as socket:
        assert socket.closed == 4403
    async with house.socket(ben, table) as socket:
        assert socket.closed is None


async def test_the_other_players_continue(house: House) -> None:
    ann, ben, table = await playing(house)
    await leave(ben, table, 1)
    async with house.socket(ann, table, 0) as socket:
        await socket.send(t="hello")
        await socket.send(t="talk", id="1", key="hmm")
        assert (await socket.receive("ok"))["id"] == "1"


async def test_a_left_seat_has_no_links_and_no_odds(house: House) -> None:
    _, ben, table = await playing(house)
    await leave(ben, table, 1)
    assert refusal(await ben.delete(f"/api/tables/{table}/seats/1")) == "seat"
    assert refusal(await ben.post(f"/api/tables/{table}/seats/1/link")) == "seat"
    assert refusal(await ben.get(f"/api/tables/{table}/seats/1/odds")) == "seat"
