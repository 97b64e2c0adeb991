"""Measure the questions of one seat and their times from the log of its page.

A log entry has `at`, in seconds since the epoch, and `io`. `in` and `out` are frames, reduced to the fields
used here. `screen` is the key of one's own question on the screen from now on, or empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Entry = dict[str, Any]

ROLL = "roll"
# Questions that the others cannot see. Without a choice they should take no time.
HIDDEN = frozenset({"window", "lay_help", "instruct", "announce", "pay", "choose_treasure", "keep_treasure"})
PLAYS = frozenset({"card_played", "power_used", "spyglass_used", "boarded_rowboat"})
KIND_AHEAD = {"announcement": "announce", "payment": "pay", "help": "lay_help"}  # otherwise a window


@dataclass
class Question:
    """One question to this seat."""

    q: int
    kind: str
    phase: str  # the moment that is decided, now or ahead
    ahead: bool
    leg: int
    options: tuple[str, ...]
    received: float
    shown: float | None = None
    answered: float | None = None
    words: str = ""
    is_lost: bool = False  # closed before it was answered, though nobody played
    is_overtaken: bool = False  # closed before it was answered, because somebody played
    is_outrun: bool = False  # answered, but a play by a seat nearer to the captain came first

    @property
    def key(self) -> tuple[int, str]:
        return self.q, self.phase if self.ahead else ""

    @property
    def seconds(self) -> float | None:
        """Seconds from its appearance on the screen to the answer."""
        return None if self.shown is None or self.answered is None else self.answered - self.shown


@dataclass
class Moment:
    """One moment of the table, with or without a question to this seat."""

    kind: str
    phase: str
    received: float
    opens: float  # when the motion before it may be over
    asks_me: bool = False
    answered: float | None = None
    ended: float | None = None

    @property
    def waited(self) -> float:
        """Seconds beyond the motion and beyond one's own answer."""
        if self.ended is None:
            return 0.0
        return max(0.0, self.ended - max(self.received, self.opens, self.answered or 0.0))


@dataclass
class GameSeen:
    questions: list[Question] = field(default_factory=list)
    rolls: list[Question] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    legs: int = 0
    started: float | None = None
    ended: float | None = None

    @property
    def seconds(self) -> float:
        return 0.0 if self.started is None or self.ended is None else self.ended - self.started

    @property
    def one_option(self) -> list[Question]:
        return [question for question in self.questions if len(question.options) < 2]

    @property
    def lost(self) -> list[Question]:
        return [question for question in self.questions if question.is_lost]

    @property
    def overtaken(self) -> list[Question]:
        return [question for question in self.questions if question.is_overtaken]

    @property
    def without_choice(self) -> list[Moment]:
        """Hidden moments in which this seat had nothing to decide."""
        return [moment for moment in self.moments if moment.kind in HIDDEN and not moment.asks_me]


class _Reader:
    """Folds the log, entry by entry."""

    def __init__(self) -> None:
        self.seen = GameSeen()
        self._me: int | None = None
        self._phase = ""
        self._open: Question | None = None
        self._moment: tuple[int, Moment] | None = None
        self._sent: dict[str, Question] = {}
        self._has_played = False  # whether somebody played since the question opened

    def read(self, entry: Entry) -> None:
        if entry["io"] == "screen":
            if self._open is not None and entry["key"] and self._open.shown is None:
                self._open.shown = entry["at"]
            return
        handler = getattr(self, f"_{entry['io']}_{entry['t']}", None)
        if handler is not None:
            handler(entry)

    # --------------------------------------------------------------------------------- from the server
    def _in_welcome(self, entry: Entry) -> None:
        self._me = entry["seat"]

    def _in_snap(self, entry: Entry) -> None:
        self._phase = entry["phase"]

    def _in_ev(self, entry: Entry) -> None:
        self.seen.started = self.seen.started or entry["at"]
        self.seen.legs += entry["what"] == "leg_started"
        self._has_played |= entry["what"] in PLAYS
        if entry["what"] in PLAYS and self._open is not None and self._open.answered is not None:
            self._open.is_outrun = True
        if entry["what"] == "ended":
            self.seen.ended = entry["at"]
            self._close_question()
            self._close_moment(entry["at"])

    def _in_ask(self, entry: Entry) -> None:
        self._note_moment(entry)
        is_roll = entry["kind"] == ROLL and self._me in entry["seats"]
        if not entry["options"] and not is_roll:
            self._close_question()
            return
        asked = self._question(entry)
        if self._open is not None and self._open.key == asked.key and self._open.answered is None:
            return  # a repeated question
        self._close_question()
        self._open, self._has_played = asked, False
        (self.seen.rolls if is_roll else self.seen.questions).append(asked)

    def _question(self, entry: Entry) -> Question:
        ahead = entry["ahead"]
        kind = KIND_AHEAD.get(ahead, "window") if ahead else entry["kind"]
        return Question(
            q=entry["q"],
            kind=kind,
            phase=ahead or self._phase,
            ahead=bool(ahead),
            leg=self.seen.legs,
            options=tuple(entry["options"]),
            received=entry["at"],
        )

    def _note_moment(self, entry: Entry) -> None:
        if self._moment is None or self._moment[0] != entry["q"]:
            self._close_moment(entry["at"])
            opened = Moment(entry["kind"], self._phase, entry["at"], entry["opens"])
            self._moment = (entry["q"], opened)
            self.seen.moments.append(opened)
        self._moment[1].asks_me |= bool(entry["options"]) or (
            entry["kind"] == ROLL and self._me in entry["seats"]
        )

    def _close_moment(self, at: float) -> None:
        if self._moment is not None:
            self._moment[1].ended = at
            self._moment = None

    def _close_question(self) -> None:
        if self._open is not None and self._open.answered is None and self._open.kind != ROLL:
            # A play makes decisions ahead obsolete.
            self._open.is_overtaken = self._has_played and not self._open.ahead
            self._open.is_lost = not self._has_played
        self._open = None

    def _in_no(self, entry: Entry) -> None:
        """A refusal reopens the question, or counts it as lost if it has closed."""
        question = self._sent.get(entry["id"])
        if question is not None:
            self.seen.refusals.append(entry["code"])
            question.answered = None
            question.is_lost = self._open is not question

    # --------------------------------------------------------------------------------- from this seat
    def _out_do(self, entry: Entry) -> None:
        if self._open is not None and self._open.key == (entry["q"], entry["ahead"]):
            self._answer(entry, entry["a"])

    def _out_press(self, entry: Entry) -> None:
        if self._open is not None and self._open.kind == ROLL:
            self._answer(entry, ROLL)

    def _answer(self, entry: Entry, words: str) -> None:
        assert self._open is not None
        self._open.answered, self._open.words = entry["at"], words
        self._sent[entry["id"]] = self._open
        if self._moment is not None:
            self._moment[1].answered = entry["at"]


def game_seen(log: Iterable[Entry]) -> GameSeen:
    reader = _Reader()
    for entry in log:
        reader.read(entry)
    return reader.seen
