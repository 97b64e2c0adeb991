"""Review a finished game: a first picture at once, then progress, then the whole review."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from ..game.game import Game
from .captains import SaidAloud, captains
from .chances import Chances, ChoiceTask, ValueTask, value
from .document import FORMAT, Grade, Review
from .estimate import Estimate
from .grades import GradeTask, as_remembered, first_look_for, worlds_for
from .play_on import DEFAULT, play_on
from .timeline import Action, timeline
from .totals import totals
from .turning_points import turning_points
from .workers import Task, Workers

PROCESSES = 2


@dataclass(frozen=True)
class Progress:
    """How many of all tasks are done. Tasks take different times."""

    done: int
    total: int


@dataclass
class _Found:
    values: dict[int, Estimate]
    choices: dict[int, Estimate]
    grades: list[Grade]


def analyse(
    game: Game, processes: int = PROCESSES, policy: str = DEFAULT, claims: Sequence[SaidAloud] = ()
) -> Generator[Review | Progress]:
    """Yield a coarse review, then progress after every task, then the whole review.

    The result depends on the game and the policy, not on the number of processes. Close the generator to
    cancel. `claims` are what players said aloud, which a record does not hold."""
    actions = timeline(game)
    player = play_on(policy)
    chances = Chances(actions, player)
    tasks: list[Task] = [*chances.tasks(), *_grade_tasks(actions)]
    with Workers(tasks, policy, processes) as workers:
        yield _coarse(game, policy, chances, actions)
        yield Progress(0, len(tasks))
        found = _Found({}, {}, [])
        for done, (task, result) in enumerate(workers.results(), start=1):
            if isinstance(result, Grade):
                found.grades.append(result)
            elif isinstance(task, ValueTask):
                found.values[task.number] = result
            elif isinstance(task, ChoiceTask):
                found.choices[task.number] = result
            yield Progress(done, len(tasks))
    found.grades.sort(key=lambda grade: grade.step)
    yield _review(game, "whole", policy, chances, found, actions, claims)


def first_picture(game: Game, policy: str = DEFAULT) -> Review:
    """Return the coarse review, for a game whose whole review has to wait."""
    actions = timeline(game)
    return _coarse(game, policy, Chances(actions, play_on(policy)), actions)


def review(
    game: Game, processes: int = PROCESSES, policy: str = DEFAULT, claims: Sequence[SaidAloud] = ()
) -> Review:
    """Return the whole review of a finished game."""
    *_, last = analyse(game, processes, policy, claims)
    assert isinstance(last, Review)
    return last


def _grade_tasks(actions: Sequence[Action]) -> list[GradeTask]:
    """The longest first, so that no process is left with a long task at the end."""
    chosen = [one for one in actions if one.decision is not None]
    looks = first_look_for(len(chosen)), worlds_for(len(chosen))
    found = [
        GradeTask(a.number, a.journey, as_remembered(a.decision, len(chosen)), *looks)
        for a in chosen
        if a.decision is not None
    ]
    return sorted(found, key=lambda task: -len(task.decision.question.options))


def _coarse(game: Game, policy: str, chances: Chances, actions: Sequence[Action]) -> Review:
    player = play_on(policy)
    values = {task.number: value(task, player) for task in chances.coarse_tasks()}
    return _review(game, "coarse", policy, chances, _Found(values, {}, []), actions, ())


def _review(
    game: Game,
    stage: str,
    policy: str,
    chances: Chances,
    found: _Found,
    actions: Sequence[Action],
    claims: Sequence[SaidAloud],
) -> Review:
    steps = chances.steps(found.values, found.choices)
    whole = stage == "whole"
    legs = captains(actions, claims) if whole else ()
    return Review(
        format=FORMAT,
        stage="whole" if whole else "coarse",
        config=str(game.config),
        names=game.names,
        scores=tuple(game.scores()),
        winners=tuple(game.winners()),
        policy=policy,
        steps=tuple(steps),
        grades=tuple(found.grades),
        seats=totals(steps, found.choices, found.grades, legs) if whole else (),
        turning_points=turning_points(actions, steps, found.grades, play_on(policy)) if whole else (),
        captains=legs,
    )
