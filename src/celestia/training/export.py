"""Write a trained net as the bots read it, and read it back: half precision, with a manifest."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from ..bots.net import weights
from ..bots.net.advice_digest import advice_digest
from .network import GENTLY, Network

POLICY = ("enter", "middle", "narrow", "gates", "answers")
VALUE = ("enter", "middle", "seats")


def export(
    folder: Path,
    network: Network,
    value: Network,
    temperatures: NDArray[np.float32],
    facts: Mapping[str, Any],
) -> None:
    arrays = {"value.temperatures": temperatures}
    for prefix, net, names in (("policy", network, POLICY), ("value", value, VALUE)):
        for name in names:
            layer, scale = getattr(net, name), GENTLY if name == "gates" else 1.0
            arrays[f"{prefix}.{name}.weight"] = scale * layer.weight.detach().cpu().numpy()
            arrays[f"{prefix}.{name}.bias"] = scale * layer.bias.detach().cpu().numpy()
    weights.save(folder, arrays, {"advice_digest": advice_digest(), **facts})


def exported(folder: Path) -> Network:
    """Return an exported net as it answers. Its expectations are not those of the exported value net."""
    arrays = weights.weights(folder)
    rank, width = arrays["policy.narrow.weight"].shape
    network = Network(width, rank)
    load_exported(network, folder)
    return network


def load_exported(network: Network, folder: Path) -> None:
    """Give a net the answers of an exported one. Its expectations start with those of the exported value net.

    The value net has layers of its own, so only its last layer fits, and the rest is learned again."""
    arrays = weights.weights(folder)
    with torch.no_grad():
        for prefix, names in (("policy", POLICY), ("value", VALUE[-1:])):
            for name in names:
                layer, scale = getattr(network, name), 1 / GENTLY if name == "gates" else 1.0
                for part in ("weight", "bias"):
                    array = torch.from_numpy(scale * arrays[f"{prefix}.{name}.{part}"])
                    getattr(layer, part).copy_(array)
