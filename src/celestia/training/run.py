"""A training run: collect, learn, remember past selves, save, until the time is over."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from ..bots.net.weights import WeightsError
from . import checkpoint
from .actors import Actors, Cluster
from .experience import Experience, Opponent, RunError
from .export import load_exported
from .network import Network
from .ppo import Learner, Progress
from .settings import Settings

SHAPE = ("width", "rank", "pool_size", "past_share", "heuristic_share", "games")  # what a checkpoint fits


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
        against: Opponent = None,
        cluster: Cluster | None = None,
    ) -> None:
        """Start or continue a run. With `against` it learns to beat an exported net or a native policy.

        With a cluster, its actors play and this process only learns."""
        self.folder, self.settings, self.device = folder, settings, device
        torch.manual_seed(settings.seed)
        if device.type == "cpu" and settings.threads:
            torch.set_num_threads(settings.threads)
        self.counters = Counters()
        self.network = Network(settings.width, settings.rank).to(device)
        self.learner = Learner(self.network, settings, device)
        self.experience: Experience | Actors = (
            Experience(settings, self.network, device, against)
            if cluster is None
            else Actors(cluster, settings, self.network, device, against)
        )
        self.past = self.experience.past
        if not self._resume() and start is not None:
            self._start_from(start)
        self.experience.begin(self.counters.rounds)

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
            counters.steps += self.experience.answers
            counters.games = before + self.experience.finished
            counters.seconds += time.monotonic() - started
            if self.progress.done >= self.settings.pool_every * (counters.remembered + 1):
                self.experience.remember()
                counters.remembered += 1
                self.report()
            if time.monotonic() - saved > self.settings.save_every:
                self.save()
                saved = time.monotonic()
        self.experience.close()
        self.save()
        self.report()

    def _play_a_round(self) -> dict[str, float]:
        """Collect and learn. Return the losses."""
        return self.learner.learn(self.experience.collect(), self.progress)

    def report(self) -> None:
        """Append a line to the log of the run and print it."""
        line = json.dumps(asdict(self.counters))
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")
        print(line, flush=True)
