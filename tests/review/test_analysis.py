"""The whole review: first picture, progress, totals; the same in one process and in several."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from celestia.game.game import Game
from celestia.game.setup.config import Config
from celestia.review import chances, grades
from celestia.review.analysis import Progress, analyse
from celestia.review.chances import ValueTask
from celestia.review.document import Review
from celestia.review.timeline import timeline
from celestia.review.workers import Workers
from tests.review.games import finished


@cache
def updates() -> list[Review | Progress]:
    """All updates of a review with few playouts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chances, "WHOLE", 0)
        patch.setattr(chances, "LEAST", 4)
        patch.setattr(chances, "MOST", 4)
        patch.setattr(chances, "COARSE", 4)
        patch.setattr(grades, "FIRST_LOOK", 2)
        patch.setattr(grades, "BATCHES", (4,))
        return list(analyse(finished(), processes=1))


def whole() -> Review:
    found = updates()[-1]
    assert isinstance(found, Review)
    return found


def test_a_coarse_review_comes_first_then_progress_then_the_whole() -> None:
    first, *progress, last = updates()
    assert isinstance(first, Review)
    assert isinstance(last, Review)
    assert (first.stage, last.stage) == ("coarse", "whole")
    assert len(first.steps) == len(last.steps)
    assert not first.grades
    total = len(progress) - 1
    assert progress == [Progress(done, total) for done in range(total + 1)]


def test_every_decision_with_a_choice_has_a_grade() -> None:
    expected = [one.number for one in timeline(finished()) if one.decision is not None]
    assert [grade.step for grade in whole().grades] == expected


def test_the_parts_of_each_seat_add_up_to_its_result() -> None:
    for seat in whole().seats:
        parts = seat.start + seat.luck + seat.own + seat.others
        assert parts == pytest.approx(seat.share, abs=1e-3)
    assert [seat.share for seat in whole().seats] == list(whole().steps[-1].chances)


def test_totals_count_marks_and_losses() -> None:
    for seat in whole().seats:
        own = [grade for grade in whole().grades if grade.seat == seat.seat]
        marked = [grade for grade in own if grade.mark != "fine"]
        assert seat.graded == len(own)
        assert seat.inaccuracies + seat.mistakes + seat.blunders == len(marked)
        assert seat.lost == pytest.approx(sum(grade.loss for grade in marked), abs=1e-3)


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(ValueError, match="must be over"):
        next(analyse(Game(Config.parse("players=2")), processes=1))


def test_several_processes_find_what_one_finds() -> None:
    actions = [one for one in timeline(finished()) if one.seat is None][-6:]
    tasks = [ValueTask(one.number, one.after.to_bytes(), 3) for one in actions]
    with Workers(tasks, "odds", 1) as here, Workers(tasks, "odds", 2) as there:
        assert dict(here.results()) == dict(there.results())


def test_leaving_early_cancels_the_rest() -> None:
    """Otherwise this would take much longer than the timeout of the test run."""
    action = timeline(finished())[0]
    tasks = [ValueTask(number, action.before.to_bytes(), 200) for number in range(2000)]
    with Workers(tasks, "odds", 2) as workers:
        assert len(list(islice(workers.results(), 1))) == 1
