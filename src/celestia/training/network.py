"""The net: what a seat sees to an answer, and to every seat's chance to win.

One net plays every table. Its inputs are the bytes of an observation, scaled. It has two outputs: a code that
gives every answer id a logit, and a share of the victory for each seat, from the observer's left around the
table.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..bots.net.inputs import PRESENT, SCALE, SIZE, ZERO
from ..learning import action_ids, advice_layout
from ..rules.kinds import limit
from .legal import FORBIDDEN
from .precision import half, has_half

# How much an advisor counts at the start: tuned2, tuned1, odds0, careful, odds. Together they are followed in
# about nine of ten questions with two answers.
TRUST = (0.7, 0.2, 0.1, 0.1, 0.9)
GENTLY = 0.2  # slows down the gates: a net that quickly learns to trust does not learn to disagree


class Network(nn.Module):
    def __init__(self, width: int, rank: int) -> None:
        super().__init__()
        self.enter = nn.Linear(SIZE, width)
        self.middle = nn.Linear(width, width)
        self.narrow = nn.Linear(width, rank)
        self.answers = nn.Linear(rank, action_ids.COUNT)
        self.gates = nn.Linear(width, advice_layout.ADVISORS)  # added to the logit of an advisor's answer
        self.seats = nn.Linear(width, limit.SEATS)
        self.register_buffer("scale", torch.tensor(SCALE, dtype=torch.float32), persistent=False)
        self.register_buffer("zero", torch.tensor(ZERO, dtype=torch.float32), persistent=False)
        self.register_buffer("present", torch.tensor(PRESENT), persistent=False)
        for layer, gain in ((self.enter, 2**0.5), (self.middle, 2**0.5), (self.narrow, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)
        for layer in (self.answers, self.gates, self.seats):  # start without a preference of its own
            nn.init.orthogonal_(layer.weight, 0.01)
            nn.init.zeros_(layer.bias)
        self.gates.bias.data.copy_(torch.tensor(TRUST) / GENTLY)

    def forward(self, observation: Tensor) -> tuple[Tensor, Tensor]:
        """Return the code of the answers and the gates in one tensor, and a logit for each seat."""
        rows = observation[:, :SIZE]
        kind = torch.bfloat16 if has_half(observation.device) else torch.float32  # bytes are exact in both
        with half(observation.device):
            # Scaling the weights is less work than scaling the inputs.
            scaled = self.enter.weight * self.scale
            bias = self.enter.bias - (scaled * self.zero).sum(1)
            hidden = torch.relu(functional.linear(rows.to(kind), scaled, bias))
            hidden = torch.relu(self.middle(hidden))
            code = torch.cat((self.narrow(hidden), GENTLY * self.gates(hidden)), 1)
            seats = self.seats(hidden).float()
        return code, seats.masked_fill(rows[:, self.present] == 0, FORBIDDEN)
