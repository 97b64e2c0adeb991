"""The terminal's texts in one language, by key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..game.setup.names import COLOURS
from ..locales import FOLDER, texts

EQUIPMENT = ("compass", "lightning_arrester", "foghorn", "cannon")
# The terminal says what it can in the words of the browser. Its own files hold the rest.
SHARED = (
    "names",
    "counted",
    "page",
    "create",
    "answers",
    "journal",
    "question",
    "rules",
    "table",
    "end",
    "scene",
)


class Language:
    """All texts of the terminal in one language."""

    def __init__(self, name: str) -> None:
        self.name = name
        own = sorted(path.stem for path in (FOLDER / name).glob("terminal-*.ftl"))
        self._texts = texts(name, *SHARED, *own)

    def say(self, key: str, **values: object) -> str:
        """Return the text of this key. Unused values are ignored."""
        return self._texts.say(self._message(key), _facts(values))

    def answer(self, key: str, **values: object) -> str:
        """Return the short label of an answer, which reviews in the browser share."""
        return self.say(f"answer-{key}", **values)

    def tell(self, key: str, **values: object) -> str:
        """Return the text as a sentence, starting with a capital letter."""
        text = self.say(key, **values)
        return text[:1].upper() + text[1:]

    def knows(self, key: str) -> bool:
        return self._texts.knows(self._message(key))

    def first(self, keys: Iterable[str]) -> str:
        """Return the first of these keys that has a text, or an empty one."""
        return next(filter(self.knows, keys), "")

    def _message(self, key: str) -> str:
        """Convert the game's words to a key of Fluent. The terminal's own text comes first."""
        dashed = key.replace("_", "-").replace(" ", "-")
        own = f"terminal-{dashed}"
        return own if self._texts.knows(own) else dashed

    # ------------------------------------------------------------------------------------------ places
    def place(self, word: str, form: str = "") -> str:
        """A city with its value, perhaps with a preposition, or the void before Boscalumia."""
        return self._texts.city(word, form)

    def goal(self, word: str) -> str:
        """The goal of a leg: Boscalumia, even if the ship reaches the void first."""
        return self.place("boscalumia" if word == "void" else word)

    # ------------------------------------------------------------------------------------------- things
    def name_of(self, kind: str, word: str) -> str:
        """The name of a city, a preset or a character's colour."""
        return self.say(f"{kind}-{word}")

    def hazard(self, word: str) -> str:
        return self._inline(f"hazard-{word}")

    def card(self, word: str) -> str:
        """A card, a power or the spyglass, as used in a sentence."""
        if word in COLOURS:
            return self._texts.power(word)
        return self._inline(f"card-{word}")

    def _inline(self, key: str) -> str:
        """Return a name in the middle of a sentence."""
        return self.say(self.first([f"{key}.inline", key]))

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards as a list with their counts: compass ×2, Turbo."""
        if not counts:
            return self.say("need-nothing")
        return ", ".join(_times(self.card(word), count) for word, count in counts.items())

    def cards_said(self, counts: Mapping[str, int]) -> str:
        """Cards in a sentence: two compasses and a turbo."""
        return self.listed(self._several(f"need-{card}", count) for card, count in counts.items())

    def owed(self, to_answer: Iterable[int]) -> str:
        """The equipment needed for these dice: a foghorn and two cannons."""
        return self.cards_said({card: n for card, n in zip(EQUIPMENT, to_answer, strict=True) if n})

    def treasure(self, word: str) -> str:
        """The value of a treasure by face: `6/9` is worth 9 points, `6/spyglass` is a magic spyglass."""
        return self.say("points-word", **self.treasure_facts(word))

    def treasure_from(self, word: str) -> str:
        """The treasure with its city, to distinguish treasures of several cities."""
        return self.treasures_said({word: 1})

    def treasures_said(self, counts: Mapping[str, int]) -> str:
        """Treasures in a sentence: two treasures of Horlune (9 points each) and a treasure of …"""
        return self.listed(
            self._several("said-treasure", count, **self.treasure_facts(word))
            for word, count in counts.items()
        )

    def treasure_facts(self, word: str) -> dict[str, object]:
        city, face = word.split("/")
        return {"city": self.name_of("city", city), "worth": face if face == "spyglass" else int(face)}

    def values(self, counts: Mapping[str, int]) -> str:
        """Treasures as bare points, highest first, spyglasses last."""
        faces = [word.split("/")[1] for word, count in counts.items() for _ in range(count)]
        points = sorted((int(face) for face in faces if face != "spyglass"), reverse=True)
        glasses = [self.card("spyglass")] * faces.count("spyglass")
        return ", ".join([*map(str, points), *glasses])

    def _several(self, key: str, count: int, **values: object) -> str:
        return self.say(f"{key}.several" if count > 1 else key, count=count, **values)

    def listed(self, parts: Iterable[str]) -> str:
        """Join the parts: a, b and c."""
        *most, last = list(parts) or [self.say("need-nothing")]
        return f"{', '.join(most)} {self.say('and')} {last}" if most else last


def _facts(values: Mapping[str, object]) -> dict[str, str | int]:
    return {name.replace("_", "-"): value for name, value in values.items() if isinstance(value, str | int)}


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"
