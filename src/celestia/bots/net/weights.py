"""The weights of the package's net, and the manifest that says what they are.

Weights that were trained for other rules, observations, answer ids or advice are refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...encoding.fingerprint import fingerprint
from .advice_fingerprint import advice_fingerprint

FOLDER = Path(__file__).parent / "trained"
WEIGHTS, MANIFEST = "weights.npz", "manifest.json"

Arrays = Mapping[str, NDArray[np.float32]]


class WeightsError(ValueError):
    """The weights are missing, damaged, or belong to another version of the game."""


@cache
def manifest(folder: Path = FOLDER) -> dict[str, Any]:
    """Return the manifest of the weights in a folder, if they fit this version."""
    try:
        found: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except OSError as error:
        raise WeightsError(f"there is no trained net in {folder}") from error
    if found["encoding"] != fingerprint():
        raise WeightsError(
            f"the net in {folder} was trained for other rules or observations ({found['encoding']}, "
            f"this version has {fingerprint()}); train it again with `celestia train`"
        )
    if found.get("advice") != advice_fingerprint():
        raise WeightsError(
            f"the net in {folder} was trained with other advice of native policies ({found.get('advice')}, "
            f"this version has {advice_fingerprint()}); train it again with `celestia train`"
        )
    return found


@cache
def weights(folder: Path = FOLDER) -> Arrays:
    """Return the arrays by name, in single precision. Refuse files that do not match their manifest."""
    expected = manifest(folder)["weights"]
    try:
        data = (folder / WEIGHTS).read_bytes()
    except OSError as error:
        raise WeightsError(f"there are no weights in {folder}") from error
    if sha256(data).hexdigest() != expected:
        raise WeightsError(f"{folder / WEIGHTS} is not the file of its manifest; install it again")
    with np.load(folder / WEIGHTS) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def save(folder: Path, arrays: Arrays, facts: Mapping[str, Any]) -> None:
    """Write weights in half precision, with their manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(folder / WEIGHTS, **halves)
    found = {
        "encoding": fingerprint(),
        "advice": advice_fingerprint(),
        "weights": sha256((folder / WEIGHTS).read_bytes()).hexdigest(),
        **facts,
    }
    (folder / MANIFEST).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
