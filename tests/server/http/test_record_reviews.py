"""The review of a record that a client sends: started once, limited, and continued by hand."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from celestia.game.records.record import read_record
from celestia.review.document import Review
from celestia.rules import RULES_VERSION
from celestia.server.http import uploads
from tests.review.test_analysis import whole
from tests.server.http.house import House
from tests.server.http.lobbying import Device, Player, refusal
from tests.server.http.test_replays import RECORD
from tests.server.http.test_reviews import Jobs
from tests.server.http.test_reviews import jobs as jobs

pytestmark = pytest.mark.anyio
STEP = next(at for at, line in enumerate(read_record(RECORD).lines, start=1) if line.endswith(" leave"))


async def sent(
    device: Device, path: str = "/api/reviews", record: str = RECORD, **fields: Any
) -> httpx.Response:
    return await device.post(path, json={"record": record, **fields})


async def test_a_record_is_reviewed_without_a_table(house: House, jobs: Jobs) -> None:
    ann = house.device()
    started = (await sent(ann)).json()
    assert started["stage"] == "waiting"
    jobs.go_on.set()
    await asyncio.gather(*house.app.state.reviews._tasks)
    ended = (await ann.get(f"/api/reviews/{started['id']}")).json()
    assert ended["stage"] == "whole"
    assert msgspec.convert(ended["review"], Review) == whole()
    (request,) = jobs.requests
    assert (read_record(request["record"]).lines, request["claims"]) == (read_record(RECORD).lines, [])


async def test_the_same_record_is_reviewed_once(house: House, jobs: Jobs) -> None:
    texts = (RECORD, f"\ufeff{RECORD}", RECORD.replace("\n", "\r\n"))
    ids = {(await sent(house.device(), record=text)).json()["id"] for text in texts}
    jobs.go_on.set()
    assert len(ids) == 1
    await asyncio.gather(*house.app.state.reviews._tasks)
    assert len(jobs.requests) == 1


async def test_an_unknown_review_has_no_stage(house: House) -> None:
    assert (await house.device().get(f"/api/reviews/{'0' * 64}")).json()["stage"] == "none"
    assert (await house.device().get("/api/reviews/short")).status_code == 400


@pytest.mark.parametrize("path", ["/api/reviews", "/api/occasions", "/api/what-ifs", "/api/continuations"])
@pytest.mark.parametrize(
    ("record", "code"),
    [
        (RECORD.replace("stay", "leave", 1), "record"),
        ("\n".join(RECORD.splitlines()[:40]), "record"),
        (RECORD.replace(f"rules {RULES_VERSION}", "rules 99", 1), "other_rules"),
        ("0 stay\n" * (uploads.MOST_LINES + 1), "record"),
    ],
)
async def test_a_wrong_record_is_refused(house: House, jobs: Jobs, path: str, record: str, code: str) -> None:
    fields = {} if path in ("/api/reviews", "/api/occasions") else {"step": STEP, "instead": "stay"}
    fields |= {"name": "Ann"} if path == "/api/continuations" else {}
    assert refusal(await sent(house.device(), path, record, **fields)) == code
    assert jobs.requests == []


async def test_a_record_of_too_many_bytes_is_refused(house: House) -> None:
    assert (await sent(house.device(), record="x" * uploads.LARGEST_RECORD)).status_code == 413


async def test_reviews_are_limited_by_address(house: House, jobs: Jobs) -> None:
    while house.app.state.record_reviews.spend("192.0.2.1", house.clock()):
        pass
    assert (await sent(house.device())).status_code == 429
    assert jobs.requests == []


async def test_a_record_is_played_on_by_hand(house: House) -> None:
    ann = house.device()
    answer = await sent(ann, "/api/continuations", step=STEP, instead="stay", name="Ann")
    assert answer.status_code == 201, answer.text
    player = Player(ann, answer.json()["table"])
    await player.seal()
    await player.reveal()
    table = (await house.hub.get_newest(player.table)).table
    assert (table.phase, table.settings.continues, len(table.past)) == ("playing", "record", STEP)
    names = {seat.name for seat in table.seats}
    assert names.isdisjoint({"Ben", "Cy"}), "bots have names of their own"


async def test_an_answer_that_nobody_had_is_refused(house: House) -> None:
    answer = await sent(house.device(), "/api/what-ifs", step=STEP, instead="dance")
    assert refusal(answer) == "no_choice"
