"""Write constraints.txt: the version of every package that the checks use, as it is installed here.

`make test` installs no other versions, so that it is the same next month. To renew them: delete `.venv` and
constraints.txt, run `make test`, then `make lock`.
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
    """What the project file asks for, with this extra and those that it names."""
    found: set[Requirement] = set()
    for line in project["optional-dependencies"][extra]:
        requirement = Requirement(line)
        if requirement.name == project["name"]:
            found |= {each for name in requirement.extras for each in wanted(name, project)}
        else:
            found.add(requirement)
    return found


def add(requirement: Requirement, versions: dict[str, str]) -> None:
    """The version of a package as it is installed here, and of all that it needs in turn."""
    name = canonicalize_name(requirement.name)
    known = f"{name}[{','.join(sorted(requirement.extras))}]"
    if known in versions:
        return
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return  # for another platform
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
