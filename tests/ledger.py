"""The ledger of rules: load it, cite it from tests, and list the citations.

A test cites the rules that it verifies with the decorator `@rule("C30", "Q1")`.
"""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

LEDGER = Path(__file__).with_name("ledger.toml")
REQUIRED = frozenset({"chapter", "en", "fr", "source", "status"})
OPTIONAL = frozenset({"confidence", "modules", "untestable"})

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: its text in both languages, its source and its confidence."""

    id: str
    chapter: str
    en: str
    fr: str
    source: str
    status: str
    confidence: str = "ruling"  # A to D, or "ruling" without any source
    modules: tuple[str, ...] = ()  # all of them must be in play
    untestable: str | None = None  # why no test can verify it, or None


@cache
def load(path: Path = LEDGER) -> dict[str, Entry]:
    """Return all entries by id, in the order of the file."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id_: _entry(id_, table) for id_, table in tables.items()}


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Mark a test with the rules that it verifies. An unknown id fails on import."""
    import pytest  # lazily, so that reading the ledger needs only the standard library

    if not ids:
        raise ValueError("@rule needs at least one id of the ledger.")
    unknown = [id_ for id_ in ids if id_ not in load()]
    if unknown:
        raise ValueError(f"@rule cites {', '.join(unknown)}, which the ledger does not know.")
    return pytest.mark.rule(*ids)


def cited_ids(tests_folder: Path) -> dict[str, list[str]]:
    """Return the test files that cite each id, relative to the folder."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests_folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for id_ in sorted(set(_citations(tree, path))):
            cited.setdefault(id_, []).append(path.relative_to(tests_folder).as_posix())
    return cited


def uncited(entries: dict[str, Entry], cited: dict[str, list[str]]) -> list[str]:
    """Return the testable ids that no test cites."""
    return [id_ for id_, entry in entries.items() if entry.untestable is None and id_ not in cited]


def unknown_citations(entries: dict[str, Entry], cited: dict[str, list[str]]) -> list[str]:
    """Return a sentence for every cited id that is not in the ledger."""
    return [f"{', '.join(files)} cites {id_}." for id_, files in cited.items() if id_ not in entries]


def _entry(id_: str, table: object) -> Entry:
    if not isinstance(table, dict) or not REQUIRED <= table.keys() <= REQUIRED | OPTIONAL:
        raise ValueError(
            f"Ledger entry {id_} must have the keys {', '.join(sorted(REQUIRED))}"
            f" and may have {', '.join(sorted(OPTIONAL))}."
        )
    return Entry(id=id_, **table | {"modules": tuple(table.get("modules", ()))})


def _citations(tree: ast.Module, path: Path) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, Definition) and node.name.lower().startswith("test"):
            for decorator in node.decorator_list:
                yield from _ids_of(decorator, path)


def _ids_of(decorator: ast.expr, path: Path) -> Iterator[str]:
    match decorator:
        case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=arguments):
            for argument in arguments:
                yield _literal(argument, path)


def _literal(argument: ast.expr, path: Path) -> str:
    match argument:
        case ast.Constant(value=str(id_)):
            return id_
    raise ValueError(f"{path.name}:{argument.lineno}: write the ids of @rule out as strings.")
