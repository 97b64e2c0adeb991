"""A position as text, written and parsed without loss.

    celestia-position 1
    config: players=3 modules=turbo,powers,spyglass
    phase: declarations
    asked: 1
    question: declare
    hand 0: compass*2 turbo
    pile 6: 6/9 6/6*2

Lines with default values are left out. Points, hand sizes and other derived fields are recomputed.
A text is checked before it becomes a position: every card and treasure exists exactly once, and the open
question is the one that the rules ask there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ... import engine
from ...rules.kinds import addressee, interruption, limit, phase, question
from ...rules.state import FIELDS
from ..setup.config import Config, ConfigError, config_of
from ..setup.conservation import Impossible, check
from ..state_lists import numbers
from .position_forms import Fields, Form, Wrong
from .position_words import BARE, FORMS

TITLE = "celestia-position 1"
DERIVED = frozenset({"held", "owned", "points", "hand_size"})
CONFIGURED = frozenset({"players", "modules", "house", "copies"})
ALWAYS = frozenset({"phase", "asked", "question", "captain"})
SINGULAR = {"frames": "frame"}  # each line describes one of them
PLURAL = {word: field for field, word in SINGULAR.items()}
LONGEST = 20_000  # characters, many times the longest position


class PositionError(ValueError):
    """An invalid position text: the line (0: the whole text), a sentence and the rule."""

    def __init__(self, line: int, sentence: str, rule: str) -> None:
        super().__init__(f"line {line}: {sentence} ({rule})" if line else f"{sentence} ({rule})")
        self.line = line
        self.sentence = sentence
        self.rule = rule


# --------------------------------------------------------------------------------------------- writing
def position_to_text(state: engine.State) -> str:
    """Write a position as text."""
    config, copies = config_of(state), numbers(state, "copies")
    if config.copies() != copies:
        raise Impossible("no configuration has this deck", "a5")
    fields: Fields = {name: state.read_field(name) for name in FIELDS}
    blank = _blank_to_read(config.players, config.module_bits(), config.house_bits(), tuple(copies))
    lines = [TITLE, f"config: {config}"]
    for field, form in WRITTEN:
        if field in ALWAYS or any(fields[name] != blank[name] for name in (field, *form.covers)):
            lines += [_line(field, suffix, words) for suffix, words in form.write(fields, field)]
    return "\n".join(lines) + "\n"


def _line(field: str, suffix: str, words: str) -> str:
    return f"{' '.join(filter(None, (SINGULAR.get(field, field), suffix)))}: {words}".rstrip()


def _forms() -> Iterator[tuple[str, Form]]:
    """Yield every field that is written, with its form."""
    yield from FORMS.items()
    covered = {name for form in FORMS.values() for name in form.covers}
    for name in FIELDS:
        if name not in FORMS and name not in covered | DERIVED | CONFIGURED:
            yield name, BARE


WRITTEN = tuple(_forms())


@lru_cache(maxsize=64)
def _blank_to_read(*configured: Any) -> Fields:
    """Cached `_blank`, not to be mutated. A server writes positions often."""
    return _blank(*configured)


def _blank(players: int, modules: int, house: int, copies: tuple[int, ...]) -> Fields:
    """Return the fields of an empty table."""
    state = engine.State()
    fields: Fields = {name: state.read_field(name) for name in FIELDS}
    fields["players"] = players
    fields["modules"] = modules
    fields["house"] = house
    fields["copies"] = list(copies)
    fields["occupant"] = -1
    fields["character"] = [-1] * limit.SEATS
    fields["just_drew"] = [-1] * limit.SEATS
    return fields


# --------------------------------------------------------------------------------------------- reading
def position_from_text(text: str) -> engine.State:
    """Parse a position. Raise PositionError if the text is invalid."""
    if len(text) > LONGEST:
        raise PositionError(0, "this text is too long for a position", "H1")
    lines = text.rstrip("\n").split("\n")
    if lines[0] != TITLE:
        raise PositionError(1, f"a position begins with {TITLE!r}", "H1")
    config = _read_config(lines[1] if len(lines) > 1 else "")
    fields = _blank(config.players, config.module_bits(), config.house_bits(), tuple(config.copies()))
    forms = dict(WRITTEN)
    seen: set[str] = set()
    for number, line in enumerate(lines[2:], start=3):
        try:
            _read_line(line, fields, forms, seen)
        except Wrong as wrong:
            raise PositionError(number, str(wrong), wrong.rule) from None
    for field in sorted(ALWAYS - seen):
        raise PositionError(0, f"the line {field!r} is missing", "H1")
    return _state_of(fields)


def _read_config(line: str) -> Config:
    key, _, words = line.partition(": ")
    if key != "config":
        raise PositionError(2, "the second line of a position is its config", "a5")
    try:
        return Config.parse(words)
    except ConfigError as error:
        raise PositionError(2, error.sentence, error.rule) from None


def _read_line(line: str, fields: Fields, forms: dict[str, Form], seen: set[str]) -> None:
    key, colon, words = line.partition(":")
    name, _, suffix = key.partition(" ")
    field = PLURAL.get(name, name)
    if not colon or field not in forms or name in SINGULAR:
        raise Wrong(f"{line[:40]!r} is not a line of a position", "H1")
    if key in seen:
        raise Wrong(f"{key!r} appears twice", "H1")
    seen.add(key)
    forms[field].read(fields, field, suffix, words.split())


def _state_of(fields: Fields) -> engine.State:
    state = engine.State()
    for name, value in fields.items():
        state.write_field(name, value)
    try:
        check(state)
        _derive(state)
        _check_question(state)
    except Impossible as error:
        raise PositionError(0, error.sentence, error.rule) from None
    return state


def _derive(state: engine.State) -> None:
    """Compute the derived fields. In a finished game `settle` does only that."""
    open_question = (state.phase, state.asked, state.question)
    state.write_field("phase", phase.OVER)
    engine.settle(state)
    for name, value in zip(("phase", "asked", "question"), open_question, strict=True):
        state.write_field(name, value)


PHASE_OF = {
    question.LAND: phase.LANDING,
    question.DIRECTION: phase.DIRECTION,
    question.PREPARE: phase.PREPARATION,
    question.DECLARE: phase.DECLARATIONS,
    question.ANNOUNCE: phase.ANNOUNCEMENT,
    question.PAY: phase.PAYMENT,
    question.LAY_HELP: phase.HELP,
    question.GIVE: phase.GIFTS,
    question.MATRYOSHBURG: phase.MATRYOSHBURG,
    question.SWAP: phase.SWAP,
}
FRAMES_OF = {
    question.INSTRUCT: (interruption.TREASURE,),
    question.CHOOSE_TREASURE: (interruption.CHOICE,),
    question.KEEP_TREASURE: (interruption.KEEP,),
    question.REROLL: (interruption.REROLL,),
    question.RELIEVED: (interruption.RELIEVED,),
    question.TAKE_CHARACTER: (interruption.CHOOSE_CHARACTER,),
    question.ROLL: (interruption.DICE,),
    question.SHUFFLE: (interruption.SHUFFLE_PILE, interruption.SHUFFLE_DECK),
    question.DEAL_CHARACTERS: (interruption.CHARACTERS,),
    question.FIRST_CAPTAIN: (interruption.FIRST_CAPTAIN,),
}
WINDOWS = (
    phase.BEFORE_ROLL,
    phase.AFTER_DECLARATIONS,
    phase.AFTER_CAN,
    phase.MOORING,
    phase.HOOK,
    phase.AFTER_CANNOT,
    phase.CRASHING,
)


def _check_question(state: engine.State) -> None:
    """Check that the rules, run on a copy, stop at once with the same open question."""
    if not _fits(state) or (state.asked >= 0 and not engine.legal_actions(state)):
        raise Impossible("that question is not asked in this phase", "Q41")
    again = state.clone()
    if state.question == question.DECLARE and state.asked >= 0:  # this seat was already counted and shown
        again.write_field("step", state.step - 1)
        again.write_field("shown", state.shown | 1)
    engine.settle(again)
    if again.to_bytes() != state.to_bytes():
        raise Impossible("the rules would ask something else in this position", "Q41")


def _fits(state: engine.State) -> bool:
    if state.phase == phase.OVER:
        return state.question == question.NONE and state.asked == addressee.NOBODY and not state.frames
    if state.question in FRAMES_OF:
        top = numbers(state, "frame_kind")[state.frames - 1] if state.frames else -1
        return top in FRAMES_OF[state.question]
    if state.question == question.WINDOW:
        return state.phase in WINDOWS and not state.frames
    if state.question == question.DECLARE and state.asked >= 0 and state.step == 0:  # the captain
        return False
    return PHASE_OF.get(state.question) == state.phase and not state.frames
