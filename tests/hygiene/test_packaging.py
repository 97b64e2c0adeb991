"""The distribution has our own name and contains everything it needs."""

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
INSTALLED_BY_NAME = f"pip install {'celestia'}"  # this name on PyPI is not ours


def test_the_command_uses_the_name_of_the_distribution() -> None:
    assert PROJECT["name"] == DISTRIBUTION


def test_names_of_extras_are_alphanumeric() -> None:
    """Older installers turn `_` into `-` and then do not find the extra."""
    assert not [extra for extra in PROJECT["optional-dependencies"] if not extra.isalnum()]


def test_no_page_installs_a_distribution_that_is_not_ours() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    written = [page.read_text().replace("'", "") for page in pages]
    assert len(written) > 100
    assert not [page for page, text in zip(pages, written, strict=True) if INSTALLED_BY_NAME in text]


def build_py(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the Python part of a wheel, without the compiled rules."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / "src/celestia").mkdir(parents=True, exist_ok=True)
    (folder / "src/celestia/__init__.py").touch()
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "built"],
        cwd=folder,
        env={**os.environ, "CELESTIA_PURE": "1"},
        capture_output=True,
        text=True,
    )


def test_building_a_wheel_without_the_browser_table_fails(tmp_path: Path) -> None:
    done = build_py(tmp_path)
    assert done.returncode == 1
    assert "make wheel" in done.stderr.splitlines()[-1]


def test_a_wheel_contains_every_language(tmp_path: Path) -> None:
    here, built = ROOT / "src/celestia", tmp_path / "built/celestia"
    shutil.copytree(here / "locales", tmp_path / "src/celestia/locales")
    (tmp_path / "src/celestia/web").mkdir()
    (tmp_path / "src/celestia/web/index.html").touch()
    done = build_py(tmp_path)
    assert done.returncode == 0, done.stderr
    texts = {path.relative_to(here) for path in here.glob("locales/*/*.ftl")}
    assert len(texts) > 20
    assert {path.relative_to(built) for path in built.rglob("*.ftl")} == texts


def test_a_wheel_contains_what_the_gpu_build_needs(tmp_path: Path) -> None:
    """A wheel translates the rules itself and compiles them with these files."""
    here, built = ROOT / "src/celestia", tmp_path / "built/celestia"
    for folder in ("compile_rules", "environments"):
        shutil.copytree(here / folder, tmp_path / "src/celestia" / folder)
    (tmp_path / "src/celestia/web").mkdir()
    (tmp_path / "src/celestia/web/index.html").touch()
    done = build_py(tmp_path)
    assert done.returncode == 0, done.stderr
    sources = {path.relative_to(here) for ending in ("h", "cu") for path in here.rglob(f"*.{ending}")}
    assert len(sources) > 2
    assert {
        path.relative_to(built) for ending in ("h", "cu") for path in built.rglob(f"*.{ending}")
    } == sources
    assert (built / "compile_rules/cpp.py").exists()


def test_a_wheel_contains_the_trained_net(tmp_path: Path) -> None:
    here, built = ROOT / "src/celestia", tmp_path / "built/celestia"
    shutil.copytree(here / "bots", tmp_path / "src/celestia/bots")
    (tmp_path / "src/celestia/web").mkdir()
    (tmp_path / "src/celestia/web/index.html").touch()
    done = build_py(tmp_path)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in (built / "bots/net/trained").iterdir()} == {"weights.npz", "manifest.json"}
