"""The form of each field of a state.

A field without an entry is written as plain numbers, so no field can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...rules.kinds import addressee, card, die_face, interruption, limit
from ..setup.names import (
    ANNOUNCEMENTS,
    CARDS,
    COLOURS,
    DECLARATIONS,
    FACES,
    PHASES,
    PLACES,
    QUESTIONS,
    VESSELS,
    city_word,
)
from .position_forms import (
    CARD_WORDS,
    CITY_WORDS,
    TREASURE_WORDS,
    Atoms,
    Bag,
    BagBySeat,
    BySeat,
    ByVessel,
    Fields,
    Form,
    Line,
    Numbers,
    One,
    Piles,
    SeatMask,
    Stack,
    Wrong,
    index_of,
    named,
    whole_number,
)


class Frames(Form):
    """The frames, innermost last: `frame 1: draw seat=2 count=3`."""

    covers = ("frame_kind", "frame_seat", "frame_place", "frame_count", "frame_polled")
    kinds = Atoms({kind: name.lower() for name, kind in vars(interruption).items() if name.isupper()}, "Q1")

    def write(self, fields: Fields, field: str) -> Iterator[Line]:
        for at in range(fields[field]):
            kind = fields["frame_kind"][at]
            words = [self.kinds.word[kind]]
            for name, (of, word, _) in self._parts(kind).items():
                if fields[of][at]:
                    words.append(f"{name}={word(fields[of][at])}")
            yield str(at), " ".join(words)

    def read(self, fields: Fields, field: str, suffix: str, words: list[str]) -> None:
        at = index_of(suffix, [str(level) for level in range(limit.FRAMES)])
        if at != fields[field]:
            raise Wrong(f"frame {fields[field]} comes next, not {at}", "Q1")
        kind = self.kinds.of(words[0] if words else "")
        fields["frame_kind"][at] = kind
        for word in words[1:]:
            name, _, value = word.partition("=")
            if name not in self._parts(kind):
                raise Wrong(f"{word[:40]!r} is not a part of this frame", "Q1")
            of, _, number = self._parts(kind)[name]
            fields[of][at] = number(value)
        fields[field] += 1

    def _parts(self, kind: int) -> dict[str, tuple[str, Callable[[int], str], Callable[[str], int]]]:
        """By the name of each part: its field, how to write it and how to parse it."""
        count: tuple[str, Callable[[int], str], Callable[[str], int]]
        count = ("frame_count", str, lambda word: whole_number(word, 0, 255))
        return {
            "seat": ("frame_seat", str, lambda word: whole_number(word, 0, limit.SEATS)),
            "city": ("frame_place", city_word, CITY_WORDS.of),
            "polled": ("frame_polled", str, lambda word: whole_number(word, 0, limit.SEATS)),
            **({"dice": ("frame_count", _dice, _mask)} if kind == interruption.DICE else {"count": count}),
        }


def _dice(mask: int) -> str:
    return ",".join(str(at + 1) for at in range(limit.DICE) if mask >> at & 1)


def _mask(word: str) -> int:
    return sum(1 << whole_number(part, 1, limit.DICE) - 1 for part in set(word.split(",")))


YES_OR_NO = Atoms({0: "no", 1: "yes"}, "H1")
SEATS = {seat: str(seat) for seat in range(limit.SEATS)}
HELP_WORDS = Atoms({hazard: CARDS[card.HELP + hazard] for hazard in range(die_face.HAZARDS)}, "R14")
ASKED = Atoms(
    SEATS | {addressee.CHANCE: "chance", addressee.NOBODY: "nobody", addressee.TABLE: "table"}, "Q41"
)
SEAT = Atoms(SEATS, "R1")
PAWNS = Atoms({count: str(count) for count in range(limit.CREW + 1)}, "C203")

# In the order of the lines of a position.
FORMS: dict[str, Form] = {
    "phase": One(named(PHASES, "P0")),
    "asked": One(ASKED),
    "question": One(named(QUESTIONS, "Q41")),
    "frames": Frames(),
    "captain": One(SEAT),
    "vessel": One(named(VESSELS, "C93")),
    "at": ByVessel(),
    "heading": ByVessel(),
    "place": BySeat(named(PLACES, "H1")),
    "pawns": BySeat(PAWNS),
    "declared": BySeat(named(DECLARATIONS, "R3")),
    "got_off": BySeat(YES_OR_NO),
    "left_pawns": BySeat(PAWNS),
    "just_drew": BySeat(Atoms(TREASURE_WORDS.word | {-1: "-"}, "R4")),
    "occupant": One(Atoms(SEATS | {-1: "nobody"}, "C90")),
    "boat_card": One(CARD_WORDS),
    **{name: One(YES_OR_NO) for name in ("boat_fresh", "flying", "crashed", "lit", "staged")},
    "dice": Stack(named(FACES, "a2"), "dice_count", top_down=False),
    "announced": One(named(ANNOUNCEMENTS, "P5")),
    **{name: One(YES_OR_NO) for name in ("calmed", "locked", "changed", "spyglass", "moored", "help_held")},
    "help_answered": SeatMask(),
    "laid": BagBySeat(HELP_WORDS),
    "on_table": Bag(CARD_WORDS),
    "hand": BagBySeat(CARD_WORDS),
    "treasure": BagBySeat(TREASURE_WORDS),
    "token": BySeat(PAWNS),
    "character": BySeat(named(COLOURS, "C214", **{"-": -1})),
    "used": BySeat(YES_OR_NO),
    "drawn": Stack(TREASURE_WORDS, "drawn_count", top_down=False),
    "pile": Piles(),
    "gifts": Bag(TREASURE_WORDS, "gift_count"),
    "removed": Bag(TREASURE_WORDS),
    "boxed": Bag(TREASURE_WORDS),
    "deck": Stack(CARD_WORDS, "deck_size", top_down=True),
    "discard": Bag(CARD_WORDS),
}
BARE = Numbers()
