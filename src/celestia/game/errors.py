"""What a refusal says: the sentence of its key, in `locales/<language>/refusals.ftl`.

Parameters are words and numbers of the game. What one is shows in its name: a `card`, a `colour`, a `city`
(by its value) and the `face` of a treasure are said by their names in the language, any other as it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..locales import DEFAULT, say

LONGEST = 60  # letters of what somebody wrote
Params = Mapping[str, str | int]
SPYGLASS_FACE = "spyglass"


def said(key: str, params: Params, language: str = DEFAULT) -> str:
    """The sentence of this key. It may begin with a word that somebody wrote, which then gets a capital."""
    named = {param: _named(param, value, language) for param, value in params.items()}
    sentence = say(language, f"refused-{key}", **named)
    return sentence[:1].upper() + sentence[1:]


def _named(param: str, value: str | int, language: str) -> str | int:
    """A thing of the box by its name."""
    if param == "card" or (param == "face" and value == SPYGLASS_FACE):
        return say(language, f"card-{value}".replace("_", "-"))
    if param == "colour":
        return say(language, f"character-{value}")
    if param == "city":
        return say(language, f"city-{value}.numbered")
    return say(language, "treasure-of-value", points=value) if param == "face" else value


class KeyedError(ValueError):
    """An error by the key of its sentence. The sentence is written when somebody reads it, not before."""

    def __init__(self, key: str, rule: str, params: Params) -> None:
        super().__init__(key, rule, params)
        self.key, self.rule, self.params = key, rule, params

    @property
    def sentence(self) -> str:
        return self.said(DEFAULT)

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return said(self.key, self.params, language)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


def printable(text: str) -> str:
    """What somebody wrote, as it may be shown again: no signs that steer a terminal, and not too much."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
