"""The terminal's texts in one language, by key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..game.setup.names import COLOURS
from ..locales import FOLDER, Facts, texts

EQUIPMENT = ("compass", "lightning_arrester", "foghorn", "cannon")


@dataclass(frozen=True)
class Forms:
    """A fact that sentences use in several forms.

    A city is `$city`, and with its preposition `$city-at`. A person is `$who`, and `$who-is` says whether
    they are the reader.
    """

    plain: str
    others: Mapping[str, str]


class Language:
    """All texts of the terminal in one language."""

    def __init__(self, name: str) -> None:
        self.name = name
        own = sorted(path.stem for path in (FOLDER / name).glob("terminal-*.ftl"))
        self._texts = texts(
            name, "names", "page", "answers", *own
        )  # the names of presets are on the first page

    def say(self, key: str, **values: object) -> str:
        """Return the text of this key, or its form for a reader who is `who`. Unused values are ignored."""
        facts = _facts(values)
        return self._form(_message(key), str(facts.get("who-is", "other")), facts)

    def answer(self, key: str, **values: object) -> str:
        """Return the short label of an answer, which reviews in the browser share."""
        return self._texts.say(f"answer-{key}".replace(" ", "-"), _facts(values))

    def tell(self, key: str, **values: object) -> str:
        """Return the text as a sentence, starting with a capital letter."""
        text = self.say(key, **values)
        return text[:1].upper() + text[1:]

    def knows(self, key: str) -> bool:
        return self._texts.knows(_message(key))

    # ------------------------------------------------------------------------------- people and places
    def who(self, name: str, is_you: bool = False) -> Forms:
        """A person at the table, or the reader."""
        return Forms(self.say("you"), {"is": "you"}) if is_you else Forms(name, {"is": "other"})

    def people(self, others: Iterable[str], with_you: bool = False) -> Forms:
        """One or more people at the table, the reader first."""
        names = [self.say("you")] * with_you + list(others)
        return Forms(
            self.listed(names), {"are": "you" if with_you else "one" if len(names) == 1 else "several"}
        )

    def place(self, word: str) -> Forms:
        """A city with its value, or the void before Boscalumia."""
        return Forms(
            self._texts.city(word), {form: self._texts.city(word, form) for form in ("at", "to", "of")}
        )

    def goal(self, word: str) -> Forms:
        """The goal of a leg: Boscalumia, even if the ship reaches the void first."""
        return self.place("boscalumia" if word == "void" else word)

    # ------------------------------------------------------------------------------------------- things
    def name_of(self, kind: str, word: str) -> str:
        """The name of a city, a preset or a character's colour."""
        return self._texts.say(f"{kind}-{word}".replace("_", "-"))

    def hazard(self, word: str) -> str:
        return self._form(f"hazard-{word}", "inline")

    def character(self, colour: str) -> str:
        """The two people of a colour."""
        return " / ".join(self._texts.say(f"character-{colour}-{side}") for side in ("woman", "man"))

    def card(self, word: str) -> str:
        """A card, a power or the spyglass, as used in a sentence."""
        if word in COLOURS:
            return self._texts.power(word)
        return self._form(f"card-{word}".replace("_", "-"), "inline")

    def _form(self, name: str, form: str, facts: Facts | None = None) -> str:
        """Return a form of a text, or the plain text if it has no such form."""
        return self._texts.say(f"{name}.{form}" if self._texts.knows(f"{name}.{form}") else name, facts)

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards with their counts: compass ×2, Turbo."""
        if not counts:
            return self.say("nothing")
        return ", ".join(_times(self.card(word), count) for word, count in counts.items())

    def treasure(self, word: str) -> str:
        """The value of a treasure by face: `6/9` is worth 9, `6/spyglass` is a spyglass."""
        _, face = word.split("/")
        return self.say("treasure-spyglass") if face == "spyglass" else self.say("treasure", points=int(face))

    def treasure_from(self, word: str) -> str:
        """The treasure with its city, to distinguish treasures of several cities."""
        city, _ = word.split("/")
        return self.say("treasure-from", treasure=self.treasure(word), city=self.place(city))

    def treasures(self, counts: Mapping[str, int]) -> str:
        """Treasures with their counts. Equal faces count together, whatever their city."""
        faces: Counter[str] = Counter()
        for word, count in counts.items():
            faces[self.treasure(word)] += count
        return self.listed(_times(face, count) for face, count in faces.items())

    def values(self, counts: Mapping[str, int]) -> str:
        """Treasures as bare points, highest first, spyglasses last."""
        faces = [word.split("/")[1] for word, count in counts.items() for _ in range(count)]
        points = sorted((int(face) for face in faces if face != "spyglass"), reverse=True)
        glasses = [self.say("treasure-spyglass")] * faces.count("spyglass")
        return ", ".join([*map(str, points), *glasses])

    def owed(self, to_answer: Iterable[int]) -> str:
        """The equipment needed for these dice: a foghorn and 2 cannons."""
        return self.listed(
            self._texts.say(f"card-{card}.owed".replace("_", "-"), {"count": dice})
            for card, dice in zip(EQUIPMENT, to_answer, strict=True)
            if dice
        )

    def listed(self, parts: Iterable[str]) -> str:
        """Join the parts: a, b and c."""
        *most, last = list(parts) or [self.say("nothing")]
        return f"{', '.join(most)} {self.say('and')} {last}" if most else last


def _facts(values: Mapping[str, object]) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    for name, value in values.items():
        if isinstance(value, Forms):
            facts[name] = value.plain
            facts |= {f"{name}-{form}": text for form, text in value.others.items()}
        elif isinstance(value, str | int):
            facts[name] = value
    return facts


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _message(key: str) -> str:
    """Convert the game's words to Fluent keys, which use dashes."""
    return f"terminal-{key}".replace("_", "-").replace(" ", "-")
