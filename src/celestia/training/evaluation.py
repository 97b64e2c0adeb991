"""How strong a net is: one net among copies of a native policy, every seat on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from ..arena.outcome import Mean, mean
from ..arena.seeds import SeedRange
from ..game.setup.config import Config
from ..learning import policy_kinds
from ..rules.kinds import limit
from .games import Games
from .network import Network


@dataclass(frozen=True)
class Cell:
    config: Config
    others: int  # a native policy
    deals: int
    seeds: SeedRange
    seed: int = 0


def policy_name(policy: int) -> str:
    names = {number: name.lower() for name, number in vars(policy_kinds).items() if name.isupper()}
    return names[policy]


@torch.no_grad()
def play_cell(network: Network, cell: Cell, device: torch.device, *, greedy: bool = False) -> Mean:
    """Play one net against copies of a native policy. The interval counts deals."""
    won = seat_shares(network, cell, device, greedy=greedy)
    players = cell.config.players
    by_deal = won.view(cell.deals, players).mean(1)
    return mean(by_deal.tolist())


@torch.no_grad()
def seat_shares(network: Network, cell: Cell, device: torch.device, *, greedy: bool) -> Tensor:
    """Return the net's share of the victory, for each deal and seat."""
    players = cell.config.players
    places = list(range(players)) * cell.deals
    seeds = [cell.seeds.deal(cell.seed, deal) for deal in range(cell.deals) for _ in range(players)]
    policy = [[0 if seat == place else cell.others for seat in range(limit.SEATS)] for place in places]
    games = Games([cell.config] * len(places), policy, [[0] * limit.SEATS] * len(places), seeds, device)
    share = torch.zeros(games.games, device=device)
    over = torch.zeros(games.games, dtype=torch.bool, device=device)
    place = torch.tensor(places, device=device)[:, None]
    steps = 0
    while steps % 32 or not bool(over.all()):  # asking the device for an answer takes time
        code, _ = network(games.observation)
        legal = games.legal()
        chances = legal.chances(network, code)
        games.step(legal.best(chances) if greedy else legal.sample(chances))
        ended = games.done & ~over
        share = torch.where(ended, games.reward.gather(1, place)[:, 0], share)
        over |= ended
        steps += 1
    games.close()
    return share.cpu()


def evaluate(
    network: Network, cells: Sequence[Cell], device: torch.device, *, greedy: bool = False
) -> list[tuple[Cell, Mean]]:
    network.eval()
    return [(cell, play_cell(network, cell, device, greedy=greedy)) for cell in cells]
