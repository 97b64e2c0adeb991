"""Packages import only lower layers, as docs/architecture.md says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .test_borders import ROOT, SOURCE, imports

# From the bottom up. A package may import lower layers, but not its own layer.
LAYERS = (
    ("rules",),
    ("learning",),
    ("engine",),
    ("compile_rules", "extras", "locales", "marked_pages"),
    ("game.errors", "game.state_lists"),
    ("game.setup", "game.fairness"),
    ("game.notation", "game.events"),
    ("game.knowledge",),
    ("game.refusals",),
    ("game.game",),
    ("game.records", "game.worlds"),
    ("game.ending",),
    ("encoding",),
    ("bots",),
    ("bot_registry", "explain"),
    ("bot_process",),
    ("arena", "environments"),
    ("stats", "terminal", "training", "server.store", "server.tables"),
    ("review",),
    ("server.operation",),
    ("server.identity", "server.protocol"),
    ("server.hosting",),
    ("server.http",),
    ("server.process",),
    ("bench", "load"),
    ("cli",),
)
LEVEL = {package: level for level, packages in enumerate(LAYERS) for package in packages}
NOT_OURS = {"celestia._compiled", "celestia.__version__"}
PAGE = ROOT / "docs" / "architecture.md"


def package_of(module: str) -> str | None:
    """Return the package of a module, by the longest name that has a layer, or None."""
    parts = module.split(".")[1:]
    for length in (2, 1):
        if ".".join(parts[:length]) in LEVEL:
            return ".".join(parts[:length])
    return None


def uses(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """Yield the importing and the imported package for each import of a file."""
    here = package_of(".".join(["celestia", *path.relative_to(SOURCE).with_suffix("").parts]))
    for module in imports(path, text):
        if module.startswith("celestia.") and module not in NOT_OURS:
            there = package_of(module)
            if here and there and here != there:
                yield here, there


def check_downwards(path: Path, text: str) -> None:
    for here, there in uses(path, text):
        assert LEVEL[there] < LEVEL[here], f"{path.name}: {here} must not import {there}"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_packages_import_only_lower_layers(path: Path) -> None:
    check_downwards(path, path.read_text(encoding="utf-8"))


def test_every_package_has_a_layer() -> None:
    entries = {path.stem for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert entries - {"__init__", "__main__", "__pycache__", "web", "_compiled"} == {
        package.split(".")[0] for package in LEVEL
    }


@pytest.mark.parametrize(
    ("where", "fault"),
    [
        ("rules/flow/turn.py", "from ...game import game"),
        ("game/setup/config.py", "from ..game import Game"),
        ("server/hosting/hub.py", "from ..http.app import App"),
        ("bots/odds.py", "from ..server.hosting.hub import Hub"),
        ("server/store/store.py", "from ..operation.settings import Settings"),
        ("server/tables/table.py", "from ..store.store import Store"),
        ("terminal/screen.py", "from ..server.protocol import wire"),
    ],
)
def test_an_import_of_a_higher_or_equal_layer_is_detected(where: str, fault: str) -> None:
    with pytest.raises(AssertionError):
        check_downwards(SOURCE / where, fault)


HOMES = (
    ROOT,
    SOURCE,
    ROOT / "src",
    ROOT / "web" / "src",
    ROOT / "web" / "src" / "table",
    SOURCE / "rules",
    SOURCE / "server",
)


def named_files() -> set[str]:
    """Return all names in code style that look like a file or a folder of the project."""
    names = re.findall(r"`([a-z_]+(?:[/.][\w.-]+)*)`", PAGE.read_text(encoding="utf-8"))
    names = [name for name in names if name != "src/celestia/web"]  # built
    return {name for name in names if "/" in name or name.endswith((".py", ".ts", ".md", ".toml", ".json"))}


def is_in_the_project(name: str) -> bool:
    """Whether a file or folder has this name. The page may omit an extension."""
    found = [found for home in HOMES for found in (home / name).parent.glob(f"{Path(name).name}*")]
    exact = [each for each in found if each.name.split(".")[0] == Path(name).name.split(".")[0]]
    return any("." not in Path(name).name or each.name == Path(name).name for each in exact) or (
        "/" not in name and any(SOURCE.rglob(name))
    )


@pytest.mark.parametrize("name", sorted(named_files()))
def test_the_architecture_page_names_existing_files(name: str) -> None:
    assert is_in_the_project(name), f"there is no {name}"


def test_a_missing_file_on_the_architecture_page_is_detected() -> None:
    assert {"server/http/sockets.py", "motion/gate", "tables/rest"} <= named_files()
    for name in ("server/http/socket.py", "motion/gates", "tables/resting", "flow/turns.py", "engines.py"):
        assert not is_in_the_project(name), name
