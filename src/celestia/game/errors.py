"""Errors that carry a message key.

The sentences are in `locales/<language>/refusals.ftl`.
Parameters are words and numbers of the game. A parameter named `card`, `colour`, `city` (a value) or `face`
(of a treasure) is replaced by its name in the reader's language. All others are inserted unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..locales import DEFAULT, city, say

LONGEST = 60  # characters of quoted user input
Params = Mapping[str, str | int]
SPYGLASS_FACE = "spyglass"


def said(key: str, params: Params, language: str = DEFAULT) -> str:
    """Return the sentence for a key. A quoted word at its start gets a capital letter."""
    named = {param: _named(param, value, language) for param, value in params.items()}
    sentence = say(language, f"refused-{key}", **named)
    return sentence[:1].upper() + sentence[1:]


def _named(param: str, value: str | int, language: str) -> str | int:
    """Translate a parameter that stands for a component of the game."""
    if param == "card" or (param == "face" and value == SPYGLASS_FACE):
        return say(language, f"card-{value}".replace("_", "-"))
    if param == "colour":
        return say(language, f"character-{value}")
    if param == "city":
        return city(language, str(value))
    return say(language, "treasure-of-value", points=value) if param == "face" else value


class KeyedError(ValueError):
    """An error with a message key. Its sentence is formatted lazily."""

    def __init__(self, key: str, rule: str, params: Params) -> None:
        super().__init__(key, rule, params)
        self.key, self.rule, self.params = key, rule, params

    @property
    def sentence(self) -> str:
        return self.said(DEFAULT)

    def said(self, language: str) -> str:
        """Return the sentence in a language."""
        return said(self.key, self.params, language)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


def printable(text: str) -> str:
    """Make user input safe to quote: no control characters, limited length."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
