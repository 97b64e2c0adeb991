"""Advice of native policies on a GPU: `bots.net.advice.Advisors` for tensors on the device, bit for bit."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from ...compile_rules.cpp import Variant
from ...game.setup.config import Config
from ...learning import action_ids, advice_layout, observation_layout
from ...rules.kinds import question
from .decks import CHANCES_APART, Decks
from .memory import Shapes, bytes_of, does_not_fit, free_bytes, zeros
from .toolchain import Kernels

ADVISING = Variant(("_advise", "_answer_hazards"), references=CHANCES_APART)
SIZE = observation_layout.SIZE + advice_layout.SIZE


class Advisors:
    """Advise on the same tables again and again.

    The next call overwrites `rows` (observations with their advice behind them) and `ids` (what each advisor
    would answer, -1 where a seat is not asked)."""

    rows: Any
    ids: Any

    def __init__(self, configs: Sequence[Config], defines: tuple[str, ...] = ()) -> None:
        """`configs` has the table of each row.

        `defines` tune the kernel, such as `CELESTIA_ADVICE_BLOCK=128`: see advice.cu."""
        self.kernels = Kernels("advice", ADVISING, defines)
        self.torch = torch = self.kernels.torch
        self.count = count = len(configs)
        shapes: Shapes = {
            "rows": (torch.uint8, (count, SIZE)),
            "ids": (torch.int16, (count, advice_layout.ADVISORS)),
        }
        self.bytes_per_row = bytes_of(shapes) // count
        room = free_bytes(torch) - self.kernels.number("celestia_local_bytes")
        found = zeros(torch, shapes) if self.bytes_per_row * count <= room else None
        if found is None:
            raise does_not_fit(count, "rows", self.bytes_per_row, room)
        for name, tensor in found.items():
            setattr(self, name, tensor)
        self._decks = Decks(self.kernels, configs)

    def advise(self, observation: Any, legal: Any, legal_count: Any) -> None:
        """Advise on questions. Rows of `observation` may lie apart, those of `legal` have all ids."""
        if observation.shape[0] != self.count or legal.shape != (self.count, action_ids.LONGEST):
            raise ValueError(f"advice needs {self.count} rows, with {action_ids.LONGEST} legal ids each")
        self.rows[:, : observation_layout.SIZE] = observation[:, : observation_layout.SIZE]
        extra = self.rows[:, observation_layout.SIZE :]
        self.kernels.run(
            "celestia_advise",
            observation,
            ctypes.c_int64(observation.stride(0)),
            legal,
            legal_count,
            extra,
            ctypes.c_int64(SIZE),
            self.ids,
            self._order(observation, legal_count),
            self._decks.chances,
            self._decks.numbers,
            action_ids.LONGEST,
            self.count,
        )

    def _order(self, observation: Any, legal_count: Any) -> Any:
        """Return an order in which rows with the same question and a choice are neighbours.

        The threads of a warp work in step only as long as they do the same."""
        asked = observation[:, observation_layout.QUESTION : observation_layout.QUESTION + question.COUNT]
        return (asked.argmax(1) * 2 + (legal_count > 1)).argsort()
