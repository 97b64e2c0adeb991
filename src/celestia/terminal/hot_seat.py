"""Several people at one keyboard, without revealing who holds which cards.

Every stop follows from public facts: nobody is called because of a card that the others cannot see. At a
public screen everybody is asked whether they play a card. A player who wants to types their number; Enter
means nobody. The captain is called whenever something has to be paid, even without a choice: they look at
their cards, as at any table. A curtain hides the screen before a hand is shown.
"""

from __future__ import annotations

from collections import Counter

from ..game.game import Refused
from ..game.knowledge.view import Question
from .captain import CAN, CANNOT, Payment, payments_ahead
from .choices import Asking, Choice
from .keyboard import Leave
from .pause import FALL, Beat, Later
from .table import GameTable, decision_of
from .wording import Wording

SPOKEN = frozenset({"window", "lay_help", "instruct", "declare"})  # questions put to all people at once


class HotSeatTable(GameTable):
    """Collects people's decisions first, and passes them on when the game asks."""

    _spoken: Beat | None = None  # the beat in which people were last asked
    _payment: Payment | None = None
    _asks_before_draws = False

    # ------------------------------------------------------------------------------ stops of the table
    def _ask_table(self) -> None:
        kind = self._game.view(None).asks
        if kind in ("announce", "pay"):
            self._visit_captain()
        elif kind in SPOKEN:
            self._let_people_speak(kind)
        else:
            for seat in self._people_among(self._game.may_be_asked):
                self._visit(seat, [self._own_question(seat)])
        self._game.show()
        self._hand_over()

    def _people_among(self, seats: tuple[int, ...]) -> list[int]:
        return [seat for seat in seats if seat in self._options.people]

    def _own_question(self, seat: int) -> Later:
        found = self._game.question(seat)
        assert found is not None
        return Later((self._game.view(None).phase, found.kind), (seat,), found.options)

    def _hand_over(self) -> None:
        """Answer for seats that have a choice: by their decision, or by declining."""
        while self._game.asked is not None and not self._game.asks_publicly:
            seat = self._game.asked
            if seat in self._bots:
                self._ask_bot(seat)
                continue
            asked_now = self._game.question(seat)
            assert asked_now is not None
            self._game.do(seat, self._decided(asked_now))

    def _decided(self, asked_now: Question) -> str:
        if self._payment is not None and self._payment.leg == self._leg:
            for words in self._payment.words:
                if words in asked_now.options:
                    return words
        return self._beats.answer(asked_now) or asked_now.options[0]

    # ------------------------------------------------------------------------------------ the captain
    def _visit_captain(self) -> None:
        """Ask the captain whether they can pay, and with which cards."""
        seat = self._game.pilot
        is_decided = self._payment is not None and self._payment.leg == self._leg
        if is_decided or not self._has_to_be_called(seat):
            return
        self._tell_news()
        self._has_begun = True
        self._keep(self._game)
        self._call(seat)
        found = self._game.question(seat)
        assert found is not None
        words = self._announcement_and_cards(found)
        self._payment = Payment(self._leg, words)

    def _has_to_be_called(self, pilot: int) -> bool:
        """Whether public facts allow a choice: something to pay, and cards to pay with."""
        view = self._game.view(None)
        has_cards = view.seats[pilot].hand_size > 0 or "turbo" in view.table
        return pilot in self._options.people and any(view.to_answer) and has_cards

    def _announcement_and_cards(self, found: Question) -> tuple[str, ...]:
        """Return the captain's announcement and payment.

        Forced ones are only shown to them.
        """
        announced: tuple[str, ...] = ()
        ways = found.options
        if found.kind == "announce":
            announced = (
                self._pick(self._asking(found)).words if len(found.options) > 1 else found.options[0],
            )
            ways = tuple(payments_ahead(self._game.state)) if announced == (CAN,) else ()
        if len(ways) > 1:
            return (*announced, self._pick(self._asking(Question(found.seat, "pay", ways))).words)
        if len(found.options) == 1:
            self._show_private(found.seat, self._forced(found.seat, ways))
        return (*announced, *ways)

    def _pick(self, asking: Asking) -> Choice:
        """Read until the answer is one of the listed choices."""
        choice = self._choose(asking)
        while choice not in asking.choices():
            self._refuse(asking.seat, choice.words)
            choice = self._read(asking)
        self._presenter.mark_read(asking.seat)
        return choice

    def _forced(self, seat: int, ways: tuple[str, ...]) -> str:
        if ways:
            cards = self._options.language.cards_said(Counter(ways[0].split()[1:]))
            return self._say("pay-must", cards=cards)
        wording = self._wording(seat)
        return f"{wording.say('why-pay')} {wording.effect(CANNOT, ('announcement', 'announce'))}"

    # ------------------------------------------------------------------------------------- speaking up
    def _let_people_speak(self, kind: str) -> None:
        """Ask the people once in a beat, and again if something changes or somebody waits."""
        beat = self._beats.now
        if kind == "instruct":
            if not self._asks_before_draws:
                return
        elif beat == self._spoken and not self._beats.somebody_waits:
            return
        else:
            self._spoken = beat
        stops = [stop for stop in self._beats.candidates() if stop.kind in SPOKEN]
        people = self._people_among(tuple(sorted({seat for stop in stops for seat in stop.seats})))
        is_first = True
        while people and (seat := self._who_speaks(people, kind, is_first)) is not None:
            choice = self._visit(seat, self._beats.later(seat))
            if choice is not None and self._is_play_now(choice, kind):
                return
            people.remove(seat)
            is_first = False

    def _is_play_now(self, choice: Choice, kind: str) -> bool:
        """Whether this play ends the round: the others are asked again after it."""
        is_now = choice.moment == (self._game.view(None).phase, kind)
        return is_now and kind != "lay_help" and choice.words.split()[0] in ("play", "use")

    def _who_speaks(self, people: list[int], kind: str, is_first: bool) -> int | None:
        """Return the seat of a person who wants to play a card, or None."""
        self._tell_news()
        self._has_begun = True
        self._keep(self._game)
        names = ", ".join(f"{seat + 1} {self._game.names[seat]}" for seat in people)
        phase = self._game.view(None).phase
        rolls = phase == "before_roll" and self._presses_to_roll
        is_captain_next = phase == "after_declarations" and self._has_to_be_called(self._game.pilot)
        enter = "enter-roll" if rolls else "enter-captain" if is_captain_next else "enter-nobody"
        parts = [] if is_first else [self._say("anybody-else")]
        parts.append(self._say("speak-up", names=names))
        prompt = " ".join([*parts, self._say(enter, captain=self._game.names[self._game.pilot])])
        if phase in FALL:
            kind, phase = "window", "after_cannot"
        self._draw_public("rowboat" if kind == "declare" else kind, phase)
        while line := self._keyboard.ask(prompt):
            if line.isascii() and line.isdigit() and int(line[:3]) - 1 in people:
                return int(line[:3]) - 1
            self._run_command(line, None, self._wording(None).reason(("", "window")))
        if rolls:
            self._leg_to_roll = self._leg
        if is_captain_next:
            self._at_keyboard = self._game.pilot
        return None

    @property
    def _presses_to_roll(self) -> bool:
        return not self._options.auto_roll and self._game.pilot in self._options.people

    # ------------------------------------------------------------------------------- at the keyboard
    def _visit(self, seat: int, questions: list[Later]) -> Choice | None:
        """Call this person, show their cards, and remember what they decide."""
        beat = self._beats.now
        if not questions:
            self._call(seat)
            self._show_private(seat, self._say("does-pass-forced"))
            return None
        choice = self._pick(self._asking_all(seat, questions))
        self._beats.decide(seat, decision_of(choice), beat)
        return choice

    def _asking_all(self, seat: int, questions: list[Later]) -> Asking:
        """Combine the questions of one beat.

        If none is open for this seat now, it may only pass.
        """
        view = self._game.view(seat)
        now = (view.phase, view.asks)
        first, later = Question(seat, view.asks, ("pass",)), questions
        if questions[0].moment == now:
            first, later = Question(seat, view.asks, questions[0].options), questions[1:]
        return Asking(view, first, self._game.names, self._options.language, self._symbols, later)

    def _show_private(self, seat: int, sentence: str) -> None:
        """Show this person a sentence that needs no decision."""
        self._presenter.draw(seat, sentence)
        reason = self._wording(seat).reason(("", "window"))
        self._await_enter(self._say("prompt-go-on"), seat, reason)
        self._presenter.mark_read(seat)

    def _refuse(self, seat: int, words: str) -> None:
        try:
            self._game.do(seat, words)
        except Refused as refused:
            self._show_refusal(refused)

    def _call(self, seat: int) -> None:
        """Hide the previous person's screen, and show only public facts until Enter."""
        if self._at_keyboard == seat:
            return
        view = self._game.view(None)
        self._draw_public(view.asks, view.phase, seat)
        if self._keyboard.ask(self._say("curtain", name=self._game.names[seat])) == "q":
            raise Leave
        self._keyboard.wipe()
        self._at_keyboard = seat

    def _draw_public(self, kind: str, phase: str, seat: int | None = None) -> None:
        """Draw the public screen. `seat` is about to decide, or anybody may."""
        self._at_keyboard = None
        name = "" if seat is None else self._game.names[seat]
        self._presenter.draw_public(self._wording(None).question("watch", (phase, kind), names=name))

    def _wording(self, seat: int | None) -> Wording:
        return Wording(self._game.view(seat), seat, self._game.names, self._options.language)

    def _gather(self) -> None:
        """Hide the last person's screen before public news."""
        if self._at_keyboard is not None:
            self._keyboard.wipe()
            self._at_keyboard = None

    def _await_roll(self, seat: int) -> None:
        if self._options.auto_roll or self._leg_to_roll == self._leg:
            return
        self._tell_news()
        self._has_begun = True
        self._keep(self._game)
        self._draw_public("roll", self._game.view(None).phase)
        prompt = self._say("enter-roll", captain=self._game.names[seat])
        self._await_enter(prompt, None, self._wording(None).reason(("", "roll")))

    def _run_command(self, line: str, seat: int | None, reason: str) -> bool:
        if "instructor" not in self._game.config.modules:
            return super()._run_command(line, seat, reason)
        if line == "i":
            self._asks_before_draws = not self._asks_before_draws
            self._keyboard.show(self._say("draws-on" if self._asks_before_draws else "draws-off"))
            return True
        is_command = super()._run_command(line, seat, reason)
        if line == "?":
            self._keyboard.show(self._say("help-draws"))
        return is_command
