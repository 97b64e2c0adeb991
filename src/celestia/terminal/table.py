"""The game around one keyboard: who is asked, what is shown to whom, what is told on the way.

The screen of a person is built from that seat's view, question and events alone. With several people a
curtain falls before another one answers, and nothing of the former screen stays. The record is kept before
anything of an action is shown: what somebody has seen cannot be undone by leaving.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ..bots.bot import Bot
from ..game.game import Game, Refused
from .choices import Asking, Choice
from .keyboard import Keyboard, Leave
from .narrator import Narrator
from .plan import SPEEDS, Plan
from .podium import podium
from .screen import Screen
from .symbols import Symbols

MANY_CHOICES = 9  # more than these stand in columns, without what each does
AIRY_HEIGHT = 34  # from here on the screen has room for blank lines
REMINDER = 3  # public sentences while the curtain is down, and where a game is resumed


class GameTable:
    def __init__(
        self,
        game: Game,
        plan: Plan,
        bots: Mapping[int, Bot],
        keyboard: Keyboard,
        symbols: Symbols,
        keep: Callable[[Game], None],
    ) -> None:
        self._game = game
        self._plan = plan
        self._bots = bots
        self._keyboard = keyboard
        self._symbols = symbols
        self._keep = keep
        self._say = plan.language.say
        kinds = ["" if seat in plan.people else kind for seat, kind in enumerate(plan.seats)]
        self._screen = Screen(game.names, kinds, plan.language, symbols)
        self._narrators = {seat: self._narrator(seat) for seat in (None, *plan.people)}
        self._seen = dict.fromkeys(self._narrators, 0)  # sentences each has had before its eyes
        self._has_begun = False
        self._collected: dict[int, str] = {}  # answers given before the game really asks
        self._at_keyboard: int | None = plan.people[0] if len(plan.people) == 1 else None

    def _narrator(self, seat: int | None) -> Narrator:
        beginners = "beginners" in self._game.config.modules
        return Narrator(seat, self._game.names, self._plan.language, self._symbols, beginners)

    # ------------------------------------------------------------------------------------- the game
    def begin(self) -> None:
        """Before the first question. One person needs no staging: whoever is asked is asked."""

    def play(self, chance: Random) -> None:
        """Until the game is over, or somebody leaves."""
        self.begin()
        self._catch_up()
        while not self._game.over:
            if self._game.chance_is_asked:
                self._game.let_chance_answer(chance)
            elif self._game.table_is_asked:
                self._ask_table()
            else:
                self._ask_seat()
            self._tell_live()
        self._keep(self._game)
        self._show_end()

    def _ask_seat(self) -> None:
        seat = self._game.asked
        assert seat is not None, "somebody is asked while the game runs"
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
        """A staged game waits until all have seen this moment."""
        self._game.show()

    def _catch_up(self) -> None:
        """A resumed game: what lies before is history, only the last of it is told again."""
        for seat, narrator in self._narrators.items():
            narrator.hear(self._game.events_for(seat))
            self._seen[seat] = max(len(narrator.sentences) - REMINDER, 0)

    def _tell_live(self) -> None:
        """What happens between two questions, sentence by sentence, to whoever is before the screen."""
        listener = self._plan.people[0] if len(self._plan.people) == 1 else None
        news = self._narrators[listener].hear(self._game.events_for(listener))
        pace = SPEEDS[self._plan.speed] if self._has_begun else 0  # nobody waits for the cards to be dealt
        is_watched = not self._plan.people  # bots alone: the sentences are all there is to see
        if not news or not (is_watched or (self._keyboard.is_terminal and pace)):
            return
        self._keep(self._game)
        if len(self._plan.people) > 1:
            self._wipe_private()
        for sentence in news:
            self._keyboard.show(self._bulleted(sentence))
            self._keyboard.pause(pace)

    # ------------------------------------------------------------------------------------- a person
    def _ask_person(self, seat: int) -> None:
        self._keep(self._game)
        if self._at_keyboard != seat:
            self._draw_curtain(seat)
        asking, choices = self._show_question(seat)
        while not self._answered(seat, asking, choices):
            pass
        self._seen[seat] = len(self._narrators[seat].sentences)

    def _draw_curtain(self, seat: int) -> None:
        """Nothing of the former seat is left; what is shown meanwhile everybody may know."""
        self._draw_public()
        self._keyboard.ask(self._say("curtain", name=self._game.names[seat]))
        self._keyboard.wipe()
        self._at_keyboard = seat

    def _draw_public(self) -> None:
        """What everybody may read while nobody's cards are open."""
        self._keyboard.wipe()
        self._at_keyboard = None
        public = self._narrators[None]
        public.hear(self._game.events_for(None))
        for sentence in public.sentences[-REMINDER:]:
            self._keyboard.show(self._bulleted(sentence))
        self._keyboard.show("")

    def _wipe_private(self) -> None:
        """People gather round for the public news: the screen of the last one is gone before."""
        if self._at_keyboard is not None:
            self._keyboard.wipe()
            self._at_keyboard = None

    def _show_question(self, seat: int) -> tuple[Asking, list[Choice]]:
        game, keyboard = self._game, self._keyboard
        view, question = game.view(seat), game.question(seat)
        assert question is not None
        asking = Asking(view, question, game.names, self._plan.language, self._symbols)
        choices = asking.choices()
        self._narrators[seat].hear(game.events_for(seat))
        keyboard.wipe()
        console = keyboard.console
        drawn = self._screen.draw(view, self._leg(seat, view.phase), console.width, self._is_airy)
        listed = self._list(choices)
        used = sum(len(console.render_lines(part)) for part in (drawn, Text(asking.sentence), listed))
        keyboard.show(drawn)
        self._show_gap()
        self._show_news(seat, console.height - used - (3 if self._is_airy else 1))
        self._show_gap()
        keyboard.show(asking.sentence, "bold")
        keyboard.show(listed)
        return asking, choices

    def _show_gap(self) -> None:
        if self._is_airy:
            self._keyboard.show("")

    @property
    def _is_airy(self) -> bool:
        return self._keyboard.is_terminal and self._keyboard.console.height >= AIRY_HEIGHT

    def _leg(self, seat: int, phase: str) -> int:
        """The leg of this journey; one that is about to begin counts already."""
        started = self._narrators[seat].legs
        return started + 1 if phase in ("landing", "direction", "preparation") else max(started, 1)

    def _show_news(self, seat: int, rows: int) -> None:
        """What this seat has not seen yet; on a small screen the latest of it."""
        news = self._narrators[seat].sentences[self._seen[seat] :]
        lines = [self._bulleted(sentence) for sentence in news]
        first = 0
        if self._keyboard.is_terminal:
            heights = [len(self._keyboard.console.render_lines(line)) for line in lines]
            while len(lines) - first > 1 and sum(heights[first:]) + bool(first) > rows:
                first += 1
        if first:
            self._keyboard.show(self._say("news.more", count=first), "dim")
        for line in lines[first:]:
            self._keyboard.show(line)

    def _bulleted(self, sentence: str) -> Table:
        return hanging([(Text(self._symbols.mark("news")), Text(sentence))])

    def _list(self, choices: Sequence[Choice]) -> Table | Columns:
        width = len(str(len(choices)))
        if len(choices) > MANY_CHOICES:
            cells = [Text(f"{n:>{width}} {choice.label}") for n, choice in enumerate(choices, start=1)]
            return Columns(cells, padding=(0, 3))
        dash = self._symbols.mark("dash")
        rows = []
        for number, choice in enumerate(choices, start=1):
            text = Text(choice.label, style="bold cyan")
            if choice.does:
                text.append(f" {dash} {choice.does}", style="not bold default")
            rows.append((Text(f" {number:>{width}}", style="bold cyan"), text))
        return hanging(rows)

    # ------------------------------------------------------------------------------------ an answer
    def _answered(self, seat: int, asking: Asking, choices: Sequence[Choice]) -> bool:
        """Read one line: an answer, or a wish for help."""
        line = " ".join(self._keyboard.ask(self._say("prompt")).split())
        if line == "q":
            raise Leave
        if line == "?":
            self._keyboard.show(self._say("help"))
        elif line == "r":
            self._keyboard.show(asking.reason)
        elif line in ("h", "hh"):
            self._show_history(seat, is_whole=line == "hh")
        elif line.isascii() and line.isdigit() and not 0 < int(line[:4]) <= len(choices):
            self._keyboard.show(self._say("no_number", number=line[:4], last=len(choices)))
        elif line:
            return self._accepted(seat, _words(line, choices))
        return False

    def _accepted(self, seat: int, words: str) -> bool:
        question = self._game.question(seat)
        if self._game.table_is_asked and question is not None and words in question.options:
            self._collected[seat] = words
            return True
        try:
            self._game.do(seat, words)
        except Refused as refused:
            said = refused.said(self._plan.language.name)
            sentence = f"{said[:1].upper()}{said[1:]}"
            self._keyboard.show(self._say("refused", sentence=sentence, rule=refused.rule))
            return False
        return True

    def _show_history(self, seat: int, is_whole: bool) -> None:
        narrator = self._narrators[seat]
        first = 0 if is_whole or not narrator.journeys else narrator.journeys[-1]
        for sentence in narrator.sentences[first:]:
            self._keyboard.show(self._bulleted(sentence))

    # -------------------------------------------------------------------------------------- the end
    def _show_end(self) -> None:
        """The last news for whoever has not read it, then everything is shown."""
        listener = self._plan.people[0] if len(self._plan.people) == 1 else None
        if self._plan.people:
            self._keyboard.wipe()
            self._narrators[listener].hear(self._game.events_for(listener))
            if listener is not None:
                self._show_news(listener, self._keyboard.console.height // 2)
        self._keyboard.show(podium(self._game.view(None), self._game.names, self._plan.language))


def hanging(rows: Sequence[tuple[Text, Text]]) -> Table:
    """Lines that, where they are too long, go on under their own beginning."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table


def _words(line: str, choices: Sequence[Choice]) -> str:
    """A number or a label of the list, as the record says it; anything else is taken as it was typed."""
    if line.isascii() and line.isdigit():
        return choices[int(line) - 1].words
    for choice in choices:
        if line.casefold() == choice.label.casefold():
            return choice.words
    return line
