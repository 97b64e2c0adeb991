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


async def test_what_cannot_be_played_is_refused_with_its_rule(house: House) -> None:
    answer = await house.device().post("/api/tables", json={"name": "Ann", "config": "players=7"})
    assert refusal(answer) == "config"
    assert answer.json()["rule"] == "R1"


@pytest.mark.parametrize(
    ("wish", "code"),
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
async def test_settings_that_make_no_sense_are_refused(
    house: House, wish: dict[str, object], code: str
) -> None:
    assert refusal(await house.device().post("/api/tables", json={"name": "Ann", **wish})) == code


@pytest.mark.parametrize(
    "wish", [{"pace": None}, {"pace": 15.0}, {"pace": 3 * DAY, "correspondence": True}, {"instant": True}]
)
async def test_the_table_has_the_settings_that_were_wished(house: House, wish: dict[str, Any]) -> None:
    ann = house.device()
    settings = (await shown(ann, await opened(ann, **wish)))["settings"]
    assert {name: settings[name] for name in wish} == wish


async def test_joining_by_link(house: House) -> None:
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


async def test_one_device_holds_several_seats(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=3")
    assert await joined(ann, table, "Ben") == 1
    assert await joined(ann, table, "Cy") == 2
    await took_off(ann, table)
    assert [seat["mine"] for seat in (await shown(ann, table))["seats"]] == [True, True, True]
    for seat in range(3):
        async with house.socket(ann, table, seat) as socket:
            await socket.say(t="hello")
            assert (await socket.hear("welcome"))["seat"] == seat


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


async def test_bots_sit_where_the_host_wants_them(house: House) -> None:
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


async def test_no_bot_bears_a_name_that_somebody_at_the_table_has(house: House) -> None:
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


async def test_nobody_starts_alone(house: House) -> None:
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
async def test_the_host_sends_somebody_away_before_the_start(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    async with house.socket(ben, table, 1) as socket:
        await socket.say(t="hello")
        await socket.hear("snap")
        assert (await ann.delete(f"/api/tables/{table}/seats/1")).status_code == 204
        assert (await socket.hear("bye"))["code"] == "seat"
    assert await names(ann, table) == ["Ann", "", "", ""]


async def test_a_guest_sends_nobody_away(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    assert refusal(await ben.delete(f"/api/tables/{table}/seats/0")) == "host"
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/3")) == "seat"


async def test_nobody_is_sent_away_from_a_running_game(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/1")) == "seat"


async def test_a_host_who_leaves_hands_the_table_on(house: House) -> None:
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


async def test_who_quits_a_running_game_is_replaced(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(ann, table)
    assert (await ann.delete(f"/api/tables/{table}/seats/0")).status_code == 204
    seen = await shown(ben, table)
    assert [seat["left"] for seat in seen["seats"]] == [True, False]
    assert (seen["phase"], seen["host"]) == ("playing", 1)
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/0")) == "seat"


async def test_free_seats_close_at_take_off_and_nobody_gets_anothers_socket(house: House) -> None:
    """The seats are numbered anew: an old number must not open the hand of the next one."""
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben", seat=2)
    await joined(house.device(), table, "Cy", seat=3)
    async with house.socket(ben, table, 2) as socket:
        await socket.say(t="hello")
        await socket.hear("snap")
        await took_off(ann, table)
        heard = await socket.hear("bye")
        assert heard["code"] == "seat"
    assert [seat["mine"] for seat in (await shown(ben, table))["seats"]] == [False, True, False]


# ------------------------------------------------------------------------------------------ in the end
async def test_unfinished_tables_are_forgotten_after_30_days(house: House) -> None:
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


async def test_a_chosen_colour_stays_at_the_table(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben", seat=2)
    assert await colours(ann, table) == ["red", "", "green", ""]
    assert (await ben.put(f"/api/tables/{table}/seats/2/colour", json={"colour": "black"})).is_success
    await took_off(ann, table)
    assert await colours(ann, table) == ["red", "black"], "seats are renumbered, colours stay"
    late = await ben.put(f"/api/tables/{table}/seats/1/colour", json={"colour": "blue"})
    assert refusal(late) == "started"


async def test_a_colour_belongs_to_one_pawn_and_to_its_owner(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    await joined(ben, table, "Ben")
    assert refusal(await ben.put(f"/api/tables/{table}/seats/1/colour", json={"colour": "red"})) == "colour"
    assert refusal(await ben.put(f"/api/tables/{table}/seats/0/colour", json={"colour": "black"})) == "seat"
    pink = await ben.put(f"/api/tables/{table}/seats/1/colour", json={"colour": "pink"})
    assert pink.status_code == 400
    assert (await ann.put(f"/api/tables/{table}/seats/0/colour", json={"colour": "blue"})).status_code == 409


async def test_a_newcomer_gets_the_first_colour_that_is_free(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann)
    assert (await ann.put(f"/api/tables/{table}/seats/0/colour", json={"colour": "blue"})).is_success
    await joined(ben, table, "Ben")
    assert (await colours(ann, table))[:2] == ["blue", "red"]
