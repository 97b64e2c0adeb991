"""How strong a net is: one net among copies of a policy or another net, every seat on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from ..arena.outcome import Mean, mean
from ..arena.seeds import SeedRange
from ..game.setup.config import Config
from ..learning.policy_names import POLICIES
from ..rules.kinds import limit
from .games import Games
from .network import Network
from .pool import Target
from .tables import LATEST, PAST


@dataclass(frozen=True)
class Cell:
    config: Config
    others: int | Network  # a native policy, or a net that gives its best answers
    deals: int
    seeds: SeedRange
    seed: int = 0


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
    games, target = _games_and_target(cell, places, seeds, device)
    share = torch.zeros(games.games, device=device)
    over = torch.zeros(games.games, dtype=torch.bool, device=device)
    place = torch.tensor(places, device=device)[:, None]
    steps = 0
    while steps % 32 or not bool(over.all()):  # asking the device for an answer takes time
        code, _ = network(games.observation)
        legal = games.legal()
        chances = legal.chances(network, code)
        if target is not None:
            target.replace_chances(games, games.mover.long(), legal, chances)
        games.step(legal.best(chances) if greedy else legal.sample(chances))
        ended = games.done & ~over
        share = torch.where(ended, games.reward.gather(1, place)[:, 0], share)
        over |= ended
        steps += 1
    games.close()
    return share.cpu()


def _games_and_target(
    cell: Cell, places: list[int], seeds: list[int], device: torch.device
) -> tuple[Games, Target | None]:
    """Seat the net at one place of each game, and the others at all other places."""
    alone = [[seat == place for seat in range(limit.SEATS)] for place in places]
    held = [[LATEST if is_alone else PAST for is_alone in row] for row in alone]
    configs = [cell.config] * len(places)
    if isinstance(cell.others, Network):
        games = Games(configs, [[0] * limit.SEATS] * len(places), held, seeds, device)
        return games, Target(cell.others, len(places))
    policy = [[0 if is_alone else cell.others for is_alone in row] for row in alone]
    return Games(configs, policy, held, seeds, device), None


NAMES = {number: name for name, number in POLICIES.items()}
CLASSIC = Config.preset("classic", 4)
Result = dict[str, Any]


def measure_net(
    network: Network, policies: Sequence[int], deals: int, seeds: SeedRange, device: torch.device
) -> list[Result]:
    """Let the net draw its answers among three copies of each policy. Print and return its shares."""
    network.eval()
    return [
        _told(NAMES[policy], Cell(CLASSIC, policy, deals, seeds), network, device, greedy=False)
        for policy in policies
    ]


def measure_attack(
    network: Network, target: int | Network, deals: int, seeds: SeedRange, device: torch.device
) -> list[Result]:
    """Play an attacker among three copies of its target, with drawn answers and with its best ones."""
    network.eval()
    name = "targets" if isinstance(target, Network) else NAMES[target]
    return [
        _told(f"{name}, {answers}", Cell(CLASSIC, target, deals, seeds), network, device, greedy=greedy)
        for answers, greedy in (("answers drawn", False), ("best answers", True))
    ]


def _told(name: str, cell: Cell, network: Network, device: torch.device, *, greedy: bool) -> Result:
    share = play_cell(network, cell, device, greedy=greedy)
    print(f"against three {name}: {100 * share.value:.1f} ± {100 * share.margin:.1f} %", flush=True)
    return {"against": name, "config": str(cell.config), "deals": cell.deals, **vars(share)}
