"""The action space: the meaning of each id, and its notation in a position.

An id means the same in every game, whatever its modules and the number of players. Seats are counted to the
left of the seat that answers. See `celestia.learning.action_space` for the order of payments.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from .. import engine
from ..game.notation.words import action_of, words_of
from ..game.setup.names import CARDS, COLOURS, PLAYABLES, TREASURES
from ..learning import action_ids
from ..rules.deck import PLAYABLES as PLAYABLE_KINDS
from ..rules.definition import SEAT, SPYGLASS, TREASURE
from ..rules.kinds import card, limit

FACES = tuple(sorted(TREASURES, key=lambda word: TREASURES[word]))  # of treasures
SPYGLASS_CITIES = ("1", "2", "4", "6")
HELP_COUNTS = (5, 5, 4, 4)  # by hazard, one more than the copies in the box
PAYMENTS = action_ids.COUNT - action_ids.PAY
NAMES_OF_SINGLES = (
    *("pass", "stay", "leave", "land", "fly", "head onward", "head boscalumia", "prepare"),
    *("announce can", "announce cannot", "draw", "done"),
)


def _names() -> tuple[str, ...]:
    names = [*NAMES_OF_SINGLES]
    for name, kind in zip(PLAYABLES, PLAYABLE_KINDS, strict=True):
        if kind.is_played:
            names += _names_of_plays(name, kind.names)
    names += [f"take {colour}" for colour in COLOURS]
    names += [f"give {_left(steps)}" for steps in range(1, limit.SEATS)]
    names += [f"discard {name}" for name in CARDS]
    names += [f"{verb} {face}" for verb in ("choose", "keep", "trade") for face in FACES]
    for mask in range(1 << limit.DICE):
        names.append(" ".join(["reroll", *(str(at + 1) for at in range(limit.DICE) if mask >> at & 1)]))
    for counts in product(*(range(count) for count in reversed(HELP_COUNTS))):
        cards = [CARDS[card.HELP + at] for at, count in enumerate(reversed(counts)) for _ in range(count)]
        names.append(" ".join(["lay", *cards]))
    return (*names, *(f"pay in way {rank}" for rank in range(PAYMENTS)))


def _names_of_plays(name: str, names: str) -> list[str]:
    play = f"{'use' if name in COLOURS else 'play'} {name}"
    if names == SEAT:
        return [f"{play} {_left(steps)}" for steps in range(1, limit.SEATS)]
    if names == TREASURE:
        return [f"{play} {face}" for face in FACES]
    if names == SPYGLASS:
        return [f"{play} {place}" for place in SPYGLASS_CITIES]
    return [play]


def _left(steps: int) -> str:
    return f"left {steps}"


NAMES = _names()  # by id


@dataclass(frozen=True)
class Block:
    """A range of ids of one kind."""

    first: int
    size: int
    meaning: str


def _blocks() -> tuple[Block, ...]:
    starts = [
        (0, "the answers of one or two words, from `pass` to `done`"),
        (action_ids.PLAY, "cards, characters and spyglasses, by what they name"),
        (action_ids.TAKE, "`take` a character, by colour"),
        (action_ids.GIVE, "`give` a gift, by seats to the left"),
        (action_ids.DISCARD, "`discard`, by card"),
        (action_ids.CHOOSE, "`choose` a treasure of the pile, by face"),
        (action_ids.KEEP, "`keep` a treasure that was drawn, by face"),
        (action_ids.TRADE, "`trade` a treasure, by face"),
        (action_ids.REROLL, "`reroll`, by the set of dice: the first die is bit 0"),
        (action_ids.LAY, "`lay` help cards, by how many of each; none is to pass"),
        (action_ids.PAY, "`pay`, by rank among all ways to lay equipment on the dice to answer"),
    ]
    ends = [start for start, _ in starts[1:]] + [action_ids.COUNT]
    return tuple(Block(start, end - start, what) for (start, what), end in zip(starts, ends, strict=True))


BLOCKS = _blocks()


def table_of_blocks() -> str:
    """Return the blocks as a Markdown table."""
    rows = [f"| {b.first} | {b.size} | {NAMES[b.first]} | {b.meaning} |" for b in BLOCKS]
    return "\n".join(["| first id | ids | the first is | what |", "|---:|---:|---|---|", *rows])


def words_of_id(state: engine.State, seat: int, number: int) -> str:
    """Return the notation of a legal id.

    Raise ValueError if this seat may not play it.
    """
    return words_of(state, engine.action_of_id(state, seat, number))


def id_of_words(state: engine.State, seat: int, words: str) -> int:
    """Return the id of a legal action. Raise ValueError if this seat may not play it."""
    return engine.id_of(state, seat, action_of(state, words))
