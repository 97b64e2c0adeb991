"""Apply the fenced blocks of a guide in docs/ to a copy of the project.

The first line of a block states its purpose: `file=PATH` creates a file, `add=PATH` appends to one, and a
`diff` changes one. Other blocks are ignored.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^( *)```(\w+)(?: (file|add)=(\S+))?\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
CHANGED = re.compile(r"^\+\+\+ b/(\S+)$", re.MULTILINE)
RENDERERS = ("cards", "rules", "client_types")


@dataclass(frozen=True)
class Step:
    kind: str  # file, add or diff
    path: str
    text: str


def steps_of(page: str) -> list[Step]:
    """Return the steps of a guide in order."""
    found = []
    for indent, language, kind, path, body in FENCE.findall(page):
        text = "".join(line.removeprefix(indent) for line in body.splitlines(keepends=True))
        if kind:
            found.append(Step(kind, path, text))
        elif language == "diff":
            found += [Step("diff", changed, text) for changed in CHANGED.findall(text)]
    return found


def files_of(steps: list[Step]) -> set[str]:
    """Return the files that the steps touch, except tests."""
    return {step.path for step in steps if not step.path.startswith("tests/")}


def copy_project(target: Path) -> Path:
    """Copy the repository with local changes and without build outputs."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target / name)
    return target


def follow(steps: list[Step], copy: Path) -> None:
    for step in steps:
        path = copy / step.path
        if step.kind == "file":
            assert not path.exists(), f"{step.path} already exists"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(step.text, encoding="utf-8")
        elif step.kind == "add":
            path.write_text(path.read_text(encoding="utf-8") + "\n" + step.text, encoding="utf-8")
        else:
            change(path, step.text)


def change(path: Path, diff: str) -> None:
    """Apply a diff by content. Its old lines must occur exactly once in the file."""
    text = path.read_text(encoding="utf-8")
    for hunk in re.split(r"^@@.*\n", diff, flags=re.MULTILINE)[1:]:
        lines = hunk.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(before) == 1, f"{path.name} has not exactly one place for:\n{before}"
        text = text.replace(before, after)
    path.write_text(text, encoding="utf-8")


def run(copy: Path, *command: str, plain: bool = False) -> None:
    """Run a command in the copy with its own source. A failure shows the output."""
    environment = os.environ | {
        "PYTHONPATH": str(copy / "src"),
        "CELESTIA_PURE": "1" if plain else "0",
        "CELESTIA_COMPILE_FLAGS": "-O0",  # compiles in a third of the time
    }
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"


def render(copy: Path) -> None:
    """Do the same as `make cards docs`."""
    for name in RENDERERS:
        run(copy, sys.executable, "-m", f"tools.render_{name}", plain=True)
    run(copy, sys.executable, "-m", "celestia.environments.documentation", plain=True)


def compile_rules(copy: Path) -> None:
    run(copy, sys.executable, "setup.py", "-q", "build_ext", "--inplace")


def check(copy: Path, *tests: str, plain: bool = False, workers: int = 0) -> None:
    several = ("-n", str(workers)) if workers else ("-p", "no:xdist")
    run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *several, *tests, plain=plain)
