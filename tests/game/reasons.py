"""The reasons that the rules give, read from their source."""

from __future__ import annotations

import ast
from pathlib import Path

from celestia.rules import because
from celestia.rules.deck import PLAYABLES

RULES = Path(because.__file__).parent


def reasons_of_the_rules() -> set[tuple[str, str]]:
    """Each key with its rule: what `because` is called with, and what a card says outside of its windows."""
    found = {each.when for each in PLAYABLES}
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "because":
                key, rule = map(ast.literal_eval, node.args)
                found.add((key, rule))
    return found
