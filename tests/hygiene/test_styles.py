"""The design system of the browser: names for sizes, in one place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src"
BREAKPOINTS = CLIENT / "styles" / "breakpoints.css"
STYLED = {".css", ".svelte"}

MEDIA_QUERY = re.compile(r"@media([^{]+)\{")
SIZE = re.compile(r"\b(?:width|height|aspect-ratio)\b")


def client_files(suffixes: set[str]) -> list[Path]:
    return sorted(path for path in CLIENT.rglob("*") if path.suffix in suffixes)


def raw_sizes(text: str) -> Iterator[str]:
    """Media queries that ask for a size without the name of a breakpoint."""
    for query in MEDIA_QUERY.findall(text):
        if SIZE.search(query):
            yield query.strip()


@pytest.mark.parametrize("path", client_files(STYLED), ids=lambda path: str(path.relative_to(CLIENT)))
def test_media_queries_name_a_breakpoint(path: Path) -> None:
    assert list(raw_sizes(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "query", ["(max-width: 699px)", "(--phone), (min-height: 40em)", "(700px <= width)", "(width > 1px)"]
)
def test_a_raw_size_is_found(query: str) -> None:
    assert list(raw_sizes(f"@media {query} {{ a {{ top: 0; }} }}")) == [query]


@pytest.mark.parametrize("query", ["(--phone), (--flat)", "(hover: hover) and (not (--phone))", "print"])
def test_names_and_other_questions_are_free(query: str) -> None:
    assert list(raw_sizes(f"@media {query} {{ a {{ top: 0; }} }}")) == []


def test_there_are_five_breakpoints() -> None:
    names = re.findall(r"@custom-media (--\w+)", BREAKPOINTS.read_text(encoding="utf-8"))
    assert names == ["--phone", "--tablet", "--short", "--flat", "--vast"]
