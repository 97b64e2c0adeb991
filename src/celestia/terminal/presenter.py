"""What is put on the screen for whom: the table, the news, a question with its choices.

The screen of a person is built from that seat's view, question and events alone; the public screen from what
everybody may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..game.game import Game
from .choices import Choice
from .game_options import Plan
from .keyboard import Keyboard
from .narrator import BREAK, Narrator
from .pace import seconds
from .podium import podium
from .screen import Screen
from .symbols import Symbols

MANY_CHOICES = 9  # more than these stand in columns, without what each does
AIRY_HEIGHT = 34  # from here on the screen has room for blank lines
REMINDER = 3  # public sentences at least, on the public screen and where a game is resumed


class Presenter:
    def __init__(self, game: Game, plan: Plan, keyboard: Keyboard, symbols: Symbols) -> None:
        self._game = game
        self._plan = plan
        self._keyboard = keyboard
        self._symbols = symbols
        self._say = plan.language.say
        kinds = ["" if seat in plan.people else kind for seat, kind in enumerate(plan.seats)]
        self._screen = Screen(game.names, kinds, plan.language, symbols)
        self._narrators = {seat: self._narrator(seat) for seat in (None, *plan.people)}
        self._seen = dict.fromkeys(self._narrators, 0)  # sentences each has had before its eyes

    def _narrator(self, seat: int | None) -> Narrator:
        """A game that began in the middle has told nobody who is aboard."""
        game = self._game
        aboard = [at for at, other in enumerate(game.view(None).seats) if other.place == "aboard"]
        return Narrator(
            seat,
            game.names,
            self._plan.language,
            self._symbols,
            "beginners" in game.config.modules,
            None if game.events else aboard,
        )

    # ------------------------------------------------------------------------------------- the news
    @property
    def listener(self) -> int | None:
        """The seat before whose eyes things happen; None for everybody."""
        return self._plan.people[0] if len(self._plan.people) == 1 else None

    def catch_up(self) -> None:
        """A resumed game: what lies before is history, only the last of it is told again."""
        for seat, narrator in self._narrators.items():
            narrator.hear(self._game.events_for(seat))
            self._seen[seat] = max(len(narrator.sentences) - REMINDER, 0)

    def hear(self) -> list[str]:
        """What is new for the listener."""
        return self._hear(self.listener)

    def _hear(self, seat: int | None) -> list[str]:
        return self._narrators[seat].hear(self._game.events_for(seat))

    def hear_rescuers(self, public: Iterable[int], able: Iterable[int]) -> list[str]:
        """Who may still save the ship by public facts; people are named to themselves only if able to."""
        may, can = set(public), set(able)
        news: dict[int | None, list[str]] = {}
        for seat, narrator in self._narrators.items():
            news[seat] = self._hear(seat)
            known = may - {seat} | (can & {seat}) if seat is not None else may
            news[seat] += narrator.add_rescuers(sorted(known))
        return news[self.listener]

    def tell(self, news: Sequence[str], pace: str) -> None:
        """Sentence by sentence, with pauses."""
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
        """The whole screen of this seat, down to its question."""
        self._draw(seat, sentence, self._list(choices) if choices else Group())

    def draw_public(self, sentence: str) -> None:
        """What everybody may read while nobody's cards are open."""
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
        """The leg of this journey; one that is about to begin counts already."""
        started = self._narrators[seat].legs
        return started + 1 if phase in ("landing", "direction", "preparation") else max(started, 1)

    def _show_news(self, seat: int | None, rows: int) -> None:
        """What this seat has not seen yet; on a small screen the latest of it."""
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
        """The last news for those who have not read it, then everything is shown."""
        if self._plan.people:
            self._keyboard.wipe()
            self.hear()
            if self.listener is not None:
                self._show_news(self.listener, self._keyboard.console.height // 2)
        self._keyboard.show(podium(self._game.view(None), self._game.names, self._plan.language))


def hanging(rows: Sequence[tuple[Text, Text]]) -> Table:
    """Lines that, where they are too long, continue under their own beginning."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table
