"""Take-off over HTTP and the socket: sealing, revealing, and what is shown."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex

import pytest

from celestia.server.tables.take_off import SEALS_AT_ONCE, SEALS_SECONDS, STAGE_SECONDS
from tests.server.http.boarding import finished_record, pass_time, seated
from tests.server.http.house import House
from tests.server.http.lobbying import (
    SEATED,
    Device,
    Player,
    boarded,
    opened,
    play_now,
    refusal,
    shown,
    took_off,
)
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


# ------------------------------------------------------------------------------------------- step by step
async def test_each_step_is_shown_to_everybody(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    promised = (await ann.dice()).commitment
    assert (await ann.dice()).stage == "open"
    assert len((await ann.seal()).lines) == 1
    await ben.seal()
    await boarded(ann.device, table)
    dice = await ben.dice()
    assert (dice.stage, dice.commitment, dice.round) == ("revealing", promised, 1)
    assert [line.seats for line in dice.lines] == [(0,), (1,)]
    assert dice.until == house.clock.now + STAGE_SECONDS
    dice = await ann.reveal()
    assert [(line.arrived, line.line) for line in dice.lines] == [(True, ""), (False, "")]
    assert dice.awaited == (1,)
    dice = await ben.reveal()
    assert (dice.stage, dice.awaited, dice.until) == ("started", (), None)
    assert [line.line for line in dice.lines] == [one.own.rounds[1].line.hex() for one in (ann, ben)]
    await ann.check()
    await ben.check()
    assert (await shown(ann.device, table))["phase"] == "playing"


async def test_each_step_sends_a_snapshot(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    async with house.socket(ben.device, table, 1) as socket:
        await socket.send(t="hello")
        await socket.receive("snap")
        await ann.seal()
        snapped = await socket.receive("snap")
        assert [line["seats"] for line in snapped["view"]["dice"]["lines"]] == [[0]]
        await boarded(ann.device, table)
        snapped = await socket.receive("snap")
        assert (snapped["view"]["phase"], snapped["view"]["dice"]["awaited"]) == ("taking_off", [1])
        await ben.seal()
        while snapped["view"]["dice"]["stage"] != "revealing":
            snapped = await socket.receive("snap")
        for one in (ben, ann):
            await one.reveal()
        while snapped["view"]["phase"] != "playing":
            snapped = await socket.receive("snap")
        assert snapped["view"]["dice"] is None, "final dice are not sent with each move"


async def test_play_now_starts_with_the_line_of_its_one_device(house: House) -> None:
    ann = house.device()
    answer = (await ann.post("/api/play", json={"name": "Ann"})).json()
    player = Player(ann, answer["table"])
    dice = await player.dice()
    assert (dice.stage, dice.commitment, dice.awaited) == ("sealing", answer["commitment"], (0,))
    assert (await player.seal()).stage == "revealing"
    assert (await player.reveal()).stage == "started"
    await player.check()


async def test_a_rematch_has_its_own_dice(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await took_off(ann.device, table)
    await play_to_the_end(house, table)
    answer = (await ben.device.post(f"/api/tables/{table}/rematch")).json()
    again = [Player(one.device, answer["table"]) for one in (ann, ben)]
    assert (await again[0].dice()).commitment == answer["commitment"] != (await ann.dice()).commitment
    for one in again:
        await one.seal()
    await boarded(ben.device, answer["table"])
    for one in again:
        await one.reveal()
        await one.dice()
    for one in again:
        await one.check()
    record = await finished_record(house, answer["table"])
    assert record.count("\nline ") == 2


async def test_programs_add_a_line_with_their_token(house: House) -> None:
    table, (ann, _) = await seated(house, "Ann", "Ben")
    await ann.device.delete(f"/api/tables/{table}/seats/1")
    token = (await ann.device.post(f"/api/tables/{table}/programs", json={"name": "Deep Sky"})).json()[
        "token"
    ]
    program = Player(house.device(), table, authorization=f"Bearer {token}")
    await ann.seal()
    await program.seal()
    await boarded(ann.device, table)
    await ann.reveal()
    assert (await program.reveal()).stage == "started"


# ------------------------------------------------------------------------------------------------ refused
async def test_only_seated_devices_can_seal(house: House) -> None:
    table, (ann, _) = await seated(house, "Ann", "Ben")
    stranger = house.device()
    body = {"seal": token_hex(32)}
    assert refusal(await stranger.post(f"/api/tables/{table}/seals", json=body)) == "no_device"
    await opened(stranger)
    assert refusal(await stranger.post(f"/api/tables/{table}/seals", json=body)) == "seat"
    assert (await ann.dice()).lines == ()


async def test_the_seal_of_another_device_is_refused(house: House) -> None:
    _, (ann, ben) = await seated(house, "Ann", "Ben")
    (line,) = (await ann.seal()).lines
    assert refusal(await ben.post("seals", seal=line.seal)) == "line"


async def test_seals_of_a_device_are_rate_limited(house: House) -> None:
    _, (ann, ben) = await seated(house, "Ann", "Ben")
    for _ in range(SEALS_AT_ONCE):
        assert (await ann.post("seals", seal=token_hex(32))).is_success
    assert refusal(await ann.post("seals", seal=token_hex(32))) == "seal_rate"
    await ben.seal()
    house.clock.now += SEALS_SECONDS
    assert len((await ann.seal()).lines) == 2


@pytest.mark.parametrize("seal", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64])
async def test_malformed_seals_and_lines_are_refused(house: House, seal: str) -> None:
    _, (ann, _) = await seated(house, "Ann", "Ben")
    assert (await ann.post("seals", seal=seal)).status_code == 400
    assert (await ann.post("lines", line=seal)).status_code == 400


async def test_seals_are_refused_after_the_list_is_final(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await ann.seal()
    await ben.seal()
    listed = (await ann.dice()).lines
    await boarded(ann.device, table)
    assert refusal(await ben.post("seals", seal=token_hex(32))) == "line"
    assert (await ben.post("seals", seal=listed[1].seal)).is_success, "repeating a seal is allowed"
    assert (await ann.dice()).lines == listed


async def test_after_a_wrong_line_the_right_one_is_still_awaited(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await ann.seal()
    await ben.seal()
    assert refusal(await ben.post("lines", line=ben.own.rounds[1].line.hex())) == "line", (
        "there is no list yet"
    )
    await boarded(ann.device, table)
    await ann.reveal()
    assert refusal(await ben.post("lines", line=token_hex(32))) == "line"
    assert (await ann.dice()).awaited == (1,)
    await pass_time(house, table, STAGE_SECONDS)
    (void,) = (await ann.dice()).void
    assert [line.arrived for line in void.lines] == [True, False]


async def test_repeating_a_line_changes_nothing(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await took_off(ann.device, table)
    lines = [player.own.rounds[1].line.hex() for player in SEATED[table]]
    length = (await house.hub.get(table)).table.length
    assert (await ben.post("lines", line=lines[1])).is_success
    assert (await house.hub.get(table)).table.length == length
    assert refusal(await ben.post("lines", line=token_hex(32))) == "line"


async def test_during_take_off_seats_cannot_be_taken_moved_or_freed(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await boarded(ann.device, table)
    path = f"/api/tables/{table}"
    assert refusal(await house.device().post(f"{path}/seats", json={"name": "Cy"})) == "started"
    assert refusal(await ann.device.post(f"{path}/take-off")) == "started"
    assert refusal(await ben.device.post(f"{path}/seats/1/link")) == "started"
    assert refusal(await ann.device.delete(f"{path}/seats/1")) == "seat"
    assert (await ann.device.get(f"{path}/record")).status_code == 409


async def test_a_player_who_leaves_during_take_off_is_replaced(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await ann.seal()
    await boarded(ann.device, table)
    assert (await ben.device.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    await ann.reveal()
    seen = await shown(ann.device, table)
    assert (seen["phase"], [seat["left"] for seat in seen["seats"]]) == ("playing", [False, True])


async def test_the_seal_is_computed_as_documented(house: House) -> None:
    ann: Device = house.device()
    table = await play_now(ann)
    dice = await Player(ann, table).dice()
    (line,) = dice.lines
    hashed = b"celestia line 2\n" + table.encode() + dice.commitment.encode() + bytes.fromhex(line.line)
    assert line.seal == sha256(hashed).hexdigest()
