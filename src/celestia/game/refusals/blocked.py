"""Choices that the rules refuse now. Clients show them with reason and rule.

A seat that is asked, alone or with the whole table, sees its own cards and power and the usual answers to
its question. A card that is refused for every target appears without one (`play ejection`). Otherwise each
refused target appears (`play ejection 2`). Nothing here may depend on facts that are hidden from the seat,
because it sees the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ... import engine
from ...rules.deck import CHARACTERS
from ...rules.definition import TREASURE
from ...rules.kinds import card, die_face, limit, module, question
from ..errors import Params
from ..knowledge.view import options_of
from ..notation.words import action_of
from ..setup.names import CARDS, COLOURS, SEAT_CARDS, treasure_word
from ..state_lists import Packed
from .attempt import Because
from .refusal import why_not

HAND_IS_SHOWN = frozenset({question.WINDOW, question.DECLARE, question.INSTRUCT, question.LAY_HELP})
ANSWERS: dict[int, tuple[str, ...]] = {
    question.DECLARE: ("stay", "leave"),
    question.ANNOUNCE: ("announce can", "announce cannot"),
    question.TAKE_CHARACTER: tuple(f"take {colour}" for colour in COLOURS),
}
ROWBOATS = slice(card.ROWBOAT, card.ROWBOAT + die_face.HAZARDS)


class Blocked(NamedTuple):
    """A choice in words and the reason for its refusal."""

    words: str
    key: str
    rule: str
    params: Params


class Choice(NamedTuple):
    """One card, power or answer with all its possible forms."""

    name: str
    forms: tuple[str, ...]


def blocked(state: engine.State, seat: int) -> list[Blocked]:
    """Return the refused choices of this seat. The list is empty if it is not asked."""
    options = options_of(state, seat)
    if not options:
        return []
    found, packed = list[Blocked](), Packed(state)
    for choice in _choices(state, packed, seat):
        refused = [(words, _why(state, seat, words)) for words in choice.forms if words not in options]
        found += _told(choice, refused)
    if state.question == question.DECLARE and _misses_rowboat(state, packed, seat):
        found.append(Blocked("play rowboat", *Because("rowboat-none", "B17")))
    return found


def _why(state: engine.State, seat: int, words: str) -> Because:
    return why_not(state, seat, action_of(state, words), words)


def _told(choice: Choice, refused: list[tuple[str, Because]]) -> list[Blocked]:
    """Report a choice once if all its forms are refused for the same reason."""
    reasons = [because for _, because in refused]
    if len(refused) == len(choice.forms) and all(because == reasons[0] for because in reasons):
        return [Blocked(choice.name, *reasons[0])]
    return [Blocked(words, *because) for words, because in refused]


def _misses_rowboat(state: engine.State, packed: Packed, seat: int) -> bool:
    """Whether the game has rowboats and this seat holds none."""
    return bool(state.modules & module.ROWBOAT) and not any(packed.row("hand", seat)[ROWBOATS])


# ------------------------------------------------------------------------------------------------ choices
def _choices(state: engine.State, packed: Packed, seat: int) -> Iterator[Choice]:
    for words in ANSWERS.get(state.question, ()):
        yield Choice(words, (words,))
    if state.question == question.GIVE:
        for words in _at_others(state, seat, "give"):
            yield Choice(words, (words,))
    if state.question == question.MATRYOSHBURG:
        for treasure in _owned(packed, seat):
            words = f"trade {treasure_word(treasure)}"
            yield Choice(words, (words,))
    if state.question in HAND_IS_SHOWN:
        yield from _cards(state, packed, seat)
        yield from _spyglasses(packed, seat)
        yield from _power(state, packed, seat)


def _cards(state: engine.State, packed: Packed, seat: int) -> Iterator[Choice]:
    """Yield the cards in hand except equipment and turbos, which only captains use."""
    for kind, count in enumerate(packed.row("hand", seat)):
        if count and kind >= card.HELP and kind != card.TURBO:
            words = f"{'lay' if kind < card.TURBO else 'play'} {CARDS[kind]}"
            named = CARDS[kind] in SEAT_CARDS
            yield Choice(words, _at_others(state, seat, words) if named else (words,))


def _spyglasses(packed: Packed, seat: int) -> Iterator[Choice]:
    for treasure in _owned(packed, seat):
        if treasure % limit.SLOTS == limit.SPYGLASS_SLOT:
            words = f"play spyglass {treasure_word(treasure).split('/')[0]}"
            yield Choice(words, (words,))


def _power(state: engine.State, packed: Packed, seat: int) -> Iterator[Choice]:
    """Yield the seat's power, unless it is used up."""
    colour = packed.numbers("character")[seat]
    if colour < 0 or packed.numbers("used")[seat]:
        return
    words = f"use {COLOURS[colour]}"
    if COLOURS[colour] in SEAT_CARDS:
        yield Choice(words, _at_others(state, seat, words))
    elif CHARACTERS[colour].names == TREASURE:
        given_up = _owned(packed, seat) or [0]  # a seat without treasures is refused any
        yield Choice(words, tuple(f"{words} {treasure_word(treasure)}" for treasure in given_up))
    else:
        yield Choice(words, (words,))


def _at_others(state: engine.State, seat: int, words: str) -> tuple[str, ...]:
    return tuple(f"{words} {other}" for other in range(state.players) if other != seat)


def _owned(packed: Packed, seat: int) -> list[int]:
    return [treasure for treasure, count in enumerate(packed.row("treasure", seat)) if count]
