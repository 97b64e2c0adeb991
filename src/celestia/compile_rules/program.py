"""The rules as both back ends see them: classes, functions and values, dependencies first.

A private function has a name that starts with `_`. Both back ends turn it into a native function, so it keeps
to the dialect of docs/dialect.md. A public function belongs to Python. Only the Cython back end writes it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import prod
from pathlib import Path

from .reading import Constants, Fold, Number, constants_of, in_order

SOURCE_ROOT = Path(__file__).parent.parent
ARRAY_TYPES = {
    "zeros": "int8_t",
    "table": "int8_t",
    "shorts": "int16_t",
    "longs": "int32_t",
    "wide": "int64_t",
    "reals": "double",
}
WIDTHS = {"int8_t": 1, "uint8_t": 1, "int16_t": 2, "int32_t": 4, "uint32_t": 4, "int64_t": 8, "double": 8}
SCALARS = {"Generator": "uint32_t"}  # every other class has int32_t
PLAIN_MODULES = {"arrays", "buffer", "definition"}  # replaced by handwritten text, or not needed
# Handwritten in each back end, or needed by plain Python only.
PLAIN_ONLY = {
    "_flat",
    "_layout",
    "_copy_state",
    "_lowest",
    "listed",
    "visit_games",
    "observe_games",
    "because",
    "REASONS",
    "_NUMBERS",
    "WIDTHS",
    "FIELDS",
    "LAYOUT",
}
DEFINITIONS = {"CARD", "CHARACTER", "TREASURE"}  # `dispatch.py` is generated from them


class DialectError(SystemExit):
    """The source uses something that a back end cannot translate."""

    def __init__(self, path: Path, node: ast.AST, problem: str) -> None:
        line = getattr(node, "lineno", 0)
        super().__init__(f"{path}:{line}: {problem} (see docs/dialect.md)")


@dataclass(frozen=True)
class Field:
    """A field of a class. `kind` is a C type, or the name of a class."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()
    is_object: bool = False
    may_be_none: bool = False  # a reference instead of a part

    @property
    def size(self) -> int:
        """Return the bytes of a field that is not an object."""
        return WIDTHS[self.kind] * prod(self.shape)


@dataclass(frozen=True)
class Class:
    name: str
    node: ast.ClassDef
    path: Path
    fields: tuple[Field, ...]

    def field(self, name: str) -> Field | None:
        return next((field for field in self.fields if field.name == name), None)

    @property
    def numbers(self) -> list[Field]:
        return [field for field in self.fields if not field.is_object]


@dataclass(frozen=True)
class Function:
    name: str
    node: ast.FunctionDef
    path: Path

    @property
    def is_private(self) -> bool:
        return self.name.startswith("_")

    @property
    def parameters(self) -> list[str]:
        return [parameter.arg for parameter in self.node.args.args]


@dataclass(frozen=True)
class Value:
    """A number or a list of numbers at module level."""

    name: str
    value: Number | list[Number]


@dataclass(frozen=True)
class Object:
    """An object at module level."""

    name: str
    kind: str


Item = Class | Function | Value | Object


