"""The joined unit: classes with C fields, functions with C types, constants."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from math import prod
from pathlib import Path

from .c_text import BLOCK_METHODS, HEADER, LENT, LENT_KINDS, LISTEN, ROW
from .reading import Fold

C_TYPES = {
    "int": "int64_t",
    "bool": "bint",
    "None": "void",
    "list[int]": "list",
    "Options | None": "Options",
    "Buffer": "object",
    "Row": "uint8_t*",
}
ARRAY_TYPES = {
    "zeros": "int8_t",
    "table": "int8_t",
    "shorts": "int16_t",
    "longs": "int32_t",
    "wide": "int64_t",
}
SIZES = {"int8_t": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8}
SCALARS = {"State": "int32_t", "Generator": "uint32_t"}
PLAIN_ONLY = {
    "_flat",
    "_layout",
    "_copy_state",
    "_lowest",
    "listed",
    "visit_games",
    "because",
    "REASONS",
    "_NUMBERS",
    "WIDTHS",
    "FIELDS",
    "LAYOUT",
}
DEFINITIONS = {"CARD", "CHARACTER", "TREASURE"}  # `dispatch.py` is generated from them
# Classes with integer fields only: the function that creates one from bytes, and its name in error messages.
# Copying, bytes and comparison are generated from the fields.
BLOCKS = {
    "State": ("state_from_bytes", "a state"),
    "Announcements": ("announcements_from_bytes", "an Announcements object"),
}
BLOCK_NAMES = {
    "read_field",
    "write_field",
    "listen",
    "clone",
    "become",
    "to_bytes",
    "read_bytes",
    "__eq__",
    "__hash__",
}


class Unit:
    """The joined unit while it is being written."""

    def __init__(self) -> None:
        self.out = [HEADER]
        self.out += [LENT.format(name=name, kind=kind, width=width) for name, kind, width in LENT_KINDS]
        self.out.append(ROW)
        self.values: dict[str, object] = {}  # module-level numbers and lists so far
        self.names: set[str] = set()
        self.state_size = 0
        self.reasons: list[tuple[str, str]] = [("", "")]  # refusal reasons by number

    def add_file(self, path: Path, constants: dict[str, dict[str, int]]) -> None:
        tree = ast.parse(path.read_text())
        used: dict[str, dict[str, int]] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                used.update({a.name: constants[a.name] for a in node.names if a.name in constants})
        tree = Fold(used, self.reasons).visit(tree)
        for node in tree.body:
            self.add(node)

    def add(self, node: ast.stmt) -> None:
        if isinstance(node, ast.ClassDef):
            self.claim(node.name)
            self.out.append("\n".join(self.class_lines(node)))
        elif isinstance(node, ast.FunctionDef) and node.name not in PLAIN_ONLY:
            self.claim(node.name)
            self.out.append(function_text(node, ""))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self.add_value(node.targets[0].id, node.value)

    def claim(self, name: str) -> None:
        if name in self.names:
            raise SystemExit(f"{name} is defined twice in the rules; names must be unique")
        self.names.add(name)

    def add_value(self, name: str, value: ast.expr) -> None:
        if name in PLAIN_ONLY or name in DEFINITIONS:
            return
        self.claim(name)
        text = ast.unparse(value)
        if isinstance(value, ast.Call) and not value.args:  # a module-level object
            self.out.append(f"cdef {text.removesuffix('()')} {name} = {text}")
            return
        number = eval(text, {"range": range, "sum": sum, **self.values})
        self.values[name] = number
        self.out.append(constant_text(name, number))

    def class_lines(self, node: ast.ClassDef) -> Iterator[str]:
        fields = list(self.fields(node))
        yield f"\n@cython.final\ncdef class {node.name}:"
        yield from (f"    cdef {declaration}" for declaration, _, _ in fields)
        makers = list(parts_made(node))
        if makers:
            yield "    def __cinit__(self):"
            yield from (f"        self.{name} = {made}" for name, made in makers)
        written = {"__init__"}
        if node.name in BLOCKS:
            yield from self.block_methods(node.name, fields)
            written |= BLOCK_NAMES | {"__reduce__"}
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and item.name not in written:
                yield function_text(item, "    ")

    def fields(self, node: ast.ClassDef) -> Iterator[tuple[str, str, list[int]]]:
        """Yield (declaration, name, shape) of every field.

        The shape of a single number is empty."""
        for line in init_of(node).body:
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            if not isinstance(target, ast.Attribute):
                continue
            if isinstance(line, ast.AnnAssign):
                kind = ast.unparse(line.annotation).split(" | ")[0]
                is_permanent = isinstance(line.value, ast.Call)  # a field that may be None stays private
                yield f"{'readonly ' if is_permanent else ''}{kind} {target.attr}", target.attr, [0]
                continue
            assert isinstance(line, ast.Assign)
            if isinstance(line.value, ast.Call):
                kind = ARRAY_TYPES[ast.unparse(line.value.func)]
                shape = [int(eval(ast.unparse(size))) for size in line.value.args]
                yield f"{kind}{''.join(f'[{n}]' for n in shape)} {target.attr}", target.attr, shape
            else:
                yield f"readonly {SCALARS.get(node.name, 'int32_t')} {target.attr}", target.attr, []

    def block_methods(self, name: str, fields: list[tuple[str, str, list[int]]]) -> Iterator[str]:
        shown = [field for field in fields if field[1] != "events"]
        size = sum(width_of(declaration) * prod(shape) for declaration, _, shape in shown)
        if name == "State":
            self.state_size = size
            yield from field_access(shown)
            yield LISTEN
        maker, noun = BLOCKS[name]
        yield BLOCK_METHODS.format(name=name, first=shown[0][1], size=size, maker=maker, noun=noun)


def init_of(node: ast.ClassDef) -> ast.FunctionDef:
    return next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__")


def parts_made(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield (field, constructor call) of the fields that hold an object."""
    for line in init_of(node).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Call):
            assert isinstance(line.target, ast.Attribute)
            yield line.target.attr, ast.unparse(line.value)


