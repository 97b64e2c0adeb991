"""The end of a run: train the expected results on finished games, calibrate them, and export both nets."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..arena.seeds import TUNING, SeedRange
from ..bots.net.journeys import journey_bin
from ..bots.net.model import softmax
from ..game.setup.config import Config
from ..rules.kinds import limit
from .export import export
from .network import Network
from .outcomes import Outcomes, play_outcomes
from .settings import Settings
from .tables import draw_config
from .value_head import calibration, fit_temperatures, players_of, seat_logits, train_value

PLAYERS = range(2, limit.SEATS + 1)
TABLES = 500  # few tables with many games each wait less for the longest game
TABLES_OF_GPU = 8192  # a step takes as long as one of few tables


def finish(
    network: Network, settings: Settings, folder: Path, facts: dict[str, Any], held_out: SeedRange
) -> dict[str, float]:
    """Write the nets into a folder. Return the calibration errors on held-out deals."""
    network.eval()
    learnt = _outcomes(network, settings, settings.value_games, TUNING, "learn")
    value = train_value(network, learnt, settings.value_epochs, settings.seed)
    fitted = _outcomes(network, settings, settings.value_games // 2, TUNING, "fit")
    temperatures = fit_temperatures(seat_logits(value, fitted.observation), fitted)
    tested = _outcomes(network, settings, settings.value_games, held_out, "test")
    expected = _shares(value, temperatures, tested)
    errors = calibration(expected, tested)
    brier = float(((expected - tested.shares) ** 2).sum(1).mean())
    found = {"games": settings.value_games, "views": len(tested.shares), "brier": brier, "errors": errors}
    export(folder, network, value, temperatures, {**facts, "value": found})
    return errors


def _outcomes(network: Network, settings: Settings, games: int, seeds: SeedRange, name: str) -> Outcomes:
    """Play finished games at tables with every number of players equally often."""
    started, source = time.monotonic(), Random(f"{settings.seed}/{name}")
    device = network.scale.device
    tables = min(TABLES if device.type == "cpu" else TABLES_OF_GPU, games)
    configs = [_table(settings, PLAYERS[table % len(PLAYERS)], source) for table in range(tables)]
    each = max(1, games // tables)
    deals = f"{settings.seed}/{name}"
    found: Outcomes = play_outcomes(network, configs, each, seeds, deals, device, settings.threads)
    print(f"{name}: {len(found.shares)} views of {each * tables} games, {time.monotonic() - started:.0f} s")
    return found


def _table(settings: Settings, players: int, source: Random) -> Config:
    while True:
        config = draw_config(settings, source)
        if config.players == players:
            return config


def _shares(value: Network, temperatures: NDArray[np.float32], tested: Outcomes) -> NDArray[np.float32]:
    logits = seat_logits(value, tested.observation)
    heat = temperatures[players_of(tested.observation), journey_bin(tested.observation)]
    return softmax(logits / heat[:, None])
