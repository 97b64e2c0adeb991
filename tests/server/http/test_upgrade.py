"""People come back after an upgrade: their game goes on, or they learn that it is closed and take it home."""

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
    """What was at the table when the server stopped."""

    def __init__(self, table_id: str, table: Table, cookies: httpx.Cookies) -> None:
        self.id, self.table, self.cookies = table_id, table, cookies

    @property
    def lines(self) -> list[str]:
        assert self.table.game is not None
        return self.table.game.lines


async def stopped(folder: Path, lines: int | None) -> Before:
    """Ann and Ben have played so many lines, or to the end, when their server is stopped."""
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
    """The server that is started next, by these rules, and Ann's browser."""
    monkeypatch.setattr(table_fold, "RULES_VERSION", rules)
    async with open_house(folder) as house:
        house.clock.now = before.table.last_at
        ann = house.device()
        ann.cookies = before.cookies
        yield house, ann


async def test_the_same_rules_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, 70)
    async with upgraded(tmp_path, before, monkeypatch, RULES_VERSION) as (house, ann):
        assert (await shown(ann, before.id))["phase"] == "playing"
        assert refusal(await ann.get(f"/api/tables/{before.id}/record")) == "not_over"
        async with house.socket(ann, before.id, 0) as socket:
            await socket.say(t="hello")
            assert (await socket.hear("snap"))["view"]["phase"] == "playing"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seen", ["nothing", "some", "all", "as many as are left"])
async def test_whoever_comes_back_is_told_that_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int, seen: str
) -> None:
    """Wherever they were in their numbers."""
    before = await stopped(tmp_path, 30)
    told = len(before.table.events_for(seat))
    async with (
        upgraded(tmp_path, before, monkeypatch) as (house, ann),
        house.socket(ann, before.id, seat) as socket,
    ):
        left = len((await house.hub.get(before.id)).table.events_for(seat))
        since = {"nothing": 0, "some": 1, "all": told, "as many as are left": left}[seen]
        await socket.say(t="hello", since=since)
        last = await socket.hear("ev")
        while last["e"]["what"] != "closed":
            last = await socket.hear("ev")
        assert last["e"]["why"] == "upgrade"
        snap = await socket.hear("snap")
        assert (snap["n"], snap["view"]["phase"], snap["view"]["view"]) == (last["n"], "closed", {})


async def test_the_record_is_what_the_log_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, 70)
    async with upgraded(tmp_path, before, monkeypatch) as (house, _):
        answer = await house.device().get(f"/api/tables/{before.id}/record")
        assert answer.status_code == 200
        assert answer.text.endswith(f"\n{UNFINISHED}")
        again = read_record(answer.text, allow_unfinished=True)  # by the rules that it was played by
        assert (again.lines, again.names) == (before.lines, ("Ann", "Ben"))


async def test_the_secret_of_the_dice_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_a_game_that_never_began_has_nothing_to_open(house: House) -> None:
    """Closed, but with nobody's game in it."""
    ann = house.device()
    table = await opened(ann)
    await ann.delete(f"/api/tables/{table}/seats/0")
    seen = await shown(ann, table)
    assert (seen["phase"], seen["why_closed"]) == ("closed", "host_left")
    for what in ("record", "fairness"):
        assert refusal(await ann.get(f"/api/tables/{table}/{what}")) == "not_over"


async def test_a_closed_game_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, 30)
    async with (
        upgraded(tmp_path, before, monkeypatch) as (house, ann),
        house.socket(ann, before.id, 0) as socket,
    ):
        await socket.say(t="hello")
        await socket.say(t="do", id="a", q=before.table.moment.number, a="stay")
        assert (await socket.hear("no"))["code"] == "not_playing"


@pytest.mark.parametrize("rules", [RULES_VERSION, RULES_VERSION + 1])
async def test_whoever_looks_on_meanwhile_is_told_or_called_back(
    house: House, monkeypatch: pytest.MonkeyPatch, rules: int
) -> None:
    """A worker of another version writes to the log. Where less of it is known here than was told, a viewer's
    numbers are worth nothing: the window has to begin anew."""
    ann = house.device()
    table = await opened(ann, config="players=2")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    async with house.socket(ann, table, 0) as socket:
        await socket.say(t="hello")
        await socket.hear("present")
        live = await house.hub.get_newest(table)
        row = Row(body=b'{"k":"juggled","at":7.0}', at=7.0)
        await house.hub.store.append(table, live.table.length, [row], summary_of(live.table, live.chance))
        monkeypatch.setattr(table_fold, "RULES_VERSION", rules)
        await house.hub.refresh(table)
        if rules == RULES_VERSION:
            assert (await socket.hear("ev"))["e"] == {"what": "closed", "why": "upgrade"}
        else:
            assert (await socket.hear("bye"))["code"] == "again"
