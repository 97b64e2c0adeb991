"""A one-time link moves a seat to another device."""

from __future__ import annotations

import pytest

from celestia.server.hosting.seat_links import LINK_LIVES
from tests.server.http.house import House
from tests.server.http.lobbying import Device, joined, opened, refusal, shown, took_off

pytestmark = pytest.mark.anyio


async def link(device: Device, table: str, seat: int) -> str:
    answer = await device.post(f"/api/tables/{table}/seats/{seat}/link")
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == seat
    return str(answer.json()["token"])


async def mine(device: Device, table: str) -> list[int]:
    seats = (await shown(device, table))["seats"]
    return [number for number, seat in enumerate(seats) if seat["mine"]]


async def playing(house: House, ann: Device) -> str:
    table = await opened(ann, config="players=2")
    await joined(house.device(), table, "Ben")
    await took_off(ann, table)
    return table


async def test_the_link_moves_the_seat_to_the_other_device(house: House) -> None:
    ann, phone = house.device(), house.device()
    table = await playing(house, ann)
    token = await link(ann, table, 0)
    async with house.socket(ann, table, 0) as before:
        await before.send(t="hello")
        await before.receive("snap")
        answer = await phone.post(f"/api/tables/{table}/moves", json={"token": token})
        assert (answer.json()["table"], answer.json()["seat"]) == (table, 0)
        assert (await before.receive("bye"))["code"] == "seat", "the old connection closes at once"
    assert (await mine(ann, table), await mine(phone, table)) == ([], [0])
    async with house.socket(ann, table, 0) as refused:
        assert refused.closed == 4403
    async with house.socket(phone, table, 0) as socket:
        await socket.send(t="hello")
        assert (await socket.receive("welcome"))["seat"] == 0


async def test_a_link_works_only_once(house: House) -> None:
    ann, phone, thief = house.device(), house.device(), house.device()
    table = await playing(house, ann)
    token = await link(ann, table, 0)
    await phone.post(f"/api/tables/{table}/moves", json={"token": token})
    assert refusal(await thief.post(f"/api/tables/{table}/moves", json={"token": token})) == "link"
    assert await mine(phone, table) == [0]


async def test_a_link_expires_after_ten_minutes(house: House) -> None:
    ann, phone = house.device(), house.device()
    table = await playing(house, ann)
    token = await link(ann, table, 0)
    house.clock.now += LINK_LIVES
    assert refusal(await phone.post(f"/api/tables/{table}/moves", json={"token": token})) == "link"
    house.clock.now -= 1
    assert (await phone.post(f"/api/tables/{table}/moves", json={"token": token})).status_code == 201


async def test_a_new_link_replaces_the_older_one(house: House) -> None:
    ann, phone = house.device(), house.device()
    table = await playing(house, ann)
    first, second = await link(ann, table, 0), await link(ann, table, 0)
    assert refusal(await phone.post(f"/api/tables/{table}/moves", json={"token": first})) == "link"
    assert (await phone.post(f"/api/tables/{table}/moves", json={"token": second})).status_code == 201


async def test_unknown_links_and_links_of_other_tables_are_refused(house: House) -> None:
    ann, phone = house.device(), house.device()
    one, other = await playing(house, ann), await playing(house, ann)
    token = await link(ann, one, 0)
    assert refusal(await phone.post(f"/api/tables/{other}/moves", json={"token": token})) == "link"
    assert refusal(await phone.post(f"/api/tables/{one}/moves", json={"token": "A" * 22})) == "link"
    assert (await phone.post(f"/api/tables/{one}/moves", json={"token": "short"})).status_code == 400


async def test_links_for_the_seats_of_others_are_refused(house: House) -> None:
    ann = house.device()
    table = await playing(house, ann)
    assert refusal(await ann.post(f"/api/tables/{table}/seats/1/link")) == "seat"
    assert refusal(await ann.post(f"/api/tables/{table}/seats/5/link")) == "seat"
    assert refusal(await house.device().post(f"/api/tables/{table}/seats/0/link")) == "no_device"


async def test_take_off_voids_links_because_seats_are_renumbered(house: House) -> None:
    ann, ben, phone = house.device(), house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben", seat=2)
    token = await link(ben, table, 2)
    await took_off(ann, table)
    assert refusal(await phone.post(f"/api/tables/{table}/moves", json={"token": token})) == "link"


async def test_a_link_of_a_freed_seat_is_void(house: House) -> None:
    ann, ben, phone = house.device(), house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    token = await link(ben, table, 1)
    await ann.delete(f"/api/tables/{table}/seats/1")
    await joined(house.device(), table, "Cy", seat=1)
    assert refusal(await phone.post(f"/api/tables/{table}/moves", json={"token": token})) == "link"


async def test_links_survive_a_restart_and_are_logged_as_hashes(house: House) -> None:
    ann, phone = house.device(), house.device()
    table = await playing(house, ann)
    token = await link(ann, table, 0)
    house.hub.live.clear()  # like a restart
    bodies = b"\n".join(row.body for row in await house.hub.store.load(table))
    assert b"offered" in bodies
    assert token.encode() not in bodies
    assert (await phone.post(f"/api/tables/{table}/moves", json={"token": token})).status_code == 201
