"""Observations and information states for OpenSpiel.

Without perfect recall a seat gets the observation of `slices`, split into private and public numbers. Perfect
recall adds everything the seat learned and answered since the game began: as text, one line each; in the
tensor, which has a fixed size, as a 64-bit digest of that text. Tensors of different information states
therefore differ, but a network learns nothing from those bits.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from ..encoding.slices import SLICES
from ..game.events import event_of
from ..learning import observation_layout
from ..rules.kinds import house_option, limit
from .open_spiel_game_table import Answer, Entry, Table

PRIVATE = observation_layout.PHASE  # the first numbers of an observation are private, the others are public
DIGEST_BITS = 64
OWN_POINTS = (
    observation_layout.SEATS + observation_layout.POINTS_KNOWN,
    observation_layout.SEATS + observation_layout.POINTS,
)


class Observer:
    """The interface of OpenSpiel's Python observers."""

    def __init__(self, kind: Any, players: int, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; these were given: {params}")
        self._kind = kind
        self._remembered: dict[int, tuple[Answer, str]] = {}  # cache of `_memory`, by player
        self._whose = {
            pyspiel.PrivateInfoType.NONE: 0,
            pyspiel.PrivateInfoType.SINGLE_PLAYER: 1,
            pyspiel.PrivateInfoType.ALL_PLAYERS: players,
        }[kind.private_info]
        sizes = {"private": PRIVATE * self._whose}
        if kind.public_info:
            sizes["public"] = observation_layout.SIZE - PRIVATE
        if kind.perfect_recall:
            sizes["digest"] = DIGEST_BITS
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            if size:
                self.dict[name] = self.tensor[start : start + size]
                start += size

    def set_from(self, state: Any, player: int) -> None:
        table: Table = state.table
        if self._whose:
            own = b"".join(table.observe(seat)[:PRIVATE] for seat in self._seats(table, player))
            self.dict["private"][:] = np.frombuffer(own, np.uint8)
        if self._kind.public_info:
            self.dict["public"][:] = np.frombuffer(self._public(table, player), np.uint8)
        if self._kind.perfect_recall:
            digest = blake2b(self._memory(table, player).encode(), digest_size=DIGEST_BITS // 8).digest()
            self.dict["digest"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        table: Table = state.table
        lines = []
        if self._kind.perfect_recall:
            lines.append(self._memory(table, player))
        for seat in self._seats(table, player):
            lines.append(f"seat {seat}: {named(bytes(table.observe(seat)[:PRIVATE]), 0)}")
        if self._kind.public_info:
            lines.append(f"all: {named(self._public(table, player), PRIVATE)}")
        return "\n".join(lines)

    def _seats(self, table: Table, player: int) -> list[int]:
        return [(player + step) % table.state.players for step in range(self._whose)]

    def _public(self, table: Table, player: int) -> bytes:
        """Return the public numbers, seen from the player.

        Without private information they are seen from seat 0, and hidden points are removed.
        """
        if self._whose:
            return bytes(table.observe(player)[PRIVATE:])
        seen = table.observe(0)
        if not table.state.house & house_option.OPEN_SCORES:
            for at in OWN_POINTS:
                seen[at] = 0
        return bytes(seen[PRIVATE:])

    def _memory(self, table: Table, player: int) -> str:
        """Return everything these seats learned and answered, in order.

        Continues the cached text if this game is a continuation: links of the chain never change.
        """
        known, text = self._remembered.get(player, (None, ""))
        fresh = []
        link = table.past
        while link is not None and link is not known:
            fresh.append(link)
            link = link.before
        lines = [text] if link is not None else []
        for link in reversed(fresh):
            lines += self._lines_of(link, self._seats(table, player))
        text = "\n".join(lines)
        if table.past is not None:
            self._remembered[player] = (table.past, text)
        return text

    def _lines_of(self, link: Answer, seats: list[int]) -> list[str]:
        lines = [f"{link.seat} {link.said}"] if link.said and link.seat in seats else []
        for entry in link.events:
            lines += [line for line in self._event_lines(entry, seats) if line]
        return lines

    def _event_lines(self, entry: Entry, seats: list[int]) -> list[str]:
        """Return what these seats learned of an event. Public lines only if requested."""
        public = event_words(entry, None)
        lines = [public] if self._kind.public_info else []
        for seat in seats:
            line = event_words(entry, seat)
            if line != public:
                lines.append(f"{seat} heard {line}")
        return lines


@lru_cache(1 << 16)
def event_words(entry: Entry, seat: int | None) -> str:
    """Return an event in words, or an empty string if this seat learned nothing of it.

    Seat None is a spectator.
    """
    event = event_of(entry).seen_by(seat)
    return "" if event is None else " ".join(f"{name}={value}" for name, value in event.items())


@lru_cache(limit.SEATS)
def _slices_from(start: int) -> tuple[tuple[str, int, int], ...]:
    return tuple((part.name, part.start - start, part.size) for part in SLICES if part.start >= start)


def named(numbers: bytes, start: int) -> str:
    """Return the slices of an observation that are not all zero, by name."""
    parts = []
    for name, at, size in _slices_from(start):
        values = numbers[at : at + size]
        if any(values):
            parts.append(f"{name}={','.join(map(str, values))}")
    return " ".join(parts)
