"""Write constraints.txt: the installed versions of all packages that the Makefile installs.

`make test` installs exactly these versions, so its result does not change over time. To upgrade, empty
constraints.txt, delete `.venv` and run `make lock`, then `make test`.
"""

from __future__ import annotations

import tomllib
from importlib.metadata import distribution
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.fresh import ROOT, write_or_check

HEAD = "# The versions that the checks are run with. Written by `make lock`.\n"
EXTRAS = ("dev", "docs", "bench", "node")  # what the Makefile installs


def wanted(extra: str, project: dict[str, Any]) -> set[Requirement]:
    """Return the requirements of this extra and of the extras that it includes."""
    found: set[Requirement] = set()
    for line in project["optional-dependencies"][extra]:
        requirement = Requirement(line)
        if requirement.name == project["name"]:
            found |= {each for name in requirement.extras for each in wanted(name, project)}
        else:
            found.add(requirement)
    return found


def add(requirement: Requirement, versions: dict[str, str]) -> None:
    """Add the installed versions of a package and of all its dependencies."""
    name = canonicalize_name(requirement.name)
    known = f"{name}[{','.join(sorted(requirement.extras))}]"
    if known in versions:
        return
    package = distribution(name)  # raises if it is missing: better no lock than one without a pin
    versions |= {known: "", name: package.version}
    for line in package.requires or ():
        needed = Requirement(line)
        extras = {*requirement.extras, ""}
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras):
            add(needed, versions)


def rendered() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions: dict[str, str] = {}
    requirements = set(map(Requirement, project["dependencies"]))
    for requirement in requirements.union(*(wanted(extra, project) for extra in EXTRAS)):
        add(requirement, versions)
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(versions.items()) if version)


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, ROOT, {"constraints.txt": rendered()}))
