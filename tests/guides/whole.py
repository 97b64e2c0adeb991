"""`make guides`: check a copy with two more cards and a house option.

It must pass every related check in both builds and in the browser's code.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from .following import ROOT, check, compile_rules, copy_project, follow, render
from .test_guides import CARD, OPTION, SECOND_CARD, steps

FOLDERS = ("rules", "game", "bots", "environments", "terminal", "locales", "hygiene", "properties", "stats")
WORKERS = 2


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_project(Path(folder))
        for page in (CARD, SECOND_CARD, OPTION):
            follow(steps(page), copy)
        render(copy)
        tests = [f"tests/{name}" for name in FOLDERS if (copy / "tests" / name).exists()]
        check(copy, *tests, plain=True, workers=WORKERS)
        print("the plain copy passes every check", flush=True)
        compile_rules(copy)
        check(copy, *tests, workers=WORKERS)
        print("the compiled copy passes every check", flush=True)
        check_client(copy)
        print("its client passes every check", flush=True)


def check_client(copy: Path) -> None:
    """Check the browser's code of the copy with the installed npm packages."""
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for command in (["npm", "run", "-s", "check"], ["npm", "test", "--silent"]):
        done = subprocess.run(command, cwd=copy / "web", capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}{done.stderr[-2000:]}"


if __name__ == "__main__":
    main()
