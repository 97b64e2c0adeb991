"""The host can change settings and the number of seats before take-off."""

from __future__ import annotations

import httpx
import pytest

from tests.ledger import rule
from tests.server.http.house import House
from tests.server.http.lobbying import joined, names, opened, refusal, shown, took_off

pytestmark = pytest.mark.anyio


async def change(device: httpx.AsyncClient, table: str, **plan: object) -> httpx.Response:
    return await device.put(f"/api/tables/{table}/plan", json=plan)


async def test_changed_settings_are_sent_to_all_players(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=3 preset=classic")
    await joined(ben, table, "Ben")
    async with house.socket(ben, table, 1) as socket:
        await socket.send(t="hello")
        await socket.receive("welcome")
        answer = await change(ann, table, config="players=3 preset=whole_sky", pace=30.0, bot_talk=False)
        assert answer.status_code == 200, answer.text
        event = (await socket.receive("ev"))["e"]
        while event["what"] != "replanned":
            event = (await socket.receive("ev"))["e"]
        assert "rowboat" in event["config"]
        assert (await socket.receive("snap"))["view"]["settings"]["pace"] == 30
    settings = (await shown(ben, table))["settings"]
    assert (settings["pace"], settings["bot_talk"]) == (30.0, False)
    assert "rowboat" in settings["config"]


async def test_the_game_uses_the_latest_settings(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2 preset=classic", bots=["careful"])
    await change(ann, table, config="players=2 modules=turbo,instructor cards=instructor:3")
    await took_off(ann, table)
    seen = await shown(ann, table)
    assert seen["phase"] == "playing"
    assert seen["cards"]["instructor"] == 3
    assert "jetpack" not in {card for card, count in seen["cards"].items() if count}


async def test_an_added_seat_can_be_taken(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2 preset=classic", bots=["careful"])
    assert refusal(await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})) == "full"
    await change(ann, table, config="players=3 preset=classic")
    assert await joined(ben, table, "Ben") == 2
    async with house.socket(ben, table, 2) as socket:
        await socket.send(t="hello")
        assert (await socket.receive("welcome"))["seat"] == 2


@rule("B16")
async def test_bots_make_room_when_seats_are_removed(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=4 preset=classic", bots=["careful", "odds"])
    assert (await change(ann, table, config="players=2 preset=two_crews")).status_code == 200
    seats = (await shown(ann, table))["seats"]
    assert [(seat["name"] != "", seat["bot"]) for seat in seats] == [(True, ""), (True, "odds")]
    await took_off(ann, table)


async def test_seats_of_people_cannot_be_removed(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=4 preset=classic")
    await joined(ben, table, "Ben", seat=3)
    assert refusal(await change(ann, table, config="players=3 preset=classic")) == "taken"
    assert await names(ann, table) == ["Ann", "", "", "Ben"]


async def test_only_the_host_can_change_settings_before_take_off(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2 preset=classic")
    await joined(ben, table, "Ben")
    assert refusal(await change(ben, table, config="players=2 preset=whole_sky")) == "host"
    await took_off(ann, table)
    assert refusal(await change(ann, table, config="players=2 preset=whole_sky")) == "started"


@rule("B16")
async def test_a_refused_change_keeps_the_old_settings(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=3 preset=classic")
    before = (await shown(ann, table))["settings"]
    assert refusal(await change(ann, table, config="players=3 preset=two_crews")) == "config"
    assert refusal(await change(ann, table, config="players=3", pace=7.0)) == "settings"
    assert (await shown(ann, table))["settings"] == before
