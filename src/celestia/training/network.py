"""The net: what a seat sees to an answer, and to every seat's chance to win.

One net plays every table. Its inputs are the bytes of an observation, scaled. It has two outputs: a number
for each answer id, and a share of the victory for each seat, from the observer's left around the table.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from ..bots.net.inputs import PRESENT, SCALE, SIZE
from ..learning import action_ids
from ..rules.kinds import limit

FORBIDDEN = -1e9  # the logit of an illegal answer and of an empty seat


class Network(nn.Module):
    def __init__(self, width: int, rank: int) -> None:
        super().__init__()
        self.enter = nn.Linear(SIZE, width)
        self.middle = nn.Linear(width, width)
        self.narrow = nn.Linear(width, rank)
        self.answers = nn.Linear(rank, action_ids.COUNT)
        self.seats = nn.Linear(width, limit.SEATS)
        self.register_buffer("scale", torch.tensor(SCALE, dtype=torch.float32), persistent=False)
        self.register_buffer("present", torch.tensor(PRESENT), persistent=False)
        for layer, gain in ((self.enter, 2**0.5), (self.middle, 2**0.5), (self.narrow, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)
        for layer in (self.answers, self.seats):  # start without a preference
            nn.init.orthogonal_(layer.weight, 0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, observation: Tensor) -> tuple[Tensor, Tensor]:
        """Return a logit for each answer id, and for each seat around the table."""
        rows = observation[:, :SIZE]
        kind = torch.bfloat16 if observation.is_cuda else torch.float32  # bytes are exact in both
        hidden = torch.relu(self.enter(rows.to(kind) * self.scale.to(kind)))
        hidden = torch.relu(self.middle(hidden))
        answers = self.answers(self.narrow(hidden))
        seats = self.seats(hidden).float()
        return answers, seats.masked_fill(rows[:, self.present] == 0, FORBIDDEN)


def legal_log_probabilities(logits: Tensor, mask: Tensor) -> Tensor:
    return torch.log_softmax(logits.float().masked_fill(mask == 0, FORBIDDEN), -1)


def sample(log_probabilities: Tensor) -> Tensor:
    """Draw one answer per row, by the Gumbel maximum."""
    noise = torch.empty_like(log_probabilities).exponential_().log_()
    return (log_probabilities - noise).argmax(-1)
