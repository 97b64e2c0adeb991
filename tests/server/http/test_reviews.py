"""The review of a finished table: started once, with progress, in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import asdict
from typing import Any

import msgspec
import pytest

from celestia.game.records.record import read_record
from celestia.review.document import Review, WhatIf
from celestia.server.hosting import reviews
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.review.test_analysis import updates, whole
from tests.server.http.house import House
from tests.server.http.lobbying import Device, joined, opened, refusal, took_off
from tests.server.http.whole_game import play_to_the_end

pytestmark = pytest.mark.anyio


async def finished_table(house: House, ann: Device) -> str:
    table = await opened(ann, config="players=2 preset=first_flight")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table)
    return table


class Jobs:
    """Jobs that do nothing until they are told to, instead of processes."""

    def __init__(self) -> None:
        self.requests: list[dict[str, Any]] = []
        self.pictures: list[dict[str, Any]] = []  # requests of reviews that have to wait
        self.go_on = asyncio.Event()
        self.fails = False

    async def lines(self, request: dict[str, Any]) -> AsyncGenerator[Any, None]:
        first, *_ = updates()
        assert isinstance(first, Review)
        yield self._line(review=asdict(first))
        if request.get("first"):
            self.pictures.append(request)
            return
        self.requests.append(request)
        yield self._line(done=3, total=9)
        await self.go_on.wait()
        if not self.fails:
            yield self._line(review=asdict(whole()))

    def _line(self, **fields: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(fields), type=reviews._Line)


@pytest.fixture
async def jobs(monkeypatch: pytest.MonkeyPatch) -> Jobs:
    found = Jobs()
    monkeypatch.setattr(reviews, "_lines", found.lines)
    return found


async def review_of(device: Device, table: str, **query: str) -> dict[str, Any]:
    await asyncio.sleep(0)
    answer = await device.get(f"/api/tables/{table}/review", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def started(device: Device, table: str) -> dict[str, Any]:
    answer = await device.post(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_review_goes_from_a_coarse_picture_to_the_whole(house: House, jobs: Jobs) -> None:
    ann = house.device()
    table = await finished_table(house, ann)
    assert (await review_of(ann, table))["stage"] == "none"
    assert (await started(ann, table))["stage"] == "waiting"
    working = await review_of(ann, table)
    assert (working["stage"], working["done"], working["total"]) == ("working", 3, 9)
    assert working["review"]["stage"] == "coarse"
    assert (await review_of(ann, table, known="coarse"))["review"] is None
    jobs.go_on.set()
    ended = await review_of(ann, table, known="coarse")
    assert ended["stage"] == "whole"
    assert msgspec.convert(ended["review"], Review) == whole()


async def test_a_game_is_reviewed_once(house: House, jobs: Jobs) -> None:
    ann = house.device()
    table = await finished_table(house, ann)
    jobs.go_on.set()
    for _ in range(3):
        await started(ann, table)
        await review_of(house.device(), table)
    assert len(jobs.requests) == 1


async def test_one_review_runs_and_the_others_wait(house: House, jobs: Jobs) -> None:
    ann = house.device()
    tables = [await finished_table(house, ann) for _ in range(2)]
    for table in tables:
        await started(ann, table)
    assert (await review_of(ann, tables[0]))["stage"] == "working"
    second = await review_of(ann, tables[1])
    assert (second["stage"], second["ahead"]) == ("waiting", 1)
    assert len(jobs.requests) == 1
    assert second["review"]["stage"] == "coarse", "a review that has to wait has a picture, too"
    assert len(jobs.pictures) == 1
    jobs.go_on.set()
    await review_of(ann, tables[1])
    assert (await review_of(ann, tables[1]))["stage"] == "whole"


async def test_too_many_waiting_reviews_are_refused(
    house: House, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "WAITING", 1)
    ann = house.device()
    tables = [await finished_table(house, ann) for _ in range(3)]
    await started(ann, tables[0])
    await review_of(ann, tables[0])
    await started(ann, tables[1])
    assert refusal(await ann.post(f"/api/tables/{tables[2]}/review")) == "reviews_busy"
    assert len(jobs.requests) == 1


async def test_a_failed_review_can_start_again(house: House, jobs: Jobs) -> None:
    ann = house.device()
    table = await finished_table(house, ann)
    jobs.fails = True
    jobs.go_on.set()
    await started(ann, table)
    assert (await review_of(ann, table))["stage"] == "failed"
    jobs.fails = False
    await started(ann, table)
    assert (await review_of(ann, table))["stage"] == "whole"


async def test_a_review_fails_after_a_long_silence(
    house: House, jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after a long time: on a busy machine it may take minutes."""
    monkeypatch.setattr(reviews, "LONGEST_SILENCE", 0.0)
    ann = house.device()
    table = await finished_table(house, ann)
    await started(ann, table)
    await asyncio.gather(*house.app.state.reviews._tasks)
    assert (await review_of(ann, table))["stage"] == "failed"
    jobs.go_on.set()
    monkeypatch.setattr(reviews, "LONGEST_SILENCE", 120.0)
    await started(ann, table)
    await asyncio.gather(*house.app.state.reviews._tasks)
    assert (await review_of(ann, table))["stage"] == "whole"


