"""The terminal: print, read lines, pause, and wipe the screen.

Without a real terminal nothing is wiped, pauses are skipped and lines are read as they come, so games can be
scripted.
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

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, then the scrollback: this order clears most


class Lines(Protocol):
    """A source of typed lines: standard input, or a list."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...

    def fileno(self) -> int: ...


class Leave(Exception):
    """The player quits, or the input has ended."""


class Keyboard:
    def __init__(self, console: Console, lines: Lines) -> None:
        self.console = console
        self._lines = lines
        self.is_terminal = console.is_terminal and lines.isatty()
        self._is_hurried = False  # Enter was pressed in a pause: skip pauses until the next question

    def show(self, what: RenderableType | str, style: str = "") -> None:
        """Print without markup, so names and texts cannot contain console commands."""
        self.console.print(Text(what, style=style) if isinstance(what, str) else what)

    def show_command(self, line: str) -> None:
        """Print a line to be copied, without wrapping it."""
        self.console.print(Text(line), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Read one line. Input typed before the prompt is discarded."""
        self._is_hurried = False
        self._discard_typed_input()
        self.console.print(Text(f"{prompt} ", style="bold"), end="", soft_wrap=True)
        self.console.file.flush()
        self._wait_for_a_line()
        line = self._lines.readline()
        if not line:
            self.console.print()
            raise Leave
        if not self.is_terminal:
            self.console.print()  # input is not echoed, so end the prompt's line
        return " ".join(line.split())

    def _wait_for_a_line(self) -> None:
        """Wait for input in a way that any signal interrupts.

        Python handles signals between bytecode instructions. A signal that arrives just before a blocking
        read would only be handled after the next line. The wakeup file descriptor ends the wait instead.
        """
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
        """Wait. Enter ends this pause and skips the others until the next question."""
        if not self.is_terminal or not seconds or self._is_hurried:
            return
        if sys.platform == "win32":
            time.sleep(seconds)
            return
        typed, _, _ = select.select([self._lines.fileno()], [], [], seconds)
        self._is_hurried = bool(typed)

    def _discard_typed_input(self) -> None:
        if self.is_terminal and sys.platform != "win32":
            import termios

            termios.tcflush(self._lines.fileno(), termios.TCIFLUSH)
