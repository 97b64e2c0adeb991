"""All tests named in docs/security.md exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_page_names_real_tests() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    files = {path.stem: path.read_text() for path in (ROOT / "tests").rglob("test_*.py")}
    tests = "\n".join(files.values())
    shown = [line.split("|")[2] for line in page.splitlines() if line.startswith("| ") and "`" in line]
    named = [name for cell in shown for name in re.findall("`([a-z0-9_]+)…?`", cell)]
    assert len(named) > 15
    for name in named:
        assert name in files or name in tests, f"docs/security.md names {name}"
