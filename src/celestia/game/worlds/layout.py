"""Write sampled cards and treasures into a state."""

from __future__ import annotations

from ... import engine
from ...rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ...rules.kinds import card, limit
from ..state_lists import FORMS, numbers
from .deals import Deal
from .hoards import Hoards

SPYGLASSES = sum(1 << face for face in range(limit.SPYGLASS_SLOT, limit.TREASURES, limit.SLOTS))


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

    def state(self, hoards: Hoards, dealt: Deal) -> engine.State:
        """Return a new state with these treasures and cards.

        It also computes the derived fields. `engine.settle` would advance the game."""
        data = bytearray(self.template)
        treasures = self._write_treasures(data, hoards)
        _write(data, "hand", b"".join(map(bytes, dealt.hands)))
        _write(data, "deck", bytes(dealt.deck).ljust(limit.DECK, b"\0"))
        self._write_derived(data, dealt.hands, treasures)
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

    def _write_derived(self, data: bytearray, hands: list[list[int]], treasures: list[bytearray]) -> None:
        held, owned, points = [], [], []
        for seat in range(limit.SEATS):
            faces = [(face, count) for face, count in enumerate(treasures[seat]) if count]
            owns = sum(1 << face for face, _ in faces)
            in_hand = sum(1 << kind for kind, count in enumerate(hands[seat]) if count)
            held.append(in_hand | bool(owns & SPYGLASSES) << card.SPYGLASS | self.powers[seat])
            owned.append(owns)
            points.append(self.tokens[seat] + sum(TREASURE_VALUES[face] * count for face, count in faces))
        for name, values in (("held", held), ("owned", owned), ("points", points)):
            _write(data, name, FORMS[name].struct.pack(*values))


def _write(data: bytearray, field: str, content: bytes | bytearray) -> None:
    first = FORMS[field].first
    assert len(content) == FORMS[field].struct.size
    data[first : first + len(content)] = content
