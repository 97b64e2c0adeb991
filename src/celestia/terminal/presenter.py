"""Draw the screens: the table, the news, and a question with its choices.

A person's screen uses only that seat's view, question and events. The public screen uses only what everybody
may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..game.game import Game
from .choices import Choice
from .game_options import GameOptions
from .keyboard import Keyboard
from .narrator import BREAK, Narrator
from .pace import seconds
from .podium import podium
from .screen import Screen
from .symbols import Symbols

MANY_CHOICES = 9  # longer lists are drawn in columns, without descriptions
AIRY_HEIGHT = 34  # rows from which the screen has room for blank lines
REMINDER = 3  # the fewest sentences on the public screen and after a resume


class Presenter:
    def __init__(self, game: Game, options: GameOptions, keyboard: Keyboard, symbols: Symbols) -> None:
        self._game = game
        self._options = options
        self._keyboard = keyboard
        self._symbols = symbols
        self._say = options.language.say
        kinds = ["" if seat in options.people else kind for seat, kind in enumerate(options.seats)]
        self._screen = Screen(game.names, kinds, options.language, symbols)
        self._narrators = {seat: self._narrator(seat) for seat in (None, *options.people)}
        self._seen = dict.fromkeys(self._narrators, 0)  # how many sentences each reader has seen

    def _narrator(self, seat: int | None) -> Narrator:
        """Create a narrator.

        A game set up from a position has no events about who is aboard.
        """
        game = self._game
        aboard = [at for at, other in enumerate(game.view(None).seats) if other.place == "aboard"]
        return Narrator(
            seat,
            game.names,
            self._options.language,
            self._symbols,
            "beginners" in game.config.modules,
            None if game.events else aboard,
        )

    # ------------------------------------------------------------------------------------- the news
    @property
    def listener(self) -> int | None:
        """The seat that reads the screen all the time, or None if several people share it."""
        return self._options.people[0] if len(self._options.people) == 1 else None

    def catch_up(self) -> None:
        """Mark the events of a resumed game as read, except for the last sentences."""
        for seat, narrator in self._narrators.items():
            narrator.hear(self._game.events_for(seat))
            self._seen[seat] = max(len(narrator.sentences) - REMINDER, 0)

    def hear(self) -> list[str]:
        """Return the new sentences for the listener."""
        return self._hear(self.listener)

    def _hear(self, seat: int | None) -> list[str]:
        return self._narrators[seat].hear(self._game.events_for(seat))

    def hear_rescuers(self, public: Iterable[int], able: Iterable[int]) -> list[str]:
        """Name the seats that may save the ship.

        Readers find themselves named only if able to.
        """
        may, can = set(public), set(able)
        news: dict[int | None, list[str]] = {}
        for seat, narrator in self._narrators.items():
            news[seat] = self._hear(seat)
            known = may - {seat} | (can & {seat}) if seat is not None else may
            news[seat] += narrator.add_rescuers(sorted(known))
        return news[self.listener]

    def tell(self, news: Sequence[str], pace: str) -> None:
        """Show sentences one by one, with pauses."""
        for sentence in news:
            self._keyboard.show(self._bulleted(sentence))
            self._keyboard.pause(seconds(pace, sentence))

    def show_history(self, seat: int | None, is_whole: bool) -> None:
        narrator = self._narrators[seat]
        first = 0 if is_whole or not narrator.journeys else narrator.journeys[-1]
        for sentence in narrator.sentences[first:]:
            self._keyboard.show(self._bulleted(sentence))

    # ----------------------------------------------------------------------------------- the screens
    def draw(self, seat: int, sentence: str, choices: Sequence[Choice] = ()) -> None:
        """Draw the whole screen of this seat, down to its question."""
        self._draw(seat, sentence, self._list(choices) if choices else Group())

    def draw_public(self, sentence: str) -> None:
        """Draw the public screen, which shows no hand."""
        public = self._narrators[None]
        self._hear(None)
        self._seen[None] = max(min(self._seen[None], len(public.sentences) - REMINDER), 0)
        self._draw(None, sentence, Group())
        self.mark_read(None)

    def mark_read(self, seat: int | None) -> None:
        self._seen[seat] = len(self._narrators[seat].sentences)

    def _draw(self, seat: int | None, sentence: str, listed: RenderableType) -> None:
        view, keyboard = self._game.view(seat), self._keyboard
        self._hear(seat)
        keyboard.wipe()
        console = keyboard.console
        drawn = self._screen.draw(view, self._leg(seat, view.phase), console.width, self._is_airy)
        used = sum(len(console.render_lines(part)) for part in (drawn, Text(sentence), listed))
        keyboard.show(drawn)
        self._show_gap()
        self._show_news(seat, console.height - used - (3 if self._is_airy else 1))
        self._show_gap()
        keyboard.show(sentence, "bold")
        if not isinstance(listed, Group):
            keyboard.show(listed)

    def _show_gap(self) -> None:
        if self._is_airy:
            self._keyboard.show("")

    @property
    def _is_airy(self) -> bool:
        return self._keyboard.is_terminal and self._keyboard.console.height >= AIRY_HEIGHT

    def _leg(self, seat: int | None, phase: str) -> int:
        """Return the number of this leg. A leg that is about to start counts."""
        started = self._narrators[seat].legs
        return started + 1 if phase in ("landing", "direction", "preparation") else max(started, 1)

    def _show_news(self, seat: int | None, rows: int) -> None:
        """Show the sentences this seat has not seen, or the latest that fit."""
        news = self._narrators[seat].sentences[self._seen[seat] :]
        lines = [self._bulleted(sentence) for sentence in news]
        first = 0
        if self._keyboard.is_terminal:
            heights = [len(self._keyboard.console.render_lines(line)) for line in lines]
            while len(lines) - first > 1 and sum(heights[first:]) + bool(first) > rows:
                first += 1
        if first:
            self._keyboard.show(self._say("news-more", count=first), "dim")
        for sentence, line in list(zip(news, lines, strict=True))[first:]:
            if sentence != BREAK or line is not lines[first]:
                self._keyboard.show(line)

    def _bulleted(self, sentence: str) -> RenderableType:
        if sentence == BREAK:
            return Text("")
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

    # -------------------------------------------------------------------------------------- the end
    def show_end(self) -> None:
        """Show the last news to those who have not read it, then the podium."""
        if self._options.people:
            self._keyboard.wipe()
            self.hear()
            if self.listener is not None:
                self._show_news(self.listener, self._keyboard.console.height // 2)
        self._keyboard.show(podium(self._game.view(None), self._game.names, self._options.language))


def hanging(rows: Sequence[tuple[Text, Text]]) -> Table:
    """Rows with a hanging indent: long lines continue below their own text."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table
