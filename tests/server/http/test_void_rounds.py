"""Void rounds of the dice, restarts during a round, and tables of older versions."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex

import pytest

from celestia.game.fairness.sealed_dice import commitment
from celestia.game.records.verify_command import verify
from celestia.server.store.records import NewTable, Row, Summary
from celestia.server.tables import entries as log
from celestia.server.tables.take_off import STAGE_BY_CORRESPONDENCE, STAGE_SECONDS, round_secret
from tests.server.http.boarding import finished_record, pass_time, seated
from tests.server.http.house import START, House, open_house
from tests.server.http.lobbying import (
    Player,
    boarded,
    joined,
    opened,
    refusal,
    shown,
    took_off,
)

pytestmark = pytest.mark.anyio


# -------------------------------------------------------------------------------------------- void rounds
async def test_a_withheld_line_voids_the_round_and_its_owner_keeps_the_seat(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await ann.seal()
    await ben.seal()
    await boarded(ann.device, table)
    await ann.reveal()
    await pass_time(house, table, STAGE_SECONDS)
    dice = await ann.dice()
    assert (dice.round, dice.stage, dice.awaited) == (2, "sealing", (0,))
    assert dice.void[0].secret == round_secret(await house.hub.store.secret(table), 1).hex()
    assert refusal(await ben.post("seals", seal=token_hex(32))) == "line"
    await ann.seal()
    await ann.reveal()
    await ann.check()
    seen = await shown(ben.device, table)
    assert (seen["phase"], [seat["mine"] for seat in seen["seats"]]) == ("playing", [False, True])
    record = await finished_record(house, table)
    findings = list(verify(record, None, ann.own.rounds[2].line.hex()))
    assert [finding.sentence for finding in findings if not finding.holds] == []
    assert any(finding.sentence.startswith("Round 1 was void: seat 1 sent no line") for finding in findings)


async def test_the_table_closes_after_three_void_rounds(house: House) -> None:
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    await boarded(ann.device, table)
    for _ in range(3):
        await pass_time(house, table, STAGE_SECONDS)
    seen = await shown(house.device(), table)
    assert (seen["phase"], seen["why_closed"]) == ("closed", "dice")
    async with house.socket(ben.device, table, 1) as socket:
        await socket.send(t="hello")
        while (event := (await socket.receive("ev"))["e"])["what"] != "closed":
            pass
        assert event["why"] == "dice"
    opened_secret = (await ann.device.get(f"/api/tables/{table}/fairness")).json()
    assert [commitment(bytes.fromhex(one["secret"])) for one in opened_secret["rounds"]] == [
        one["commitment"] for one in opened_secret["rounds"]
    ]
    assert len(opened_secret["rounds"]) == 3
    assert refusal(await ann.device.get(f"/api/tables/{table}/record")) == "not_started"


async def test_by_correspondence_the_lines_have_a_day(house: House) -> None:
    day = 24 * 3600.0
    table, (ann, ben) = await seated(house, "Ann", "Ben", correspondence=True, pace=day)
    await ann.seal()
    await ben.seal()
    await boarded(ann.device, table)
    await pass_time(house, table, STAGE_BY_CORRESPONDENCE - 1)
    await ann.reveal()
    assert (await ben.reveal()).stage == "started"


async def test_the_timer_of_a_running_server_voids_a_round(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a request, and without the periodic check for overdue tables."""
    monkeypatch.setattr("celestia.server.tables.take_off.STAGE_SECONDS", 0.05)
    loop = asyncio.get_running_loop()
    house.hub.clock = lambda: START + loop.time()
    table, (ann, ben) = await seated(house, "Ann", "Ben")
    async with house.socket(ben.device, table, 1) as socket:
        await socket.send(t="hello")
        await boarded(ann.device, table)
        while (await socket.receive("ev"))["e"]["what"] != "round_void":
            pass


# ------------------------------------------------------------------------------------- restarts, upgrades
async def test_a_round_continues_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, (ann, ben) = await seated(house, "Ann", "Ben")
        await ann.seal()
        await ben.seal()
        await boarded(ann.device, table)
        await ann.reveal()
    async with open_house(tmp_path) as house:
        ann, ben = (_again(house, player) for player in (ann, ben))
        dice = await ben.reveal()
        assert dice.stage == "started"
        await ann.check()


async def test_a_round_that_expired_is_voided_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, (ann, ben) = await seated(house, "Ann", "Ben")
        await ann.seal()
        await ben.seal()
        await boarded(ann.device, table)
        await ann.reveal()
    async with open_house(tmp_path) as house:
        ann, ben = (_again(house, player) for player in (ann, ben))
        await pass_time(house, table, STAGE_SECONDS)
        assert (await ann.dice()).round == 2
        await ann.seal()
        assert (await ann.reveal()).stage == "started"
        await ann.check()


def _again(house: House, player: Player) -> Player:
    """Return the same device, connected to the restarted server."""
    again = Player(house.device(), player.table)
    again.device.cookies, again.own = player.device.cookies, player.own
    return again


async def test_a_table_opened_by_an_older_version_can_take_off(house: House) -> None:
    """Its log has no commitment, so the server adds one at the next request."""
    ann = house.device()
    table = await opened(ann, config="players=2")
    entries = [log.decode(row.body) for row in await house.hub.store.load(table)]
    old = "B" * 22
    kept = [entry for entry in entries if not isinstance(entry, log.Committed)]
    opening = log.Opened(kept[0].at, kept[0].settings, 2, table) if isinstance(kept[0], log.Opened) else None
    assert opening is not None
    rows = [Row(body=log.encode(entry), at=START) for entry in (opening, *kept[1:])]
    new = NewTable(id=old, secret=bytes(32), rules_version=1, summary=Summary(status="waiting"))
    await house.hub.store.create(new, rows)
    await joined(house.device(), old, "Ben")
    seen = await shown(ann, old)
    assert seen["dice"]["commitment"] == commitment(round_secret(bytes(32), 1))
    await took_off(ann, old)


async def test_the_record_of_a_game_started_by_an_older_version_verifies(house: House) -> None:
    """Its dice follow from a line of text of each seat."""
    old = "C" * 22
    promised = commitment(bytes(32))
    bodies = (
        b'{"k":"opened","at":1.0,"settings":{"config":"players=3"},"seats":3}',
        b'{"k":"sat","at":1.0,"seat":0,"name":"Ann","owner":"a","entropy":"of Ann"}',
        b'{"k":"bot_sat","at":1.0,"seat":1,"name":"Amelia","bot":"careful"}',
        b'{"k":"sat","at":1.0,"seat":2,"name":"Ben","owner":"b"}',
        b'{"k":"started","at":2.0,"commitment":"%s","entropy":["of Ann","",""]}' % promised.encode(),
    )
    new = NewTable(id=old, secret=bytes(32), rules_version=1, summary=Summary(status="playing"))
    await house.hub.store.create(new, [Row(body=body, at=START) for body in bodies])
    dice = await Player(house.device(), old).dice()
    assert (dice.protocol, dice.stage, dice.commitment) == (1, "started", promised)
    record = await finished_record(house, old)
    assert "\nentropy 0 of Ann\n" in record
    assert [finding.sentence for finding in verify(record, promised) if not finding.holds] == []
    found = (await house.device().get(f"/api/tables/{old}/fairness")).json()
    assert (found["protocol"], found["entropy"], found["rounds"]) == (1, ["of Ann", "", ""], [])
