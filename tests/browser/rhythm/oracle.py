"""Compare the questions of a seat with the choices that the rules gave it.

The oracle is the engine without staging: it asks a seat only if it has two or more answers, and every answer
is a line of the record. A choice is asked once, in its moment or ahead of it. A pass may also count for the
same moment when it returns in the same pause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from celestia.game.game import Game
from celestia.game.records.record import read_record, take
from tests.browser.rhythm.counting import Question

LATER = "later"


@dataclass(frozen=True)
class Choice:
    """A line of the record by one seat, with its options."""

    kind: str
    phase: str
    leg: int
    words: str
    options: int


def choices_of(record: str, seat: int) -> list[Choice]:
    """Return every choice of this seat in a finished game."""
    whole = read_record(record)
    game = Game(whole.config, whole.names)
    found = []
    for line in whole.lines:
        asked = game.question(seat) if line.startswith(f"{seat} ") else None
        if asked is not None:
            legs = sum(event.what == "leg_started" for event in game.events)
            words = line.partition(" ")[2]
            found.append(Choice(asked.kind, game.view(None).phase, legs, words, len(asked.options)))
        take(game, line)
    return found


@dataclass
class Comparison:
    """Questions and choices by kind. `missing` and `needless` must be empty."""

    asked: Counter[str] = field(default_factory=Counter)  # all questions
    choices: Counter[str] = field(default_factory=Counter)  # all choices among two or more
    decided_ahead: Counter[str] = field(default_factory=Counter)  # choices asked before their moment
    unused: Counter[str] = field(default_factory=Counter)  # decided ahead or postponed, and never needed
    repeated: Counter[str] = field(
        default_factory=Counter
    )  # choices answered by an earlier pass in the pause
    closed: Counter[str] = field(
        default_factory=Counter
    )  # passed automatically, because the question closed unanswered
    missing: list[Choice] = field(default_factory=list)  # choices without a question
    needless: list[Question] = field(default_factory=list)  # questions without a choice

    @property
    def holds(self) -> bool:
        return not self.missing and not self.needless


def compare(questions: Sequence[Question], choices: Sequence[Choice]) -> Comparison:
    """Match every choice with the question that decided it, in the same leg."""
    found = Comparison()
    found.asked.update(question.kind for question in questions)
    found.choices.update(choice.kind for choice in choices)
    # The record lacks answers that a play by a seat nearer to the captain made void (Q1).
    open_questions = [_Answers(question) for question in sorted(questions, key=lambda each: each.is_outrun)]
    for choice in choices:
        asked = next((each for each in open_questions if each.decides(choice)), None)
        if asked is None:
            _note_unasked(found, open_questions, choice)
            continue
        asked.words.remove(choice.words)
        asked.is_used = True
        found.decided_ahead[choice.kind] += asked.question.ahead
    for each in open_questions:
        if not each.is_used:
            _note_unused(found, each.question)
    return found


class _Answers:
    """A question, and the words of its answer that are not matched yet."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.words = [words.strip() for words in question.words.split(";")]
        self.is_used = False

    def decides(self, choice: Choice) -> bool:
        return choice.words in self.words and self.is_about(choice)

    def is_about(self, choice: Choice) -> bool:
        question = self.question
        several = len(question.words.split(";")) > 1  # the same seat is asked repeatedly
        same_kind = several or question.kind == choice.kind
        return same_kind and question.leg == choice.leg and (several or question.phase == choice.phase)


def _note_unasked(found: Comparison, asked: Sequence[_Answers], choice: Choice) -> None:
    about = [each for each in asked if each.is_about(choice)] if choice.words == "pass" else []
    if any(each.is_used and each.question.words == "pass" for each in about):
        found.repeated[choice.kind] += 1
    elif any(each.question.answered is None for each in about):
        found.closed[choice.kind] += 1
    else:
        found.missing.append(choice)


def _note_unused(found: Comparison, question: Question) -> None:
    if question.ahead or question.words == LATER or question.is_outrun:
        found.unused[question.kind] += 1
    elif question.answered is not None:
        found.needless.append(question)
