"""Opening, finding, joining and leaving tables."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.hosting.housekeeping import tidy
from tests.server.http.house import House
from tests.server.http.lobbying import (
    Device,
    joined,
    joined_as_program,
    names,
    opened,
    play_now,
    refusal,
    shown,
    took_off,
)

pytestmark = pytest.mark.anyio
DAY = 24 * 3600.0


async def test_a_name_is_enough_to_open_a_table(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    seen = await shown(ann, table)
    assert (seen["phase"], seen["host"]) == ("waiting", 0)
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "", "", ""]
    assert [seat["mine"] for seat in seen["seats"]] == [True, False, False, False]


async def test_an_impossible_configuration_is_refused_with_its_rule(house: House) -> None:
    answer = await house.device().post("/api/tables", json={"name": "Ann", "config": "players=7"})
    assert refusal(answer) == "config"
    assert answer.json()["rule"] == "R1"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"pace": 7.5}, "settings"),
        ({"pace": 3 * DAY}, "settings"),
        ({"pace": 30.0, "correspondence": True}, "settings"),
        ({"bots": ["cheater"]}, "bot"),
        ({"config": "players=2", "bots": ["odds", "odds"]}, "bot"),
        ({"name": "a|b"}, "name"),
        ({"name": "   "}, "name"),
    ],
)
async def test_invalid_settings_are_refused(house: House, fields: dict[str, object], code: str) -> None:
    assert refusal(await house.device().post("/api/tables", json={"name": "Ann", **fields})) == code


@pytest.mark.parametrize(
    "fields", [{"pace": None}, {"pace": 15.0}, {"pace": 3 * DAY, "correspondence": True}, {"instant": True}]
)
async def test_the_table_has_the_requested_settings(house: House, fields: dict[str, Any]) -> None:
    ann = house.device()
    settings = (await shown(ann, await opened(ann, **fields)))["settings"]
    assert {name: settings[name] for name in fields} == fields


async def test_players_join_by_link_in_any_free_seat(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    assert await joined(ben, table, "Ben", seat=2) == 2
    assert await joined(house.device(), table, "Cy") == 1
    assert await names(ann, table) == ["Ann", "Cy", "Ben", ""]
    assert [seat["mine"] for seat in (await shown(ben, table))["seats"]] == [False, False, True, False]


async def test_a_taken_seat_is_refused(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    assert refusal(await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben", "seat": 0})) == "full"
    await joined(ben, table, "Ben")
    assert refusal(await ben.post(f"/api/tables/{table}/seats", json={"name": "Cy"})) == "full"


async def test_one_device_can_hold_several_seats(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=3")
    assert await joined(ann, table, "Ben") == 1
    assert await joined(ann, table, "Cy") == 2
    await took_off(ann, table)
    assert [seat["mine"] for seat in (await shown(ann, table))["seats"]] == [True, True, True]
    for seat in range(3):
        async with house.socket(ann, table, seat) as socket:
            await socket.send(t="hello")
            assert (await socket.receive("welcome"))["seat"] == seat


async def test_the_list_shows_public_tables_with_a_free_seat(house: House) -> None:
    ann = house.device()
    public = await opened(ann, public=True, config="players=2")
    await opened(ann, public=False)
    listed = (await ann.get("/api/tables")).json()
    assert [one["table"] for one in listed] == [public]
    assert (listed[0]["seats"], listed[0]["taken"]) == (2, 1)
    await joined(house.device(), public, "Ben")
    assert (await ann.get("/api/tables")).json() == []


async def test_the_list_does_not_show_a_game_under_way(house: House) -> None:
    ann = house.device()
    table = await opened(ann, public=True, config="players=3")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    assert (await ann.get("/api/tables")).json() == []


async def test_the_host_seats_and_removes_bots(house: House) -> None:
    ann = house.device()
    table = await opened(ann, bots=["careful"])
    answer = await ann.post(f"/api/tables/{table}/bots", json={"seat": 1, "bot": "random"})
    assert answer.status_code == 201
    assert [seat["bot"] for seat in (await shown(ann, table))["seats"]] == ["", "random", "", "careful"]
    assert refusal(await ann.post(f"/api/tables/{table}/bots", json={"seat": 1, "bot": "odds"})) == "taken"
    assert refusal(await ann.post(f"/api/tables/{table}/bots", json={"seat": 2, "bot": "hal"})) == "bot"
    assert (await ann.delete(f"/api/tables/{table}/seats/3")).status_code == 204
    await ann.post(f"/api/tables/{table}/bots", json={"seat": 3, "bot": "odds"})
    assert [seat["bot"] for seat in (await shown(ann, table))["seats"]] == ["", "random", "", "odds"]


async def test_bots_do_not_take_the_name_of_a_player(house: House) -> None:
    guest = house.device()
    table = await play_now(guest, name="howard", config="players=6")
    assert len({name.casefold() for name in await names(guest, table)}) == 6
    waiting = await opened(guest, name="Orville")
    await guest.post(f"/api/tables/{waiting}/bots", json={"seat": 1, "bot": "odds"})
    assert (await names(guest, waiting))[1] not in ("", "Orville")


async def test_only_the_host_seats_bots_and_starts(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    assert refusal(await ben.post(f"/api/tables/{table}/bots", json={"seat": 3, "bot": "odds"})) == "host"
    assert refusal(await ben.post(f"/api/tables/{table}/take-off", json={})) == "host"
    assert refusal(await house.device().post(f"/api/tables/{table}/take-off", json={})) == "no_device"


async def test_a_table_with_one_player_cannot_start(house: House) -> None:
    ann = house.device()
    answer = await ann.post(f"/api/tables/{await opened(ann)}/take-off", json={})
    assert (refusal(answer), answer.json()["rule"]) == ("config", "R1")


async def test_play_now_fills_the_table_with_bots(house: House) -> None:
    ann = house.device()
    table = await play_now(ann, bots=["random"])
    seen = await shown(ann, table)
    assert seen["phase"] == "playing"
    assert [seat["bot"] for seat in seen["seats"]] == ["", "odds", "odds", "random"]


# ------------------------------------------------------------------------------------------- leaving
async def test_the_host_can_free_a_seat_before_take_off(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    async with house.socket(ben, table, 1) as socket:
        await socket.send(t="hello")
        await socket.receive("snap")
        assert (await ann.delete(f"/api/tables/{table}/seats/1")).status_code == 204
        assert (await socket.receive("bye"))["code"] == "seat"
    assert await names(ann, table) == ["Ann", "", "", ""]


async def test_only_the_host_can_free_the_seat_of_another_player(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    assert refusal(await ben.delete(f"/api/tables/{table}/seats/0")) == "host"
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/3")) == "seat"


async def test_the_host_cannot_free_a_seat_in_a_running_game(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/1")) == "seat"


async def test_the_next_person_becomes_host_when_the_host_leaves(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, bots=["odds"])
    await joined_as_program(house.device(), table, "Deep Sky")
    await joined(ben, table, "Ben")
    await ann.delete(f"/api/tables/{table}/seats/0")
    seen = await shown(ben, table)
    assert seen["host"] == 2, "not the program in seat 1"
    await took_off(ben, table)


async def test_the_table_closes_when_its_last_person_leaves(house: House) -> None:
    ann = house.device()
    table = await opened(ann, bots=["odds"])
    await ann.delete(f"/api/tables/{table}/seats/0")
    assert (await shown(ann, table))["phase"] == "closed"
    assert refusal(await ann.post(f"/api/tables/{table}/seats", json={"name": "Ann"})) == "started"


async def test_a_running_game_continues_without_a_player_who_leaves(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    assert (await ann.delete(f"/api/tables/{table}/seats/0")).status_code == 204
    seen = await shown(ben, table)
    assert [seat["left"] for seat in seen["seats"]] == [True, False]
    assert (seen["phase"], seen["host"]) == ("playing", 1)
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/0")) == "seat"


async def test_sockets_of_renumbered_seats_close_at_take_off(house: House) -> None:
    """Take-off removes free seats.

    An old number must not show the hand of another player."""
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben", seat=2)
    await joined(house.device(), table, "Cy", seat=3)
    async with house.socket(ben, table, 2) as socket:
        await socket.send(t="hello")
        await socket.receive("snap")
        await took_off(ann, table)
        bye = await socket.receive("bye")
        assert bye["code"] == "seat"
    assert [seat["mine"] for seat in (await shown(ben, table))["seats"]] == [False, True, False]


# ---------------------------------------------------------------------------------- housekeeping, colours
async def test_unfinished_tables_are_deleted_after_30_days(house: House) -> None:
    ann = house.device()
    old = await opened(ann)
    house.clock.now += 29 * DAY
    fresh = await opened(ann)
    assert await tidy(house.hub) == 0
    house.clock.now += 1 * DAY + 1
    assert await tidy(house.hub) == 1
    assert (await ann.get(f"/api/tables/{old}")).status_code == 404
    assert (await shown(ann, fresh))["phase"] == "waiting"


async def colours(device: Device, table: str) -> list[str]:
    return [seat["colour"] for seat in (await shown(device, table))["seats"]]


async def test_a_chosen_colour_stays_until_the_end(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben", seat=2)
    assert await colours(ann, table) == ["red", "", "green", ""]
    assert (await ben.put(f"/api/tables/{table}/seats/2/colour", json={"colour": "black"})).is_success
    await took_off(ann, table)
    assert await colours(ann, table) == ["red", "black"], "seats are renumbered, colours stay"
    late = await ben.put(f"/api/tables/{table}/seats/1/colour", json={"colour": "blue"})
    assert refusal(late) == "started"


async def test_taken_colours_and_seats_of_others_are_refused(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    assert refusal(await ben.put(f"/api/tables/{table}/seats/1/colour", json={"colour": "red"})) == "colour"
    assert refusal(await ben.put(f"/api/tables/{table}/seats/0/colour", json={"colour": "black"})) == "seat"
    pink = await ben.put(f"/api/tables/{table}/seats/1/colour", json={"colour": "pink"})
    assert pink.status_code == 400
    assert (await ann.put(f"/api/tables/{table}/seats/0/colour", json={"colour": "blue"})).status_code == 409


async def test_a_new_player_gets_the_first_free_colour(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    assert (await ann.put(f"/api/tables/{table}/seats/0/colour", json={"colour": "blue"})).is_success
    await joined(ben, table, "Ben")
    assert (await colours(ann, table))[:2] == ["blue", "red"]
