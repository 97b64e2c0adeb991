"""A finished game can be replayed, from its table or from its record. An unfinished one reveals nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from celestia.rules import RULES_VERSION
from celestia.server.http import replays, uploads
from celestia.server.protocol.replay_structs import Replay
from celestia.server.tables.table import Table
from tests.game.playing import finished
from tests.server.http.house import House, open_house
from tests.server.http.lobbying import Device, joined, opened, refusal, shown, took_off
from tests.server.http.test_upgrade import stopped, upgraded
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio
RECORD = record_text(finished(Config.parse("players=3 preset=first_flight"), 1, ("Ann", "Ben", "Cy")))


def replay_in(answer: httpx.Response) -> Replay:
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


async def over_table(house: House, ann: Device, config: str = "players=3 preset=classic") -> str:
    table = await opened(ann, config=config)
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table)
    return table


async def sent(device: Device, record: str, **fields: Any) -> httpx.Response:
    return await device.post("/api/replays", json={"record": record, **fields})


# -------------------------------------------------------------------------------------- a finished table
async def test_everybody_with_the_link_can_replay_a_finished_game(house: House) -> None:
    table = await over_table(house, house.device())
    answer = await house.device().get(f"/api/tables/{table}/replay")
    found = replay_in(answer)
    assert answer.headers["content-encoding"] == "gzip"
    assert found.table == table
    assert [seat.name for seat in found.start.seats] == ["Ann", "Ben"]
    played = (await house.hub.get(table)).table.game
    assert played is not None
    assert list(found.scores) == played.scores()


async def test_a_client_without_gzip_gets_plain_json(house: House) -> None:
    table = await over_table(house, house.device())
    answer = await house.device().get(f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert replay_in(answer).table == table


async def test_a_seats_eyes_see_only_its_hand(house: House) -> None:
    table = await over_table(house, house.device())
    found = replay_in(await house.device().get(f"/api/tables/{table}/replay?eyes=1"))
    assert found.eyes == 1
    assert all(frame.open is msgspec.UNSET for frame in found.frames)
    assert found.start.view is not None
    assert found.start.view.seat == 1


@pytest.mark.parametrize(("eyes", "status"), [("2", 409), ("6", 400), ("-1", 400), ("all", 400)])
async def test_only_seats_of_the_game_have_eyes(house: House, eyes: str, status: int) -> None:
    table = await over_table(house, house.device())
    answer = await house.device().get(f"/api/tables/{table}/replay?eyes={eyes}")
    assert answer.status_code == status


async def test_a_lesson_can_be_replayed(house: House) -> None:
    """It starts in a position."""
    ann = house.device()
    table = (await ann.post("/api/lesson", json={"name": "Ann"})).json()["table"]
    await play_to_the_end(house, table)
    assert replay_in(await ann.get(f"/api/tables/{table}/replay")).frames


async def test_a_game_in_progress_is_refused_and_reveals_nothing(house: House) -> None:
    ann = house.device()
    table = await opened(ann)
    await joined(ann, table, "Ben")
    for _ in ("waiting", "playing"):
        for eyes in ("", "?eyes=0", "?eyes=1"):
            answer = await ann.get(f"/api/tables/{table}/replay{eyes}")
            assert refusal(answer) == "not_over"
            assert len(answer.content) < 200, "a code and a sentence"
        if (await shown(ann, table))["phase"] == "waiting":
            await took_off(ann, table)


async def test_a_replay_is_made_once_for_each_pair_of_eyes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over_table(house, house.device())
    made: list[int | None] = []
    build = replays.packed_table

    def counted(played: Table, eyes: int | None) -> bytes:
        made.append(eyes)
        return build(played, eyes)

    monkeypatch.setattr(replays, "packed_table", counted)
    for eyes in ("", "?eyes=0", "", "?eyes=0"):
        await house.device().get(f"/api/tables/{table}/replay{eyes}")
    assert made == [None, 0]


async def test_a_game_of_other_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await stopped(tmp_path, None)
    async with upgraded(tmp_path, before, monkeypatch) as (_, ann):
        answer = await ann.get(f"/api/tables/{before.id}/replay")
        assert refusal(answer) == "other_rules"
        assert answer.json()["params"]["played"] == RULES_VERSION


async def test_an_unfinished_game_of_other_rules_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await stopped(tmp_path, 40)
    async with upgraded(tmp_path, before, monkeypatch) as (_, ann):
        assert refusal(await ann.get(f"/api/tables/{before.id}/replay")) == "other_rules"


# -------------------------------------------------------------------------------------------- a record
async def test_a_record_can_be_replayed_without_a_table(house: House) -> None:
    found = replay_in(await sent(house.device(), RECORD))
    assert found.table == ""
    assert [seat.name for seat in found.start.seats] == ["Ann", "Ben", "Cy"]
    assert replay_in(await sent(house.device(), RECORD, eyes=2)).eyes == 2


async def test_the_record_of_a_table_gives_the_same_frames(house: House) -> None:
    ann = house.device()
    table = await over_table(house, ann)
    record = (await ann.get(f"/api/tables/{table}/record")).text
    assert (
        replay_in(await sent(ann, record)).frames
        == replay_in(await ann.get(f"/api/tables/{table}/replay")).frames
    )


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines: ["not a record", *lines[1:]], 1),
        (lambda lines: [*lines[:2], "config players=9", *lines[3:]], 3),
        (lambda lines: lines[:30], 30),
        (lambda lines: [*lines[:10], "7 stay", *lines[11:]], 11),
        (lambda lines: [line.replace("stay", "leave") for line in lines], None),
        (lambda _: [], 1),
    ],
)
async def test_a_wrong_record_is_refused_with_its_line(house: House, change: Any, line: int | None) -> None:
    answer = await sent(house.device(), "\n".join([*change(RECORD.splitlines()), ""]))
    assert refusal(answer) == "record"
    problem = answer.json()
    assert problem["sentence"]
    assert problem["params"]["line"] == line if line else problem["params"]["line"] > 4


async def test_a_record_of_other_rules_says_so(house: House) -> None:
    answer = await sent(house.device(), RECORD.replace(f"rules {RULES_VERSION}", "rules 99", 1))
    assert refusal(answer) == "other_rules"
    assert answer.json()["params"] == {"played": "99", "current": RULES_VERSION}


@pytest.mark.parametrize(
    "body",
    [{}, {"record": 5}, {"record": RECORD, "eyes": "all"}, {"record": RECORD, "more": 1}, [], "text"],
)
async def test_a_malformed_request_is_refused(house: House, body: Any) -> None:
    assert (await house.device().post("/api/replays", json=body)).status_code == 400


@pytest.mark.parametrize(("eyes", "status"), [(-1, 400), (3, 409), (6, 400), (10**9, 400)])
async def test_a_record_has_no_other_eyes(house: House, eyes: int, status: int) -> None:
    assert (await sent(house.device(), RECORD, eyes=eyes)).status_code == status


async def test_a_record_of_too_many_bytes_is_refused(house: House) -> None:
    answer = await sent(house.device(), "x" * uploads.LARGEST_RECORD)
    assert answer.status_code == 413


async def test_a_record_of_too_many_lines_is_refused_unread(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "read_record", None)
    assert refusal(await sent(house.device(), "0 stay\n" * (uploads.MOST_LINES + 1))) == "record"


async def test_replays_cost_more_than_other_requests(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_per_second=10.0) as house:
        ann = house.device()
        statuses = [(await sent(ann, RECORD)).status_code for _ in range(6)]
        assert statuses == [201, 201, 201, 201, 429, 429], "100 credits at once, 5 + 20 each"
        assert (await house.device(address="192.0.2.2").get("/api/choices")).status_code == 200


async def test_another_site_cannot_send_a_record(house: House) -> None:
    answer = await house.device().post(
        "/api/replays", json={"record": RECORD}, headers={"origin": "https://evil.example"}
    )
    assert answer.status_code == 403