@dataclass
class Program:
    constants: dict[str, Constants] = field(default_factory=dict)  # by module
    items: list[Item] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    reasons: list[tuple[str, str]] = field(default_factory=lambda: [("", "")])  # of refusals, by number

    @property
    def classes(self) -> dict[str, Class]:
        return {item.name: item for item in self.items if isinstance(item, Class)}

    @property
    def functions(self) -> dict[str, Function]:
        """Return the private functions."""
        return {item.name: item for item in self.items if isinstance(item, Function) and item.is_private}

    @property
    def values(self) -> dict[str, Number | list[Number]]:
        return {item.name: item.value for item in self.items if isinstance(item, Value)}

    @property
    def objects(self) -> set[str]:
        return {item.name for item in self.items if isinstance(item, Object)}

    def with_fields(self, name: str, fields: Iterable[Field]) -> Program:
        """Return the program with other fields of one class."""
        items = [
            replace(item, fields=tuple(fields)) if isinstance(item, Class) and item.name == name else item
            for item in self.items
        ]
        return Program(self.constants, items, self.names, self.reasons)

    def add_file(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        used: dict[str, Constants] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                used.update({a.name: self.constants[a.name] for a in node.names if a.name in self.constants})
        tree = Fold(used, self.reasons).visit(tree)
        for node in tree.body:
            self.add(node, path)

    def add(self, node: ast.stmt, path: Path) -> None:
        if isinstance(node, ast.ClassDef):
            self.claim(node, node.name, path)
            self.items.append(Class(node.name, node, path, tuple(self.fields_of(node, path))))
        elif isinstance(node, ast.FunctionDef) and node.name not in PLAIN_ONLY:
            self.claim(node, node.name, path)
            self.items.append(Function(node.name, node, path))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self.add_value(node, node.targets[0].id, path)

    def fields_of(self, node: ast.ClassDef, path: Path) -> Iterator[Field]:
        """Yield the fields that `__init__` sets, in order."""
        for line in init_of(node).body:
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            if isinstance(target, ast.Attribute):
                assert isinstance(line, ast.Assign | ast.AnnAssign)
                yield self.field_of(node.name, target.attr, line, path)

    def field_of(self, owner: str, name: str, line: ast.Assign | ast.AnnAssign, path: Path) -> Field:
        if isinstance(line, ast.AnnAssign):
            kind = ast.unparse(line.annotation).split(" | ")[0]
            return Field(name, kind, is_object=True, may_be_none=not isinstance(line.value, ast.Call))
        if isinstance(line.value, ast.Call):
            maker = ast.unparse(line.value.func)
            if maker not in ARRAY_TYPES:
                advice = f"use one of {', '.join(ARRAY_TYPES)}, or annotate a field that holds an object"
                raise DialectError(path, line, f"{owner}.{name} is made by {maker}(): {advice}")
            shape = (eval(ast.unparse(size), dict(self.values)) for size in line.value.args)
            return Field(name, ARRAY_TYPES[maker], tuple(int(size) for size in shape))
        if isinstance(line.value, ast.Constant) and isinstance(line.value.value, float):
            return Field(name, "double")
        return Field(name, SCALARS.get(owner, "int32_t"))

    def claim(self, node: ast.stmt, name: str, path: Path) -> None:
        if name in self.names:
            raise DialectError(path, node, f"{name} is defined twice in the rules; use another name")
        self.names.add(name)

    def add_value(self, node: ast.Assign, name: str, path: Path) -> None:
        if name in PLAIN_ONLY or name in DEFINITIONS:
            return
        self.claim(node, name, path)
        if isinstance(node.value, ast.Call) and not node.value.args:
            self.items.append(Object(name, ast.unparse(node.value.func)))
            return
        try:
            value = eval(ast.unparse(node.value), {"range": range, "sum": sum, **self.values})
        except Exception as error:
            raise DialectError(path, node, f"{name} is not a number or a list of numbers: {error}") from error
        numbers = value if isinstance(value, list) else [value]
        if not all(isinstance(number, int | float) for number in numbers):
            raise DialectError(path, node, f"{name} has to be a number or a flat list of numbers")
        self.items.append(Value(name, value))


def read_program(roots: Iterable[Path]) -> Program:
    """Read every file that the roots need."""
    program = Program()
    files = in_order(list(roots))
    for path in files:
        if found := constants_of(path, program.constants):
            program.constants[path.stem] = found
    for path in files:
        if path.stem not in program.constants and path.stem not in PLAIN_MODULES:
            program.add_file(path)
    return program


def init_of(node: ast.ClassDef) -> ast.FunctionDef:
    return next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__")


def parts_of(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield all nodes of the body, without the annotations."""
    for line in function.body:
        yield from ast.walk(line)
