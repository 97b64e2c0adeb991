"""The few steps that changed the chances most, each with a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .. import engine
from ..game.events import Event
from ..game.knowledge.view import view
from ..game.notation.words import words_of
from ..game.setup.names import CARDS, TREASURES, city_word
from ..game.state_lists import numbers, rows
from ..rules.box import TREASURE_VALUES
from ..rules.kinds import place
from .document import Grade, ReviewSentence, ReviewStep, SentenceKey, TurningPoint
from .play_on import PlayOn
from .reasons import in_hundred
from .timeline import Action

MOST = 6
SMALLEST = 0.1  # change of a chance that is worth telling
SURE = 2.0  # standard errors that a change must exceed
FEW = 3  # cards that a sentence names; more are a whole hand
Facts = dict[str, str | int | float]


def turning_points(
    actions: Sequence[Action], steps: Sequence[ReviewStep], grades: Sequence[Grade], player: PlayOn
) -> tuple[TurningPoint, ...]:
    """Return the largest changes in order of the game, at most one on each leg.

    `player` is the policy with whose choices the chances compare."""
    by_step = {grade.step: grade for grade in grades}
    legs = list(_legs(actions))
    best: dict[int, tuple[float, int]] = {}
    for action, step, before in zip(actions, steps[1:], steps, strict=False):
        change = _change(step, before)
        if change >= max(SMALLEST, SURE * _error(step, before)):
            leg = legs[action.number - 1]
            best[leg] = max(best.get(leg, (0.0, 0)), (change, action.number))
    chosen = sorted(number for _, number in sorted(best.values(), reverse=True)[:MOST])
    return tuple(_point(actions[at - 1], steps[at], steps[at - 1], by_step, player) for at in chosen)


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


def _point(
    action: Action, step: ReviewStep, before: ReviewStep, grades: Mapping[int, Grade], player: PlayOn
) -> TurningPoint:
    changes = [after - then for after, then in zip(step.chances, before.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda at: abs(changes[at]))
    facts: Facts = {
        "who": seat,
        "before": in_hundred(before.chances[seat]),
        "after": in_hundred(step.chances[seat]),
    }
    if action.seat is not None and abs(step.choice[seat]) >= abs(step.luck[seat]):
        sentence = _of_choice(action, action.seat, step, grades.get(step.number), player, facts)
    elif action.words.startswith("roll"):
        sentence = _of_roll(action, facts)
    elif engine.is_over(action.after) and not _treasures_drawn(action):
        sentence = ReviewSentence("turn_end", facts)
    else:
        sentence = _of_draw(action, changes.index(max(changes)), facts)
    return TurningPoint(step.number, step.journey, seat, before.chances, step.chances, sentence)


def _of_choice(
    action: Action, seat: int, step: ReviewStep, grade: Grade | None, player: PlayOn, facts: Facts
) -> ReviewSentence:
    """Tell a choice beside a better one, or else beside that of the bot."""
    facts |= {"other": seat, "played": action.words}
    if grade is None or grade.mark == "fine":
        expected = words_of(action.before, player.answer(action.before, seat))
        return ReviewSentence("turn_choice", {**facts, "expected": expected})
    # A grade judges what the player knew, and chances know all hands: a mistake may go well.
    key: SentenceKey = "turn_gamble" if step.choice[seat] > 0 else "turn_mistake"
    return ReviewSentence(key, {**facts, "better": grade.better})


def _of_roll(action: Action, facts: Facts) -> ReviewSentence:
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


def _of_draw(action: Action, luckiest: int, facts: Facts) -> ReviewSentence:
    """Tell the most valuable treasure with the answer that drew it, or else the cards of the luckiest seat.

    The answer counts too. Somebody who leaves is safe, whatever the treasure is worth."""
    drawn = _treasures_drawn(action)
    if drawn and action.seat is not None:
        points, event = max(((_points(one), one) for one in drawn), key=lambda one: one[0])
        facts |= {"other": action.seat, "played": action.words, "city": event.facts["city"], "points": points}
        if event.facts["seat"] == action.seat:
            return ReviewSentence("turn_choice_treasure", facts)
        return ReviewSentence("turn_choice_treasure_of", {**facts, "drawer": event.facts["seat"]})
    cards = _cards_drawn(action, luckiest)
    if 0 < len(cards) <= FEW:
        return ReviewSentence("turn_drawn", {**facts, "other": luckiest, "cards": " ".join(cards)})
    return ReviewSentence("turn_dealt", facts)


def _treasures_drawn(action: Action) -> list[Event]:
    return [event for event in action.events if event.what == "treasure_drawn"]


def _cards_drawn(action: Action, seat: int) -> list[str]:
    before, after = rows(action.before, "hand")[seat], rows(action.after, "hand")[seat]
    return [CARDS[kind] for kind in range(len(CARDS)) for _ in range(after[kind] - before[kind])]


def _points(event: Event) -> int:
    word = event.secret.get("treasure", "")
    return TREASURE_VALUES[TREASURES[word]] if word in TREASURES else 0
