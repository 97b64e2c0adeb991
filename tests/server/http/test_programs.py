"""A bot from outside takes a seat and acts for it, and for nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.http.house import House
from tests.server.http.lobbying import Player, joined, names, opened, refusal, seat_player, shown, took_off

pytestmark = pytest.mark.anyio


async def seated(house: House, table: str, **wish: Any) -> dict[str, Any]:
    device = house.device()
    answer = await device.post(f"/api/tables/{table}/programs", json={"name": "Deep Sky", **wish})
    assert answer.status_code == 201, answer.text
    assert "set-cookie" not in answer.headers
    found: dict[str, Any] = answer.json()
    seat_player(Player(device, table, **bearer(found["token"])))
    return found


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def test_a_program_plays_over_the_same_socket(house: House) -> None:
    ann, program = house.device(), house.device()
    table = await opened(ann, config="players=2")
    given = await seated(house, table)
    assert (await shown(ann, table))["seats"][1]["program"]
    await took_off(ann, table)
    async with house.socket(program, table, 1, **bearer(given["token"])) as socket:
        await socket.say(t="hello")
        assert (await socket.hear("welcome"))["seat"] == 1
        assert len((await socket.hear("snap"))["view"]["view"]["hand"]) > 0
        await socket.say(t="talk", id="1", key="hmm")
        assert (await socket.hear("ok"))["id"] == "1"


async def test_its_token_opens_no_other_seat_and_no_other_table(house: House) -> None:
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


async def test_a_token_takes_no_seat_and_is_no_host(house: House) -> None:
    ann, program = house.device(), house.device()
    table = await opened(ann)
    token = (await seated(house, table))["token"]
    took = await program.post(f"/api/tables/{table}/seats", json={"name": "More"}, headers=bearer(token))
    assert took.cookies, "a new device of its own: the token was not used"
    answer = await program.post(f"/api/tables/{table}/take-off", json={}, headers=bearer(token))
    assert refusal(answer) == "host"
    answer = await program.post(f"/api/tables/{table}/seats/1/link", headers=bearer(token))
    assert refusal(answer) == "program"


async def test_a_program_leaves_its_seat(house: House) -> None:
    ann, program = house.device(), house.device()
    table = await opened(ann)
    await joined(ann, table, "Ben")
    given = await seated(house, table)
    headers = bearer(given["token"])
    assert refusal(await program.delete(f"/api/tables/{table}/seats/1", headers=headers)) == "host"
    assert (await program.delete(f"/api/tables/{table}/seats/2", headers=headers)).status_code == 204
    assert await names(ann, table) == ["Ann", "Ben", "", ""]


async def test_a_named_token_that_is_wrong_does_not_fall_back_to_the_cookie(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    answer = await ann.delete(f"/api/tables/{table}/seats/0", headers={"authorization": "Bearer nonsense"})
    assert refusal(answer) == "no_device"
