"""Read a record that somebody names on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from .record import LONGEST

BAD = 2  # the exit status for what is no record


class NoRecord(Exception):
    """The file cannot be read as text: one sentence."""


def text_of(name: str) -> str:
    """The text of a file, or of standard input; never more than a record can have."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise NoRecord((getattr(error, "strerror", None) or "it cannot be read").lower()) from None
    if len(data) > LONGEST:
        raise NoRecord(f"more than {LONGEST:,} bytes: that is no record of a game")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoRecord("this is no text: a record is written in UTF-8") from None
