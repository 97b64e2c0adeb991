"""Write constraints.txt: the version of every package that the checks use, as it is installed here.

`make test` installs no other versions, so that it is the same next month. To renew them: delete `.venv` and
constraints.txt, run `make test`, then `make lock`.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.fresh import ROOT, write_or_check

OURS = "celestia-airship"
BUILDERS = ("setuptools", "Cython")
HEAD = "# The versions that the checks are run with. Written by `make lock`.\n"


def needed(name: str, extras: frozenset[str], found: dict[str, str]) -> None:
    """Add what this package needs with these extras, and what that needs in turn."""
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return  # for another platform
    for line in package.requires or ():
        requirement = Requirement(line)
        if requirement.marker and not any(requirement.marker.evaluate({"extra": e}) for e in extras | {""}):
            continue
        key = f"{canonicalize_name(requirement.name)}[{','.join(sorted(requirement.extras))}]"
        if key not in found:
            found[key] = ""
            needed(requirement.name, frozenset(requirement.extras), found)
    if canonicalize_name(name) != OURS:
        found[canonicalize_name(name)] = package.version


def rendered() -> str:
    found: dict[str, str] = {}
    needed(OURS, frozenset({"dev"}), found)
    for name in BUILDERS:
        needed(name, frozenset(), found)
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(found.items()) if version)


if __name__ == "__main__":
    raise SystemExit(write_or_check(__doc__, ROOT, {"constraints.txt": rendered()}))
