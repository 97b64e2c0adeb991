"""What a private function may contain: the dialect that both back ends translate.

docs/dialect.md explains it. Everything else is an error that names the file, the line and what to write
instead. `kinds` refuses what depends on types, `effects` what depends on the order of evaluation.
"""

from __future__ import annotations

import ast

from .program import DialectError, Function, Program
from .recursion import check_no_cycles, counted_parameters

# Calls that are not private functions of the rules.
BUILT_IN = {"min", "max", "abs", "sqrt", "bool", "int", "float", "range"}

STATEMENTS = (
    ast.Expr,
    ast.Assign,
    ast.AugAssign,
    ast.Return,
    ast.If,
    ast.While,
    ast.For,
    ast.Break,
    ast.Continue,
    ast.Pass,
)
EXPRESSIONS = (
    ast.Constant,
    ast.Name,
    ast.Attribute,
    ast.Subscript,
    ast.BinOp,
    ast.UnaryOp,
    ast.Compare,
    ast.BoolOp,
    ast.IfExp,
    ast.Call,
)
ADVICE: dict[type[ast.AST], str] = {
    ast.ListComp: "a comprehension creates a list: fill a fixed array in a for loop",
    ast.GeneratorExp: "a generator expression has no native form: write a for loop",
    ast.SetComp: "a set has no native form: use the bits of an integer",
    ast.DictComp: "a dict has no native form: use an array that is indexed by number",
    ast.List: "a list has no native form: use a field made by zeros(), or a list at module level",
    ast.Tuple: "a tuple has no native form: use one name or one argument for each value",
    ast.Dict: "a dict has no native form: use an array that is indexed by number",
    ast.Set: "a set has no native form: use the bits of an integer",
    ast.JoinedStr: "text has no native form: return a number and format it in a public function",
    ast.Lambda: "a function is no value: dispatch by number with if and elif",
    ast.FunctionDef: "a nested function has no native form: write a private function of the module",
    ast.Raise: "native code cannot raise: return a number and raise in a public function",
    ast.Assert: "native code cannot raise: check in a public function or in a test",
    ast.Try: "native code cannot raise: test the condition first",
    ast.With: "a with statement has no native form: call the functions one after the other",
    ast.Match: "match has no native form: write if and elif",
    ast.NamedExpr: "an assignment inside an expression has no native form: assign on a line of its own",
    ast.Starred: "name each argument instead of using *",
    ast.Slice: "a slice creates a list: copy in a for loop",
    ast.Delete: "del has no native form",
    ast.Global: "a global cannot be assigned: pass an object with fields",
    ast.Yield: "a generator has no native form: write a loop in the caller",
    ast.Import: "import at the top of the file",
    ast.ImportFrom: "import at the top of the file",
}


def check_program(program: Program) -> None:
    for function in program.functions.values():
        Check(function).check()
    check_no_cycles(program)
    counted_parameters(program)


class Check:
    """The syntax check of one private function."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def check(self) -> None:
        node = self.function.node
        arguments = node.args
        if arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
            raise self.error(node, f"{node.name} has optional or keyword parameters: use plain ones only")
        if node.decorator_list:
            raise self.error(node, f"{node.name} has a decorator: a private function may not have one")
        for parameter in arguments.args:
            if parameter.annotation is None:
                raise self.error(parameter, f"the parameter {parameter.arg} needs a type")
        if node.returns is None:
            raise self.error(node, f"{node.name} needs the type of its result")
        self.block(node.body)

    def error(self, node: ast.AST, problem: str) -> DialectError:
        return DialectError(self.function.path, node, problem)

    def refuse(self, node: ast.AST) -> DialectError:
        advice = ADVICE.get(type(node), f"{type(node).__name__} is not part of the dialect")
        return self.error(node, advice)

    def block(self, body: list[ast.stmt]) -> None:
        for line in body:
            if not isinstance(line, STATEMENTS):
                raise self.refuse(line)
            self.statement(line)

    def statement(self, line: ast.stmt) -> None:
        if isinstance(line, ast.Assign):
            self.assignment(line)
        elif isinstance(line, ast.For):
            self.loop(line)
        elif isinstance(line, ast.While) and line.orelse:
            raise self.error(line, "a loop cannot have an else: use a variable")
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            return  # a docstring
        elif isinstance(line, ast.Expr) and not isinstance(line.value, ast.Call):
            raise self.refuse(line.value)
        for part in ast.iter_child_nodes(line):
            if isinstance(part, ast.stmt):
                self.block([part])
            elif isinstance(part, ast.expr) and not (isinstance(line, ast.For) and part is line.iter):
                self.expression(part)

    def assignment(self, line: ast.Assign) -> None:
        if len(line.targets) > 1:
            raise self.error(line, "assign one name at a time, on lines of their own")
        if isinstance(line.targets[0], ast.Tuple | ast.List | ast.Starred):
            raise self.error(line, "assign one name at a time: a tuple has no native form")

    def loop(self, line: ast.For) -> None:
        called = line.iter.func if isinstance(line.iter, ast.Call) else None
        if not (isinstance(called, ast.Name) and called.id == "range") or not isinstance(
            line.target, ast.Name
        ):
            raise self.error(line, "loop over range(...) with one name, and read the element by its index")
        assert isinstance(line.iter, ast.Call)
        if line.orelse:
            raise self.error(line, "a loop cannot have an else: use a variable")
        for number in line.iter.args:
            self.expression(number)
        if len(line.iter.args) == 3 and step_of(line.iter.args[2]) == 0:
            raise self.error(line, "the step of range has to be a number, not 0")

    def expression(self, node: ast.expr) -> None:
        if not isinstance(node, EXPRESSIONS):
            raise self.refuse(node)
        if isinstance(node, ast.Constant) and not isinstance(node.value, int | float | None):
            raise self.error(
                node, "text has no native form: return a number and format it in a public function"
            )
        if isinstance(node, ast.Call):
            self.call(node)
        elif isinstance(node, ast.Compare):
            self.compare(node)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow | ast.MatMult):
            raise self.error(node, "** is for constants only: multiply, or shift 1 to the left")
        elif isinstance(node, ast.Subscript) and (step_of(node.slice) or 0) < 0:
            raise self.error(node, "a negative index reads outside a C array: count from the front")
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr) and not (isinstance(node, ast.Call) and part is node.func):
                self.expression(part)

    def call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute):
            raise self.error(node, f"{ast.unparse(node.func)} is a method: call a private function instead")
        if node.keywords:
            raise self.error(node, "pass arguments by position: native functions have no keywords")
        name = ast.unparse(node.func)
        if name == "range":
            raise self.error(node, "range is only for loops")
        if not name.startswith("_") and name not in BUILT_IN:
            raise self.error(node, f"{name} is not a private function: native code cannot call Python")

    def compare(self, node: ast.Compare) -> None:
        if any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
            raise self.error(node, "a membership test creates a tuple: compare with == and or")
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.Is | ast.IsNot) and not is_none(right):
                raise self.error(node, "use is only with None, and == for numbers")
        if any(isinstance(part, ast.Call) for middle in node.comparators[:-1] for part in ast.walk(middle)):
            raise self.error(
                node, "the middle of a chained comparison is written twice: give it a name first"
            )


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def step_of(node: ast.expr) -> int | None:
    """Return the value of a literal integer, 0 for anything else but a number, None for no literal."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = step_of(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return int(node.value)
    return None
