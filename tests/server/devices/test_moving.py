"""A one-time link moves everything of a device to another one, and an export lists it."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.hosting.seat_links import LINK_LIVES
from celestia.server.identity.device_links import opened_secret, sealed_secret
from celestia.server.identity.devices import COOKIE, new_device
from tests.server.devices.games import everything, finished, history
from tests.server.http.house import House
from tests.server.http.lobbying import Device, joined, opened, refusal, shown, took_off
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


async def link(device: Device, **profile: str) -> str:
    answer = await device.post("/api/me/link", json=profile)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def moved(device: Device, token: str) -> dict[str, Any]:
    answer = await device.post("/api/me/moves", json={"token": token})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_the_history_moves_to_the_other_device(house: House) -> None:
    ann, ben, phone = house.device(), house.device(), house.device()
    table = await finished(house, ann, ben)
    before = await history(ann)
    answer = await moved(phone, await link(ann, name="Ann", colour="violet"))
    assert answer == {"tables": 1, "profile": {"name": "Ann", "colour": "violet"}}
    assert await history(phone) == before
    assert (await history(ann))["games"] == []
    assert len((await history(ben))["games"]) == 1
    again = await phone.post(f"/api/tables/{table}/rematch")
    assert again.status_code == 201, "it is the phone's game now"


async def test_a_game_in_progress_moves_too(house: House) -> None:
    ann, ben, phone = house.device(), house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table, ben)
    async with house.socket(ann, table, 0) as before:
        await before.send(t="hello")
        await before.receive("snap")
        await moved(phone, await link(ann))
        assert (await before.receive("bye"))["code"] == "seat"
    assert [seat["mine"] for seat in (await shown(phone, table))["seats"]] == [True, False]
    assert [seat["mine"] for seat in (await shown(ann, table))["seats"]] == [False, False]
    await play_to_the_end(house, table)
    assert [game["table"] for game in (await history(phone))["games"]] == [table]


async def test_both_devices_may_have_played_at_the_same_table(house: House, url: str) -> None:
    ann, ben = house.device(), house.device()
    table = await finished(house, ann, ben)
    await moved(ben, await link(ann))
    house.hub.live.clear()  # like a restart
    seats = (await shown(ben, table))["seats"]
    assert [seat["mine"] for seat in seats] == [True, True]
    assert (await ben.get(f"/api/tables/{table}/record")).status_code == 200
    await ben.delete("/api/me")
    assert "Ann" not in await everything(url)


async def test_a_link_works_once_and_for_ten_minutes(house: House) -> None:
    ann, phone, thief = house.device(), house.device(), house.device()
    await opened(ann)
    token = await link(ann)
    house.clock.now += LINK_LIVES
    assert refusal(await phone.post("/api/me/moves", json={"token": token})) == "link"
    first, second = await link(ann), await link(ann)
    assert refusal(await phone.post("/api/me/moves", json={"token": first})) == "link"
    assert (await moved(phone, second))["tables"] == 1
    assert refusal(await thief.post("/api/me/moves", json={"token": second})) == "link"


async def test_a_device_cannot_move_to_itself(house: House) -> None:
    ann = house.device()
    await opened(ann)
    assert refusal(await ann.post("/api/me/moves", json={"token": await link(ann)})) == "link"


async def test_the_database_cannot_open_a_link(house: House, url: str) -> None:
    ann = house.device()
    await opened(ann)
    token, secret = await link(ann), ann.cookies[COOKIE].split(".")[0]
    found = await everything(url)
    assert token not in found
    assert secret not in found


async def test_a_sealed_secret_opens_only_with_its_token() -> None:
    secret = new_device(b"key" * 20).split(".")[0]
    sealed = sealed_secret(secret, "one")
    assert opened_secret(sealed, "one") == secret
    assert opened_secret(sealed, "two") != secret


async def test_an_export_contains_everything_about_the_device(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await finished(house, ann, ben)
    waiting = await opened(ann, "Annie")
    await history(ann)
    export = (await ann.get("/api/me/export")).json()
    assert [one["table"] for one in export["tables"]] == [table, waiting]
    [over, open_one] = export["tables"]
    assert over["results"]["0"]["points"] >= 0
    kinds = {entry["k"] for entry in over["entries"]}
    assert {"sat", "sealed", "came"} <= kinds
    assert all("Ben" not in str(entry) for entry in over["entries"])
    assert open_one["entries"][0]["name"] == "Annie"
    assert over["owner"] == over["entries"][0]["owner"]
