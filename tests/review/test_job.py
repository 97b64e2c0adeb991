"""The program of a review's own process."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict

import pytest

from celestia.game.records.record import record_text
from celestia.review import job
from celestia.review.analysis import Progress, analyse
from celestia.review.captains import SaidAloud, said_after
from celestia.review.document import Review
from celestia.review.timeline import timeline
from tests.review.games import finished
from tests.review.test_analysis import updates, whole


def test_a_review_is_answered_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[SaidAloud] = []

    def analysed(*_: object, claims: list[SaidAloud]) -> Iterator[Review | Progress]:
        said.extend(claims)
        yield from updates()

    monkeypatch.setattr(job, "analyse", analysed)
    request = {"record": record_text(finished()), "claims": [[0, 1, "have", "turbo"]]}
    lines = list(job.answers(request))
    assert lines[0]["review"]["stage"] == "coarse"
    assert lines[1] == {"done": 0, "total": len(updates()) - 3}
    assert len(lines[-1]["review"]["grades"]) == len(whole().grades)
    assert said == [SaidAloud(0, 1, "have", "turbo")]


def test_the_first_picture_can_be_asked_for_alone() -> None:
    """It is the one with which the whole review begins."""
    (line,) = job.answers({"record": record_text(finished()), "claims": [], "first": True})
    with closing(analyse(finished(), processes=1)) as begun:
        first = next(begun)
    assert isinstance(first, Review)
    assert line == {"review": asdict(first)}


def test_a_bad_record_is_refused_with_its_line() -> None:
    record = record_text(finished()).replace("rules 1", "rules 9", 1)
    (line,) = job.answers({"record": record, "claims": []})
    assert line == {"refused": "line 2: this game was played by rules version 9, not 1 (H6)"}


def test_the_program_answers_on_standard_output() -> None:
    request = json.dumps({"record": record_text(finished()), "step": 1, "instead": "stay"})
    done = subprocess.run(
        [sys.executable, "-m", "celestia.review.job"], input=request, capture_output=True, text=True
    )
    assert json.loads(done.stdout) == {"refused": "step 1 of this game is not a decision with a choice"}


def test_a_claim_comes_after_the_public_events_before_it() -> None:
    actions = timeline(finished())
    public = [sum(event.seen_by(None) is not None for event in one.events) for one in actions]
    for number in (10, 40, 80):
        found = said_after(actions, sum(public[:number]), 0, "have", "turbo")
        assert sum(public[: found.step]) == sum(public[:number])
        assert found.step <= number
    assert said_after(actions, sum(public) + 1, 0, "have", "turbo").step == len(actions)
