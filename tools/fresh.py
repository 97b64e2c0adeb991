"""Write generated files, or list the stale ones with --check."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def stale(folder: Path, rendered: Mapping[str, str]) -> list[str]:
    """Return the files that are missing or differ from the rendered text."""

    def is_stale(path: Path, text: str) -> bool:
        return not path.exists() or path.read_text(encoding="utf-8") != text

    return [name for name, text in rendered.items() if is_stale(folder / name, text)]


def write(folder: Path, rendered: Mapping[str, str]) -> None:
    for name, text in rendered.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def write_or_check(description: str | None, folder: Path, rendered: Mapping[str, str]) -> int:
    """Run the command line of a renderer. Return its exit status."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    if not parser.parse_args().check:
        write(folder, rendered)
        return 0
    old = stale(folder, rendered)
    for name in old:
        print(f"{(folder / name).relative_to(ROOT)} is stale: run `make docs`", file=sys.stderr)
    return 1 if old else 0
