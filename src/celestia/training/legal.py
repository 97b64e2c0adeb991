"""Which answers are legal in many questions, and what a net thinks of them.

A question has two legal ids on average, of 1,280. On the processor we keep them as lists and compute only
their logits. A GPU prefers the shape that never changes: a mask and all logits. Both classes have the same
methods. `chances` are logarithms of probabilities, in the shape that belongs to the class.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import torch
from torch import Tensor
from torch.nn import functional

from ..learning import advice_layout
from .precision import half

if TYPE_CHECKING:
    from .network import Network

FORBIDDEN = -1e9  # the logit of an illegal answer and of an empty seat


class Masks:
    """A mask over all ids, and the ids of the advisors (-1: none) in each row."""

    def __init__(self, mask: Tensor, advised: Tensor) -> None:
        self.mask, self.advised = mask, advised

    def part(self, first: int, last: int) -> Masks:
        return Masks(self.mask[first:last], self.advised[first:last])

    def rows(self, chosen: Tensor) -> Masks:
        return Masks(self.mask[chosen], self.advised[chosen])

    def chances(self, network: Network, code: Tensor) -> Tensor:
        with half(code.device):
            logits = network.answers(code[:, : -self.advised.shape[1]]).float()
        gates = code[:, -self.advised.shape[1] :].float() * (self.advised >= 0)
        logits = logits.scatter_add(1, self.advised.clamp(min=0), gates)
        return torch.log_softmax(logits.masked_fill(self.mask == 0, FORBIDDEN), -1)

    def replace(self, chances: Tensor, theirs: Tensor, held: Tensor, first: int, last: int) -> None:
        """Put the chances of another net into the rows from `first` to `last` that it holds."""
        chances[first:last] = torch.where(held[:, None], theirs, chances[first:last])

    def sample(self, chances: Tensor) -> Tensor:
        """Draw one answer per row, by the Gumbel maximum."""
        return (chances - _noise(chances)).argmax(-1)

    def best(self, chances: Tensor) -> Tensor:
        return chances.argmax(-1)

    def of(self, chances: Tensor, action: Tensor) -> Tensor:
        """Return the chance of one answer of each row."""
        return chances.gather(1, action[:, None])[:, 0]

    def entropy(self, chances: Tensor) -> Tensor:
        return -(chances.exp() * chances).sum(-1)


class Lists:
    """All legal ids in one line, with how many of them belong to each row, and the ids of the advisors."""

    def __init__(self, ids: Tensor, count: Tensor, advised: Tensor) -> None:
        self.ids, self.count, self.advised = ids, count, advised
        self.start = count.cumsum(0) - count
        self.row = torch.repeat_interleave(torch.arange(len(count), device=count.device), count)

    def to(self, device: torch.device) -> Lists:
        return Lists(self.ids.to(device), self.count.to(device), self.advised.to(device))

    def part(self, first: int, last: int) -> Lists:
        return Lists(self.ids[self._places(first, last)], self.count[first:last], self.advised[first:last])

    def _places(self, first: int, last: int) -> slice:
        begin = int(self.start[first]) if first < len(self.start) else len(self.ids)
        return slice(begin, int(self.start[last]) if last < len(self.start) else len(self.ids))

    def rows(self, chosen: Tensor) -> Lists:
        count = self.count[chosen]
        first = count.cumsum(0) - count
        places = torch.repeat_interleave(self.start[chosen] - first, count)
        places = places + torch.arange(len(places), device=places.device)
        return Lists(self.ids[places], count, self.advised[chosen])

    def chances(self, network: Network, code: Tensor) -> Tensor:
        weight, bias = network.answers.weight, network.answers.bias
        known = functional.embedding(self.ids, weight)  # its gradient is faster than that of an index
        advisors = self.advised.shape[1]
        thought = code.float().index_select(0, self.row)
        logits = (known * thought[:, :-advisors]).sum(-1) + bias.index_select(0, self.ids)
        heard = self.advised.index_select(0, self.row) == self.ids[:, None]
        logits = logits + (thought[:, -advisors:] * heard).sum(-1)
        most = self._most(logits.detach())
        logits = logits - most.index_select(0, self.row)
        total = torch.zeros_like(most).index_add(0, self.row, logits.exp())
        return logits - total.log().index_select(0, self.row)

    def _most(self, values: Tensor) -> Tensor:
        """Return the largest value of each row."""
        found = torch.full((len(self.count),), -torch.inf, device=values.device)
        return found.scatter_reduce(0, self.row, values, "amax")

    def replace(self, chances: Tensor, theirs: Tensor, held: Tensor, first: int, last: int) -> None:
        places = self._places(first, last)
        kept = held.index_select(0, self.row[places] - first)
        chances[places] = torch.where(kept, theirs, chances[places])

    def sample(self, chances: Tensor) -> Tensor:
        return self.best(chances - _noise(chances))

    def best(self, chances: Tensor) -> Tensor:
        hit = (chances == self._most(chances).index_select(0, self.row)).nonzero()[:, 0]
        found = torch.zeros_like(self.count)
        return found.scatter(0, self.row[hit], self.ids[hit])

    def of(self, chances: Tensor, action: Tensor) -> Tensor:
        """Return the chance of one answer of each row."""
        place = (self.ids == action.index_select(0, self.row)).nonzero()[:, 0]
        return chances.index_select(0, place)

    def entropy(self, chances: Tensor) -> Tensor:
        found = torch.zeros(len(self.count), device=chances.device)
        return -found.index_add(0, self.row, chances.exp() * chances)


Legal = Masks | Lists


def joined(parts: Sequence[Legal]) -> Legal:
    """Join the legal answers of several machines, which are lists, or return those of one."""
    if len(parts) == 1:
        return parts[0]
    lists = [legal for legal in parts if isinstance(legal, Lists)]
    assert len(lists) == len(parts)
    return _joined(lists)


def _joined(lists: Sequence[Lists]) -> Lists:
    return Lists(
        torch.cat([legal.ids for legal in lists]),
        torch.cat([legal.count for legal in lists]),
        torch.cat([legal.advised for legal in lists]),
    )


class MaskRoom:
    """Room for the masks of many steps, in one tensor."""

    def __init__(self, steps: int, shape: tuple[int, ...], device: torch.device) -> None:
        self.mask = torch.zeros(steps, *shape, dtype=torch.int8, device=device)
        advised = steps, shape[0], advice_layout.ADVISORS
        self.advised = torch.zeros(advised, dtype=torch.int64, device=device)

    def put(self, step: int, legal: Masks) -> None:
        self.mask[step] = legal.mask
        self.advised[step] = legal.advised

    def to(self, device: torch.device) -> MaskRoom:
        steps, *shape = self.mask.shape
        moved = MaskRoom(steps, tuple(shape), device)
        moved.mask, moved.advised = self.mask.to(device), self.advised.to(device)
        return moved

    def joined(self) -> Masks:
        return Masks(self.mask.flatten(0, 1), self.advised.flatten(0, 1))


class ListRoom:
    """Room for the lists of many steps."""

    def __init__(self, steps: int) -> None:
        self.lists: list[Lists | None] = [None] * steps

    def put(self, step: int, legal: Lists) -> None:
        self.lists[step] = legal

    def joined(self) -> Lists:
        return _joined([legal for legal in self.lists if legal is not None])

    def to(self, device: torch.device) -> ListRoom:
        moved = ListRoom(len(self.lists))
        moved.lists = [legal.to(device) if legal is not None else None for legal in self.lists]
        return moved


Room = MaskRoom | ListRoom


def _noise(chances: Tensor) -> Tensor:
    return torch.empty_like(chances).exponential_().log_()
