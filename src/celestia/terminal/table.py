"""The game at one keyboard: whom to ask, and what to tell between questions.

The game is staged: it stops wherever public facts allow a question. A single person among bots is asked only
when they have a choice. The record is saved before an action is shown, so nobody can undo what they have seen
by quitting.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ..bots.bot import Bot
from ..game.game import Game, Refused
from ..game.knowledge.view import Question
from .choices import WAIT, Asking, Choice
from .game_options import GameOptions
from .keyboard import Keyboard, Leave
from .pause import FALL, IN_A_BEAT, Beats, Decision, Moment
from .presenter import Presenter
from .symbols import Symbols

BEFORE_THE_ROLL = frozenset({"land", "direction", "prepare"})  # answers that start the roll


class GameTable:
    def __init__(
        self,
        game: Game,
        options: GameOptions,
        bots: Mapping[int, Bot],
        keyboard: Keyboard,
        symbols: Symbols,
        keep: Callable[[Game], None],
    ) -> None:
        self._game = game
        self._options = options
        self._bots = bots
        self._keyboard = keyboard
        self._symbols = symbols
        self._keep = keep
        self._say = options.language.say
        self._presenter = Presenter(game, options, keyboard, symbols)
        self._beats = Beats(game)
        self._has_begun = False
        self._leg_to_roll: object = None  # the leg at the moment its captain chose to roll
        self._at_keyboard: int | None = self._presenter.listener

    # ------------------------------------------------------------------------------------- the game
    def play(self, chance: Random) -> None:
        """Play until the game is over or somebody leaves."""
        self._game.stage()
        self._presenter.catch_up()
        while not self._game.over:
            if self._game.chance_is_asked:
                self._answer_chance(chance)
            elif self._game.table_is_asked:
                self._tell_rescuers()
                self._ask_table()
            else:
                self._ask_seat()
        self._tell_news()
        self._keep(self._game)
        self._presenter.show_end()

    def _answer_chance(self, chance: Random) -> None:
        if self._game.rolls_first and self._game.pilot in self._options.people:
            self._await_roll(self._game.pilot)
        self._game.answer_one_chance(chance)

    def _ask_seat(self) -> None:
        """Ask the next seat. A bot with a choice in a window must not affect what is told."""
        seat = self._game.asked
        assert seat is not None, "a running game always asks a seat"
        if seat not in self._bots or self._game.asks_publicly:
            self._tell_news()
        self._has_begun = True
        if seat in self._bots:
            self._ask_bot(seat)
        else:
            self._ask_person(seat)

    def _ask_bot(self, seat: int) -> None:
        question = self._game.question(seat)
        assert question is not None
        self._game.do(seat, self._bots[seat].choose(self._game.view(seat), question))

    def _ask_table(self) -> None:
        """Continue at once: with one person and bots, a pause reveals nothing to anyone."""
        self._game.show()

    # ------------------------------------------------------------------------------------- the news
    def _tell_rescuers(self) -> None:
        """While the ship falls, tell everybody who may still save it."""
        if self._game.view(None).phase not in FALL:
            return
        able = [
            seat
            for seat in self._options.people
            if any(later.phase != "crashing" for later in self._beats.later(seat))
        ]
        self._tell(self._presenter.hear_rescuers(self._beats.rescuers(), able))

    def _tell_news(self) -> None:
        self._tell(self._presenter.hear())

    def _tell(self, news: list[str]) -> None:
        """Show the news between two questions, sentence by sentence."""
        pace = self._options.bot_pace if self._has_begun else "instant"  # no pauses while dealing
        is_watched = not self._options.people  # only bots play: the news is all there is to see
        if not news or not (is_watched or (self._keyboard.is_terminal and pace != "instant")):
            return
        self._keep(self._game)
        self._gather()
        self._presenter.tell(news, pace)

    def _gather(self) -> None:
        """Called before public news. A single person reads it below their own screen."""

    def _call(self, seat: int) -> None:
        """Called before a hand is shown. A single person is always at the keyboard."""

    # ------------------------------------------------------------------------------------- the roll
    def _await_roll(self, seat: int) -> None:
        """Wait until the captain presses Enter, unless they have just chosen to roll."""
        if self._options.auto_roll or self._leg_to_roll == self._leg:
            return
        self._tell_news()
        self._has_begun = True
        self._keep(self._game)
        asking = self._asking(Question(seat, "roll", ()))
        self._presenter.draw(seat, asking.sentence)
        self._await_enter(self._say("prompt-roll"), seat, asking.reason)
        self._presenter.mark_read(seat)

    def _await_enter(self, prompt: str, seat: int | None, reason: str) -> None:
        """Wait for Enter, and run commands such as help. Any other line counts as Enter."""
        while (line := self._keyboard.ask(prompt)) and self._run_command(line, seat, reason):
            pass

    @property
    def _leg(self) -> object:
        """Identifies this leg until something changes in it."""
        beat = self._beats.now
        return beat.leg, beat.changes

    # ------------------------------------------------------------------------------------- a person
    def _ask_person(self, seat: int) -> None:
        question = self._game.question(seat)
        assert question is not None
        decided = self._beats.answer(question)
        if decided is not None:
            self._game.do(seat, decided)
            return
        self._keep(self._game)
        asking = self._asking(question)
        choice = self._choose(asking)
        while not self._accepts(question, choice):
            choice = self._read(asking)
        self._presenter.mark_read(seat)

    def _asking(self, question: Question) -> Asking:
        seat = question.seat
        later = self._beats.later(seat) if question.kind in IN_A_BEAT else ()
        view = self._game.view(seat)
        return Asking(view, question, self._game.names, self._options.language, self._symbols, later)

    def _choose(self, asking: Asking) -> Choice:
        self._call(asking.seat)
        self._presenter.draw(asking.seat, asking.sentence, asking.choices())
        return self._read(asking)

    def _read(self, asking: Asking) -> Choice:
        """Read lines until one is an answer, listed or not."""
        choices = asking.choices()
        prompt = self._say("prompt-default" if asking.has_default else "prompt")
        while True:
            line = self._keyboard.ask(prompt)
            if not line and asking.has_default:
                return choices[0]
            if self._run_command(line, asking.seat, asking.reason):
                continue
            if line.isascii() and line.isdigit() and not 0 < int(line[:4]) <= len(choices):
                self._keyboard.show(self._say("no-number", number=line[:4], last=len(choices)))
                continue
            return _chosen(line, choices, asking.now)

    def _run_command(self, line: str, seat: int | None, reason: str) -> bool:
        """Run a command such as help or quit. Return whether the line was one, or empty."""
        if line == "q":
            raise Leave
        if line == "?":
            self._keyboard.show(self._say("help"))
        elif line == "r":
            self._keyboard.show(reason)
        elif line in ("h", "hh"):
            self._presenter.show_history(seat, is_whole=line == "hh")
        else:
            return not line
        return True

    def _accepts(self, question: Question, choice: Choice) -> bool:
        """Answer the open question. A choice for a later moment is stored."""
        seat, phase = question.seat, self._game.view(None).phase
        is_now = choice.moment == (phase, question.kind) and choice.words != WAIT
        beat, leg, is_pilot = self._beats.now, self._leg, seat == self._game.pilot
        try:
            self._game.do(seat, choice.words if is_now else "pass")
        except Refused as refused:
            self._show_refusal(refused)
            return False
        if question.kind in IN_A_BEAT:
            self._beats.decide(seat, decision_of(choice), beat)
        if is_pilot and (question.kind in BEFORE_THE_ROLL or phase == "before_roll"):
            self._leg_to_roll = leg
        return True

    def _show_refusal(self, refused: Refused) -> None:
        sentence = refused.said(self._options.language.name)
        self._keyboard.show(self._say("refused", sentence=sentence, rule=refused.rule))


def decision_of(choice: Choice) -> Decision:
    """Return what a choice decides for the rest of its beat."""
    return Decision(declines=False) if choice.words == WAIT else Decision({choice.moment: choice.words})


def _chosen(line: str, choices: Sequence[Choice], now: Moment) -> Choice:
    """Find a choice by number, label or notation. Other text is passed on as typed."""
    if line.isascii() and line.isdigit():
        return choices[int(line) - 1]
    for choice in choices:
        if line.casefold() in (choice.label.casefold(), choice.words):
            return choice
    return Choice(line, "", "", now)
