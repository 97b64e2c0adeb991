"""Forms: how fields of a state are written as text and parsed.

A form writes its field as lines, each with a suffix (a seat or a city; empty if the field has one line) and
words. It also parses such a line. It works on a plain dictionary of all fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from ...rules.kinds import city, limit
from ..setup.names import CARDS, CITIES, TREASURES, VESSELS, city_word

Fields = dict[str, Any]  # every field of a state: a number, a list, or a list of lists
Line = tuple[str, str]  # suffix and words


class Wrong(ValueError):
    """Words that are not valid for a field: a sentence and the rule."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(sentence)
        self.rule = rule


class Atoms:
    """A two-way mapping between numbers and words."""

    def __init__(self, words: Mapping[int, str], rule: str) -> None:
        self.word = dict(words)
        self.number = {word: number for number, word in words.items()}
        self.rule = rule

    def of(self, word: str) -> int:
        if word not in self.number:
            raise Wrong(f"{word[:40]!r} is not one of the words allowed here", self.rule)
        return self.number[word]


def named(names: tuple[str, ...], rule: str, **more: int) -> Atoms:
    """Number the words by their index. An empty word is written as a dash."""
    words = {number: name or "-" for number, name in enumerate(names)}
    return Atoms(words | {number: word for word, number in more.items()}, rule)


def whole_number(word: str, low: int, high: int) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9 or not low <= int(word) <= high:
        raise Wrong(f"a number from {low} to {high} is needed, not {word[:40]!r}", "H1")
    return int(word)


CARD_WORDS = named(CARDS, "a5")
TREASURE_WORDS = Atoms({treasure: word for word, treasure in TREASURES.items()}, "a3")
CITY_WORDS = Atoms({place: word for word, place in CITIES.items()}, "a1")


class Form(Protocol):
    covers: tuple[str, ...] = ()  # other fields that this form writes and parses

    def write(self, fields: Fields, field: str) -> Iterator[Line]: ...

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None: ...


def no_suffix(suffix: str) -> None:
    if suffix:
        raise Wrong(f"{suffix[:40]!r} has no meaning here", "H1")


def index_of(suffix: str, keys: list[str]) -> int:
    if suffix not in keys:
        raise Wrong(f"one of {', '.join(keys)} is needed here, not {suffix[:40]!r}", "H1")
    return keys.index(suffix)


def _seats(fields: Fields) -> list[str]:
    return [str(seat) for seat in range(fields["players"])]


def _bag(counts: list[int], atoms: Atoms) -> list[str]:
    """Write each word with its count: `compass*2 turbo`."""
    words = [(atoms.word[at], count) for at, count in enumerate(counts) if count]
    return [word if count == 1 else f"{word}*{count}" for word, count in words]


def _unbag(words: list[str], atoms: Atoms) -> list[int]:
    """Parse words with counts, and repeat each number by its count."""
    named: list[int] = []
    for word in words:
        name, star, count = word.partition("*")
        times = whole_number(count, 1, limit.DECK) if star else 1
        named += [atoms.of(name)] * times
        if len(named) > limit.DECK:
            raise Wrong(f"the box does not hold {len(named)} of these", atoms.rule)
    return named


def _runs(numbers: list[int], atoms: Atoms) -> list[str]:
    """Write an order with equal neighbours combined."""
    words: list[str] = []
    count = 0
    for at, number in enumerate(numbers):
        count += 1
        if at + 1 == len(numbers) or numbers[at + 1] != number:
            words.append(atoms.word[number] if count == 1 else f"{atoms.word[number]}*{count}")
            count = 0
    return words


# ------------------------------------------------------------------------------------------ the forms
class One(Form):
    """A number that is written as a word."""

    def __init__(self, atoms: Atoms) -> None:
        self.atoms = atoms

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        yield "", self.atoms.word[fields[field]]

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        no_suffix(suffix)
        if len(words) != 1:
            raise Wrong(f"one word is needed, not {len(words)}", self.atoms.rule)
        fields[field] = self.atoms.of(words[0])


