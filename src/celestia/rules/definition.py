"""Definitions of cards, characters and the magic spyglass.

The file of a card holds one definition: everything that is true of the card. `deck` lists the definitions in
order. `tools/render_cards.py` generates from them the numbers in `card.py` and the windows and calls in
`dispatch.py`. Names, counts, modules, action ids and refusals are derived from them too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .kinds import phase

HAZARD_WORDS: Final = ("fog", "lightning", "birds", "pirates")
EQUIPMENT_WORDS: Final = ("compass", "lightning_arrester", "foghorn", "cannon")  # each answers its hazard

# What a player names when they play a card.
NOTHING: Final = "nothing"
SEAT: Final = "seat"
TREASURE: Final = "treasure"  # one of the player's own
SPYGLASS: Final = "spyglass"  # one of the player's own, by its city

Reason = tuple[str, str]  # the key of a sentence, the id of its rule


@dataclass(frozen=True)
class Window:
    """A moment that asks for cards: in which legs, and under which house option."""

    phase: int
    in_boat_leg: bool = True  # the aircraft's leg always
    option: int = 0  # 0: without any


BEFORE_ROLL: Final = Window(phase.BEFORE_ROLL)
AFTER_DECLARATIONS: Final = Window(phase.AFTER_DECLARATIONS)
AFTER_CAN: Final = Window(phase.AFTER_CAN)
AFTER_CANNOT: Final = Window(phase.AFTER_CANNOT)
MOORING: Final = Window(phase.MOORING)
CRASHING: Final = Window(phase.CRASHING)


@dataclass(frozen=True, kw_only=True)
class Playable:
    """A card or power that can be played.

    Its functions take any of `s`, `seat`, `number` and `target`, by these names. `refused` and
    `target_refused` return a reason (see `because`) or ALLOWED. They may use public facts only: the engine
    checks whether the seat holds the card.
    """

    word: str
    when: Reason  # the refusal outside its windows
    windows: tuple[Window, ...] = ()
    questions: tuple[int, ...] = ()  # other questions that it answers
    refused: Callable[..., int] | None = None  # who may play it, and whether it can be played; None: always
    elsewhere: Callable[..., int] | None = None  # a better reason than `when`, in some moments
    names: str = NOTHING
    target_refused: Callable[..., int] | None = None  # whom or what it may name
    play: Callable[..., None] | None = None

    @property
    def is_played(self) -> bool:
        """Equipment and help cards are paid or laid instead."""
        return bool(self.windows or self.questions)


@dataclass(frozen=True, kw_only=True)
class Card(Playable):
    """A card of the deck. One that exists for each hazard has four words and four numbers of copies."""

    copies: int | tuple[int, int, int, int]
    module: int = 0  # 0: in every deck
    suffixes: tuple[str, ...] = ()  # of the four words
    crews: tuple[int, int, int, int] | None = None  # copies in the deck for two crews (C200)
    may_be_counted: bool = True  # the table may choose how many there are
    is_discarded: bool = True  # when it is played
    renews_hand: bool = False  # what its player announced before says nothing of the next hand
    shows_hand: bool = False  # its player sees the hand of the seat that it names

    @property
    def words(self) -> tuple[str, ...]:
        if not self.suffixes:
            return (self.word,)
        return tuple(f"{self.word}_{suffix}".removeprefix("_") for suffix in self.suffixes)

    @property
    def counts(self) -> tuple[int, ...]:
        return self.copies if isinstance(self.copies, tuple) else (self.copies,)


@dataclass(frozen=True, kw_only=True)
class Character(Playable):
    """A power that its holder may use once a game (C71)."""
