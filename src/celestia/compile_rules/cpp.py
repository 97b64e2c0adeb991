"""The C++ back end: one header with the structs, tables and private functions of the rules.

g++ and nvcc compile the same text. `prelude.h` beside this file comes first. It defines what is not
translated: how a function is marked, integer division as in Python, the caller's memory, copies of states.
Structs hold their parts by value, so that a GPU can keep them in its own memory.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path

from .cpp_expressions import element_type, literal, safe, scalar_type
from .cpp_functions import FunctionWriter
from .kinds import Kinds
from .layout import Layouts
from .program import Class, Function, Program, Value
from .recursion import calls_of, counted_parameters

PRELUDE = Path(__file__).with_name("prelude.h")


@dataclass(frozen=True)
class Variant:
    """How a header differs from the source, for a program that needs less.

    The header has only the `wanted` functions and what they need, or all. Functions `by_hand` are declared
    here and defined after the header. `listens` says whether all states record events or none, so that a
    state needs no event buffer.
    """

    wanted: tuple[str, ...] = ()
    by_hand: tuple[str, ...] = ()
    listens: bool | None = None
    references: tuple[tuple[str, str], ...] = ()  # (class, field): a part that lies elsewhere

    def of(self, program: Program) -> Program:
        if self.listens is not None:
            state, events = program.classes["State"], program.classes["EventBuffer"]
            program = program.with_fields("State", state.numbers)
            program = program.with_fields(
                "EventBuffer", [field for field in events.fields if not field.shape]
            )
        for owner, name in self.references:
            fields = program.classes[owner].fields
            moved = [replace(field, may_be_none=True) if field.name == name else field for field in fields]
            program = program.with_fields(owner, moved)
        return program


EVERYTHING = Variant()


def cpp_text(program: Program, kinds: Kinds, variant: Variant = EVERYTHING) -> str:
    """Return the header. `kinds` are those of the whole program."""
    changed = variant.of(program)
    functions = needed(program, variant)
    writer = FunctionWriter(
        replace_classes(kinds, changed), counted_parameters(program), variant.listens, variant.by_hand
    )
    layouts = Layouts(changed.classes)
    out = [
        "// Generated from the plain Python rules. Change those instead.",
        "#pragma once",
        "namespace celestia {",
    ]
    for module, constants in program.constants.items():
        out += constant_lines(module, constants)
    out += [f"struct {name};" for name in changed.classes]
    for item in changed.items:
        if isinstance(item, Class):
            out += struct_lines(item, layouts)
        elif isinstance(item, Value):
            out.append(value_text(item))
    out.append(COPY_STATE)
    out += [writer.head(function) + ";" for function in functions]
    for function in functions:
        if function.name not in variant.by_hand:
            out += ["", *writer.definition(function)]
    return "\n".join([*out, "}  // namespace celestia", ""])


def replace_classes(kinds: Kinds, program: Program) -> Kinds:
    """Return the kinds for the same functions on other structs."""
    changed = copy(kinds)
    changed.classes = program.classes
    return changed


COPY_STATE = """
CELESTIA_FUNCTION void _copy_state(State* s, const State* other) {
    copy_words(s, other, STATE_BYTES);  // all but the event buffer
}
"""


def needed(program: Program, variant: Variant) -> list[Function]:
    functions = program.functions
    if not variant.wanted:
        return list(functions.values())
    found: set[str] = set()
    left = list(variant.wanted)
    while left:
        name = left.pop()
        if name not in functions or name in found:
            continue
        found.add(name)
        if name not in variant.by_hand:
            left += [ast.unparse(call.func) for call in calls_of(functions[name])]
    return [function for name, function in functions.items() if name in found]


def constant_lines(module: str, constants: dict[str, int | float]) -> Iterator[str]:
    yield f"namespace {module} {{"
    for name, number in constants.items():
        yield f"constexpr {scalar_type(number)} {safe(name)} = {literal(number)};"
    yield "}"


def value_text(item: Value) -> str:
    if isinstance(item.value, list):
        numbers = ", ".join(literal(number) for number in item.value)
        return (
            f"CELESTIA_TABLE {element_type(item.value)} TABLE_{item.name}[{len(item.value)}] = {{{numbers}}};"
        )
    return f"constexpr {scalar_type(item.value)} {item.name} = {literal(item.value)};"


def struct_lines(made: Class, layouts: Layouts) -> Iterator[str]:
    layout = layouts.of[made.name]
    yield f"struct {made.name} {{"
    for field in made.fields:
        shape = "".join(f"[{size}]" for size in field.shape)
        yield f"    {field.kind}{'*' if field.may_be_none else ''} {safe(field.name)}{shape};"
    yield "};"
    yield f'static_assert(sizeof({made.name}) == {layout.size}, "see layout.py");'
    for name, at in layout.offsets.items():
        yield f'static_assert(offsetof({made.name}, {safe(name)}) == {at}, "see layout.py");'
    if made.name == "State":
        yield f"constexpr int STATE_BYTES = {sum(field.size for field in made.numbers)};"
