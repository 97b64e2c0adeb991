"""Chances after every action: they add up, and choices are told apart from luck."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.setup.config import Config
from celestia.game.state_lists import numbers, rows
from celestia.review import chances
from celestia.review.chances import Chances, ChoiceTask, ValueTask, choice, value
from celestia.review.document import ReviewStep
from celestia.review.estimate import Estimate, Tally, difference, estimate
from celestia.review.play_on import play_on, shares_of
from celestia.review.timeline import Shuffler, timeline
from tests.review.games import KnownPlayer, finished, finished_by_policy, stayers_win

FEW = 6  # playouts of a position


def steps_of(game: Game) -> list[ReviewStep]:
    player = play_on()
    found = Chances(timeline(game), player)
    values: dict[int, Estimate] = {}
    choices: dict[int, Estimate] = {}
    for task in found.tasks():
        if isinstance(task, ValueTask):
            values[task.number] = value(ValueTask(task.number, task.state, FEW), player)
        else:
            few = ChoiceTask(task.number, task.state, task.seat, task.code, FEW)
            choices[task.number] = choice(few, player)
    return found.steps(values, choices)


@cache
def steps() -> tuple[ReviewStep, ...]:
    return tuple(steps_of(finished()))


def test_there_is_a_step_before_the_game_and_after_every_action() -> None:
    assert [step.number for step in steps()] == list(range(len(finished().lines) + 1))
    assert [f"{step.seat} {step.words}" if step.seat is not None else step.words for step in steps()[1:]] == (
        finished().lines
    )


def test_chances_add_up_to_one_at_every_step() -> None:
    assert all(sum(step.chances) == pytest.approx(1.0, abs=1e-3) for step in steps())
    assert all(0 <= chance <= 1 for step in steps() for chance in step.chances)


def test_the_last_step_is_the_result_without_an_error() -> None:
    assert steps()[-1].chances == shares_of(finished().scores())
    assert set(steps()[-1].errors) == {0.0}


def test_choice_and_luck_explain_the_whole_change() -> None:
    for before, step in zip(steps(), steps()[1:], strict=False):
        for seat, chance in enumerate(step.chances):
            parts = before.chances[seat] + step.choice[seat] + step.luck[seat]
            assert parts == pytest.approx(chance, abs=3e-4)


def test_dice_and_shuffles_are_luck_alone() -> None:
    of_chance = [step for step in steps()[1:] if step.seat is None]
    assert {step.cause for step in of_chance} == {"dice", "cards"}
    assert all(not any(step.choice) for step in of_chance)


def test_a_shuffle_without_a_deal_changes_nothing() -> None:
    """Nobody knows the order, so the first shuffles of the piles tell nothing."""
    shuffles = [step for step in steps() if step.words.startswith("shuffle")]
    assert len(shuffles) > 8
    assert sum(any(step.luck) for step in shuffles) <= 2


def test_an_answer_without_a_draw_is_no_luck() -> None:
    quiet = {one.number for one in timeline(finished())[:-1] if one.seat is not None and not one.draws}
    assert len(quiet) > 20
    assert all(not any(step.luck) for step in steps() if step.number in quiet)


def test_answers_of_the_policy_itself_change_nothing() -> None:
    """Everything that happens among equal players is luck."""
    found = steps_of(finished_by_policy())
    assert all(not any(step.choice) for step in found)
    assert any(any(step.luck) for step in found)


def test_a_bad_answer_lowers_the_chance_of_its_seat() -> None:
    """If those aboard win, a player who leaves gives their chance away. No other chance changes."""
    left = next(one for one in timeline(finished()) if one.words == "leave")
    assert left.seat is not None
    task = ChoiceTask(left.number, left.before.to_bytes(), left.seat, left.code, FEW)
    found = choice(task, KnownPlayer(stayers_win)).mean
    assert found[left.seat] == -1
    assert sum(found) == -1


def test_the_same_task_has_the_same_result() -> None:
    task = Chances(timeline(finished()), play_on()).tasks()[5]
    assert isinstance(task, ValueTask)
    few = ValueTask(task.number, task.state, FEW)
    assert value(few, play_on()) == value(few, play_on())


def test_a_long_game_gets_fewer_playouts_for_each_position(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Chances(timeline(finished()), play_on()).playouts
    monkeypatch.setattr(chances, "WHOLE", chances.WHOLE // 4)
    assert chances.LEAST <= Chances(timeline(finished()), play_on()).playouts < usual


def test_the_first_picture_needs_few_positions() -> None:
    tasks = Chances(timeline(finished()), play_on()).coarse_tasks()
    assert len(tasks) <= chances.COARSE_POSITIONS + 1
    assert tasks[0].number == 0


# --------------------------------------------------------------------------------------------- positions
def test_shuffling_changes_only_the_order_of_deck_and_piles() -> None:
    state = timeline(finished())[60].before
    shuffled = Shuffler(state).draw(Random(1))
    assert numbers(shuffled, "deck") != numbers(state, "deck")
    assert rows(shuffled, "pile") != rows(state, "pile")
    assert sorted(numbers(shuffled, "deck")) == sorted(numbers(state, "deck"))
    assert [sorted(pile) for pile in rows(shuffled, "pile")] == [sorted(p) for p in rows(state, "pile")]
    shuffled.write_field("deck", numbers(state, "deck"))
    shuffled.write_field("pile", rows(state, "pile"))
    assert shuffled == state


def test_an_unfinished_game_has_no_timeline() -> None:
    with pytest.raises(ValueError, match="must be over"):
        timeline(Game(Config.parse("players=2")))


# --------------------------------------------------------------------------------------------- estimates
def test_equal_shares_divide_a_tie() -> None:
    assert shares_of([50, 52, 52, 1]) == (0.0, 0.5, 0.5, 0.0)


def test_the_error_shrinks_with_more_playouts_and_is_never_zero() -> None:
    rows_of = [(1.0, 0.0), (0.0, 1.0)]
    few, many = estimate(rows_of * 8), estimate(rows_of * 128)
    assert few.mean == many.mean == (0.5, 0.5)
    assert many.error[0] < few.error[0] / 3
    sure = Tally()
    for _ in range(10):
        sure.add(1.0)
    assert 0 < sure.error < 0.1


def test_equal_pairs_differ_by_exactly_nothing() -> None:
    rows_of = [(1.0, 0.0), (0.0, 1.0)]
    assert difference(rows_of, list(rows_of)).error == (0.0, 0.0)
    assert difference(rows_of, rows_of[::-1]).error[0] > 0
