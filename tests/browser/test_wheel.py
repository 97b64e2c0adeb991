"""The wheel contains the built browser table, so playing does not need Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]


def test_a_wheel_contains_the_browser_table(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    environment = {**os.environ, "CELESTIA_PURE": "1"}  # no compiler needed
    subprocess.run([*command, "--wheel-dir", str(tmp_path), str(ROOT)], env=environment, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(ZipFile(wheel).namelist())
    built = ROOT / "src/celestia/web"
    wanted = {f"celestia/web/{path.relative_to(built)}" for path in built.rglob("*") if path.is_file()}
    assert "celestia/web/index.html" in wanted
    assert wanted <= carried
