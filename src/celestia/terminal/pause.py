"""Beats: consecutive windows with no public change in between.

While the ship falls, these are: save it, lay help, jump. When the captain can pay: a card before the ship
flies, Mooring, Grappling hook. A player decides for the whole beat, and is asked again only if something
changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from .. import engine
from ..game.game import Game
from ..game.knowledge.view import Question
from ..game.notation.words import words_of
from ..game.setup.names import PHASES, QUESTIONS
from ..rules.kinds import addressee, question

FALL = frozenset({"after_cannot", "help", "reveal", "crashing"})
WAY = frozenset({"after_can", "payment", "mooring", "hook"})
WAY_WHEN_CLEAR = frozenset({"after_declarations", "announcement"})  # part of the way if nothing is to pay
DECLINED = ("pass", "stay")
IN_A_BEAT = frozenset({"window", "lay_help"})  # questions that may be decided together with later ones
Moment = tuple[str, str]  # a phase, and the kind of question

# Events that cancel decisions for the rest of a beat.
CHANGES = frozenset({"dice_rolled", "power_used", "spyglass_used", "help_revealed"})
HARMLESS = frozenset({"jetpack"})  # cards that change nothing for the others


@dataclass(frozen=True)
class Later:
    """A later question of the same beat, if everybody declines until then."""

    moment: Moment
    seats: tuple[int, ...]  # seats that may be asked by public facts, or the one seat whose question it is
    options: tuple[str, ...] = ()

    @property
    def phase(self) -> str:
        return self.moment[0]

    @property
    def kind(self) -> str:
        return self.moment[1]


@dataclass(frozen=True)
class Beat:
    """One pause of the table. Two beats are equal if nothing has changed between them."""

    name: str
    leg: tuple[int, int, int]
    changes: int


@dataclass(frozen=True)
class Decision:
    """A seat's answers for the rest of a beat, by moment.

    For any other moment the seat declines if `declines` is set. Otherwise it is asked.
    """

    answers: Mapping[Moment, str] = field(default_factory=dict)
    declines: bool = True

    def answer(self, moment: Moment, options: tuple[str, ...]) -> str | None:
        words = self.answers.get(moment)
        if words in options:
            return words
        return options[0] if self.declines and moment[1] in IN_A_BEAT else None


class Beats:
    """The current beat of a game, and the decisions that seats took in advance."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._read = 0
        self._changes = 0
        self._decisions: dict[int, tuple[Beat, Decision]] = {}

    @property
    def now(self) -> Beat:
        return Beat(_beat_name(self._game.state), _leg(self._game.state), self._count_changes())

    def _count_changes(self) -> int:
        for event in self._game.events[self._read :]:
            is_play = event.what == "card_played" and event.facts["card"] not in HARMLESS
            self._changes += is_play or event.what in CHANGES
        self._read = len(self._game.events)
        return self._changes

    def decide(self, seat: int, decision: Decision, beat: Beat) -> None:
        self._decisions[seat] = (beat, decision)

    def answer(self, asks: Question) -> str | None:
        """Return the seat's decision for the open question, or None if it must be asked."""
        beat, decision = self._decisions.get(asks.seat, (None, None))
        if decision is None or beat != self.now:
            return None
        return decision.answer((PHASES[self._game.state.phase], asks.kind), asks.options)

    @property
    def somebody_waits(self) -> bool:
        """Whether somebody wants to be asked again in this beat."""
        return any(beat == self.now and not decision.declines for beat, decision in self._decisions.values())

    def later(self, seat: int) -> list[Later]:
        """Return this seat's further questions in this beat, without payments."""
        found = [later for later in _walk(self._game.state, seat) if later.options]
        if self._game.asked == seat:
            found = found[1:]
        return [later for later in found if later.kind != "pay"]

    def rescuers(self) -> set[int]:
        """Return the seats that may still save the falling ship, by public facts."""
        return {seat for stop in self.candidates() if stop.phase != "crashing" for seat in stop.seats}

    def candidates(self) -> list[Later]:
        """Return the remaining moments of this beat with the seats that may be asked."""
        return [later for later in _walk(self._game.state, None) if not later.options]


def _beat_name(state: engine.State) -> str:
    phase = PHASES[state.phase]
    if phase in FALL:
        return "fall"
    if phase in WAY or (phase in WAY_WHEN_CLEAR and not any(engine.dice_to_answer(state))):
        return "way"
    return phase


def _walk(state: engine.State, seat: int | None) -> Iterator[Later]:
    """Play a copy to the end of this beat while everybody declines.

    Yields every stop of the table and every question to this seat. Other seats' hands do not affect the
    result.
    """
    trial = state.clone()
    engine.stage(trial)
    name, leg, is_draw = _beat_name(trial), _leg(trial), trial.question == question.INSTRUCT
    while _beat_name(trial) == name and _leg(trial) == leg:
        kind, phase = QUESTIONS[trial.question], PHASES[trial.phase]
        if is_draw and kind != "instruct":
            return
        if trial.asked == addressee.TABLE:
            yield Later((phase, kind), tuple(engine.may_be_asked(trial)))
            engine.show(trial)
        elif trial.asked >= 0:
            actions = engine.legal_actions(trial)
            options = tuple(words_of(trial, action) for action in actions)
            if trial.asked == seat:
                yield Later((phase, kind), (seat,), options)
            if options[0] not in DECLINED and kind != "pay":
                return
            engine.apply(trial, actions[0])
        else:
            return


def _leg(state: engine.State) -> tuple[int, int, int]:
    return state.journey, state.turn, state.vessel
