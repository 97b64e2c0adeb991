"""What others install: under a name that is ours, and whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from celestia.cli import DISTRIBUTION

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
INSTALLED_BY_NAME = f"pip install {'celestia'}"  # would fetch whatever a stranger publishes


def test_the_command_knows_the_name_of_its_distribution() -> None:
    assert PROJECT["name"] == DISTRIBUTION


def test_extras_have_names_that_every_installer_takes() -> None:
    """Older ones write `_` as `-` and then do not find the extra."""
    assert not [extra for extra in PROJECT["optional-dependencies"] if not extra.isalnum()]


def test_no_page_installs_us_by_a_name_that_anybody_may_register() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    written = [page.read_text().replace("'", "") for page in pages]
    assert len(written) > 100
    assert not [page for page, text in zip(pages, written, strict=True) if INSTALLED_BY_NAME in text]


def test_a_wheel_without_the_table_is_not_built(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/celestia").mkdir(parents=True)
    (tmp_path / "src/celestia/__init__.py").touch()
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py"],
        cwd=tmp_path,
        env={**os.environ, "CELESTIA_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "make wheel" in done.stderr.splitlines()[-1]
