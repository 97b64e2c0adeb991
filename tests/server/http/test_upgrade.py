"""After an upgrade a game continues, or is closed and keeps its record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from celestia.game.fairness.sealed_dice import FairChance, check, commitment
from celestia.game.records.record import read_record
from celestia.rules import RULES_VERSION
from celestia.server.hosting.loader import summary_of
from celestia.server.store.records import Row
from celestia.server.tables import table as table_fold
from celestia.server.tables.log_record import UNFINISHED
from celestia.server.tables.table import Table
from tests.server.http.house import House, open_house
from tests.server.http.lobbying import Device, joined, opened, refusal, shown, took_off
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


class Before:
    """The table at the time when the server stopped."""

    def __init__(self, table_id: str, table: Table, cookies: httpx.Cookies) -> None:
        self.id, self.table, self.cookies = table_id, table, cookies

    @property
    def lines(self) -> list[str]:
        assert self.table.game is not None
        return self.table.game.lines


async def stopped(folder: Path, lines: int | None) -> Before:
    """Let Ann and Ben play this many lines, or to the end, and stop the server."""
    async with open_house(folder) as house:
        ann = house.device()
        table_id = await opened(ann, config="players=5")
        await joined(ann, table_id, "Ben")
        await took_off(ann, table_id)
        table = await play_to_the_end(house, table_id, lines=lines)
        return Before(table_id, table, ann.cookies)


@asynccontextmanager
async def upgraded(
    folder: Path, before: Before, monkeypatch: pytest.MonkeyPatch, rules: int = RULES_VERSION + 1
) -> AsyncIterator[tuple[House, Device]]:
    """Start the next server with this rules version, and yield it with Ann's device."""
    monkeypatch.setattr(table_fold, "RULES_VERSION", rules)
    async with open_house(folder) as house:
        house.clock.now = before.table.last_at
        ann = house.device()
        ann.cookies = before.cookies
        yield house, ann


async def test_a_game_of_the_same_rules_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, 70)
    async with upgraded(tmp_path, before, monkeypatch, RULES_VERSION) as (house, ann):
        assert (await shown(ann, before.id))["phase"] == "playing"
        assert refusal(await ann.get(f"/api/tables/{before.id}/record")) == "not_over"
        async with house.socket(ann, before.id, 0) as socket:
            await socket.send(t="hello")
            assert (await socket.receive("snap"))["view"]["phase"] == "playing"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seen", ["nothing", "some", "all", "as many as are left"])
async def test_a_returning_player_learns_that_the_table_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int, seen: str
) -> None:
    """For any number of events that they have seen before."""
    before = await stopped(tmp_path, 30)
    total = len(before.table.events_for(seat))
    async with (
        upgraded(tmp_path, before, monkeypatch) as (house, ann),
        house.socket(ann, before.id, seat) as socket,
    ):
        left = len((await house.hub.get(before.id)).table.events_for(seat))
        since = {"nothing": 0, "some": 1, "all": total, "as many as are left": left}[seen]
        await socket.send(t="hello", since=since)
        last = await socket.receive("ev")
        while last["e"]["what"] != "closed":
            last = await socket.receive("ev")
        assert last["e"]["why"] == "upgrade"
        snap = await socket.receive("snap")
        assert (snap["n"], snap["view"]["phase"], snap["view"]["view"]) == (last["n"], "closed", None)


async def test_the_record_of_a_closed_game_comes_from_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await stopped(tmp_path, 70)
    async with upgraded(tmp_path, before, monkeypatch) as (house, _):
        answer = await house.device().get(f"/api/tables/{before.id}/record")
        assert answer.status_code == 200
        assert answer.text.endswith(f"\n{UNFINISHED}")
        again = read_record(answer.text, allow_unfinished=True)  # with the rules of the game
        assert (again.lines, again.names) == (before.lines, ("Ann", "Ben"))


async def test_the_secret_of_a_closed_game_is_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await stopped(tmp_path, 70)
    async with upgraded(tmp_path, before, monkeypatch) as (house, _):
        found = (await house.device().get(f"/api/tables/{before.id}/fairness")).json()
        secret = bytes.fromhex(found["secret"])
        assert commitment(secret) == found["commitment"] == before.table.commitment
        assert found["chance"] == [line for line in before.lines if not line[0].isdigit()]
        lines = [line["line"] for line in found["rounds"][-1]["lines"]]
        assert check(found["chance"], FairChance(secret, lines), found["players"]) is None


async def test_a_finished_game_keeps_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, None)
    async with upgraded(tmp_path, before, monkeypatch) as (house, ann):
        assert (await shown(ann, before.id))["phase"] == "over"
        answer = await house.device().get(f"/api/tables/{before.id}/record")
        assert read_record(answer.text).lines == before.lines


async def test_a_table_closed_before_its_game_publishes_nothing(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    await ann.delete(f"/api/tables/{table}/seats/0")
    seen = await shown(ann, table)
    assert (seen["phase"], seen["why_closed"]) == ("closed", "host_left")
    for what in ("record", "fairness"):
        assert refusal(await ann.get(f"/api/tables/{table}/{what}")) == "not_over"


async def test_a_closed_game_accepts_no_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, 30)
    async with (
        upgraded(tmp_path, before, monkeypatch) as (house, ann),
        house.socket(ann, before.id, 0) as socket,
    ):
        await socket.send(t="hello")
        await socket.send(t="do", id="a", q=before.table.moment.number, a="stay")
        assert (await socket.receive("no"))["code"] == "not_playing"


@pytest.mark.parametrize("rules", [RULES_VERSION, RULES_VERSION + 1])
async def test_a_connected_viewer_learns_of_the_closing_or_must_reconnect(
    house: House, monkeypatch: pytest.MonkeyPatch, rules: int
) -> None:
    """A worker of another version writes to the log.

    If this version now reads fewer events than it has sent, the viewer's event numbers are invalid and they
    must reconnect."""
    ann = house.device()
    table = await opened(ann, config="players=2")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    async with house.socket(ann, table, 0) as socket:
        await socket.send(t="hello")
        await socket.receive("present")
        live = await house.hub.get_newest(table)
        row = Row(body=b'{"k":"juggled","at":7.0}', at=7.0)
        await house.hub.store.append(table, live.table.length, [row], summary_of(live.table, live.chance))
        monkeypatch.setattr(table_fold, "RULES_VERSION", rules)
        await house.hub.refresh(table)
        if rules == RULES_VERSION:
            assert (await socket.receive("ev"))["e"] == {"what": "closed", "why": "upgrade"}
        else:
            assert (await socket.receive("bye"))["code"] == "again"
