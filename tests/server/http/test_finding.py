"""The list of open tables, and the list of a device's own tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.http.house import START, House, open_house
from tests.server.http.lobbying import Device, joined, opened, took_off
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


async def mine(device: Device) -> list[str]:
    answer = await device.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    return [one["table"] for one in answer.json()]


async def test_the_list_shows_the_settings_of_an_open_table(house: House) -> None:
    ann = house.device()
    table = await opened(ann, public=True, pace=30.0, odds_helper=False, spectators=False, bots=["odds"])
    assert (await house.device().get("/api/tables")).json() == [
        {
            "table": table,
            "config": "players=4 modules=turbo,powers,spyglass",
            "plan": "classic",
            "host": "Ann",
            "seats": 4,
            "taken": 2,
            "opened": START,
            "pace": 30.0,
            "correspondence": False,
            "odds_helper": False,
            "spectators": False,
            "free_text": False,
        }
    ]


async def test_the_list_shows_the_current_host(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, public=True)
    await joined(ben, table, "Ben")
    await ann.delete(f"/api/tables/{table}/seats/0")
    assert [one["host"] for one in (await ann.get("/api/tables")).json()] == ["Ben"]


@pytest.mark.parametrize(
    ("config", "plan"),
    [
        ("players=5 preset=whole_sky", "whole_sky"),
        ("players=2 preset=two_crews", "two_crews"),
        ("players=4 modules=turbo", ""),
        ("players=4 preset=classic house=open_scores", ""),
        ("players=4 preset=classic cards=jetpack:1", ""),
    ],
)
async def test_the_list_names_a_preset_only_if_it_is_not_customised(
    house: House, config: str, plan: str
) -> None:
    await opened(house.device(), public=True, config=config)
    assert [one["plan"] for one in (await house.device().get("/api/tables")).json()] == [plan]


async def test_a_device_sees_its_own_tables(house: House) -> None:
    ann, ben = house.device(), house.device()
    first = await opened(ann)
    house.clock.now += 1
    second = await opened(ben, "Ben")
    await joined(ann, second, "Ann")
    assert await mine(ann) == [second, first], "newest first"
    assert await mine(ben) == [second]
    answer = (await ann.get("/api/me/tables")).json()[0]
    assert (answer["phase"], answer["seat"], answer["plan"]) == ("waiting", 1, "classic")
    assert answer["names"] == ["Ben", "Ann", "", ""]


async def test_a_new_device_has_no_tables(house: House) -> None:
    await opened(house.device())
    assert await mine(house.device()) == []


async def test_tables_of_left_seats_are_not_listed(house: House) -> None:
    ann, ben, cy = house.device(), house.device(), house.device()
    table = await opened(ann)
    for device, name in ((ben, "Ben"), (cy, "Cy")):
        await joined(device, table, name)
    await ben.delete(f"/api/tables/{table}/seats/1")
    assert await mine(ben) == []
    await took_off(ann, table)
    assert await mine(cy) == [table]
    await cy.delete(f"/api/tables/{table}/seats/1")
    assert await mine(cy) == []


async def test_finished_games_are_not_listed_but_their_rematch_is(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table)
    assert await mine(ben) == []
    again = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert await mine(ann) == await mine(ben) == [again]


async def test_a_moved_seat_is_listed_on_the_new_device(house: House) -> None:
    ann, phone = house.device(), house.device()
    table = await opened(ann)
    link = (await ann.post(f"/api/tables/{table}/seats/0/link")).json()
    await phone.post(f"/api/tables/{table}/moves", json={"token": link["token"]})
    assert (await mine(ann), await mine(phone)) == ([], [table])


async def test_at_most_twenty_tables_are_listed(tmp_path: Path) -> None:
    async with open_house(tmp_path, tables_per_device=0) as house:
        ann = house.device()
        tables = []
        for _ in range(21):
            house.clock.now += 1
            tables.append(await opened(ann))
        assert await mine(ann) == tables[:0:-1]


async def test_the_database_does_not_contain_the_cookie_of_a_device(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    secret = ann.cookies["celestia"].split(".")[0]
    assert await house.hub.store.guests.tables_of(secret, 9) == []
    listed = await house.hub.store.listed(table)
    assert secret not in str(listed)