class Numbers(Form):
    """Plain numbers, the default form."""

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        value = fields[field]
        if not isinstance(value, list):
            yield "", str(value)
        elif not isinstance(value[0], list):
            yield "", " ".join(map(str, value))
        else:
            for at, row in enumerate(value):
                if any(row):
                    yield str(at), " ".join(map(str, row))

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        value = fields[field]
        if isinstance(value, list) and isinstance(value[0], list):
            at = index_of(suffix, [str(row) for row in range(len(value))])
            value[at] = self._some(words, len(value[at]))
            return
        no_suffix(suffix)
        if isinstance(value, list):
            fields[field] = self._some(words, len(value))
        elif len(words) == 1:
            fields[field] = whole_number(words[0], -100_000_000, 100_000_000)
        else:
            raise Wrong(f"one number is needed, not {len(words)}", "H1")

    def _some(self, words: list[str], count: int) -> list[int]:
        if len(words) != count:
            raise Wrong(f"{count} numbers are needed, not {len(words)}", "H1")
        return [whole_number(word, -127, 127) for word in words]


class BySeat(Form):
    """One word for each seat at the table."""

    def __init__(self, atoms: Atoms) -> None:
        self.atoms = atoms

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        yield "", " ".join(self.atoms.word[number] for number in fields[field][: fields["players"]])

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        no_suffix(suffix)
        if len(words) != fields["players"]:
            raise Wrong(f"a word for each of {fields['players']} seats is needed, not {len(words)}", "R1")
        fields[field][: len(words)] = [self.atoms.of(word) for word in words]


class ByVessel(Form):
    """The place or the destination of the aircraft and the rowboat."""

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        for vessel, where in enumerate(fields[field]):
            if where or vessel == 0:
                yield VESSELS[vessel], city_word(where)

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        if len(words) != 1:
            raise Wrong(f"one city is needed, not {len(words)}", "a1")
        fields[field][index_of(suffix, list(VESSELS))] = CITY_WORDS.of(words[0])


class SeatMask(Form):
    """A set of seats."""

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        yield "", " ".join(str(seat) for seat in range(limit.SEATS) if fields[field] >> seat & 1)

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        no_suffix(suffix)
        fields[field] = sum(1 << whole_number(word, 0, fields["players"] - 1) for word in set(words))


class Bag(Form):
    """Counts of things without an order."""

    def __init__(self, atoms: Atoms, count_field: str = "") -> None:
        self.atoms = atoms
        self.count_field = count_field
        self.covers = (count_field,) if count_field else ()

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        yield "", " ".join(_bag(fields[field], self.atoms))

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        no_suffix(suffix)
        named = _unbag(words, self.atoms)
        for number in named:
            fields[field][number] += 1
        if self.count_field:
            fields[self.count_field] = len(named)


class BagBySeat(Form):
    """Hands or treasures: one line for each seat that has any."""

    def __init__(self, atoms: Atoms) -> None:
        self.atoms = atoms

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        for seat in _seats(fields):
            words = _bag(fields[field][int(seat)], self.atoms)
            if words:
                yield seat, " ".join(words)

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        row = fields[field][index_of(suffix, _seats(fields))]
        for number in _unbag(words, self.atoms):
            row[number] += 1


class Stack(Form):
    """Things in order. A deck is written from the top down, dice and draws as stored."""

    def __init__(self, atoms: Atoms, count_field: str, top_down: bool) -> None:
        self.atoms = atoms
        self.covers = (count_field,)
        self.top_down = top_down

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        order = fields[field][: fields[self.covers[0]]]
        words = _runs(order[::-1], self.atoms) if self.top_down else [self.atoms.word[n] for n in order]
        yield "", " ".join(words)

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        no_suffix(suffix)
        order = _unbag(words, self.atoms)
        if len(order) > len(fields[field]):
            raise Wrong(f"at most {len(fields[field])} can lie here, not {len(order)}", self.atoms.rule)
        fields[field][: len(order)] = order[::-1] if self.top_down else order
        fields[self.covers[0]] = len(order)


class Piles(Form):
    """The treasure pile of each city from the top down."""

    covers = ("pile_size",)

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        for where, size in enumerate(fields["pile_size"]):
            if size:
                yield city_word(where), " ".join(_runs(fields[field][where][:size][::-1], TREASURE_WORDS))

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        where = index_of(suffix, [city_word(place) for place in range(city.COUNT)])
        order = _unbag(words, TREASURE_WORDS)
        if len(order) > limit.PILE:
            raise Wrong(f"a pile has at most {limit.PILE} treasures, not {len(order)}", "a3")
        fields[field][where][: len(order)] = order[::-1]
        fields["pile_size"][where] = len(order)
