"""All texts for people: one folder per language, shared by Python and the browser.

Fluent is imported with the first sentence: it imports Babel, which loads slower than most commands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FOLDER = Path(__file__).parent
DEFAULT = "en"
SHARED = ("names", "refusals", "codes")
# The files use typographic characters. Terminals, logs and programs get plain ones.
PLAIN = str.maketrans({"\u2018": "'", "\u2019": "'", "\u00a0": " ", "\u202f": " ", "\u2011": "-"})
Facts = Mapping[str, str | int | float]


class MissingText(KeyError):
    """No message has this key in this language."""


class Texts:
    """The messages of some files in one language.

    Keys may name attributes: `place.at`.
    """

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = _bundle(language, files)

    def say(self, key: str, facts: Facts | None = None) -> str:
        from fluent.runtime.types import fluent_number

        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"{key} ({self.language})")
        filled = {
            fact: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for fact, value in (facts or {}).items()
        }
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise errors[0]
        return str(text)

    def knows(self, key: str) -> bool:
        return self._pattern(key) is not None

    def city(self, word: str, form: str = "") -> str:
        """Return a city with its value, or with its preposition: `at`, `to`, `of`."""
        key = f"city-{word}"
        if form and self.knows(f"{key}.{form}"):
            return self.say(f"{key}.{form}")
        name = self.say(key)
        place = self.say("place", {"city": name, "value": word}) if word.isdigit() else name
        return self.say(f"place.{form}", {"place": place}) if form else place

    def power(self, colour: str) -> str:
        return self.say("power", {"character": self.say(f"character-{colour}")})

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def _bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text.translate(PLAIN)))
    return bundle


@cache
def languages() -> tuple[str, ...]:
    """Return all languages, named like their folders."""
    return tuple(sorted(path.parent.name for path in FOLDER.glob(f"*/{SHARED[0]}.ftl")))


@cache
def texts(language: str, *files: str) -> Texts:
    return Texts(language, files)


def preload() -> None:
    """Load the default language now, so that no game has to wait for it."""
    texts(DEFAULT, *SHARED)


def say(language: str, key: str, **facts: str | int) -> str:
    """Return a name, a refusal or a server code in a language."""
    return texts(language, *SHARED).say(key, facts)


def city(language: str, word: str) -> str:
    """Return a city with its value."""
    return texts(language, *SHARED).city(word)


def knows(language: str, key: str) -> bool:
    return texts(language, *SHARED).knows(key)


def usual_language(wanted: str) -> str:
    """Return the language of a locale such as `fr_BE.UTF-8`, or the default."""
    code = wanted.lower().replace("_", "-").partition(".")[0]
    return next((one for one in (code, code.partition("-")[0]) if one in languages()), DEFAULT)
