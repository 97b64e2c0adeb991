"""A net that expects results, trained on finished games only, and calibrated on others."""

from __future__ import annotations

from copy import deepcopy

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ..bots.net.inputs import PRESENT
from ..bots.net.journeys import BINS, journey_bin
from ..rules.kinds import limit
from .network import Network
from .outcomes import Outcomes

MINIBATCH = 4096
RATES = (5e-4, 5e-5)  # first and last
COLDEST, HOTTEST = 0.5, 2.0
CONFIDENCE_BINS = 10


def train_value(network: Network, outcomes: Outcomes, epochs: float, seed: int) -> Network:
    """Return a copy of the net whose seats are trained on results. Its answers are of no use."""
    torch.manual_seed(seed)
    value = deepcopy(network)
    optimizer = torch.optim.AdamW(value.parameters(), lr=RATES[0], weight_decay=0.01)
    device = network.scale.device
    seen, won = (torch.from_numpy(array).to(device) for array in outcomes)
    updates = max(1, int(epochs * len(seen) / MINIBATCH))
    for update in range(updates):
        for group in optimizer.param_groups:
            group["lr"] = RATES[0] * (RATES[1] / RATES[0]) ** (update / updates)
        chosen = torch.randint(len(seen), (MINIBATCH,), device=device)
        _, seats = value(seen[chosen])
        loss = _cross_entropy(won[chosen], seats)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(value.parameters(), 1.0)
        optimizer.step()
    return value


def _cross_entropy(won: Tensor, seats: Tensor) -> Tensor:
    return -(won * torch.log_softmax(seats, -1).clamp(min=-30)).sum(-1).mean()


@torch.no_grad()
def seat_logits(value: Network, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
    parts = torch.from_numpy(observation).split(65_536)
    device = value.scale.device
    found: NDArray[np.float32] = torch.cat([value(part.to(device))[1].cpu() for part in parts]).numpy()
    return found


def players_of(observation: NDArray[np.uint8]) -> NDArray[np.int64]:
    found: NDArray[np.int64] = (observation[:, PRESENT] > 0).sum(1)
    return found


def fit_temperatures(logits: NDArray[np.float32], outcomes: Outcomes) -> NDArray[np.float32]:
    """Return the temperature with the least loss, by players (0 to 6) and bin of journeys."""
    found = np.ones((limit.SEATS + 1, BINS), np.float32)
    players, bins = players_of(outcomes.observation), journey_bin(outcomes.observation)
    for count in range(2, limit.SEATS + 1):
        for at in range(BINS):
            chosen = (players == count) & (bins == at)
            if chosen.any():
                found[count, at] = _best_temperature(logits[chosen], outcomes.shares[chosen])
    return found


def _best_temperature(logits: NDArray[np.float32], won: NDArray[np.float32]) -> float:
    tried = np.geomspace(COLDEST, HOTTEST, 141)
    seats, shares = torch.from_numpy(logits), torch.from_numpy(won)
    losses = [float(_cross_entropy(shares, seats / float(one))) for one in tried]
    return float(tried[int(np.argmin(losses))])


def calibration_error(
    expected: NDArray[np.float32], won: NDArray[np.float32], players: NDArray[np.int64]
) -> float:
    """Return the mean distance of expected from real shares, over bins with as many seats each."""
    seated = np.arange(limit.SEATS) < players[:, None]
    guess, real = expected[seated], won[seated]
    order = np.argsort(guess, kind="stable")
    error = 0.0
    for part in np.array_split(order, min(CONFIDENCE_BINS, len(order))):
        error += abs(float(guess[part].mean() - real[part].mean())) * len(part) / len(order)
    return error


def calibration(expected: NDArray[np.float32], outcomes: Outcomes) -> dict[str, float]:
    """Return the expected calibration error overall, and for each number of players and bin of journeys."""
    players, bins = players_of(outcomes.observation), journey_bin(outcomes.observation)
    found = {"overall": calibration_error(expected, outcomes.shares, players)}
    for count in range(2, limit.SEATS + 1):
        for at in range(BINS):
            chosen = (players == count) & (bins == at)
            if chosen.any():
                error = calibration_error(expected[chosen], outcomes.shares[chosen], players[chosen])
                found[f"{count} players, journeys {at}"] = error
    return found
