"""The few steps that changed the chances most, each with a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .. import engine
from ..game.events import Event
from ..game.knowledge.view import view
from ..game.setup.names import TREASURES, city_word
from ..game.state_lists import numbers
from ..rules.box import TREASURE_VALUES
from ..rules.kinds import place
from .document import Grade, ReviewSentence, ReviewStep, TurningPoint
from .reasons import in_hundred
from .timeline import Action

MOST = 6
SMALLEST = 0.1  # change of a chance that is worth telling
SURE = 2.0  # standard errors that a change must exceed
Facts = dict[str, str | int | float]


def turning_points(
    actions: Sequence[Action], steps: Sequence[ReviewStep], grades: Sequence[Grade]
) -> tuple[TurningPoint, ...]:
    """Return the largest changes in order of the game, at most one on each leg."""
    by_step = {grade.step: grade for grade in grades}
    legs = list(_legs(actions))
    best: dict[int, tuple[float, int]] = {}
    for action, step, before in zip(actions, steps[1:], steps, strict=False):
        change = _change(step, before)
        if change >= max(SMALLEST, SURE * _error(step, before)):
            leg = legs[action.number - 1]
            best[leg] = max(best.get(leg, (0.0, 0)), (change, action.number))
    chosen = sorted(number for _, number in sorted(best.values(), reverse=True)[:MOST])
    return tuple(_point(actions[at - 1], steps[at], steps[at - 1], by_step) for at in chosen)


def _legs(actions: Sequence[Action]) -> Iterator[int]:
    """Number the leg to which each action belongs."""
    leg = 0
    for action in actions:
        yield leg
        leg += sum(event.what == "leg_started" for event in action.events)


def _change(step: ReviewStep, before: ReviewStep) -> float:
    return max(abs(a - b) for a, b in zip(step.chances, before.chances, strict=True))


def _error(step: ReviewStep, before: ReviewStep) -> float:
    pairs = zip(step.errors, before.errors, strict=True)
    return max(float((a * a + b * b) ** 0.5) for a, b in pairs)


def _point(action: Action, step: ReviewStep, before: ReviewStep, grades: Mapping[int, Grade]) -> TurningPoint:
    seats = range(len(step.chances))
    seat = max(seats, key=lambda at: abs(step.chances[at] - before.chances[at]))
    facts: Facts = {
        "who": seat,
        "before": in_hundred(before.chances[seat]),
        "after": in_hundred(step.chances[seat]),
    }
    sentence = _sentence(action, step, seat, grades.get(step.number), facts)
    return TurningPoint(step.number, step.journey, seat, before.chances, step.chances, sentence)


def _sentence(
    action: Action, step: ReviewStep, seat: int, grade: Grade | None, facts: Facts
) -> ReviewSentence:
    if engine.is_over(action.after):
        return ReviewSentence("turn_end", facts)
    if action.seat is None:
        return _of_chance(action, facts)
    facts |= {"other": action.seat, "played": action.words}
    if abs(step.choice[seat]) >= abs(step.luck[seat]):
        if grade is not None and grade.mark != "fine":
            return ReviewSentence("turn_mistake", {**facts, "better": grade.better})
        return ReviewSentence("turn_choice", facts)
    return _of_draw(action, facts)


def _of_chance(action: Action, facts: Facts) -> ReviewSentence:
    if not action.words.startswith("roll"):
        return ReviewSentence("turn_cards", facts)
    state = action.before  # a roll that nobody can answer ends the leg at once
    captain = state.captain if state.vessel == place.AIRCRAFT else state.occupant
    return ReviewSentence(
        "turn_roll",
        {
            **facts,
            "captain": captain,
            "city": city_word(numbers(state, "heading")[state.vessel]),
            "dice": " ".join(view(action.after, None).dice or action.words.split()[1:]),
        },
    )


def _of_draw(action: Action, facts: Facts) -> ReviewSentence:
    """Tell the answer and what it brought up: the most valuable treasure, or else cards.

    The answer counts too. Somebody who leaves is safe, whatever the treasure is worth."""
    drawn = [(_points(event), event) for event in action.events if event.what == "treasure_drawn"]
    if not drawn:
        return ReviewSentence("turn_choice_cards", facts)
    points, event = max(drawn, key=lambda one: one[0])
    facts = {**facts, "city": event.facts["city"], "points": points}
    if event.facts["seat"] == action.seat:
        return ReviewSentence("turn_choice_treasure", facts)
    return ReviewSentence("turn_choice_treasure_of", {**facts, "drawer": event.facts["seat"]})


def _points(event: Event) -> int:
    word = event.secret.get("treasure", "")
    return TREASURE_VALUES[TREASURES[word]] if word in TREASURES else 0
