"""Random playouts on the GPU.

Each lane plays games one after the other with its own generator. The digest of a lane equals
`engine.digest_of_play` with the same seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...compile_rules.cpp import Variant
from ...game.setup.config import Config
from .memory import SEEDING, does_not_fit, free_bytes, seeds_of, uploaded
from .toolchain import Kernels

SILENT = Variant(
    wanted=(
        "_list_options",
        "_answer",
        "_advance_frame",
        "_advance_phase",
        "_answer_chance_once",
        "_below",
        "_seed",
    ),
    by_hand=("_tell",),
    listens=False,
)
DIGEST_AT = 4  # in the 32-bit numbers of a lane: its generator, its digest, its decisions, its games


@dataclass(frozen=True)
class Played:
    """The results of all lanes, as tensors on the device."""

    digests: Any
    decisions: Any


class Playouts:
    """Random playouts of one configuration."""

    def __init__(self, config: Config, defines: tuple[str, ...] = ()) -> None:
        """`defines` tune the kernel, such as `CELESTIA_TEAM=32`: see playouts.cu."""
        self.kernels = Kernels("playouts", SILENT, defines)
        self.torch = self.kernels.torch
        self.lane_bytes = self.kernels.number("celestia_lane_bytes")
        self.state_bytes = self.kernels.number("celestia_state_bytes")
        self.fresh = uploaded(self.torch, config.new_state().to_bytes(), self.state_bytes)

    @property
    def lanes_at_once(self) -> int:
        return self.kernels.number("celestia_games_at_once")

    def play(self, lanes: int, games: int, seed: int = 0) -> Played:
        """Play `games` games in each lane. Lane `i` has the seed of game `i` of a batch."""
        torch, each = self.torch, self.state_bytes + self.lane_bytes + SEEDING
        room = free_bytes(torch)
        if lanes * each > room:
            raise does_not_fit(lanes, "lanes", each, room)
        seeds = seeds_of(torch, seed, lanes)
        states = torch.empty(lanes * self.state_bytes, dtype=torch.uint8, device="cuda")
        room = torch.empty((lanes, self.lane_bytes // 4), dtype=torch.int32, device="cuda")
        self.kernels.run("celestia_play", self.fresh, states, room, seeds, games, lanes)
        return Played(room[:, DIGEST_AT], room[:, DIGEST_AT + 1])
