"""The reasons of the rules, parsed from their source."""

from __future__ import annotations

import ast
from pathlib import Path

from celestia.rules import because
from celestia.rules.deck import PLAYABLES

RULES = Path(because.__file__).parent


def reasons_of_the_rules() -> set[tuple[str, str]]:
    """Return each key with its rule, from `because` and from `when` of each card."""
    found = {each.when for each in PLAYABLES}
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "because":
                key, rule = map(ast.literal_eval, node.args)
                found.add((key, rule))
    return found
