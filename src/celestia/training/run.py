"""A training run: collect, learn, remember past selves, save, until the time is over."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from ..arena.seeds import TUNING
from ..bots.net.weights import WeightsError
from . import checkpoint
from .collect import Collector
from .export import exported, load_exported
from .games import Games
from .network import Network
from .pool import PastSelves, Target
from .ppo import Learner, Progress
from .settings import Settings
from .tables import Tables, draw_attack, draw_tables

SHAPE = ("width", "rank", "pool_size", "past_share", "heuristic_share", "games")  # what a checkpoint fits


class RunError(ValueError):
    """A folder holds another run than the one asked for."""


@dataclass
class Counters:
    rounds: int = 0
    seconds: float = 0.0  # of training, over all sittings
    steps: int = 0  # answers of the net
    games: int = 0
    remembered: int = 0
    losses: dict[str, float] = field(default_factory=dict)


class Run:
    """One run in a folder. It continues where the folder's checkpoint stops."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        device: torch.device,
        start: Path | None = None,
        against: Path | int | None = None,
    ) -> None:
        """Start or continue a run. With `against` it learns to beat an exported net or a native policy."""
        self.folder, self.settings, self.device = folder, settings, device
        torch.manual_seed(settings.seed)
        if device.type == "cpu" and settings.threads:
            torch.set_num_threads(settings.threads)
        self.counters = Counters()
        self.network = Network(settings.width, settings.rank).to(device)
        self.learner = Learner(self.network, settings, device)
        policy = against if isinstance(against, int) else None
        self.tables: Tables = draw_tables(settings) if against is None else draw_attack(settings, policy)
        self.past = self._opponents(against)
        if not self._resume() and start is not None:
            self._start_from(start)
        source = f"{settings.seed}/{self.counters.rounds}"  # a resumed run starts new games
        seeds = [TUNING.deal(source, game) for game in range(settings.games)]
        self.games = Games(
            self.tables.configs, self.tables.policy, self.tables.holder, seeds, device, settings.threads
        )
        self.collector = Collector(self.games, self.network, self.past, settings.steps)

    def _opponents(self, against: Path | int | None) -> PastSelves:
        """Return the nets that hold the seats which neither the latest net nor a native policy holds."""
        if isinstance(against, Path):
            try:
                target = exported(against).to(self.device)
            except WeightsError as error:
                raise RunError(f"there is no net in {against} to learn against: {error}") from error
            return Target(target, self.settings.games)
        return PastSelves(self.network, self.settings.pool_size, *self.tables.past)

    def _start_from(self, folder: Path) -> None:
        """Start with the net of a run or an exported net.

        It becomes less sure of its answers, so that it explores again."""
        kept = checkpoint.load(folder, self.device)
        try:
            if kept is not None:
                self.network.load_state_dict(kept["network"])
            else:
                load_exported(self.network, folder)
        except WeightsError as error:
            raise RunError(f"there is no run in {folder}, and no net to start with: {error}") from error
        except RuntimeError as error:
            raise RunError(f"the net in {folder} has another width or rank than this run") from error
        with torch.no_grad():
            for layer in (self.network.answers, self.network.gates):
                layer.weight *= self.settings.sureness
                layer.bias *= self.settings.sureness
        for _ in self.past.slots:
            self.past.remember(self.network)

    def _resume(self) -> bool:
        """Continue where the folder's checkpoint stops. Return whether there is one."""
        kept = checkpoint.load(self.folder, self.device)
        if kept is None:
            return False
        for name in SHAPE:
            if kept["settings"][name] != getattr(self.settings, name):
                raise RunError(
                    f"the run in {self.folder} was started with {name} = {kept['settings'][name]}; "
                    "choose another folder, or the same settings"
                )
        self.network.load_state_dict(kept["network"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.past.load(kept["past"])
        self.counters = Counters(**kept["counters"])
        return True

    def save(self) -> None:
        state: dict[str, Any] = {
            "network": self.network.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "past": self.past.state(),
            "counters": asdict(self.counters),
            "settings": self.settings.as_dict(),
        }
        checkpoint.save(self.folder, state)

    @property
    def progress(self) -> Progress:
        return Progress(self.settings, self.counters.seconds / (60 * self.settings.minutes))

    def train(self) -> None:
        """Train until the time budget is used up. The learning rate depends on the time spent."""
        counters, saved = self.counters, time.monotonic()
        before = counters.games  # of earlier sittings
        while self.progress.done < 1:
            started = time.monotonic()
            counters.losses = self._play_a_round()
            counters.rounds += 1
            counters.steps += self.settings.games * self.settings.steps
            counters.games = before + int(self.collector.finished)
            counters.seconds += time.monotonic() - started
            if self.progress.done >= self.settings.pool_every * (counters.remembered + 1):
                self.past.remember(self.network)
                counters.remembered += 1
                self.report()
            if time.monotonic() - saved > self.settings.save_every:
                self.save()
                saved = time.monotonic()
        self.save()
        self.report()

    def _play_a_round(self) -> dict[str, float]:
        """Collect and learn. Return the losses."""
        rows = self.collector.collect()
        return self.learner.learn(rows, self.games.players, self.progress)

    def report(self) -> None:
        """Append a line to the log of the run and print it."""
        line = json.dumps(asdict(self.counters))
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        print(line, flush=True)
