"""Checkpoints: everything a run needs to continue, in one file that is replaced atomically."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import torch

NAME = "checkpoint.pt"


def save(folder: Path, state: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{NAME}.part"
    torch.save(state, part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(folder / NAME)


def load(folder: Path, device: torch.device) -> dict[str, Any] | None:
    path = folder / NAME
    if not path.exists():
        return None
    found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    return found
