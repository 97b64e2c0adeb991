"""Functions and statements in C++."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .cpp_expressions import OPERATORS, Expressions, c_kind, safe
from .dialect import step_of
from .kinds import Kinds
from .program import SOURCE_ROOT, Function, parts_of
from .recursion import is_docstring

POLICIES = SOURCE_ROOT / "learning" / "policies"  # a build may mark their functions differently


class FunctionWriter:
    """Writes the text of private functions."""

    def __init__(
        self,
        kinds: Kinds,
        counted: dict[str, str],
        listens: bool | None = None,
        by_hand: tuple[str, ...] = (),
    ) -> None:
        self.kinds = kinds
        self.by_hand = by_hand
        self.counted = counted
        self.expressions = Expressions(kinds, counted, listens)
        self.loop_names: set[str] = set()

    def head(self, function: Function) -> str:
        """Return the head, for a declaration or a definition."""
        parameters = []
        template = ""
        for name in function.parameters:
            kind = c_kind(self.kinds.locals[function.name][name])
            if self.counted.get(function.name) == name:
                template = f"template <{kind} {safe(name)}> "
            else:
                parameters.append(f"{kind} {safe(name)}")
        result = c_kind(self.kinds.returns[function.name])
        is_policy = POLICIES in function.path.parents and function.name not in self.by_hand
        mark = "CELESTIA_POLICY_FUNCTION" if is_policy else "CELESTIA_FUNCTION"
        return f"{template}{mark} {result} {function.name}({', '.join(parameters)})"

    def definition(self, function: Function) -> Iterator[str]:
        self.kinds.now = function
        self.loop_names = loop_only_names(function)
        place = (
            function.path.relative_to(SOURCE_ROOT)
            if SOURCE_ROOT in function.path.parents
            else function.path.name
        )
        yield f"// {place}:{function.node.lineno}"
        yield self.head(function) + " {"
        yield from (f"    {line}" for line in self.declarations(function))
        body = [line for line in function.node.body if not is_docstring(line)]
        if function.name in self.counted:
            assert isinstance(body[0], ast.If)
            yield f"    if constexpr ({self.expressions.text(body[0].test)}) {{"
            yield from indented(self.block(body[0].body))
            yield "    } else {"
            yield from indented(self.block(body[1:]))
            yield "    }"
        else:
            yield from self.block(body)
        yield "}"

    def declarations(self, function: Function) -> Iterator[str]:
        """Yield one line for each local. A Python local lives until the end of its function."""
        for name, kind in self.kinds.locals[function.name].items():
            if name not in function.parameters and name not in self.loop_names:
                yield f"{c_kind(kind)} {safe(name)};"

    # -------------------------------------------------------------------------------------------- statements
    def block(self, body: list[ast.stmt]) -> Iterator[str]:
        for line in body:
            yield from (f"    {text}" for text in self.statement(line))

    def statement(self, line: ast.stmt) -> Iterator[str]:
        text = self.expressions.text
        if isinstance(line, ast.Expr) and not is_docstring(line):
            yield f"{text(line.value)};"
        elif isinstance(line, ast.Assign):
            yield f"{text(line.targets[0])} = {text(line.value)};"
        elif isinstance(line, ast.AugAssign):
            yield self.augmented(line)
        elif isinstance(line, ast.Return):
            yield f"return {text(line.value)};" if line.value is not None else "return;"
        elif isinstance(line, ast.If):
            yield from self.branch(line)
        elif isinstance(line, ast.While):
            yield f"while ({text(line.test)}) {{"
            yield from self.block(line.body)
            yield "}"
        elif isinstance(line, ast.For):
            yield from self.loop(line)
        elif isinstance(line, ast.Break):
            yield "break;"
        elif isinstance(line, ast.Continue):
            yield "continue;"

    def augmented(self, line: ast.AugAssign) -> str:
        """Write a whole assignment where C++ has no such operator, or would work on 32 bits."""
        target = self.expressions.text(line.target)
        if isinstance(line.op, ast.FloorDiv | ast.Mod | ast.Div):
            whole = ast.BinOp(line.target, line.op, line.value)
            return f"{target} = {self.expressions.text(whole)};"
        return f"{target} {OPERATORS[type(line.op)]}= {self.expressions.text(line.value)};"

    def branch(self, line: ast.If) -> Iterator[str]:
        yield f"if ({self.expressions.text(line.test)}) {{"
        yield from self.block(line.body)
        while len(line.orelse) == 1 and isinstance(line.orelse[0], ast.If):
            line = line.orelse[0]
            yield f"}} else if ({self.expressions.text(line.test)}) {{"
            yield from self.block(line.body)
        if line.orelse:
            yield "} else {"
            yield from self.block(line.orelse)
        yield "}"

    def loop(self, line: ast.For) -> Iterator[str]:
        """Write a loop over a range. Its bounds count once, as in Python."""
        assert isinstance(line.iter, ast.Call)
        assert isinstance(line.target, ast.Name)
        numbers = [self.expressions.text(number) for number in line.iter.args]
        first, last = ("0", numbers[0]) if len(numbers) == 1 else (numbers[0], numbers[1])
        step = step_of(line.iter.args[2]) if len(numbers) == 3 else 1
        assert step is not None
        name, kind = safe(line.target.id), c_kind(self.kinds.locals[self.kinds.now.name][line.target.id])
        is_own = line.target.id in self.loop_names
        counter = name if is_own else f"next_{name}"
        yield (
            f"for ({kind} {counter} = {first}, {name}_end = {last}; "
            f"{counter} {'<' if step > 0 else '>'} {name}_end; {counter} += {step}) {{"
        )
        if not is_own:
            yield f"    {name} = {counter};"
        yield from self.block(line.body)
        yield "}"


def loop_only_names(function: Function) -> set[str]:
    """Return the loop variables that only their own loops use. All others outlive their loop."""
    loops = [part for part in parts_of(function.node) if isinstance(part, ast.For)]
    found = {loop.target.id for loop in loops if isinstance(loop.target, ast.Name)} - set(function.parameters)
    inside: set[int] = set()
    for loop in loops:
        assert isinstance(loop.target, ast.Name)
        for part in (part for line in loop.body for part in ast.walk(line)):
            if isinstance(part, ast.Name) and part.id == loop.target.id:
                if isinstance(part.ctx, ast.Store):  # assigned, or the name of an inner loop
                    found.discard(part.id)
                inside.add(id(part))
        inside.add(id(loop.target))
    for part in parts_of(function.node):
        if isinstance(part, ast.Name) and part.id in found and id(part) not in inside:
            found.discard(part.id)
    return found


def indented(lines: Iterator[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)
