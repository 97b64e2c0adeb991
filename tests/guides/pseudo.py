"""A pseudo-language of accented letters. Text without accents is not translated."""

from __future__ import annotations

from pathlib import Path
from string import ascii_letters

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

# One letter for each letter, so words stay readable and keep their length.
ACCENTED = "åƀçđéƒĝĥîĵķļɱñöþǫŕšŧûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ"
LETTERS = str.maketrans(ascii_letters, ACCENTED)


class _Accents(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        node.value = node.value.translate(LETTERS)
        return node


def translate(folder: Path) -> None:
    """Put accents on every text of a language."""
    for path in folder.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        _Accents().visit(resource)
        path.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
