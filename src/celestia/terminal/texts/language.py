"""One language: a text by its key, with what is filled into it.

Numbers, people and cities format themselves: `{cards:card|cards}` counts, `{who:stays|stay}` speaks of
somebody or to the reader, `{people:gets|get|get}` of one, of several, or of several with the reader among
them, and `{city:at}` brings its preposition along.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from . import choices, events, played, questions, replay, screen, start, things

LANGUAGES = ("en", "fr")
TABLES = (
    choices.TEXTS,
    events.TEXTS,
    played.TEXTS,
    questions.TEXTS,
    replay.TEXTS,
    screen.TEXTS,
    start.TEXTS,
    things.TEXTS,
)
TEXTS: dict[str, tuple[str, str]] = {key: text for table in TABLES for key, text in table.items()}
assert len(TEXTS) == sum(len(table) for table in TABLES), "a key stands in two tables"

VOWELS = "aeiouyhàâéèêëîïôûüœAEIOUYHÀÂÉÈÊËÎÏÔÛÜŒ"


@dataclass(frozen=True)
class Count:
    """A number that bends its noun: 1 card, 2 cards, 0 cartes is 0 carte in French."""

    number: int
    language: str

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self.number)
        one, many = spec.split("|")
        is_one = self.number < 2 if self.language == "fr" else self.number == 1
        return f"{self.number} {one if is_one else many}"


@dataclass(frozen=True)
class Who:
    """Somebody at the table, or the reader."""

    name: str
    is_you: bool
    language: str

    def __format__(self, spec: str) -> str:
        if spec:
            other, you = spec.split("|")
            return you if self.is_you else other
        if self.is_you:
            return "vous" if self.language == "fr" else "you"
        return self.name


@dataclass(frozen=True)
class People:
    """One or more at the table, the reader first."""

    others: tuple[str, ...]
    with_you: bool
    language: str

    def __format__(self, spec: str) -> str:
        if spec:
            one, several, you = spec.split("|")
            return you if self.with_you else one if len(self.others) == 1 else several
        column = LANGUAGES.index(self.language)
        names = [f"{Who('', True, self.language)}", *self.others] if self.with_you else list(self.others)
        *most, last = names
        return f"{', '.join(most)} {TEXTS['and'][column]} {last}" if most else last


@dataclass(frozen=True)
class Place:
    """A city, or the void before Boscalumia."""

    word: str
    language: str

    def __format__(self, spec: str) -> str:
        column = LANGUAGES.index(self.language)
        if self.word == "void":
            return TEXTS[f"place.void.{spec or 'name'}"][column]
        name = city_name(self.word, self.language)
        if spec == "of" and self.language == "fr":
            return f"d'{name}" if name[0] in VOWELS else f"de {name}"
        return name if not spec else f"{TEXTS[f'place.{spec}'][column]} {name}"


def city_name(word: str, language: str) -> str:
    """Its name and its value; Boscalumia has no value of its own."""
    name = TEXTS[f"city.{word}"][LANGUAGES.index(language)]
    return name if word == "boscalumia" else f"{name} ({word})"


class Language:
    """Every text of the table in one language."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._column = LANGUAGES.index(name)

    def say(self, key: str, **values: object) -> str:
        """The text of this key; numbers among the values bend their nouns."""
        filled = {
            name: Count(value, self.name) if isinstance(value, int) else value
            for name, value in values.items()
        }
        return TEXTS[key][self._column].format(**filled)

    def tell(self, key: str, **values: object) -> str:
        """The text as a sentence: it begins with a capital."""
        text = self.say(key, **values)
        return text[:1].upper() + text[1:]

    def place(self, word: str) -> Place:
        return Place(word, self.name)

    def goal(self, word: str) -> Place:
        """Where a leg leads: a ship heads for Boscalumia, though it reaches the void first."""
        return self.place("boscalumia" if word == "void" else word)

    def who(self, name: str, is_you: bool = False) -> Who:
        return Who(name, is_you, self.name)

    def people(self, others: Iterable[str], with_you: bool = False) -> People:
        return People(tuple(others), with_you, self.name)

    def card(self, word: str) -> str:
        """A card, a power or the spyglass by name; help and rowboat cards name their kind too."""
        for kind in ("help", "rowboat"):
            if word.startswith(f"{kind}_"):
                thing = word.removeprefix(f"{kind}_")
                table = "face" if kind == "rowboat" else "card"
                return self.say(f"card.{kind}", thing=self.say(f"{table}.{thing}"))
        return self.say(f"card.{word}")

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards with their numbers: compass ×2, Turbo."""
        if not counts:
            return self.say("nothing")
        return ", ".join(self._times(self.card(word), count) for word, count in counts.items())

    def treasure(self, word: str) -> str:
        """What one treasure is worth, by face: `6/9` is worth 9, `6/spyglass` is a spyglass."""
        _, face = word.split("/")
        return self.say("treasure.spyglass") if face == "spyglass" else self.say("treasure", points=int(face))

    def treasure_from(self, word: str) -> str:
        """With its city, where treasures of several cities are told apart."""
        city, _ = word.split("/")
        return self.say("treasure.from", treasure=self.treasure(word), city=self.place(city))

    def treasures(self, counts: Mapping[str, int]) -> str:
        """Treasures with their numbers; those of the same face count together, whatever their city."""
        faces: Counter[str] = Counter()
        for word, count in counts.items():
            faces[self.treasure(word)] += count
        return self.listed(self._times(face, count) for face, count in faces.items())

    def values(self, counts: Mapping[str, int]) -> str:
        """Treasures as bare points, the dearest first; spyglasses last."""
        faces = [word.split("/")[1] for word, count in counts.items() for _ in range(count)]
        points = sorted((int(face) for face in faces if face != "spyglass"), reverse=True)
        glasses = [self.say("treasure.spyglass")] * faces.count("spyglass")
        return ", ".join([*map(str, points), *glasses])

    def owed(self, to_answer: Iterable[int]) -> str:
        """The equipment that answers these dice: a foghorn and 2 cannons."""
        counts = [(card, dice) for card, dice in zip(things.EQUIPMENT, to_answer, strict=True) if dice]
        return self.listed(self._article(card, dice) for card, dice in counts)

    def _article(self, card: str, count: int) -> str:
        one, several = TEXTS[f"owes.{card}"][self._column].split("|")
        return one if count == 1 else several.format(count=count)

    def listed(self, parts: Iterable[str]) -> str:
        """a, b and c."""
        *most, last = list(parts) or [self.say("nothing")]
        return f"{', '.join(most)} {self.say('and')} {last}" if most else last

    @staticmethod
    def _times(name: str, count: int) -> str:
        return name if count == 1 else f"{name} ×{count}"
