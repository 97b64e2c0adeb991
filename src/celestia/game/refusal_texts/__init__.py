"""What a refusal says, by its key, in English and in French.

Parameters are words and numbers of the game. What one is shows in its name: a `card`, a `colour`, a `city`
(by its value) and the `face` of a treasure are said by their names in the language, any other as it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..catalogue import CARDS, CHARACTERS, CITIES, SPYGLASS, Name
from . import answers, configs, moments, plays, powers, words

LANGUAGES = ("en", "fr")
LONGEST = 60  # letters of what somebody wrote
Params = Mapping[str, str | int]
TABLES = (moments.TEXTS, answers.TEXTS, plays.TEXTS, powers.TEXTS, words.TEXTS, configs.TEXTS)
TEXTS: dict[str, tuple[str, str]] = {key: text for table in TABLES for key, text in table.items()}
assert len(TEXTS) == sum(len(table) for table in TABLES), "a key stands in two tables"

SPYGLASS_FACE = "spyglass"
WORTH = Name("Treasure worth {points}", "Trésor de valeur {points}")


def said(key: str, params: Params, language: str = "en") -> str:
    """The sentence of this key."""
    named = {param: _named(param, str(value), language) for param, value in params.items()}
    return TEXTS[key][LANGUAGES.index(language)].format(**named)


def _named(param: str, word: str, language: str) -> str:
    """A thing of the box by its name."""
    if param == "card":
        return in_language(SPYGLASS if word == SPYGLASS_FACE else CARDS[word], language)
    if param == "colour":
        return in_language(CHARACTERS[word].colour, language)
    if param == "city":
        return city_name(word, language)
    return face_name(word, language) if param == "face" else word


def city_name(word: str, language: str) -> str:
    """With its value, by which the table knows it."""
    return f"{in_language(CITIES[word].name, language)} ({word})"


def face_name(word: str, language: str) -> str:
    """Of a treasure: what it is worth, or a magic spyglass."""
    return in_language(SPYGLASS if word == SPYGLASS_FACE else WORTH, language).format(points=word)


def in_language(name: Name, language: str) -> str:
    return name.fr if language == "fr" else name.en


def printable(text: str) -> str:
    """What somebody wrote, as it may be shown again: no signs that steer a terminal, and not too much."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
