"""Past selves that sit at some of the tables, so that the net does not chase its own tail."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import torch
from torch import Tensor

from .games import Games
from .legal import Legal
from .network import Network

CERTAIN = 256.0  # logits times this leave no doubt; a power of 2 rounds nothing


class PastSelves:
    """A few earlier versions of the net.

    The tables with past selves are consecutive blocks of games, one block for each of `slots` versions. So
    the shape of the work never changes, and nothing waits for the device."""

    def __init__(self, network: Network, slots: int, first: int, last: int) -> None:
        self.slots = [deepcopy(network).eval() for _ in range(slots)] if last > first else []
        self.first, self.last = first, last
        self._next = 0

    def blocks(self) -> list[tuple[int, int]]:
        count = len(self.slots)
        size = self.last - self.first
        return [
            (self.first + size * at // count, self.first + size * (at + 1) // count) for at in range(count)
        ]

    def remember(self, network: Network) -> None:
        """Replace the oldest version."""
        if self.slots:
            self.slots[self._next % len(self.slots)].load_state_dict(network.state_dict())
            self._next += 1

    def replace_chances(self, games: Games, mover: Tensor, legal: Legal, chances: Tensor) -> None:
        """Let the past selves answer where they hold the seat that is asked."""
        for network, (first, last) in zip(self.slots, self.blocks(), strict=True):
            if first == last:
                continue
            code, _ = network(games.observation[first:last])
            theirs = legal.part(first, last).chances(network, code)
            held = games.holder[first:last].gather(1, mover[first:last, None])[:, 0] == 1
            legal.replace(chances, theirs, held, first, last)

    def state(self) -> dict[str, Any]:
        return {"slots": [network.state_dict() for network in self.slots], "next": self._next}

    def load(self, state: dict[str, Any]) -> None:
        for network, kept in zip(self.slots, state["slots"], strict=True):
            network.load_state_dict(kept)
        self._next = state["next"]


class Target(PastSelves):
    """One fixed net in place of past selves, which always gives its best answer. A run learns to beat it."""

    def __init__(self, network: Network, games: int) -> None:
        super().__init__(network, 1, 0, games)
        self.network = network
        with torch.no_grad():
            for layer in (self.slots[0].answers, self.slots[0].gates):
                layer.weight *= CERTAIN
                layer.bias *= CERTAIN

    def remember(self, network: Network) -> None:
        """Keep the target."""

    def state(self) -> dict[str, Any]:
        return {}

    def load(self, state: dict[str, Any]) -> None:
        """Keep the target: it is not a part of the run."""
