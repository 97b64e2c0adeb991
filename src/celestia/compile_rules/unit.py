"""The Cython back end: classes with C fields, functions with C types, constants."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .c_text import BLOCK_METHODS, HEADER, LENT, LENT_KINDS, LISTEN, ROW
from .kinds import Kinds
from .program import Class, Field, Function, Item, Program, Value, init_of
from .reading import Number

C_TYPES = {
    "int": "int64_t",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "list[int]": "list",
    "list[float]": "list",
    "Options | None": "Options",
    "Buffer": "object",
    "Row": "uint8_t*",
}
C_LOCALS = {"bool": "bint", "real": "double"}
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
NUMBERS = ("int64_t ", "double ", "bint ")  # how a parameter that is never None starts


class Unit:
    """The joined unit while it is being written."""

    def __init__(self, program: Program, kinds: Kinds) -> None:
        self.kinds = kinds
        self.out = [HEADER]
        self.out += [LENT.format(name=name, kind=kind, width=width) for name, kind, width in LENT_KINDS]
        self.out.append(ROW)
        self.state_size = 0
        for item in program.items:
            self.out.append(self.text_of(item))

    def text_of(self, item: Item) -> str:
        if isinstance(item, Class):
            return "\n".join(self.class_lines(item))
        if isinstance(item, Function):
            return function_text(item.node, "", self.kinds)
        if isinstance(item, Value):
            return constant_text(item.name, item.value)
        return f"cdef {item.kind} {item.name} = {item.kind}()"

    def class_lines(self, made: Class) -> Iterator[str]:
        # Searches clone and drop many states. Reusing their memory makes a clone 10 % faster.
        kept = "@cython.freelist(64)\n" if made.name == "State" else ""
        yield f"\n{kept}@cython.final\ncdef class {made.name}:"
        yield from (f"    cdef {declaration_of(field)}" for field in made.fields)
        makers = list(parts_made(made.node))
        if makers:
            yield "    def __cinit__(self):"
            yield from (f"        self.{name} = {call}" for name, call in makers)
        written = {"__init__"}
        if made.name in BLOCKS:
            yield from self.block_methods(made)
            written |= BLOCK_NAMES | {"__reduce__"}
        for item in made.node.body:
            if isinstance(item, ast.FunctionDef) and item.name not in written:
                yield function_text(item, "    ", self.kinds)

    def block_methods(self, made: Class) -> Iterator[str]:
        shown = made.numbers
        size = sum(field.size for field in shown)
        if made.name == "State":
            self.state_size = size
            yield from field_access(shown)
            yield LISTEN
        maker, noun = BLOCKS[made.name]
        yield BLOCK_METHODS.format(name=made.name, first=shown[0].name, size=size, maker=maker, noun=noun)


def declaration_of(field: Field) -> str:
    """Return the C declaration. A field that may be None stays private."""
    if field.is_object:
        return f"{'' if field.may_be_none else 'readonly '}{field.kind} {field.name}"
    if field.shape:
        return f"{field.kind}{''.join(f'[{n}]' for n in field.shape)} {field.name}"
    return f"readonly {field.kind} {field.name}"


def parts_made(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield (field, constructor call) of the fields that hold an object."""
    for line in init_of(node).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Call):
            assert isinstance(line.target, ast.Attribute)
            yield line.target.attr, ast.unparse(line.value)


def field_access(shown: list[Field]) -> Iterator[str]:
    yield "    def read_field(self, str field):"
    for field in shown:
        yield f'        if field == "{field.name}":\n            return {read_text(field.name, field.shape)}'
    yield '        raise AttributeError(f"a state has no {field}")'
    yield "    def write_field(self, str field, value):"
    for field in shown:
        yield f'        if field == "{field.name}":\n' + write_text(field.name, field.shape)
    yield '        raise AttributeError(f"a state has no {field}")'


def read_text(name: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"self.{name}"
    if len(shape) == 1:
        return f"[self.{name}[i] for i in range({shape[0]})]"
    return f"[[self.{name}[i][j] for j in range({shape[1]})] for i in range({shape[0]})]"


def write_text(name: str, shape: tuple[int, ...]) -> str:
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


def constant_text(name: str, value: Number | list[Number]) -> str:
    """Return a constant for the C compiler. It could not inline a module variable."""
    if not isinstance(value, list):
        kind, size, body = c_kind([value]), "", f"#define celestia_{name} {literal(value)}"
    else:
        kind, size = c_kind(value), f"[{len(value)}]"
        numbers = ", ".join(literal(number) for number in value)
        body = f"static const {kind} celestia_{name}{size} = {{{numbers}}};"
    return (
        f'cdef extern from *:\n    """\n    {body}\n    """\n    const {kind}{size} {name} "celestia_{name}"'
    )


def c_kind(numbers: list[Number]) -> str:
    return "double" if any(isinstance(number, float) for number in numbers) else "int64_t"


def literal(number: Number) -> str:
    return repr(number) if isinstance(number, float) else f"INT64_C({number})"


def c_type(annotation: ast.expr | None) -> str:
    name = ast.unparse(annotation) if annotation else "None"
    return C_TYPES.get(name, name.split(" | ")[0].split("[")[0])


def function_text(node: ast.FunctionDef, indent: str, kinds: Kinds) -> str:
    """Return the function with C types and its docstring."""
    parameters = [
        arg.arg if arg.arg == "self" else f"{c_type(arg.annotation)} {arg.arg}" for arg in node.args.args
    ]
    if node.name in kinds.locals:
        head = f"cdef {c_type(node.returns)} {node.name}({', '.join(parameters)}) noexcept nogil:"
    else:
        objects = [p if p.startswith(NUMBERS) or p == "self" else f"{p} not None" for p in parameters]
        head = f"def {node.name}({', '.join(objects)}):"
    body = "\n".join(ast.unparse(line) for line in node.body)
    lines = [head, *(f"    cdef {declared}" for declared in declared_locals(node, kinds))]
    lines += [f"    {line}" for line in body.splitlines()]
    return "\n" + "\n".join(indent + line for line in lines)


def declared_locals(node: ast.FunctionDef, kinds: Kinds) -> list[str]:
    """Return the declarations that Cython needs. It infers the other locals.

    It would treat booleans as Python objects, and a float that starts as an integer as an integer."""
    given = {parameter.arg for parameter in node.args.args}
    found = kinds.locals.get(node.name, {})
    return [
        f"{C_LOCALS[str(found[name])]} {name}"
        for name in sorted(found.keys() - given)
        if found[name] in C_LOCALS
    ]
