"""The browser's modules and names follow docs/glossary.md: one word, one meaning, and no archaic words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src"
GENERATED = {CLIENT / "art" / "generated", CLIENT / "texts" / "generated", CLIENT / "wire" / "messages.ts"}
ARCHAIC = re.compile(
    r"\b(?:told|heard|news|wish(?:es|ed)?|reckon(?:s|ed)?|anew|thither|hither)\b", re.IGNORECASE
)
PARTICIPLES = {
    "ashore", "asked", "asking", "called", "calling", "carried", "cut", "due", "found", "heard", "hearing",
    "later", "played", "seen", "shown", "told", "waiting",
}  # fmt: skip


def sources() -> list[Path]:
    found = (path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte", ".css"})
    return sorted(path for path in found if not GENERATED & {path, *path.parents})


def name_of(path: Path) -> str:
    return str(path.relative_to(CLIENT))


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_modules_are_named_after_what_they_contain(path: Path) -> None:
    assert path.name.split(".")[0].lower() not in PARTICIPLES


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_sources_use_plain_words(path: Path) -> None:
    assert ARCHAIC.findall(path.read_text(encoding="utf-8")) == []


def test_a_plan_is_a_decision_made_ahead() -> None:
    """The configuration of a table is its setup, a ready-made one is a preset."""
    planning = ("pages", "parts", "waiting")
    found = [
        path for folder in planning for path in (CLIENT / folder).rglob("*") if "plan" in path.name.lower()
    ]
    assert found == []
