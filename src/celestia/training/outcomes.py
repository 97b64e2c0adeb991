"""Views of all seats in finished games, with who won: what an estimate of results learns from.

Every table plays the same number of games to their end. So long games are not left out, and no estimate
stands for the end of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from ..arena.seeds import SeedRange
from ..bots.net.advice import advice_on
from ..game.setup.config import Config
from ..learning import policy_kinds
from ..rules.kinds import limit
from .games import Games, cores
from .network import Network

EVERY = 24  # steps between two looks at all tables


class Outcomes(NamedTuple):
    """One row for each view: what the seat saw and may expect, and the shares from it around the table."""

    observation: NDArray[np.uint8]
    shares: NDArray[np.float32]


@torch.no_grad()
def play_outcomes(
    network: Network,
    configs: Sequence[Config],
    each: int,
    seeds: SeedRange,
    source: str,
    device: torch.device,
    threads: int,
) -> Outcomes:
    """Let the net play `each` games at every table with itself, and look at all seats now and then."""
    everybody = [[policy_kinds.CALLER] * limit.SEATS] * len(configs)
    deals = [seeds.deal(source, table) for table in range(len(configs))]
    games = Games(configs, everybody, everybody, deals, device, threads)
    notes = _Notes(games, each)
    step = 0
    while not notes.complete:
        if step % EVERY == notes.phase:
            notes.look()
        legal = games.legal()
        code, _ = network(games.observation)
        games.step(legal.sample(legal.chances(network, code)))
        notes.take_results()
        step += 1
    games.close()
    return notes.outcomes(threads)


class _Notes:
    """Rows that wait for the end of their game, and rows of games that ended."""

    def __init__(self, games: Games, each: int) -> None:
        self.games, self.each, self.phase = games, each, EVERY // 2
        self.ended = np.zeros(games.games, int)
        self.players = games.players.cpu().numpy()
        self.waiting: list[list[NDArray[np.uint8]]] = [[] for _ in range(games.games)]
        self.rows: list[NDArray[np.uint8]] = []
        self.shares: list[NDArray[np.float32]] = []

    @property
    def complete(self) -> bool:
        return bool((self.ended >= self.each).all())

    def look(self) -> None:
        seen = self.games.observe_all()
        for game in np.flatnonzero(self.ended < self.each):
            self.waiting[game].append(seen[game, : self.players[game]].copy())

    def take_results(self) -> None:
        reward = self.games.reward.cpu().numpy()
        for game in np.flatnonzero(self.games.done.cpu().numpy()):
            if self.ended[game] < self.each and self.waiting[game]:
                players = self.players[game]
                won = np.zeros((players, limit.SEATS), np.float32)
                for seat in range(players):
                    won[seat, :players] = np.roll(reward[game, :players], -seat)
                for rows in self.waiting[game]:
                    self.rows.append(rows)
                    self.shares.append(won)
            self.waiting[game] = []
            self.ended[game] += 1

    def outcomes(self, threads: int) -> Outcomes:
        seen = advice_on(np.concatenate(self.rows), threads=threads or cores()).rows
        return Outcomes(seen, np.concatenate(self.shares))