async def test_old_reviews_are_forgotten(house: House, jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    ann = house.device()
    jobs.go_on.set()
    tables = [await finished_table(house, ann) for _ in range(2)]
    for table in tables:
        await started(ann, table)
        await review_of(ann, table)
    assert [(await review_of(ann, table))["stage"] for table in tables] == ["none", "whole"]


async def test_an_unfinished_game_has_no_review(house: House, jobs: Jobs) -> None:
    ann = house.device()
    table = await opened(ann, config="players=2 preset=first_flight")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    await play_to_the_end(house, table, lines=40)
    assert refusal(await ann.get(f"/api/tables/{table}/review")) == "not_over"
    assert refusal(await ann.post(f"/api/tables/{table}/review")) == "not_over"
    body = {"step": 30, "instead": "stay"}
    assert refusal(await ann.post(f"/api/tables/{table}/what-if", json=body)) == "not_over"
    assert jobs.requests == []


async def test_the_job_gets_the_record_and_the_claims(house: House, jobs: Jobs) -> None:
    ann = house.device()
    table = await finished_table(house, ann)
    await started(ann, table)
    await review_of(ann, table)
    (request,) = jobs.requests
    assert read_record(request["record"]).names == ("Ann", "Ben")
    assert request["claims"] == []


def test_claims_are_numbered_by_the_public_events_before_them() -> None:
    table = Table("of a test")
    table.fold(log.Talked(1.0, 0, "claim_have", None, "compass"))
    table.fold(log.Talked(2.0, 1, "hmm"))
    table.fold(log.Talked(3.0, 1, "claim_lack", None, "turbo"))
    assert reviews.claims_aloud(table) == [(0, 0, "have", "compass"), (0, 1, "lack", "turbo")]


# ---------------------------------------------------------------------------------------- the real process
async def test_another_answer_is_played_on_in_a_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LONGEST_WHAT_IF", 600.0)  # the interpreted source may take minutes
    ann = house.device()
    table = await finished_table(house, ann)
    lines = read_record((await ann.get(f"/api/tables/{table}/record")).text).lines
    step = max(number for number, line in enumerate(lines, start=1) if line.endswith(" leave"))
    answer = await ann.post(f"/api/tables/{table}/what-if", json={"step": step, "instead": "stay"})
    assert answer.status_code == 200, answer.text
    found = msgspec.convert(answer.json(), WhatIf)
    assert (found.step, found.played, found.instead, found.playouts) == (step, "leave", "stay", 1000)
    refused = await ann.post(f"/api/tables/{table}/what-if", json={"step": step, "instead": "dance"})
    assert refusal(refused) == "no_choice"


async def test_closing_the_server_ends_the_process(house: House) -> None:
    ann = house.device()
    table = await finished_table(house, ann)
    await started(ann, table)
    while (await review_of(ann, table))["stage"] == "waiting":
        await asyncio.sleep(0.01)
    await house.app.state.reviews.close()
    assert (await review_of(ann, table))["stage"] == "failed"  # it ended before it was whole


async def test_other_answers_are_limited_by_address(house: House, jobs: Jobs) -> None:
    ann = house.device()
    table = await finished_table(house, ann)
    while house.app.state.what_ifs.spend("192.0.2.1", house.clock()):
        pass
    answer = await ann.post(f"/api/tables/{table}/what-if", json={"step": 30, "instead": "stay"})
    assert answer.status_code == 429
    assert jobs.requests == []
