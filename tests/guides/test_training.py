"""docs/training.md runs as written, with fewer rounds and games."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from celestia import engine

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "training.md").read_text()
SHORTER = {
    "GAMES, STEPS, ROUNDS = 1024, 16, 200": "GAMES, STEPS, ROUNDS = 64, 8, 20",
    "EACH = 40": "EACH = 1",
    "batch = Batch(table, 500,": "batch = Batch(table, 50,",
    "every, played, won = np.arange(500), np.zeros(500, int), 0.0": (
        "every, played, won = np.arange(50), np.zeros(50, int), 0.0"
    ),
    "TABLES = 200": "TABLES = 2",
}


def program() -> str:
    found = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    for text, shorter in SHORTER.items():
        assert found.count(text) == 1, f"{text!r} should be in the page once"
        found = found.replace(text, shorter)
    return found


@pytest.mark.skipif(not engine.COMPILED, reason="the plain source plays too slowly to train with")
def test_the_program_trains_and_plays(tmp_path: Path) -> None:
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # several wait for each other on a busy machine
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program()],
        cwd=tmp_path, env=one_thread, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    *rounds, natively, at_tables = done.stdout.splitlines()
    assert [line.split(":")[0] for line in rounds] == ["round 10", "round 20"]
    assert re.fullmatch(r"won \d+\.\d % ± \d+\.\d of 50 games against careful policies", natively)
    assert re.fullmatch(r"won \d+ % of 2 games against careful bots at a table", at_tables)
    assert set(np.load(tmp_path / "net.npz")) == {"body", "answers", "value"}
