"""Experience on this machine: the tables of a run, and the nets that play at them."""

from __future__ import annotations

from pathlib import Path

import torch

from ..arena.seeds import TUNING
from ..bots.net.weights import WeightsError
from .collect import Collector, Rows
from .export import exported
from .games import Games
from .network import Network
from .pool import PastSelves, Target
from .settings import Settings
from .tables import draw_attack, draw_tables

Opponent = Path | int | None  # an exported net or a native policy that a run learns to beat


class RunError(ValueError):
    """A run cannot start as asked."""


class Experience:
    """Tables, and the nets in their seats. `collect` plays on and returns what the latest net learns from."""

    def __init__(
        self, settings: Settings, network: Network, device: torch.device, against: Opponent = None
    ) -> None:
        self.settings, self.network, self.device = settings, network, device
        policy = against if isinstance(against, int) else None
        self.tables = draw_tables(settings) if against is None else draw_attack(settings, policy)
        self.past = self._opponents(against)

    def _opponents(self, against: Opponent) -> PastSelves:
        """Return the nets that hold the seats which neither the latest net nor a native policy holds."""
        if isinstance(against, Path):
            try:
                target = exported(against).to(self.device)
            except WeightsError as error:
                raise RunError(f"there is no net in {against} to learn against: {error}") from error
            return Target(target, self.settings.games)
        return PastSelves(self.network, self.settings.pool_size, *self.tables.past)

    def begin(self, rounds: int) -> None:
        """Start the games. A run that continues after some rounds starts other ones."""
        settings, tables = self.settings, self.tables
        source = f"{settings.seed}/{rounds}"
        seeds = [TUNING.deal(source, game) for game in range(settings.games)]
        self.games = Games(tables.configs, tables.policy, tables.holder, seeds, self.device, settings.threads)
        self._collector = Collector(self.games, self.network, self.past, settings.steps)

    def collect(self) -> list[Rows]:
        """Play one round. The rows are overwritten by the next one."""
        return [self._collector.collect()]

    def remember(self) -> None:
        self.past.remember(self.network)

    def close(self) -> None:
        self.games.close()

    @property
    def finished(self) -> int:
        """How many games are over."""
        return int(self._collector.finished)

    @property
    def answers(self) -> int:
        """How many answers a round has."""
        return self.settings.games * self.settings.steps
