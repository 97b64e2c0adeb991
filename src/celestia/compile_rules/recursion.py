"""Functions that call themselves.

A GPU has no room for a deep stack, and a C++ compiler cannot inline a function into itself. So a function may
call itself only with one parameter that counts up to a constant. C++ then unrolls it at compile time.
"""

from __future__ import annotations

import ast

from .program import DialectError, Function, Program, parts_of


def calls_of(function: Function) -> list[ast.Call]:
    return [part for part in parts_of(function.node) if isinstance(part, ast.Call)]


def check_no_cycles(program: Program) -> None:
    """Refuse functions that call each other in a ring."""
    functions = program.functions
    done: set[str] = set()

    def visit(name: str, above: tuple[str, ...]) -> None:
        if name in done:
            return
        for call in calls_of(functions[name]):
            called = ast.unparse(call.func)
            if called in above:
                ring = " and ".join(sorted({name, called}))
                raise DialectError(functions[name].path, call, f"{ring} call each other: use a loop")
            if called != name and called in functions:
                visit(called, (*above, name))
        done.add(name)

    for name in functions:
        visit(name, ())


def counted_parameters(program: Program) -> dict[str, str]:
    """Return the parameter that counts up, for each function that calls itself."""
    return {
        name: counted_parameter(function)
        for name, function in program.functions.items()
        if any(ast.unparse(call.func) == name for call in calls_of(function))
    }


def counted_parameter(function: Function) -> str:
    body = [line for line in function.node.body if not is_docstring(line)]
    test = body[0].test if isinstance(body[0], ast.If) and not body[0].orelse else None
    if (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Name)
        and test.left.id in function.parameters
        and isinstance(test.ops[0], ast.Eq)
        and isinstance(test.comparators[0], ast.Constant)
    ):
        at = function.parameters.index(test.left.id)
        again = [call for call in calls_of(function) if ast.unparse(call.func) == function.name]
        if all(ast.unparse(call.args[at]) == f"{test.left.id} + 1" for call in again):
            return test.left.id
    advice = "begin with `if n == <constant>:` and pass n + 1, or write a loop"
    raise DialectError(function.path, function.node, f"{function.name} calls itself: {advice}")


def is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
