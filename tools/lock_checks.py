"""Write constraints.txt: the installed versions of all packages for the checks.

`make test` installs exactly these versions, so its result does not change over time. To upgrade, delete
`.venv` and constraints.txt, run `make test`, then `make lock`.
"""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.fresh import ROOT, write_or_check

HEAD = "# The versions that the checks are run with. Written by `make lock`.\n"


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
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return  # only for another platform
    versions |= {known: "", name: package.version}
    for line in package.requires or ():
        needed = Requirement(line)
        extras = {*requirement.extras, ""}
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras):
            add(needed, versions)


def rendered() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions: dict[str, str] = {}
    for requirement in {*map(Requirement, project["dependencies"]), *wanted("dev", project)}:
        add(requirement, versions)
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(versions.items()) if version)


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, ROOT, {"constraints.txt": rendered()}))
