"""Deleting a device's history leaves its name and owner mark nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from celestia.game.records.record import read_record
from celestia.server.hosting.summaries import OWNER_MARK
from celestia.server.identity.devices import COOKIE, mark_of, owner_of
from celestia.server.tables.rewriting import NAMELESS
from tests.server.devices.games import everything, finished, history
from tests.server.http.house import House
from tests.server.http.lobbying import Device, joined, names, opened, play_now, refusal, shown, took_off
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio
NAME = "Zebulonia"


def secret_of(device: Device) -> str:
    return device.cookies[COOKIE].split(".")[0]


async def erase(device: Device) -> None:
    answer = await device.delete("/api/me")
    assert answer.status_code == 200, answer.text
    assert COOKIE not in device.cookies, "the cookie is gone too"


async def marks(house: House, device: Device, *tables: str) -> list[str]:
    """Everything by which the database could recognise this device."""
    secret = secret_of(device)
    series = [(await house.hub.get(table)).table.series for table in tables]
    owners = [owner_of(secret, one)[:OWNER_MARK] for one in series]
    return [*owners, mark_of(house.app.state.server.key, "device", secret), secret]


async def test_the_name_and_the_owner_mark_are_nowhere_in_the_database(house: House, url: str) -> None:
    zoe, ben = house.device(), house.device()
    over = await finished(house, zoe, ben, (NAME, "Ben"))
    again = (await zoe.post(f"/api/tables/{over}/rematch")).json()["table"]
    waiting = await opened(zoe, NAME)
    left = await opened(ben, "Ben")
    await joined(zoe, left, NAME, seat=1)
    await zoe.delete(f"/api/tables/{left}/seats/1")
    playing = await opened(ben, "Ben", config="players=2", free_text=True)
    await joined(zoe, playing, NAME)
    await took_off(ben, playing, zoe)
    async with house.socket(zoe, playing, 1) as socket, house.socket(ben, playing, 0) as other:
        for one, text in ((socket, f"I am {NAME}, born in May"), (other, f"hello {NAME.lower()}!")):
            await one.send(t="hello")
            await one.receive("snap")
            await one.send(t="talk", id="1", key="free", text=text)
            assert (await one.receive("ok"))["id"] == "1"
    await zoe.post("/api/me/link", json={"name": NAME, "colour": "violet"})
    owned = await marks(house, zoe, over, again, waiting, left, playing)
    known = [*owned, NAME, NAME.lower(), "born in May"]
    before = await everything(url)
    assert [mark for mark in known if mark not in before] == [secret_of(zoe)], (
        "only the secret is never stored"
    )

    await erase(zoe)

    after = await everything(url)
    assert [mark for mark in known if mark in after] == []
    assert "Ben" in after
    assert NAMELESS in after
    assert await names(ben, over) == [NAMELESS, "Ben"]
    assert (await shown(ben, playing))["phase"] == "playing"
    assert (await history(ben))["games"][0]["names"] == [NAMELESS, "Ben"]


async def test_the_record_of_the_others_still_verifies(house: House) -> None:
    zoe, ben = house.device(), house.device()
    table = await finished(house, zoe, ben, (NAME, "Ben"))
    before = (await ben.get(f"/api/tables/{table}/record")).text
    await erase(zoe)
    after = (await ben.get(f"/api/tables/{table}/record")).text
    game = read_record(after)
    assert (game.names, game.over) == ((NAMELESS, "Ben"), True)
    assert [line for line in before.split("\n") if "check" not in line and NAME not in line] == [
        line for line in after.split("\n") if "check" not in line and NAMELESS not in line
    ], "only the name and the fingerprints differ"
    house.hub.live.clear()  # like a restart
    assert (await shown(ben, table))["phase"] == "over"
    assert (await ben.get(f"/api/tables/{table}/record")).text == after


async def test_a_stand_in_takes_the_seat_of_a_game_in_progress(house: House) -> None:
    zoe, ben = house.device(), house.device()
    table = await opened(zoe, NAME, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(zoe, table, ben)
    await play_to_the_end(house, table, lines=30)
    async with house.socket(zoe, table, 0) as gone, house.socket(ben, table, 1) as stays:
        for socket in (gone, stays):
            await socket.send(t="hello")
            await socket.receive("snap")
        await erase(zoe)
        assert (await gone.receive("bye"))["code"] == "seat"
        snapshot = (await stays.receive("snap"))["view"]
        assert NAME not in str(snapshot)
    found = await shown(ben, table)
    assert [seat["left"] for seat in found["seats"]] == [True, False]
    assert (found["phase"], found["host"]) == ("playing", 1)
    await play_to_the_end(house, table)
    assert (await shown(ben, table))["phase"] == "over"


async def test_two_deleted_players_of_a_table_differ(house: House) -> None:
    zoe, ben, cy = house.device(), house.device(), house.device()
    table = await opened(zoe, NAME, config="players=3")
    await joined(ben, table, "Ben")
    await joined(cy, table, "Cy")
    await took_off(zoe, table, ben, cy)
    await play_to_the_end(house, table)
    await erase(zoe)
    await erase(ben)
    assert await names(cy, table) == [NAMELESS, f"{NAMELESS} 2", "Cy"]
    assert (await cy.get(f"/api/tables/{table}/record")).status_code == 200
    again = (await cy.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert await names(cy, again) == ["", "", "Cy"], "their seats are free"


async def test_a_player_who_took_over_a_seat_erases_its_name(house: House, url: str) -> None:
    zoe, phone, ben = house.device(), house.device(), house.device()
    table = await opened(zoe, NAME, config="players=2")
    await joined(ben, table, "Ben")
    await took_off(zoe, table, ben)
    token = (await zoe.post(f"/api/tables/{table}/seats/0/link")).json()["token"]
    await phone.post(f"/api/tables/{table}/moves", json={"token": token})
    await erase(zoe)
    assert await names(ben, table) == [NAME, "Ben"], "it is the name of the phone's player now"
    await erase(phone)
    assert NAME not in await everything(url)


async def test_the_player_starts_afresh_after_the_deletion(house: House) -> None:
    zoe = house.device()
    await play_now(zoe)
    await erase(zoe)
    assert (await history(zoe))["games"] == []
    assert refusal(await zoe.delete("/api/me")) == "no_device"
    table = await play_now(zoe)
    assert [one["table"] for one in (await zoe.get("/api/me/tables")).json()] == [table]


async def test_other_devices_stay_untouched(house: House) -> None:
    zoe, ben = house.device(), house.device()
    await finished(house, zoe, ben, (NAME, "Ben"))
    alone = await opened(ben, "Ben")
    before = [row.body for row in await house.hub.store.load(alone)]
    await erase(zoe)
    assert [row.body for row in await house.hub.store.load(alone)] == before


async def test_the_files_of_an_embedded_database_do_not_contain_the_name(
    house: House, tmp_path: Path, database: str
) -> None:
    if database != "sqlite":
        pytest.skip("PostgreSQL cleans up its files itself")
    zoe, ben = house.device(), house.device()
    await finished(house, zoe, ben, (NAME, "Ben"))
    await erase(zoe)
    found = [
        path.name for path in tmp_path.rglob("*") if path.is_file() and NAME.encode() in path.read_bytes()
    ]
    assert found == []


async def test_the_results_of_a_day_forget_an_erased_device(house: House, url: str) -> None:
    zoe = house.device()
    table = (await zoe.post("/api/daily", json={"name": NAME})).json()["table"]
    known = [NAME, *await marks(house, zoe, table)]
    await erase(zoe)
    after = await everything(url)
    assert [mark for mark in known if mark in after] == []
