"""The lock files match the declared dependencies, so that audits cover them."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKED = ROOT / "deploy" / "requirements.txt"
PIN = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>\S+)(?: ; .*)? \\$", re.MULTILINE)


def pins() -> dict[str, str]:
    return {canonicalize_name(found["name"]): found["version"] for found in PIN.finditer(LOCKED.read_text())}


def test_every_server_dependency_is_locked_to_an_allowed_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [Requirement(text) for text in (*project["dependencies"], *extras["server"], *extras["cluster"])]
    locked = pins()
    assert len(wanted) > 10
    for one in wanted:
        assert one.specifier.contains(locked[canonicalize_name(one.name)]), one


def test_every_test_dependency_is_locked_to_an_allowed_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    locked = dict(line.split("==") for line in lines if not line.startswith("#"))
    wanted = [Requirement(text) for text in project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        wanted += [Requirement(text) for text in extra]
    assert len(wanted) > 50
    for one in wanted:
        if one.name != project["name"]:
            assert one.specifier.contains(locked[canonicalize_name(one.name)]), one


@pytest.mark.parametrize("file", ["Makefile", "tools/with_node.sh", "deploy/Dockerfile"])
def test_only_locked_versions_are_installed(file: str) -> None:
    """Every `pip install` names a lock file, and npm installs exactly what is locked."""
    text = (ROOT / file).read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if "pip install" in line]
    assert lines or "npm ci" in text
    for line in lines:
        assert re.search(r"(-c|-r) \S*(constraints|requirements)\.txt|--no-deps", line), line
    assert "npm install" not in text


def test_every_locked_package_has_a_hash() -> None:
    blocks = re.split(r"\n(?=[A-Za-z0-9])", LOCKED.read_text().strip())
    assert len(blocks) == len(pins())
    for block in blocks:
        assert "--hash=sha256:" in block, block.splitlines()[0]


def test_the_lock_files_name_no_registry() -> None:
    assert "://" not in LOCKED.read_text() + (ROOT / "constraints.txt").read_text()
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert not [name for name, facts in packages.items() if "resolved" in facts]


def test_the_browser_lock_matches_its_package_file() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    root = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert root[kind] == package[kind]


def test_the_browser_lock_has_the_binaries_of_every_system() -> None:
    """`npm ci` refuses a lock file that lacks a binary, even one for another system.

    npm silently omits binaries that a registry does not have."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert len(wanted) > 20
    assert wanted <= locked
