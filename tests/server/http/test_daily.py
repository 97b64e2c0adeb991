"""The daily flight: one deal for everybody, one try, results and keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from celestia.game.fairness.daily_dice import DailyChance, Occasion, key_of_day
from celestia.game.fairness.sealed_dice import commitment
from celestia.game.records.verify_command import verify
from celestia.server.tables import entries as log
from celestia.server.tables.daily import opens_at, starts_at
from celestia.server.tables.table import Table
from tests.server.http.house import START, House, open_house
from tests.server.http.lobbying import refusal, shown
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio
TODAY, TOMORROW, YESTERDAY = "2023-11-14", "2023-11-15", "2023-11-13"  # by START
Device = httpx.AsyncClient


async def fly(device: Device, name: str = "Ann") -> str:
    answer = await device.post("/api/daily", json={"name": name})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == 0
    return str(answer.json()["table"])


async def daily(device: Device) -> dict[str, Any]:
    answer = await device.get("/api/daily")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def table_of(house: House, table_id: str) -> Table:
    return (await house.hub.get_newest(table_id)).table


def chance_lines(table: Table) -> list[str]:
    assert table.game is not None
    return [line for line in table.game.lines if not line[0].isdigit()]


# ----------------------------------------------------------------------------------------------- the deal
async def test_everybody_gets_the_same_deal_and_bots(house: House) -> None:
    first, second = [await table_of(house, await fly(house.device(), name)) for name in ("Ann", "Ben")]
    assert first.id != second.id
    assert chance_lines(first) == chance_lines(second)
    assert first.settings.daily == TODAY
    assert (
        [seat.bot for seat in first.seats]
        == [seat.bot for seat in second.seats]
        == ["", "odds", "odds", "odds"]
    )
    assert first.phase == "playing"


async def test_the_same_choices_lead_to_the_same_game(house: House) -> None:
    tables = [
        await play_to_the_end(house, await fly(house.device(), name), seed=7) for name in ("Ann", "Ben")
    ]
    assert tables[0].game is not None
    assert tables[1].game is not None
    assert tables[0].game.lines == tables[1].game.lines


async def test_a_daily_flight_resumes_from_its_log(house: House) -> None:
    table_id = await fly(house.device())
    await play_to_the_end(house, table_id, lines=40)
    again = Table(table_id)
    for row in await house.hub.store.load(table_id):
        again.fold(log.decode(row.body))
    whole = await play_to_the_end(house, table_id)
    assert whole.game is not None
    assert again.game is not None
    assert whole.game.lines[: len(again.game.lines)] == again.game.lines
    assert whole.phase == "over"


async def test_servers_with_the_same_key_have_the_same_day(tmp_path: Path) -> None:
    secret = tmp_path / "daily.key"
    secret.write_text("a secret that two servers share, long enough\n")
    found = []
    for name in ("one", "two"):
        async with open_house(tmp_path / name, daily_key=str(secret)) as house:
            table = await table_of(house, await fly(house.device()))
            found.append((chance_lines(table), (await daily(house.device()))["tomorrow"]))
    assert found[0] == found[1]
    key = key_of_day(secret.read_bytes().strip(), TOMORROW)
    assert found[0][1] == {"date": TOMORROW, "commitment": commitment(key)}


async def test_servers_without_a_shared_key_have_different_days(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        async with open_house(tmp_path / name) as house:
            found.append((await daily(house.device()))["today"]["commitment"])
    assert found[0] != found[1]


# ------------------------------------------------------------------------------------------------ the try
async def test_a_device_returns_to_its_flight(house: House) -> None:
    device = house.device()
    table = await fly(device)
    assert await fly(device, "Other") == table
    (mine,) = (await device.get("/api/me/tables")).json()
    assert (mine["table"], mine["daily"]) == (table, TODAY)
    assert (await daily(device))["today"]["mine"] == {
        "table": table,
        "over": False,
        "points": None,
        "place": None,
        "rank": None,
    }
    assert (await daily(house.device()))["today"]["mine"] is None


async def test_a_second_flight_of_a_day_is_practice(house: House) -> None:
    device = house.device()
    table = await play_to_the_end(house, await fly(device))
    before = (await daily(device))["today"]
    again = await fly(device)
    assert (await shown(device, again))["settings"]["practice"] is True
    await play_to_the_end(house, again, seed=99)
    after = (await daily(device))["today"]
    assert after["mine"] == before["mine"]
    assert after["mine"]["table"] == table.id
    assert after["flights"] == 1


async def test_a_player_who_leaves_has_no_result(house: House) -> None:
    device = house.device()
    table = await fly(device)
    await device.delete(f"/api/tables/{table}/seats/0")
    mine = (await daily(device))["today"]["mine"]
    assert (mine["over"], mine["points"], mine["rank"]) == (True, None, None)
    again = await fly(device)
    assert (await shown(device, again))["settings"]["practice"] is True


async def test_an_upgrade_gives_the_try_back(house: House) -> None:
    device = house.device()
    table = await fly(device)
    await house.hub.submit(table, _Close())
    again = await fly(device)
    assert again != table
    assert (await shown(device, again))["settings"]["practice"] is False
    assert (await daily(device))["today"]["mine"]["table"] == again


class _Close:
    def entries(self, _table: Table, now: float) -> list[log.AnyEntry]:
        return [log.Closed(now, "upgrade")]


async def test_two_requests_at_once_are_one_try(house: House) -> None:
    import asyncio

    device = house.device()
    await device.post("/api/lesson", json={"name": "Ann"})  # gives the device its cookie
    tables = await asyncio.gather(*(fly(device) for _ in range(4)))
    assert len(set(tables)) == 1


async def test_a_daily_flight_has_no_rematch_and_no_spectators(house: House) -> None:
    device = house.device()
    table = await fly(device)
    assert (await shown(device, table))["settings"]["spectators"] is False
    await play_to_the_end(house, table)
    assert refusal(await device.post(f"/api/tables/{table}/rematch")) == "daily_once"


async def test_a_bad_name_opens_nothing(house: House) -> None:
    answer = await house.device().post("/api/daily", json={"name": "a|b"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name")
    assert await house.hub.store.daily.count(TODAY) == 0


# ---------------------------------------------------------------------------------------------- the results
async def test_results_are_in_order_and_equal_ones_share_a_rank(house: House) -> None:
    devices = {name: house.device() for name in ("Ann", "Ben", "Cleo")}
    for name, seed in (("Ann", 3), ("Ben", 3), ("Cleo", 4)):
        await play_to_the_end(house, await fly(devices[name], name), seed=seed)
    today = (await daily(devices["Ben"]))["today"]
    results = today["results"]
    assert {one["name"] for one in results} == set(devices)
    assert [one["points"] for one in results] == sorted((one["points"] for one in results), reverse=True)
    ranks = {one["name"]: one["rank"] for one in results}
    assert ranks["Ann"] == ranks["Ben"]
    points = {one["name"]: (one["points"], one["place"]) for one in results}
    assert (ranks["Cleo"] == ranks["Ann"]) == (points["Cleo"] == points["Ann"])
    assert [one["name"] for one in results if one["mine"]] == ["Ben"]
    assert today["mine"]["rank"] == ranks["Ben"]
    assert today["flights"] == 3
    assert all(1 <= one["place"] <= 4 for one in results)


async def test_a_flight_that_began_before_midnight_counts_for_its_day(house: House) -> None:
    device = house.device()
    house.clock.now = starts_at(TOMORROW) - 60
    table = await fly(device)
    house.clock.now = starts_at(TOMORROW) + 60
    await play_to_the_end(house, table)
    found = await daily(device)
    assert found["today"]["date"] == TOMORROW
    assert found["today"]["mine"] is None
    assert found["yesterday"]["mine"]["rank"] == 1
    assert await fly(device) != table


async def test_a_flight_that_ends_after_the_key_is_open_does_not_count(house: House) -> None:
    device = house.device()
    table = await fly(device)
    house.clock.now = opens_at(TODAY)
    await play_to_the_end(house, table)
    day = (await device.get(f"/api/daily/{TODAY}")).json()
    assert (day["flights"], day["results"]) == (0, [])
    assert (day["mine"]["over"], day["mine"]["points"]) == (True, None)


# --------------------------------------------------------------------------------------------------- the keys
async def test_the_commitment_is_known_the_day_before_and_the_key_the_day_after(house: House) -> None:
    device = house.device()
    promised = (await daily(device))["tomorrow"]["commitment"]
    house.clock.now = starts_at(TOMORROW)
    today = (await daily(device))["today"]
    assert (today["date"], today["commitment"], today["key"]) == (TOMORROW, promised, "")
    assert today["committed_at"] == START
    house.clock.now = opens_at(TOMORROW) - 1
    assert (await device.get(f"/api/daily/{TOMORROW}")).json()["key"] == ""
    house.clock.now = opens_at(TOMORROW)
    key = (await device.get(f"/api/daily/{TOMORROW}")).json()["key"]
    assert commitment(bytes.fromhex(key)) == promised


async def test_no_day_is_shown_before_it_begins(house: House) -> None:
    device = house.device()
    await daily(device)  # commits to tomorrow
    for date in (TOMORROW, YESTERDAY, "2023-99-99"):
        assert (await device.get(f"/api/daily/{date}")).status_code == 404
    assert (await device.get("/api/daily/now")).status_code == 400
    assert (await daily(device))["yesterday"] is None


async def test_the_deal_stays_closed_until_its_key_opens(house: House) -> None:
    device = house.device()
    table = await fly(device)
    await play_to_the_end(house, table)
    for what in ("record", "fairness", "replay", "review"):
        assert refusal(await device.get(f"/api/tables/{table}/{what}")) == "daily_closed"
    assert (await device.get(f"/api/tables/{table}/ending")).status_code == 200
    (game,) = (await device.get("/api/me/games")).json()["games"]
    assert (game["daily"], game["opens"]) == (TODAY, opens_at(TODAY))
    house.clock.now = opens_at(TODAY)
    text = (await device.get(f"/api/tables/{table}/record")).text
    promised = (await device.get(f"/api/daily/{TODAY}")).json()["commitment"]
    assert f"\ndaily {TODAY}\ncommitment {promised}\n" in text
    assert not [finding for finding in verify(text, promised) if finding.holds is False]
    opened = (await device.get(f"/api/tables/{table}/fairness")).json()
    assert (opened["protocol"], commitment(bytes.fromhex(opened["secret"]))) == (3, promised)
    assert opened["date"] == TODAY
    chance = DailyChance(bytes.fromhex(opened["secret"]), TODAY)
    for occasion, line in zip(opened["occasions"], opened["chance"], strict=True):
        answer = chance.answer(Occasion(occasion["label"], tuple(occasion["dice"])), line.split(), 4)
        assert answer == line
    from_record = await device.post("/api/occasions", json={"record": text})
    assert from_record.json() == opened["occasions"]


async def test_no_answer_holds_a_closed_key(house: House) -> None:
    device = house.device()
    table = await fly(device)
    secret = (await house.hub.store.secret(table)).hex()
    await play_to_the_end(house, table)
    for path in ("/api/daily", f"/api/daily/{TODAY}", f"/api/tables/{table}", f"/api/tables/{table}/dice"):
        answer = await device.get(path)
        assert answer.status_code == 200
        assert secret not in answer.text


async def test_a_change_of_the_shared_key_keeps_days_that_were_committed_to(tmp_path: Path) -> None:
    secret = tmp_path / "daily.key"
    promised = []
    for text in ("one secret of many characters, long enough", "another secret of characters, long enough"):
        secret.write_text(text)
        async with open_house(tmp_path / "house", daily_key=str(secret)) as house:
            found = await daily(house.device())
            promised.append((found["today"]["commitment"], found["tomorrow"]["commitment"]))
    assert promised[0] == promised[1]
