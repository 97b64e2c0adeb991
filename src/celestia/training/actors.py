"""Actors: processes of a Ray cluster that play, so that this process only learns.

An actor has tables, games and a copy of the net of its own. While this process learns from one round, the
actors play the next one, so their net is one round older than the latest. Rows keep the chances with which
they were answered, so learning from them stays right. An actor that dies is replaced.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

import torch

from ..arena.ray_cluster import ray_cluster
from .collect import Rows
from .experience import Experience, Opponent
from .network import Network
from .settings import Settings

CPU = torch.device("cpu")
Weights = dict[str, Any]


@dataclass(frozen=True)
class Cluster:
    actors: int
    address: str = ""  # of a running cluster; empty: the one of this machine, or a new one
    threads: int = 1  # of each actor


@dataclass(frozen=True)
class Round:
    rows: Rows
    finished: int  # games in this round


class Actor:
    """Plays rounds. Ray runs it in a process of its own, with the processor only."""

    def __init__(self, settings: Settings, against: Opponent, past: Weights, rounds: int) -> None:
        torch.set_num_threads(settings.threads)
        torch.manual_seed(settings.seed + rounds)
        self._network = Network(settings.width, settings.rank)
        self._experience = Experience(settings, self._network, CPU, against)
        self._experience.past.load(past)
        self._experience.begin(rounds)
        self._finished = 0

    def play(self, weights: Weights, *, remember: bool) -> Round:
        """Play one round with these weights. With `remember`, they are kept as a past self, too."""
        self._network.load_state_dict(weights)
        if remember:
            self._experience.remember()
        (rows,) = self._experience.collect()
        before, self._finished = self._finished, self._experience.finished
        return Round(rows, self._finished - before)

    def process(self) -> int:
        return os.getpid()


class Actors:
    """The actors of a run. It has the methods of `Experience`."""

    def __init__(
        self,
        cluster: Cluster,
        settings: Settings,
        network: Network,
        device: torch.device,
        against: Opponent = None,
    ) -> None:
        self._cluster, self._network, self._device, self._against = cluster, network, device, against
        self._settings = [
            replace(settings, seed=1000 * settings.seed + number, threads=cluster.threads)
            for number in range(1, cluster.actors + 1)
        ]
        self.past = Experience(settings, network, device, against).past  # the actors have copies of it
        self.answers = cluster.actors * settings.games * settings.steps
        self.finished = 0
        self._connection = ExitStack()
        self._rounds = 0
        self._remember = False

    def begin(self, rounds: int) -> None:
        """Start the actors, and let them play their first round."""
        self._ray = self._connection.enter_context(ray_cluster(self._cluster.address))
        self._remote: Any = self._ray.remote(num_cpus=self._cluster.threads)(Actor)
        self._rounds = rounds
        self._actors = [self._started(number) for number in range(self._cluster.actors)]
        self._play_on()

    def _started(self, number: int) -> Any:
        past = _on_processor(self.past.state())
        return self._remote.remote(self._settings[number], self._against, past, self._rounds)

    def _play_on(self) -> None:
        weights = self._ray.put(_on_processor(self._network.state_dict()))
        self._playing = [self._asked(number, weights) for number in range(self._cluster.actors)]
        self._remember = False

    def _asked(self, number: int, weights: Any) -> Any:
        return self._actors[number].play.remote(weights, remember=self._remember)

    def collect(self) -> list[Rows]:
        """Return the round that the actors have played, and let them play the next one meanwhile."""
        rounds = [self._result(number) for number in range(self._cluster.actors)]
        self._rounds += 1
        self._play_on()
        self.finished += sum(found.finished for found in rounds)
        return [found.rows.to(self._device) for found in rounds]

    def _result(self, number: int) -> Round:
        """Wait for an actor. If it died, a new one plays the round."""
        while True:
            try:
                found: Round = self._ray.get(self._playing[number])
                return found
            except self._ray.exceptions.RayActorError:
                print(f"actor {number} stopped and is started again", flush=True)
                self._actors[number] = self._started(number)
                weights = self._ray.put(_on_processor(self._network.state_dict()))
                self._playing[number] = self._asked(number, weights)

    def remember(self) -> None:
        self.past.remember(self._network)
        self._remember = True

    def close(self) -> None:
        """Stop the actors."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._connection.close()


def _on_processor(weights: Any) -> Any:
    """Copy tensors to the processor, in a dictionary or list of any depth."""
    if isinstance(weights, torch.Tensor):
        return weights.detach().cpu()
    if isinstance(weights, dict):
        return {name: _on_processor(part) for name, part in weights.items()}
    return [_on_processor(part) for part in weights] if isinstance(weights, list) else weights
