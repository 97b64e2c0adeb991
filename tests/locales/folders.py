"""Parse the text folders, and find the keys that sources use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from celestia.locales import FOLDER

ROOT = Path(__file__).parents[2]
ANYTHING = r"[a-z0-9-]+"
LITERAL = re.compile(r"[a-z]{3}")  # a pattern with fewer fixed letters would match every key


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def patterns(paths: Iterable[Path]) -> dict[str, ftl.Pattern]:
    """Return every text by its key, attributes as `key.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for path in paths:
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                assert entry.value is not None, f"{entry.id.name} has no text"
                assert entry.id.name not in found, f"{entry.id.name} is defined twice"
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def keys(*paths: Path) -> set[str]:
    """Return the keys of messages, without attributes."""
    return {key for key in patterns(paths) if "." not in key}


class _Variables(Visitor):
    def __init__(self, texts: Mapping[str, ftl.Pattern]) -> None:
        self.names: set[str] = set()
        self._texts = texts

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self._texts[node.id.name])


def facts(pattern: ftl.Pattern, texts: Mapping[str, ftl.Pattern]) -> set[str]:
    """Return the variables of a text, and of the texts that it refers to."""
    found = _Variables(texts)
    found.visit(pattern)
    return found.names


def spoken(path: Path) -> list[str]:
    """Return all lines except comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


# --------------------------------------------------------------------------------------- keys in sources
def keys_in_python(paths: Iterable[Path]) -> re.Pattern[str]:
    """Match the keys that these files may use: strings and patterns of f-strings."""
    return _any_of(written for path in paths for written in _python_texts(path.read_text(encoding="utf-8")))


def _python_texts(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(_dashed(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(_dashed(str(part.value))) if isinstance(part, ast.Constant) else ANYTHING
                for part in node.values
            ]
            if LITERAL.search("".join(parts).replace(ANYTHING, "")):
                yield "".join(parts)


def _dashed(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")


def browser_sources(*suffixes: str) -> list[str]:
    paths = (ROOT / "web" / "src").rglob("*.*")
    wanted = [path for path in paths if path.suffix in (suffixes or (".ts", ".svelte"))]
    return [path.read_text(encoding="utf-8") for path in wanted if not path.name.endswith(".test.ts")]


def keys_in_browser() -> re.Pattern[str]:
    """Match the keys that the browser may use: strings and templates."""
    return _any_of(written for source in browser_sources() for written in _browser_texts(source))


def _browser_texts(source: str) -> Iterator[str]:
    yield from re.findall(r"['\"]([a-z][a-z0-9-]*)['\"]", source)
    for start in (found.end() for found in re.finditer("`", source)):
        template = _template(source, start)
        if LITERAL.search(template.replace(ANYTHING, "")):
            yield template


def _template(source: str, at: int) -> str:
    """Return the pattern of the template at this offset, or an empty one."""
    pattern = ""
    while at < len(source) and source[at] != "`":
        if source.startswith("${", at):
            depth = 0
            while at < len(source):
                depth += {"{": 1, "}": -1}.get(source[at], 0)
                at += 1
                if depth == 0 and source[at - 1] == "}":
                    break
            pattern += ANYTHING
        elif re.match(r"[a-z0-9-]", source[at]):
            pattern += source[at]
            at += 1
        else:
            return ""
    return pattern


def _any_of(texts: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(set(texts))) or "$^")
