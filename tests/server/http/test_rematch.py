"""A rematch keeps the seats."""

from __future__ import annotations

import msgspec
import pytest

from celestia.server.tables import entries as log
from celestia.server.tables.commands import Append
from tests.server.http.house import House
from tests.server.http.lobbying import (
    SEATED,
    Device,
    Player,
    joined,
    joined_as_program,
    opened,
    refusal,
    seat_player,
    shown,
    took_off,
)
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


async def over(house: House, ann: Device, ben: Device) -> str:
    """A finished game of Ann, Ben, a program and a bot.

    The fourth of five seats stayed free."""
    table = await opened(ann, config="players=5 preset=first_flight", bots=["careful"], strict=9.0)
    await joined(ben, table, "Ben")
    await joined_as_program(house.device(), table, "Deep Sky")
    await took_off(ann, table)
    await play_to_the_end(house, table)
    return table


async def again(device: Device, table: str) -> tuple[str, int]:
    answer = await device.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    fresh = str(answer.json()["table"])
    for player in SEATED[table]:  # their owners stay the same
        seat_player(Player(player.device, fresh, **player.headers))
    return fresh, answer.json()["seat"]


async def test_a_rematch_has_the_same_people_in_the_same_seats(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    new, seat = await again(ben, table)
    assert (new != table, seat) == (True, 1)
    seen = await shown(ann, new)
    assert [place["name"] for place in seen["seats"]] == ["Ann", "Ben", "Deep Sky", "Victoria", ""]
    assert [place["mine"] for place in seen["seats"]] == [True, False, False, False, False]
    assert [place["program"] for place in seen["seats"]] == [False, False, True, False, False]
    assert (seen["seats"][3]["bot"], seen["settings"]["strict"]) == ("careful", 9.0)
    assert (seen["phase"], seen["host"]) == ("waiting", 1), "the first to ask is the host"
    await took_off(ben, new)


async def test_the_other_players_get_the_link_of_the_rematch(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    async with house.socket(ann, table, 0) as socket:
        await socket.send(t="hello")
        await socket.receive("snap")
        new, _ = await again(ben, table)
        while (event := (await socket.receive("ev"))["e"])["what"] != "rematched":
            pass
        assert event["next"] == new
    assert (await shown(ann, table))["next"] == new


async def test_two_requests_lead_to_one_rematch(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    new, _ = await again(ben, table)
    assert await again(ann, table) == (new, 0)
    assert (await shown(ann, new))["host"] == 1


async def test_a_rematch_survives_a_crash_before_its_table_is_created(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    promised = "A" * 22
    await house.hub.submit(table, Append((log.Rematched(house.hub.clock(), promised),)))
    assert await again(ann, table) == (promised, 0)
    assert (await shown(ann, promised))["host"] == 0


async def test_tokens_and_devices_stay_valid_in_a_series_of_rematches(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    for _ in range(2):
        table, _ = await again(ann, table)
        await took_off(ann, table)
        await play_to_the_end(house, table)
    assert (await shown(ben, table))["seats"][1]["mine"]
    async with house.socket(ben, table, 0) as socket:
        assert socket.closed == 4403


async def test_players_who_left_get_no_seat_in_the_rematch(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await opened(ann, config="players=3")
    await joined(ben, table, "Ben")
    await joined(house.device(), table, "Cy")
    await took_off(ann, table)
    await ben.delete(f"/api/tables/{table}/seats/1")
    await play_to_the_end(house, table)
    new, _ = await again(ann, table)
    assert [place["name"] for place in (await shown(ann, new))["seats"]] == ["Ann", "", "Cy"]


async def test_only_players_can_ask_for_a_rematch_after_the_end(house: House) -> None:
    ann, ben = house.device(), house.device()
    waiting = await opened(ann)
    assert refusal(await ann.post(f"/api/tables/{waiting}/rematch")) == "not_over"
    table = await over(house, ann, ben)
    stranger = house.device()
    assert refusal(await stranger.post(f"/api/tables/{table}/rematch")) == "no_device"
    await opened(stranger)
    assert refusal(await stranger.post(f"/api/tables/{table}/rematch")) == "seat"
    assert (await shown(ann, table))["next"] is None


async def test_seats_cannot_be_left_after_the_end(house: House) -> None:
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    assert refusal(await ann.delete(f"/api/tables/{table}/seats/0")) == "started"


async def test_a_rematch_with_an_unknown_configuration_is_refused(house: House) -> None:
    """An older version may have had a preset that no longer exists."""
    ann, ben = house.device(), house.device()
    table = await over(house, ann, ben)
    live = await house.hub.get(table)
    live.table.settings = msgspec.structs.replace(live.table.settings, config="players=4 preset=forgotten")
    assert refusal(await ann.post(f"/api/tables/{table}/rematch")) == "old_rules"
    assert not live.table.next, "there is no link to a table that cannot be created"
