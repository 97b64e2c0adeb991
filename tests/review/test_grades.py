"""Grades depend on what the player could know, and only a proven loss is a mistake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from celestia import engine
from celestia.bots.reason import Reason
from celestia.game.setup.config import MODULES, Config
from celestia.review import grades
from celestia.review.document import Grade
from celestia.review.estimate import Shares
from celestia.review.grades import GradeTask, as_remembered, grade, mark_of
from celestia.review.leg import survives_leg
from celestia.review.play_on import PlayOn, play_on
from celestia.review.reasons import Chances, Facts, _declaration, reasons_of
from celestia.review.timeline import Decision, timeline
from celestia.review.words import Words
from tests.bots.redealt import Position, redealt_positions
from tests.ledger import rule
from tests.review.games import KnownPlayer, digest_shares, equal_shares, finished, stayers_win


def decisions(kind: str = "") -> list[GradeTask]:
    found = timeline(finished())
    tasks = [GradeTask(one.number, one.journey, one.decision) for one in found if one.decision is not None]
    return [task for task in tasks if not kind or task.decision.question.kind == kind]


def graded(task: GradeTask, player: PlayOn) -> Grade:
    """Grade without another opinion."""
    return grade(task, player, player)


def declaration(played: str) -> GradeTask:
    """Return a decision between staying and leaving."""
    wanted = {"stay", "leave"}
    task = next(one for one in decisions("declare") if set(one.decision.question.options) == wanted)
    return GradeTask(7, 1, Decision(task.decision.view, task.decision.question, played))


@pytest.mark.parametrize(("played", "mark"), [("stay", "fine"), ("leave", "blunder")])
def test_a_clearly_worse_answer_is_a_blunder(played: str, mark: str) -> None:
    found = graded(declaration(played), KnownPlayer(stayers_win))
    assert found.mark == mark
    assert found.options[0].words == "stay"
    assert {found.played, found.better} == {"stay", "leave"}
    assert found.loss == (1.0 if played == "leave" else -1.0)


def test_with_equal_chances_nothing_is_a_mistake() -> None:
    found = [graded(task, KnownPlayer(equal_shares)) for task in decisions()[:30]]
    assert {one.mark for one in found} == {"fine"}
    assert {one.loss for one in found} == {0.0}


def test_forced_moves_have_no_grade() -> None:
    assert all(len(task.decision.question.options) > 1 for task in decisions())


@pytest.mark.parametrize(("staying", "key"), [(5.2, "decision_declare_points"), (-0.4, "decision_declare")])
def test_points_below_zero_are_not_told(staying: float, key: str) -> None:
    """A bot also counts what the others gain, but a player knows no treasure below zero."""
    numbers = {"chance": 8, "staying": staying, "leaving": -3.0 if staying < 0 else 3.0}
    reason = Reason("odds-stay", "stay", 0, numbers=numbers)
    facts: Facts = {"played": "leave", "better": "stay"}
    assert _declaration("mistake", reason, Chances(0.2, 0.4, pays=0.8), facts).key == key


@pytest.mark.parametrize(
    ("arrives", "pays", "said"),
    [(10, 1, "but with cards and powers the ship arrives in 10"), (6, 9, "but the ship arrives in only 6"),
     (8, 9, "and the ship arrives in 8")],
)  # fmt: skip
def test_a_ship_that_arrives_without_a_payment_is_explained(arrives: int, pays: int, said: str) -> None:
    task = declaration("leave")
    chances = Chances(0.2, 0.4, pays / 10, arrives)
    reason, _ = reasons_of(task.decision, "stay", "blunder", chances)
    assert said in Words("en", ("Ann", "Ben", "Cy")).sentence(reason)


def test_only_a_very_long_game_forgets_old_announcements() -> None:
    decision = decisions()[-1].decision
    assert decision.view.learned is not None
    said = decision.view.learned.announcements
    assert len(said) > grades.NEWEST
    assert as_remembered(decision, grades.VERY_LONG) == decision
    forgetful = as_remembered(decision, grades.VERY_LONG + 1)
    assert forgetful.view.learned is not None
    assert forgetful.view.learned.announcements == said[-grades.NEWEST :]
    assert decision.view.learned.announcements == said


def coin(position: engine.State, seed: int) -> Shares:
    """Win or lose at random, whatever was played."""
    return (float(Random(f"{seed}/{position.to_bytes().hex()}").random() < 0.3),) * position.players


def test_noise_is_hardly_ever_a_mistake() -> None:
    """Answers are compared in fresh worlds, so the best of a first look has no advantage."""
    found = [graded(task, KnownPlayer(coin)) for task in decisions()[:30]]
    assert sum(one.mark != "fine" for one in found) <= 4


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.30, 0.16, "fine"),
        (0.30, 0.05, "blunder"),
        (0.07, 0.02, "mistake"),
        (0.03, 0.01, "inaccuracy"),
        (0.03, 0.02, "fine"),
        (0.01, 0.001, "fine"),
        (-0.2, 0.01, "fine"),
    ],
)
def test_a_mark_needs_two_standard_errors_and_a_loss_that_matters(
    loss: float, error: float, mark: str
) -> None:
    assert mark_of(loss, error) == mark


def test_a_mark_needs_a_second_opinion() -> None:
    """A loss that only one policy sees is its habit."""
    assert grade(declaration("leave"), KnownPlayer(stayers_win), KnownPlayer(leavers_win)).mark == "fine"
    found = grade(declaration("leave"), KnownPlayer(stayers_win), KnownPlayer(equal_shares))
    assert found.loss == pytest.approx(0.5)


def leavers_win(position: engine.State, seed: int) -> Shares:
    return tuple(1.0 - share for share in stayers_win(position, seed))


def test_clear_answers_are_played_on_in_fewer_worlds() -> None:
    clear = graded(declaration("leave"), KnownPlayer(stayers_win))
    close = graded(declaration("leave"), KnownPlayer(coin))
    assert max(one.worlds for one in clear.options) == grades.BATCHES[0]
    assert max(one.worlds for one in close.options) > grades.BATCHES[0]


def test_a_game_with_many_decisions_gets_fewer_worlds_for_each() -> None:
    assert grades.worlds_for(50) == sum(grades.BATCHES)
    assert grades.worlds_for(250) < grades.worlds_for(200)
    assert grades.worlds_for(5000) == grades.LEAST
    assert grades.first_look_for(50) == grades.FIRST_LOOK
    assert grades.first_look_for(500) < grades.first_look_for(400)
    assert grades.first_look_for(5000) == grades.LEAST_FIRST_LOOK


def test_the_work_of_a_long_review_stays_below_that_of_a_usual_one() -> None:
    usual = grades.worlds_for(grades.LONG) * grades.LONG**2
    for decisions in range(grades.LONG, 500):
        assert grades.worlds_for(decisions) * decisions**2 <= usual
        assert grades.first_look_for(decisions) * decisions**2 <= grades.FIRST_LOOK * grades.LONG**2


def test_a_grade_names_the_chance_of_the_captain_to_pay() -> None:
    found = graded(declaration("stay"), KnownPlayer(equal_shares))
    assert found.reason.key in ("decision_declare", "decision_declare_points")
    assert 0 <= int(found.reason.facts["chance"]) <= 10
    assert found.reason.facts["who"] == found.seat != found.reason.facts["captain"]
    assert "arrives" not in found.reason.facts


@pytest.mark.parametrize(
    ("played", "better", "lead"), [(0.3, 0.2, "played"), (0.2, 0.24, "close"), (0.001, 0.004, "alike")]
)
def test_an_answer_that_is_not_worse_tells_which_of_the_two_wins_more_often(
    played: float, better: float, lead: str
) -> None:
    chances = Chances(played, better, pays=0.5)
    window = next(one.decision for one in decisions("window") if one.decision.played == "pass")
    for decision, other in ((declaration("stay").decision, "leave"), (window, window.question.options[0])):
        reason, _ = reasons_of(decision, other, "fine", chances)
        assert reason.facts["lead"] == lead


def test_a_marked_stay_or_leave_tells_how_often_the_ship_arrives() -> None:
    found = graded(declaration("leave"), KnownPlayer(stayers_win))
    assert found.reason.key in ("decision_declare", "decision_declare_points")
    assert 0 <= int(found.reason.facts["arrives"]) <= 10


def test_a_leg_without_hazards_always_arrives() -> None:
    clear = next(
        one
        for one in timeline(finished())
        if one.words == "stay" and not any(engine.dice_to_answer(one.after))
    )
    assert all(survives_leg(clear.after.clone(), seed, play_on()) for seed in range(20))


def test_the_policies_grade_real_decisions() -> None:
    found = graded(decisions("declare")[0], play_on())
    assert all(0 <= one.chance <= 1 for one in found.options)
    assert found.error > 0


# ---------------------------------------------------------------------------------------------- secrecy
@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grades, "FIRST_LOOK", 2)
    monkeypatch.setattr(grades, "BATCHES", (2,))
    monkeypatch.setattr(grades, "SECOND_LOOK", 2)
    monkeypatch.setattr(grades, "ARRIVALS", 2)


def unequal_grades(positions: Sequence[Position], players: Sequence[PlayOn]) -> list[str]:
    """List the grades that change if the hidden cards are dealt again."""
    found = []
    for number, position in enumerate(positions):
        seats = [position.real, *(seen for seen, _ in position.others)]
        question = position.real.question
        assert question is not None
        made: list[Grade] = []
        for seen, player in zip(seats, players, strict=False):
            assert seen.question is not None
            decision = Decision(seen, seen.question, question.options[0])
            made.append(graded(GradeTask(number, seen.journey, decision), player))
        found += [f"{question}: {one}" for one in made[1:] if one != made[0]]
    return found


@rule("H1", "H2", "H3", "H4", "H5", "H6", "H7")
@pytest.mark.usefixtures("few_worlds")
def test_hidden_cards_change_no_grade() -> None:
    """The shares here change with every byte of a world, so equal grades mean equal worlds."""
    positions = redealt_positions()[::2]
    assert len(positions) > 100
    modules = {name for one in positions for name in Config.parse(one.real.config).modules}
    assert modules == set(MODULES)
    assert unequal_grades(positions, [KnownPlayer(digest_shares)] * 3) == []


@pytest.mark.usefixtures("few_worlds")
def test_a_grade_that_uses_hidden_cards_is_detected() -> None:
    found = []
    for position in redealt_positions()[:40]:
        hidden = [position.state, *(state for _, state in position.others)]
        found += unequal_grades([position], [KnownPlayer(_peeking(state)) for state in hidden])
    assert len(found) > 30


def _peeking(real: engine.State) -> Callable[[engine.State, int], Shares]:
    return lambda _, seed: digest_shares(real, seed)
