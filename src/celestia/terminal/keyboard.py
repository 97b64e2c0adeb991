"""The terminal itself: what is printed, what is typed, and a screen that can be wiped.

Without a real terminal nothing is wiped, nobody waits and lines are read as they come: it can be scripted.
"""

from __future__ import annotations

import select
import signal
import socket
import sys
import time
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, then what scrolled off: the order that forgets most


class Lines(Protocol):
    """Where lines are typed: standard input, or a list of them."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...

    def fileno(self) -> int: ...


class Leave(Exception):
    """The player wants to leave, or the lines have run out."""


class Keyboard:
    def __init__(self, console: Console, lines: Lines) -> None:
        self.console = console
        self._lines = lines
        self.is_terminal = console.is_terminal and lines.isatty()
        self._is_hurried = False  # Enter was pressed in a pause: no more pauses until the next question

    def show(self, what: RenderableType | str, style: str = "") -> None:
        """Names and texts are shown as they are: nothing in them is a command to the console."""
        self.console.print(Text(what, style=style) if isinstance(what, str) else what)

    def show_command(self, line: str) -> None:
        """A line to be copied: never broken."""
        self.console.print(Text(line), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line; what was typed before the question does not count as its answer."""
        self._is_hurried = False
        self._forget_what_was_typed()
        self.console.print(Text(f"{prompt} ", style="bold"), end="", soft_wrap=True)
        self.console.file.flush()
        self._wait_for_a_line()
        line = self._lines.readline()
        if not line:
            self.console.print()
            raise Leave
        if not self.is_terminal:
            self.console.print()  # there is no echo that would end the line
        return " ".join(line.split())

    def _wait_for_a_line(self) -> None:
        """An interrupt in the moment before a read would not end it: Python looks for it between its own
        steps, and the read would wait for a line first. Here it wakes the wait, whenever it comes."""
        if not self.is_terminal or sys.platform == "win32":
            return
        woken, waker = socket.socketpair()
        with woken, waker:
            waker.setblocking(False)
            former = signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
            try:
                select.select([self._lines.fileno(), woken.fileno()], [], [])
            finally:
                signal.set_wakeup_fd(former)

    def wipe(self) -> None:
        if self.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def pause(self, seconds: float) -> None:
        """Wait; Enter ends this pause and all others until the next question."""
        if not self.is_terminal or not seconds or self._is_hurried:
            return
        if sys.platform == "win32":
            time.sleep(seconds)
            return
        typed, _, _ = select.select([self._lines.fileno()], [], [], seconds)
        self._is_hurried = bool(typed)

    def _forget_what_was_typed(self) -> None:
        if self.is_terminal and sys.platform != "win32":
            import termios

            termios.tcflush(self._lines.fileno(), termios.TCIFLUSH)
