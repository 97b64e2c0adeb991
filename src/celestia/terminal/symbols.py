"""Signs for the faces of a die, so that colour is never the only cue."""

from __future__ import annotations

from dataclasses import dataclass

from .language import Language

SIGNS = {"fog": "≈", "lightning": "↯", "birds": "∨", "pirates": "×", "blank": "·"}
PLAIN_SIGNS = {"fog": "~", "lightning": "/", "birds": "v", "pirates": "x", "blank": "."}
MARKS = {"captain": "★", "you": "›", "here": "▲", "news": "·", "dash": "—"}
PLAIN_MARKS = {"captain": "*", "you": ">", "here": "^", "news": "-", "dash": "-"}


@dataclass(frozen=True)
class Symbols:
    """The signs the terminal can show: all of them, or plain letters only."""

    language: Language
    is_plain: bool = False

    def face(self, word: str) -> str:
        signs = PLAIN_SIGNS if self.is_plain else SIGNS
        return f"{signs[word]} {self.language.hazard(word)}"

    def mark(self, what: str) -> str:
        return (PLAIN_MARKS if self.is_plain else MARKS)[what]


def is_plain(encoding: str) -> bool:
    """Whether this encoding lacks any of the signs."""
    try:
        "".join([*SIGNS.values(), *MARKS.values()]).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return True
    return False
