"""Write sampled cards and treasures into a state."""

from __future__ import annotations

from dataclasses import dataclass

from ... import engine
from ...rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ...rules.kinds import card, limit
from ..state_lists import FORMS, numbers
from .deals import Deal
from .hoards import Hoards

SPYGLASSES = sum(1 << face for face in range(limit.SPYGLASS_SLOT, limit.TREASURES, limit.SLOTS))


@dataclass(frozen=True)
class Chest:
    """A position with sampled treasures, whose cards are still to be dealt."""

    data: bytes
    powers: list[int]  # what each seat may play besides the cards in its hand, as bits


class Layout:
    """A position whose hidden parts are replaced, many times over.

    It edits bytes, because setting fields one by one takes longer than all the dealing."""

    def __init__(self, state: engine.State, seat: int | None) -> None:
        self.seat = seat
        self.players = state.players
        self.template = state.to_bytes()
        self.just_drew = numbers(state, "just_drew")
        self.tokens = [BOSCALUMIA_POINTS * count for count in numbers(state, "token")]
        characters, used = numbers(state, "character"), numbers(state, "used")
        self.powers = [
            1 << card.CHARACTER + colour if colour >= 0 and not gone else 0
            for colour, gone in zip(characters, used, strict=True)
        ]

    def chest(self, hoards: Hoards) -> Chest:
        """Write these treasures and what follows from them."""
        data = bytearray(self.template)
        owned, points, powers = [], [], []
        for seat, treasures in enumerate(self._write_treasures(data, hoards)):
            faces = [(face, count) for face, count in enumerate(treasures) if count]
            owns = sum(1 << face for face, _ in faces)
            owned.append(owns)
            points.append(self.tokens[seat] + sum(TREASURE_VALUES[face] * count for face, count in faces))
            powers.append(bool(owns & SPYGLASSES) << card.SPYGLASS | self.powers[seat])
        for name, values in (("owned", owned), ("points", points)):
            _write(data, name, FORMS[name].struct.pack(*values))
        return Chest(bytes(data), powers)

    def state(self, chest: Chest, dealt: Deal) -> engine.State:
        """Return a new state with these treasures and cards.

        It also computes the derived fields. `engine.settle` would advance the game."""
        data = bytearray(chest.data)
        _write(data, "hand", b"".join(map(bytes, dealt.hands)))
        _write(data, "deck", bytes(dealt.deck).ljust(limit.DECK, b"\0"))
        held = [
            sum(1 << kind for kind, count in enumerate(hand) if count) | powers
            for hand, powers in zip(dealt.hands, chest.powers, strict=True)
        ]
        _write(data, "held", FORMS["held"].struct.pack(*held))
        found = engine.State()
        found.read_bytes(bytes(data))
        return found

    def _write_treasures(self, data: bytearray, hoards: Hoards) -> list[bytearray]:
        """Write all treasures. Return those of each seat."""
        treasures = [bytearray(limit.TREASURES) for _ in range(limit.SEATS)]
        gifts, removed, boxed = (bytearray(limit.TREASURES) for _ in range(3))
        piles, drawn = bytearray(), bytearray()
        for life in hoards.lives:
            for own, held in zip(treasures, life.held, strict=False):
                for one in held:
                    own[one.face] += 1
            for counts, cards in ((gifts, life.gifts), (removed, life.removed), (boxed, life.boxed)):
                for one in cards:
                    counts[one.face] += 1
            piles += bytes([one.face for one in life.pile]).ljust(limit.PILE, b"\0")
            drawn += bytes([one.face for one in life.drawn])
        _write(data, "treasure", b"".join(treasures))
        _write(data, "gifts", gifts)
        _write(data, "removed", removed)
        _write(data, "boxed", boxed)
        _write(data, "pile", piles)
        _write(data, "drawn", drawn.ljust(limit.CREW, b"\0"))
        _write(data, "just_drew", self._last_draws(hoards))
        return treasures

    def _last_draws(self, hoards: Hoards) -> bytes:
        last = [max(face, -1) for face in self.just_drew]
        for seat, face in enumerate(last[: self.players]):
            if face >= 0 and seat != self.seat:
                last[seat] = hoards.last_drawn(seat, face // limit.SLOTS)
        return FORMS["just_drew"].struct.pack(*last)


def _write(data: bytearray, field: str, content: bytes | bytearray) -> None:
    first = FORMS[field].first
    assert len(content) == FORMS[field].struct.size
    data[first : first + len(content)] = content
