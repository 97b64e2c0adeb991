"""A finished game is continued by hand at one of its decisions, alone or with friends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from celestia.game.fairness.sealed_dice import FairChance, check
from celestia.game.records.record import read_record
from celestia.game.records.verify_command import verify
from celestia.rules import RULES_VERSION
from celestia.server.tables import entries as log
from celestia.server.tables import table as table_fold
from celestia.server.tables.daily import opens_at
from celestia.server.tables.table import Table
from celestia.server.tables.take_off import fairness_of
from tests.server.http.house import House, open_house
from tests.server.http.lobbying import Device, Player, joined, opened, refusal, shown, took_off
from tests.server.http.test_daily import TODAY, fly
from tests.server.http.test_reviews import finished_table
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


async def record(device: Device, table: str) -> str:
    answer = await device.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def declaration(device: Device, table: str) -> tuple[int, int]:
    """Return the last step at which somebody left, and their seat."""
    lines = read_record(await record(device, table)).lines
    step = max(number for number, line in enumerate(lines, start=1) if line.endswith(" leave"))
    return step, int(lines[step - 1][0])


async def continued(device: Device, table: str, step: int, **fields: Any) -> tuple[str, int]:
    body = {"name": "Ann", "step": step, **fields}
    answer = await device.post(f"/api/tables/{table}/continuations", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]), int(answer.json()["seat"])


async def took_part(device: Device, table: str) -> None:
    """Add the line of the only device, so that the game starts."""
    player = Player(device, table)
    await player.seal()
    await player.reveal()


async def table_of(house: House, table_id: str) -> Table:
    return (await house.hub.get_newest(table_id)).table


async def started(house: House, ann: Device) -> tuple[str, int]:
    """Continue a game alone, with the other answer. Return the table and the length of its past."""
    step, seat = await declaration(ann, origin := await finished_table(house, ann))
    table, own = await continued(ann, origin, step, instead="stay")
    assert own == seat
    await took_part(ann, table)
    return table, step


# ------------------------------------------------------------------------------------------------ the table
async def test_alone_the_game_starts_after_the_other_answer(house: House) -> None:
    ann = house.device()
    table_id, past = await started(house, ann)
    table = await table_of(house, table_id)
    assert table.phase == "playing"
    assert table.game is not None
    assert table.game.lines[past - 1].endswith(" stay")
    assert sorted(bool(seat.bot) for seat in table.seats) == [False, True]
    assert (await shown(ann, table_id))["settings"]["continues"] == table.settings.continues != ""


async def test_the_dice_are_new_and_only_they_are_verified(house: House) -> None:
    ann = house.device()
    table_id, past = await started(house, ann)
    await play_to_the_end(house, table_id)
    findings = {finding.sentence: finding.holds for finding in verify(await record(ann, table_id))}
    assert False not in findings.values()
    (unproved,) = [sentence for sentence, holds in findings.items() if holds is None]
    assert unproved.startswith(f"The first {past} actions come from another game")
    secret = (await ann.get(f"/api/tables/{table_id}/fairness")).json()
    assert secret["past"] == past
    table = await table_of(house, table_id)
    dice = fairness_of(table, await house.hub.store.secret(table_id)).chance()
    assert isinstance(dice, FairChance)
    assert secret["chance"]
    assert check(secret["chance"], dice, 2) is None


async def test_a_forged_roll_after_the_past_is_found(house: House) -> None:
    ann = house.device()
    table_id, past = await started(house, ann)
    await play_to_the_end(house, table_id)
    text = await record(ann, table_id)
    rolls = [line for line in read_record(text).lines[past:] if line.startswith("roll ")]
    forged = text.replace(f"\n{rolls[-1]}\n", f"\n{rolls[-1].replace('blank', 'fog')} fog\n")
    assert any("does not follow from the secret" in finding.sentence for finding in verify(forged))


async def test_it_resumes_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = house.device()
        table_id, _ = await started(house, ann)
        before = await play_to_the_end(house, table_id, lines=60)
        cookies, now = ann.cookies, house.clock.now
    async with open_house(tmp_path) as house:
        house.clock.now = now
        table = await table_of(house, table_id)
        assert (table.stranded, table.past) == ("", before.past)
        assert table.game is not None
        assert before.game is not None
        played = before.game.lines
        assert table.game.lines[: len(played)] == played  # the bots may already play on
        await play_to_the_end(house, table_id)
        ann = house.device()
        ann.cookies = cookies
        assert (await ann.get(f"/api/tables/{table_id}/replay")).status_code == 200
        assert (await ann.get(f"/api/tables/{table_id}/ending")).status_code == 200
        assert (await ann.get(f"/api/tables/{table_id}/review")).status_code == 200


async def test_a_continuation_can_be_continued(house: House) -> None:
    ann = house.device()
    table_id, past = await started(house, ann)
    await play_to_the_end(house, table_id)
    again, _ = await continued(ann, table_id, past, seat=1)
    await took_part(ann, again)
    table = await table_of(house, again)
    assert len(table.past) == past - 1
    assert not table.seats[1].bot


# ----------------------------------------------------------------------------------------------- with friends
async def test_friends_take_seats_and_bots_the_others(house: House) -> None:
    ann, ben = house.device(), house.device()
    origin = await opened(ann, config="players=3 preset=first_flight", bots=["careful"] * 2)
    await took_off(ann, origin)
    await play_to_the_end(house, origin)
    step, _ = await declaration(ann, origin)
    table, own = await continued(ann, origin, step, room=True, seat=1)
    waiting = await shown(ben, table)
    assert (waiting["phase"], waiting["host"], own) == ("waiting", 1, 1)
    assert waiting["code"]
    assert await joined(ben, table, "Ben", seat=2) == 2
    await took_off(ann, table, ben)
    table_shown = await shown(ann, table)
    assert [seat["bot"] for seat in table_shown["seats"]] == ["odds", "", ""]
    game = (await table_of(house, table)).game
    assert game is not None
    assert len(game.lines) >= step - 1


async def test_players_get_their_seats_back(house: House) -> None:
    ann, ben, cy = house.device(), house.device(), house.device()
    origin = await opened(ann, config="players=3 preset=first_flight")
    for device, name in ((ben, "Ben"), (cy, "Cy")):
        await joined(device, origin, name)
    await took_off(ann, origin, ben, cy)
    await play_to_the_end(house, origin)
    step, _ = await declaration(ann, origin)
    table, _ = await continued(ann, origin, step, room=True, seat=0)
    assert await joined(cy, table, "Cy") == 2
    assert await joined(house.device(), table, "Dot") == 1
    assert refusal(await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})) == "full"


@pytest.mark.parametrize("config", ["players=3 preset=first_flight", "players=2 preset=classic"])
async def test_its_game_cannot_be_changed(house: House, config: str) -> None:
    ann = house.device()
    origin = await finished_table(house, ann)
    step, _ = await declaration(ann, origin)
    table, _ = await continued(ann, origin, step, room=True)
    assert refusal(await ann.put(f"/api/tables/{table}/plan", json={"config": config})) == "continues"


# ------------------------------------------------------------------------------------------ it does not count
async def test_it_is_in_the_history_but_not_in_the_statistics(house: House) -> None:
    ann = house.device()
    table_id, _ = await started(house, ann)
    (mine,) = (await ann.get("/api/me/tables")).json()
    assert (mine["table"], mine["continues"], mine["daily"]) == (table_id, True, "")
    await play_to_the_end(house, table_id)
    history = (await ann.get("/api/me/games")).json()
    assert [(game["table"] == table_id, game["continues"]) for game in history["games"]].count(
        (True, True)
    ) == 1
    assert history["statistics"]["games"] == 0  # the first game had two players at this device


async def test_a_rematch_is_a_whole_game(house: House) -> None:
    ann = house.device()
    table_id, _ = await started(house, ann)
    await play_to_the_end(house, table_id)
    answer = await ann.post(f"/api/tables/{table_id}/rematch")
    assert answer.status_code == 201, answer.text
    again = await table_of(house, answer.json()["table"])
    assert (again.past, again.settings.continues) == ((), "")


# --------------------------------------------------------------------------------------------------- refusals
async def test_a_game_in_progress_is_refused(house: House) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2 preset=first_flight")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table, lines=40)
    body = {"name": "Ann", "step": 30}
    assert refusal(await ann.post(f"/api/tables/{table}/continuations", json=body)) == "not_over"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"step": 1}, "no_choice"),
        ({"instead": "dance"}, "no_choice"),
        ({"seat": 4}, "seat"),
        ({"name": "|"}, "name"),
    ],
)
async def test_an_impossible_request_is_refused(house: House, fields: dict[str, Any], code: str) -> None:
    ann = house.device()
    origin = await finished_table(house, ann)
    step, _ = await declaration(ann, origin)
    body = {"name": "Ann", "step": step, **fields}
    assert refusal(await ann.post(f"/api/tables/{origin}/continuations", json=body)) == code


async def test_a_daily_flight_is_continued_when_its_key_is_open(house: House) -> None:
    device = house.device()
    flight = await fly(device)
    await play_to_the_end(house, flight)
    body = {"name": "Ann", "step": 30}
    assert refusal(await device.post(f"/api/tables/{flight}/continuations", json=body)) == "daily_closed"
    house.clock.now = opens_at(TODAY)
    step, _ = await declaration(device, flight)
    table_id, _ = await continued(device, flight, step)
    await took_part(device, table_id)
    table = await table_of(house, table_id)
    assert (table.settings.daily, table.phase) == ("", "playing")
    assert (await device.get(f"/api/daily/{TODAY}")).json()["mine"]["table"] == flight


async def test_a_game_of_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:
        origin = await finished_table(house, house.device())
    monkeypatch.setattr(table_fold, "RULES_VERSION", RULES_VERSION + 1)
    async with open_house(tmp_path) as house:
        answer = await house.device().post(
            f"/api/tables/{origin}/continuations", json={"name": "Ann", "step": 30}
        )
        assert refusal(answer) == "old_rules"


async def test_an_upgrade_closes_it_and_keeps_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann = house.device()
        table_id, past = await started(house, ann)
        before = await play_to_the_end(house, table_id, lines=60)
        rows = [log.decode(row.body) for row in await house.hub.store.load(table_id)]
        assert any(isinstance(entry, log.Past) for entry in rows)
    monkeypatch.setattr(table_fold, "RULES_VERSION", RULES_VERSION + 1)
    async with open_house(tmp_path) as house:
        text = await record(house.device(), table_id)
        assert f"\npast {past}\n" in text
        assert before.game is not None
        assert [line for line in text.splitlines() if line in before.game.lines][:past] == before.game.lines[
            :past
        ]
