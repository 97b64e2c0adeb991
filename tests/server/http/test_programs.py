"""An external bot takes a seat and can act only for this seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.http.house import House
from tests.server.http.lobbying import Player, joined, names, opened, refusal, seat_player, shown, took_off

pytestmark = pytest.mark.anyio


async def seated(house: House, table: str) -> dict[str, Any]:
    device = house.device()
    answer = await device.post(f"/api/tables/{table}/programs", json={"name": "Deep Sky"})
    assert answer.status_code == 201, answer.text
    assert "set-cookie" not in answer.headers
    found: dict[str, Any] = answer.json()
    seat_player(Player(device, table, **bearer(found["token"])))
    return found


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def test_a_program_plays_over_the_socket_with_its_token(house: House) -> None:
    ann, program = house.device(), house.device()
    table = await opened(ann, config="players=2")
    given = await seated(house, table)
    assert (await shown(ann, table))["seats"][1]["program"]
    await took_off(ann, table)
    async with house.socket(program, table, 1, **bearer(given["token"])) as socket:
        await socket.send(t="hello")
        assert (await socket.receive("welcome"))["seat"] == 1
        assert len((await socket.receive("snap"))["view"]["view"]["hand"]) > 0
        await socket.send(t="talk", id="1", key="hmm")
        assert (await socket.receive("ok"))["id"] == "1"


async def test_a_token_is_valid_for_its_seat_and_table_only(house: House) -> None:
    ann, program = house.device(), house.device()
    table, other = await opened(ann), await opened(ann)
    token = (await seated(house, table))["token"]
    await seated(house, other)
    for place, seat in ((table, 0), (other, 1), (other, 0)):
        async with house.socket(program, place, seat, **bearer(token)) as socket:
            assert socket.closed == 4403
    for wrong in ("", "Bearer", f"Basic {token}", f"Bearer {token[:-1]}", f"Bearer {token}="):
        async with house.socket(program, table, 1, authorization=wrong) as socket:
            assert socket.closed == 4403


async def test_a_token_cannot_take_seats_or_act_as_host(house: House) -> None:
    ann, program = house.device(), house.device()
    table = await opened(ann)
    token = (await seated(house, table))["token"]
    took = await program.post(f"/api/tables/{table}/seats", json={"name": "More"}, headers=bearer(token))
    assert took.cookies, "it got a new device instead of using the token"
    answer = await program.post(f"/api/tables/{table}/take-off", json={}, headers=bearer(token))
    assert refusal(answer) == "host"
    answer = await program.post(f"/api/tables/{table}/seats/1/link", headers=bearer(token))
    assert refusal(answer) == "program"


async def test_a_program_can_leave_only_its_own_seat(house: House) -> None:
    ann, program = house.device(), house.device()
    table = await opened(ann)
    await joined(ann, table, "Ben")
    given = await seated(house, table)
    headers = bearer(given["token"])
    assert refusal(await program.delete(f"/api/tables/{table}/seats/1", headers=headers)) == "host"
    assert (await program.delete(f"/api/tables/{table}/seats/2", headers=headers)).status_code == 204
    assert await names(ann, table) == ["Ann", "Ben", "", ""]


async def test_a_wrong_token_does_not_fall_back_to_the_cookie(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    answer = await ann.delete(f"/api/tables/{table}/seats/0", headers={"authorization": "Bearer nonsense"})
    assert refusal(answer) == "no_device"
