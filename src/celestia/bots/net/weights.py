"""The weights of the package's net, and the manifest that says what they are.

Weights that were trained for other rules, observations, answer ids or advice are refused. Those of a game
with fewer cards or modules still fit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from ...encoding.actions import NAMES
from ...encoding.fingerprint import fingerprint
from ...game.setup.names import CARDS
from ...rules import RULES_VERSION
from .advice_fingerprint import advice_fingerprint
from .fitting import INPUTS, Arrays, fitted

FOLDER = Path(__file__).parent / "trained"
WEIGHTS, MANIFEST = "weights.npz", "manifest.json"
NAMED = {"inputs": INPUTS, "answers": NAMES}  # kept with the weights


class WeightsError(ValueError):
    """The weights are missing, damaged, or belong to another version of the game."""


@cache
def manifest(folder: Path = FOLDER) -> dict[str, Any]:
    """Return the manifest of the weights in a folder, if their rules and advice are those of this version."""
    try:
        found: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except OSError as error:
        raise WeightsError(f"there is no trained net in {folder}") from error
    if found.get("rules") != RULES_VERSION:
        raise _other_rules(folder, found)
    advice = advice_fingerprint(tuple(found["cards"]))
    if found["advice"] != advice:
        raise WeightsError(
            f"the net in {folder} was trained with other advice of native policies ({found['advice']}, "
            f"this version has {advice}); train it again with `celestia train`"
        )
    return found


def _other_rules(folder: Path, found: Mapping[str, Any]) -> WeightsError:
    return WeightsError(
        f"the net in {folder} was trained for other rules or observations ({found['encoding']}, "
        f"this version has {fingerprint()}); train it again with `celestia train`"
    )


@cache
def weights(folder: Path = FOLDER) -> Arrays:
    """Return the arrays by name, in single precision. Refuse files that do not match their manifest."""
    found = manifest(folder)
    try:
        data = (folder / WEIGHTS).read_bytes()
    except OSError as error:
        raise WeightsError(f"there are no weights in {folder}") from error
    if sha256(data).hexdigest() != found["weights"]:
        raise WeightsError(f"{folder / WEIGHTS} is not the file of its manifest; install it again")
    with np.load(folder / WEIGHTS) as file:
        inputs, answers = (file[name].tolist() for name in NAMED)
        arrays = {name: file[name].astype(np.float32) for name in file.files if name not in NAMED}
    fit = fitted(arrays, inputs, answers)
    if fit is None:
        raise _other_rules(folder, found)
    return fit


def save(folder: Path, arrays: Arrays, facts: Mapping[str, Any]) -> None:
    """Write weights in half precision, with their manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(folder / WEIGHTS, **halves, **NAMED)  # type: ignore[arg-type]
    found = {
        "rules": RULES_VERSION,
        "encoding": fingerprint(),
        "cards": CARDS,
        "advice": advice_fingerprint(CARDS),
        "weights": sha256((folder / WEIGHTS).read_bytes()).hexdigest(),
        **facts,
    }
    (folder / MANIFEST).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
