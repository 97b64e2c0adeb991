"""One source, two builds: compiled, or interpreted without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from celestia import engine
from celestia.rules import play, stops
from celestia.rules.flow import foresight, staging

ROOT = Path(__file__).resolve().parents[2]


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(folder / "lib")]
    return subprocess.run(
        [*command, "--build-temp", str(folder / "temp")],
        cwd=ROOT,
        env={**os.environ, "CELESTIA_PURE": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_without_a_compiler_the_rules_stay_interpreted(tmp_path: Path) -> None:
    built = build(tmp_path, CC="/bin/false")
    assert "the rules stay interpreted" in built.stderr
    assert not list(tmp_path.rglob("*.so"))


def test_the_interpreted_rules_can_be_forced(tmp_path: Path) -> None:
    build(tmp_path, CELESTIA_PURE="1")
    assert not list(tmp_path.rglob("*.so"))


@pytest.mark.skipif(not engine.COMPILED, reason="this run uses the interpreted rules")
def test_both_builds_have_the_same_public_functions() -> None:
    import celestia._compiled as compiled

    plain = {name for module in (play, staging, foresight) for name in vars(module) if name in engine.__all__}
    assert plain
    assert all(hasattr(compiled, name) for name in engine.__all__ if name != "COMPILED")
    assert not hasattr(compiled, stops._ask.__name__)  # private functions are C functions
