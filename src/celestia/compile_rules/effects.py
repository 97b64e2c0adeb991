"""What a function reads and writes, to keep Python's order of evaluation.

C and C++ may evaluate the operands of an operator and the arguments of a call in any order. An expression is
refused if one operand changes what another one reads. Effects are classes of the rules, and "memory" for the
caller's arrays. Assignments to locals are statements, so locals never conflict.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from .kinds import LENT_ELEMENTS, ROWS, Array, Kinds
from .program import DialectError, Function, parts_of

MEMORY = "memory"


@dataclass(frozen=True)
class Effect:
    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()

    def __or__(self, other: Effect) -> Effect:
        return Effect(self.reads | other.reads, self.writes | other.writes)

    def disturbs(self, other: Effect) -> bool:
        return bool(self.writes & (other.reads | other.writes))


NOTHING = Effect()
BY_HAND_EFFECTS = {
    "_blank": Effect(writes=frozenset({MEMORY})),
    "_copy_state": Effect(frozenset({"State"}), frozenset({"State"})),
}


class Effects:
    """The effects of all private functions, found by a fixpoint, and the check of their expressions."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.of_function = dict.fromkeys(kinds.functions, NOTHING) | BY_HAND_EFFECTS
        changed = True
        while changed:
            changed = False
            for name, function in kinds.functions.items():
                found = self.body(function)
                if found != self.of_function[name]:
                    self.of_function[name] = found
                    changed = True
        for function in kinds.functions.values():
            self.check(function)

    def body(self, function: Function) -> Effect:
        self.kinds.now = function
        found = NOTHING
        for part in parts_of(function.node):
            if isinstance(part, ast.Attribute | ast.Subscript):
                place = frozenset(self.place(part))
                is_read = isinstance(part.ctx, ast.Load)
                found |= Effect(place, frozenset()) if is_read else Effect(place, place)
            elif isinstance(part, ast.Call):
                found |= self.of_function.get(ast.unparse(part.func), NOTHING)
        return found

    def place(self, node: ast.Attribute | ast.Subscript) -> set[str]:
        """Return the class whose number this reads or writes, if it does."""
        kind = self.kinds.of(node)
        if isinstance(kind, Array):
            return set()  # only an address
        if isinstance(node, ast.Subscript):
            inner = node.value
            while isinstance(inner, ast.Subscript):
                inner = inner.value
            if isinstance(inner, ast.Attribute):
                return self.owner(inner)
            return {MEMORY} if self.kinds.of(inner) in ROWS else set()
        if kind in self.kinds.classes or kind in LENT_ELEMENTS:
            return set()  # a part of the object, which never changes its place
        return self.owner(node)

    def owner(self, node: ast.Attribute) -> set[str]:
        owner = str(self.kinds.of(node.value))
        return {MEMORY if owner in LENT_ELEMENTS else owner}

    # ------------------------------------------------------------------------------------------------- check
    def effect(self, node: ast.expr) -> Effect:
        found = NOTHING
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute | ast.Subscript):
                found |= Effect(reads=frozenset(self.place(part)))
            elif isinstance(part, ast.Call):
                found |= self.of_function.get(ast.unparse(part.func), NOTHING)
        return found

    def check(self, function: Function) -> None:
        self.kinds.now = function
        for part in parts_of(function.node):
            operands = operands_of(part)
            effects = [self.effect(operand) for operand in operands]
            for at, one in enumerate(effects):
                if any(one.disturbs(other) for other in effects[:at] + effects[at + 1 :]):
                    problem = f"{ast.unparse(operands[at])} changes what the rest of the expression reads"
                    raise DialectError(function.path, part, f"{problem}: give it a name on a line of its own")


def operands_of(node: ast.AST) -> list[ast.expr]:
    """Return the parts that C may evaluate in any order."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.Call):
        return node.args
    if isinstance(node, ast.Subscript):
        return [node.value, node.slice]
    if isinstance(node, ast.AugAssign):
        return [node.target, node.value]
    return []
