"""A keyboard and a screen made of text, for games without a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from random import Random

from rich.console import Console

from celestia.bots.bot import Bot
from celestia.game.game import Game
from celestia.terminal.game_options import PERSON, GameOptions
from celestia.terminal.hot_seat import HotSeatTable
from celestia.terminal.keyboard import Keyboard
from celestia.terminal.language import Language
from celestia.terminal.symbols import Symbols
from celestia.terminal.table import GameTable


class Typed:
    """A list of typed lines. `between` is called before each line is read."""

    def __init__(self, lines: Sequence[str], between: Callable[[], None]) -> None:
        self._lines = [f"{line}\n" for line in lines]
        self._between = between

    def readline(self) -> str:
        self._between()
        return self._lines.pop(0) if self._lines else ""

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError("there is no terminal")


class Desk:
    """A table whose input is a list of lines and whose output is one text."""

    def __init__(self, *lines: str, width: int = 80) -> None:
        self._shown = StringIO()
        self.screens: list[str] = []  # what was printed before each line was read
        self._read_so_far = 0
        console = Console(file=self._shown, width=width, highlight=False, markup=False, emoji=False)
        self.keyboard = Keyboard(console, Typed(lines, self._cut))

    def _cut(self) -> None:
        whole = self._shown.getvalue()
        self.screens.append(whole[self._read_so_far :])
        self._read_so_far = len(whole)

    @property
    def shown(self) -> str:
        return self._shown.getvalue()

    def table(
        self,
        game: Game,
        language: str = "en",
        seats: Sequence[str] = (),
        bots: Mapping[int, Bot] | None = None,
        auto_roll: bool = True,
    ) -> GameTable:
        """Create this game's table at this desk, by default with people in every seat."""
        said = Language(language)
        chosen = tuple(seats) or (PERSON,) * game.config.players
        options = GameOptions(game.config, chosen, game.names, said, None, None, "instant", auto_roll)
        kind = HotSeatTable if len(options.people) > 1 else GameTable
        return kind(game, options, bots or {}, self.keyboard, Symbols(said), _forget)


def _forget(_: Game) -> None:
    """Save nothing."""


def chance() -> Random:
    return Random(7)
