"""Read a record named on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from .record import LONGEST

BAD = 2  # exit status for an input that is not a record


class NoRecord(Exception):
    """The file cannot be read as text. The message is one sentence."""


def text_of(name: str) -> str:
    """Read a file or standard input, up to the size limit of a record."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise NoRecord((getattr(error, "strerror", None) or "it cannot be read").lower()) from None
    if len(data) > LONGEST:
        raise NoRecord(f"more than {LONGEST:,} bytes, too long for a record")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoRecord("not a text in UTF-8") from None
