"""Definitions of cards, characters and the magic spyglass.

Each card file holds one definition with all facts about the card. `deck` lists the definitions in order.
`tools/render_cards.py` generates the numbers in `card.py` and the windows and calls in `dispatch.py` from
them. Names, counts, modules, action ids and refusals are derived from them too.
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
    """A phase in which a card may be played."""

    phase: int
    in_boat_leg: bool = True  # every window is open in the aircraft's leg
    option: int = 0  # the house option that opens this window; 0: always open


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
    questions: tuple[int, ...] = ()  # questions other than a window that it can answer
    refused: Callable[..., int] | None = None  # why this seat may not play it now; None: always allowed
    elsewhere: Callable[..., int] | None = None  # a more precise reason than `when`, or ALLOWED
    names: str = NOTHING
    target_refused: Callable[..., int] | None = None  # why it may not name this target
    play: Callable[..., None] | None = None

    @property
    def is_played(self) -> bool:
        """False for equipment and help cards, which are paid or laid instead."""
        return bool(self.windows or self.questions)


@dataclass(frozen=True, kw_only=True)
class Card(Playable):
    """A card of the deck.

    A card that exists for each hazard has four words and four counts."""

    copies: int | tuple[int, int, int, int]
    module: int = 0  # 0: in every deck
    suffixes: tuple[str, ...] = ()  # the ends of the four words, for a card that exists for each hazard
    crews: tuple[int, int, int, int] | None = None  # copies in the deck for two crews (C200)
    may_be_counted: bool = True  # the configuration may set the number of copies
    is_discarded: bool = True  # after it is played
    dice: int = 1  # equipment: how many dice of its hazard one card answers
    renews_hand: bool = False  # its player's earlier announcements no longer describe their hand
    shows_hand: bool = False  # its player sees the hand of the named seat

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
