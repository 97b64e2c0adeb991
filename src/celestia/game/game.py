"""A game in progress: its position, its events so far and its record in words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from .. import engine
from ..rules.kinds import addressee, city, phase, place, question
from .events import Event, event_of
from .fairness.chance import draw_answer
from .knowledge.ashore import STEPS, Ashore, Standing, crew_size
from .knowledge.learned import TEACHING, Learned
from .knowledge.view import Question, View, question_of, view
from .notation.words import WordError, action_of, answer_chance, chance_words, words_of
from .refusals.attempt import Because
from .refusals.refusal import Refused, refusal
from .setup.config import Config, config_of
from .state_lists import numbers

__all__ = ["Game", "Refused"]


HIDDEN_QUESTIONS = frozenset(
    {
        question.WINDOW,
        question.INSTRUCT,
        question.LAY_HELP,
        question.ANNOUNCE,
        question.PAY,
        question.CHOOSE_TREASURE,
        question.KEEP_TREASURE,
    }
)


class Game:
    def __init__(self, config: Config, names: Sequence[str] = (), state: engine.State | None = None) -> None:
        self.config = config
        self.names = tuple(names) or tuple(f"Seat {seat}" for seat in range(config.players))
        self.state = config.new_state() if state is None else state
        self.events: list[Event] = []
        self.lines: list[str] = []  # the record: one line an action, chance included
        self._buffer: engine.EventBuffer | None = None
        self._ashore = Ashore(config.players, crew_size(self.state.modules))
        self._ashore_after = 0  # how many events it has processed
        if state is not None:
            self._ashore.start_at(state)
        self._learned = {seat: Learned(seat) for seat in (None, *range(config.players))}
        self._teaching: list[Event] = []  # events that teach something
        self._processed = dict.fromkeys(self._learned, 0)  # how many of those each has processed
        self._learnings = dict.fromkeys(self._learned, 0)  # how many of them changed its knowledge

    @staticmethod
    def from_position(state: engine.State, names: Sequence[str] = ()) -> Game:
        """Start a game from a position. No seat has learned anything yet."""
        return Game(config_of(state), names, state.clone())

    # --------------------------------------------------------------------------------- questions
    @property
    def over(self) -> bool:
        return engine.is_over(self.state)

    @property
    def chance_is_asked(self) -> bool:
        return self.state.asked == addressee.CHANCE

    @property
    def asked(self) -> int | None:
        """The seat that is asked (a secret), or None for chance and at the end."""
        return self.state.asked if self.state.asked >= 0 else None

    @property
    def table_is_asked(self) -> bool:
        """Whether a staged game waits until the table has seen this moment."""
        return self.state.asked == addressee.TABLE

    @property
    def asks_publicly(self) -> bool:
        """Whether everybody can see which seat this question is for.

        The other questions depend on a hand. A staged game shows them to the whole table first."""
        if self.state.question in HIDDEN_QUESTIONS:
            return False
        return self.state.question != question.DECLARE or self.can_get_off

    @property
    def may_be_asked(self) -> tuple[int, ...]:
        """The seats that may be asked in this moment, judging by public facts."""
        return tuple(engine.may_be_asked(self.state))

    @property
    def pilot(self) -> int:
        """The captain of the vessel whose leg it is."""
        return self.state.captain if self.state.vessel == place.AIRCRAFT else self.state.occupant

    @property
    def rolls_first(self) -> bool:
        """Whether the dice of a leg are about to be rolled for the first time."""
        return self.state.question == question.ROLL and self.state.phase == phase.DECLARATIONS

    @property
    def can_get_off(self) -> bool:
        """Whether the vessel is at a city that still has treasures."""
        at = numbers(self.state, "at")[self.state.vessel]
        return at < city.COUNT and numbers(self.state, "pile_size")[at] > 0

    def question(self, seat: int) -> Question | None:
        return question_of(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        return [words_of(self.state, action) for action in engine.legal_actions_of(self.state, seat)]

    # ---------------------------------------------------------------------------------- answers
    def stage(self) -> None:
        """Stop wherever public facts allow a question, so that pauses reveal no hands."""
        engine.stage(self.state)

    def show(self) -> None:
        """Continue after the table has seen this moment. Records do not contain this."""
        self._listen()
        engine.show(self.state)
        self._read_events()

    def do(self, seat: int, words: str) -> None:
        """Answer for this seat in words. A refused answer changes nothing."""
        try:
            action = action_of(self.state, words)
        except WordError as error:
            raise Refused(Because(error.key, error.rule, error.params)) from error
        if action not in engine.legal_actions_of(self.state, seat):
            raise refusal(self.state, seat, action, words)
        self.act(seat, action)

    def act(self, seat: int, action: int) -> None:
        """Answer for this seat with an action of the engine."""
        line = f"{seat} {words_of(self.state, action)}"
        self._listen()
        engine.apply_of(self.state, seat, action)
        self._note(line)

    def answer_chance(self, words: str) -> None:
        """Answer for chance in words."""
        self._listen()
        answer_chance(self.state, words)
        self._note(" ".join(words.split()))

    def let_chance_answer(self, rng: Random) -> None:
        """Answer for chance until a seat is asked or the game is over."""
        while self.chance_is_asked:
            self.answer_one_chance(rng)

    def let_generator_answer(self, source: engine.Generator) -> None:
        """Answer for chance as compiled games do, so that both play the same deal.

        The record does not get these answers."""
        self._listen()
        engine.answer_chance(self.state, source)
        self._read_events()

    def answer_one_chance(self, rng: Random) -> None:
        """Answer only the next question to chance. A table may wait before a roll."""
        self.answer_chance(chance_words(self.state, draw_answer(self.state, rng)))

    def settle(self) -> None:
        """Run a position built by hand up to its first question."""
        self._listen()
        engine.settle(self.state)
        self._read_events()

    def _note(self, line: str) -> None:
        self.lines.append(line)
        self._read_events()

    def _listen(self) -> None:
        """Attach a new event buffer. It is too large to keep one for each game."""
        self._buffer = engine.EventBuffer()
        self.state.listen(self._buffer)

    def _read_events(self) -> None:
        assert self._buffer is not None
        self.state.listen(None)
        entries, self._buffer = self._buffer.take(), None
        for entry in entries:
            event = event_of(entry)
            self.events.append(event)
            if event.what in TEACHING:
                self._teaching.append(event)

    # ----------------------------------------------------------------------------------- knowledge
    def view(self, seat: int | None) -> View:
        return view(self.state, seat, self.learned(seat))

    def learnings(self, seat: int | None) -> int:
        """Version number of what this seat has learned. It grows with every change.

        Computed lazily, because most seats are never looked at between two questions."""
        learned = self._learned[seat]
        for event in self._teaching[self._processed[seat] :]:
            facts = event.seen_by(seat)
            if facts is not None and learned.take_in(facts):
                self._learnings[seat] += 1
        self._processed[seat] = len(self._teaching)
        return self._learnings[seat]

    def learned(self, seat: int | None) -> Learned:
        self.learnings(seat)
        return self._learned[seat].copy()

    def ashore(self) -> tuple[Standing, ...]:
        """The pawns that got off in this journey, in order. Public, and computed lazily."""
        for event in self.events[self._ashore_after :]:
            if event.what in STEPS:
                facts = event.seen_by(None)
                assert facts is not None
                self._ashore.take_in(facts)
        self._ashore_after = len(self.events)
        return self._ashore.standing

    def events_for(self, seat: int | None) -> list[dict[str, Any]]:
        """The events that this seat may see, numbered from 1 for this seat."""
        seen = [event.seen_by(seat) for event in self.events]
        return [{"n": n, **event} for n, event in enumerate(filter(None, seen), start=1)]

    def scores(self) -> list[int]:
        return engine.final_scores(self.state)

    def winners(self) -> list[int]:
        return engine.winners(self.state)