def width_of(declaration: str) -> int:
    return SIZES[declaration.removeprefix("readonly ").split("[")[0].split(" ")[0]]


def field_access(shown: list[tuple[str, str, list[int]]]) -> Iterator[str]:
    yield "    def read_field(self, str field):"
    for _, name, shape in shown:
        yield f'        if field == "{name}":\n            return {read_text(name, shape)}'
    yield '        raise AttributeError(f"a state has no {field}")'
    yield "    def write_field(self, str field, value):"
    for _, name, shape in shown:
        yield f'        if field == "{name}":\n' + write_text(name, shape)
    yield '        raise AttributeError(f"a state has no {field}")'


def read_text(name: str, shape: list[int]) -> str:
    if not shape:
        return f"self.{name}"
    if len(shape) == 1:
        return f"[self.{name}[i] for i in range({shape[0]})]"
    return f"[[self.{name}[i][j] for j in range({shape[1]})] for i in range({shape[0]})]"


def write_text(name: str, shape: list[int]) -> str:
    if not shape:
        return f"            self.{name} = value\n            return"
    check = (
        f"            if not isinstance(value, list) or len(value) != {shape[0]}:\n"
        f'                raise ValueError(f"{name} needs a list of {shape[0]}, not {{value!r}}")\n'
        f"            for i in range({shape[0]}):\n"
    )
    if len(shape) == 1:
        return check + f"                self.{name}[i] = value[i]\n            return"
    inner = (
        f"                for j in range({shape[1]}):\n                    self.{name}[i][j] = value[i][j]"
    )
    return check + inner + "\n            return"


def constant_text(name: str, value: int | list[int]) -> str:
    """Return a constant for the C compiler. It could not inline a module variable."""
    if isinstance(value, int):
        size, body = "", f"#define celestia_{name} INT64_C({value})"
    else:
        numbers = ", ".join(f"INT64_C({number})" for number in value)
        size = f"[{len(value)}]"
        body = f"static const int64_t celestia_{name}{size} = {{{numbers}}};"
    return (
        f'cdef extern from *:\n    """\n    {body}\n    """\n    const int64_t{size} {name} "celestia_{name}"'
    )


def c_type(annotation: ast.expr | None) -> str:
    name = ast.unparse(annotation) if annotation else "None"
    return C_TYPES.get(name, name.split(" | ")[0].split("[")[0])


def function_text(node: ast.FunctionDef, indent: str) -> str:
    """Return the function with C types and its docstring."""
    parameters = [
        arg.arg if arg.arg == "self" else f"{c_type(arg.annotation)} {arg.arg}" for arg in node.args.args
    ]
    if node.name.startswith("_"):
        head = f"cdef {c_type(node.returns)} {node.name}({', '.join(parameters)}) noexcept nogil:"
    else:
        objects = [p if p.startswith("int64_t") or p == "self" else f"{p} not None" for p in parameters]
        head = f"def {node.name}({', '.join(objects)}):"
    body = "\n".join(ast.unparse(line) for line in node.body)
    lines = [head, *(f"    cdef bint {name}" for name in truths(node))]
    lines += [f"    {line}" for line in body.splitlines()]
    return "\n" + "\n".join(indent + line for line in lines)


def truths(node: ast.FunctionDef) -> list[str]:
    """Return local names that hold only booleans.

    Cython would treat them as Python objects."""
    found = []
    for line in ast.walk(node):
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and is_truth(line.value):
            found.append(line.targets[0].id)
    return sorted(set(found))


def is_truth(value: ast.expr) -> bool:
    if isinstance(value, ast.IfExp):
        return is_truth(value.body)
    if isinstance(value, ast.BoolOp):
        return is_truth(value.values[0])
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) == "bool"
    if isinstance(value, ast.UnaryOp):
        return isinstance(value.op, ast.Not)
    return isinstance(value, ast.Compare) or (
        isinstance(value, ast.Constant) and isinstance(value.value, bool)
    )
