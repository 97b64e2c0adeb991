"""Reading the plain source: import order, constants and the rewrites that both back ends share."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace

Number = int | float
Constants = dict[str, Number]  # of one module, by name


def constants_of(path: Path, known: Mapping[str, Constants]) -> Constants | None:
    """Return the constants of a module of `NAME: Final = <number>` lines.

    Return None for any other module. A value may use the constants above it and those of imported modules of
    constants."""
    found: Constants = {}
    imported: dict[str, object] = {}
    body = ast.parse(path.read_text()).body
    if any(not isinstance(node, ast.ImportFrom | ast.Expr | ast.AnnAssign) for node in body):
        return None
    for node in body:
        if isinstance(node, ast.ImportFrom):
            imported |= {a.name: SimpleNamespace(**known[a.name]) for a in node.names if a.name in known}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            value = eval(ast.unparse(node.value), {"__builtins__": {}}, imported | found)
            found[node.target.id] = value if isinstance(value, float) else int(value)
    return found or None


def resolve(path: Path, node: ast.ImportFrom) -> Iterator[Path]:
    """Yield the files that a relative import reads."""
    folder = path.parent
    for _ in range(node.level - 1):
        folder = folder.parent
    base = folder.joinpath(*(node.module or "").split(".")) if node.module else folder
    if base.with_suffix(".py").exists():
        yield base.with_suffix(".py")
    else:
        yield from (base / f"{alias.name}.py" for alias in node.names)


def in_order(roots: list[Path]) -> list[Path]:
    """Return every file that the roots need, dependencies first."""
    ordered: list[Path] = []
    visiting: set[Path] = set()

    def visit(path: Path) -> None:
        if path in ordered:
            return
        if path in visiting:
            raise SystemExit(f"{path.name} is part of an import cycle")
        visiting.add(path)
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ImportFrom) and node.level:
                for used in resolve(path, node):
                    visit(used)
        ordered.append(path)

    for root in roots:
        visit(root)
    return ordered


class Fold(ast.NodeTransformer):
    """Inline constants and reasons of refusals as numbers, and drop local annotations.

    New nodes keep the line of the old ones, for error messages."""

    def __init__(self, constants: dict[str, Constants], reasons: list[tuple[str, str]]) -> None:
        self.constants = constants
        self.reasons = reasons  # new reasons are appended

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if not (isinstance(node.func, ast.Name) and node.func.id == "because"):
            return node
        key, rule = (ast.literal_eval(argument) for argument in node.args)
        if (key, rule) not in self.reasons:
            self.reasons.append((key, rule))
        return ast.copy_location(ast.Constant(self.reasons.index((key, rule))), node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            number = self.constants.get(node.value.id, {}).get(node.attr)
            if number is not None:
                return ast.copy_location(ast.Constant(number), node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Replace `// 4` with `>> 2` and `% 4` with `& 3`.

        C division rounds negative numbers differently."""
        self.generic_visit(node)
        divisor = node.right.value if isinstance(node.right, ast.Constant) else None
        if not isinstance(divisor, int) or divisor < 1 or divisor & divisor - 1:
            return node
        if isinstance(node.op, ast.FloorDiv):
            return replaced(node, ast.RShift(), divisor.bit_length() - 1)
        if isinstance(node.op, ast.Mod):
            return replaced(node, ast.BitAnd(), divisor - 1)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if node.value is None or not isinstance(node.target, ast.Name):
            return node
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def replaced(node: ast.BinOp, op: ast.operator, right: int) -> ast.BinOp:
    """Return the operation with another operator and a number on the right."""
    number = ast.copy_location(ast.Constant(right), node.right)
    return ast.copy_location(ast.BinOp(node.left, op, number), node)
