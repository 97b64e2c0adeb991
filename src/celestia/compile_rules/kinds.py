"""The type of every parameter, local and result of the private functions.

A number is a `bool`, an `int` (32 bits), `wide` (64 bits) or `real` (a double). All other kinds are names of
classes, `Row` and `None`. Annotations give the kinds of parameters and results. A fixpoint over all functions
finds the kinds of locals and the integers that need 64 bits. They start at constants, tables and fields that
do not fit into 32 bits and follow assignments, arguments and results. 64 bits everywhere would slow a GPU
down by a fifth.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from .program import DialectError, Function, Program, parts_of
from .reading import Number

NUMBERS = ("bool", "int", "wide", "real")  # each holds all values of those before it
# Views of the caller's memory, and the kind of their numbers.
LENT_ELEMENTS = {"Bytes": "int", "Shorts": "int", "Longs": "int", "Reals": "real"}
ROWS = ("Row", "ShortRow")  # one row of the caller's memory
ANNOTATED = {"float": "real", "Options | None": "Options"}
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
WHOLE = (*BITWISE, ast.FloorDiv, ast.Mod)
# Handwritten functions: the kinds of their parameters and their result.
BY_HAND_KINDS = {
    "_lowest": (["wide"], "int"),
    "_row": (["Bytes", "int", "int"], "Row"),
    "_short_row": (["Shorts", "int", "int"], "ShortRow"),
    "_blank": (["Row", "int"], "None"),
    "_copy_state": (["State", "State"], "None"),
}


@dataclass(frozen=True)
class Array:
    """An array or one of its rows. `element` is the kind of its numbers."""

    element: str
    dimensions: int = 1


Kind = str | Array


def fits(number: Number) -> bool:
    return -(1 << 31) <= number < 1 << 31


def wider(*kinds: str) -> str:
    """Return the number kind that holds all of these. Arithmetic on booleans gives an int."""
    return NUMBERS[max(1, *(NUMBERS.index(kind) for kind in kinds))]


def constant_kind(value: Number | None) -> str:
    if value is None:
        return "None"
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, float):
        return "real"
    return "int" if fits(value) else "wide"


def literal_int(node: ast.expr) -> int | None:
    is_int = isinstance(node, ast.Constant) and isinstance(node.value, int)
    return node.value if is_int else None  # type: ignore[attr-defined]


class Kinds:
    """The kinds of a program. `locals` includes parameters."""

    def __init__(self, program: Program) -> None:
        self.classes = program.classes
        self.functions = program.functions
        self.values = program.values
        self.objects = program.objects
        self.locals: dict[str, dict[str, Kind]] = {}
        self.returns: dict[str, str] = {}
        for name, function in self.functions.items():
            node = function.node
            self.locals[name] = {
                arg.arg: self.annotated(function, arg, arg.annotation) for arg in node.args.args
            }
            self.returns[name] = self.annotated(function, node, node.returns)
        self.now: Function  # the function that is read
        self.changed = True
        while self.changed:
            self.changed = False
            for function in self.functions.values():
                self.read(function)
        for function in self.functions.values():
            self.check(function)

    def error(self, node: ast.AST, problem: str) -> DialectError:
        return DialectError(self.now.path, node, problem)

    def annotated(self, function: Function, node: ast.AST, annotation: ast.expr | None) -> str:
        name = ast.unparse(annotation) if annotation else "None"
        kind = ANNOTATED.get(name, name)
        if kind in (*NUMBERS, "None", *ROWS, *LENT_ELEMENTS) or kind in self.classes:
            return kind
        advice = "use int, bool, float, Row or a class of the rules"
        raise DialectError(function.path, node, f"the type {name} has no native form: {advice}")

    # ------------------------------------------------------------------------------------------ the fixpoint
    def read(self, function: Function) -> None:
        self.now = function
        for part in parts_of(function.node):
            if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
                self.assign(part, part.targets[0].id, self.of(part.value))
            elif isinstance(part, ast.AugAssign) and isinstance(part.target, ast.Name):
                self.assign(part, part.target.id, self.of(ast.BinOp(part.target, part.op, part.value)))
            elif isinstance(part, ast.For) and isinstance(part.iter, ast.Call):
                assert isinstance(part.target, ast.Name)
                bounds = [self.number(bound) for bound in part.iter.args]
                self.assign(part, part.target.id, wider(*bounds))
            elif isinstance(part, ast.Return) and part.value is not None:
                if self.of(part.value) == "wide" and self.returns[function.name] == "int":
                    self.returns[function.name] = "wide"
                    self.changed = True
            elif isinstance(part, ast.Call):
                self.widen_parameters(part)
            elif isinstance(part, ast.BinOp) and isinstance(part.op, ast.RShift):
                self.widen_shifted(part)

    def assign(self, node: ast.AST, name: str, kind: Kind) -> None:
        known = self.locals[self.now.name]
        old = known.get(name)
        if old is None or old == kind or kind == "unknown":
            new = kind if old is None else old
        elif old in NUMBERS and kind in NUMBERS and not (name in self.now.parameters and kind == "real"):
            new = wider(str(old), str(kind))
        else:
            raise self.error(node, f"{name} holds {old} and {kind}: use two names")
        if old != new and new != "unknown":
            known[name] = new
            self.changed = True

    def widen_parameters(self, call: ast.Call) -> None:
        """An argument with 64 bits needs a parameter with 64 bits."""
        name = ast.unparse(call.func)
        if name not in self.functions:
            return
        called = self.locals[name]
        for parameter, argument in zip(self.functions[name].parameters, call.args, strict=False):
            if called[parameter] == "int" and self.of(argument) == "wide":
                called[parameter] = "wide"
                self.changed = True

    def widen_shifted(self, node: ast.BinOp) -> None:
        """A number whose upper half is read has 64 bits."""
        by = literal_int(node.right)
        if by is not None and by > 31 and isinstance(node.left, ast.Name):
            known = self.locals[self.now.name]
            if known.get(node.left.id) == "int":
                known[node.left.id] = "wide"
                self.changed = True

    # ------------------------------------------------------------------------------------------- expressions
    def number(self, node: ast.expr) -> str:
        """Return the kind of an expression that has to be a number."""
        kind = self.of(node)
        if kind == "unknown":
            return "bool"  # assigned by a line that the fixpoint has not read yet
        if kind not in NUMBERS:
            raise self.error(node, f"{ast.unparse(node)} is not a number")
        return str(kind)

    def of(self, node: ast.expr) -> Kind:
        """Return the kind of an expression of the current function."""
        if isinstance(node, ast.Constant):
            return constant_kind(node.value)  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            return self.name(node)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Subscript):
            return self.subscript(node)
        if isinstance(node, ast.BinOp):
            return self.operation(node)
        if isinstance(node, ast.UnaryOp):
            return "bool" if isinstance(node.op, ast.Not) else wider(self.number(node.operand))
        if isinstance(node, ast.Compare):
            return "bool"
        if isinstance(node, ast.BoolOp):
            return self.choice(node, node.values)
        if isinstance(node, ast.IfExp):
            return self.choice(node, [node.body, node.orelse])
        assert isinstance(node, ast.Call)
        return self.call(node)

    def name(self, node: ast.Name) -> Kind:
        known = self.locals[self.now.name]
        if node.id in known:
            return known[node.id]
        value = self.values.get(node.id)
        if isinstance(value, list):
            return Array(self.element_kind(value))
        if value is not None:
            return constant_kind(value)
        if node.id in self.objects:
            raise self.error(node, f"{node.id} is shared by all games: pass the object as a parameter")
        return "unknown"

    @staticmethod
    def element_kind(table: Iterable[Number]) -> str:
        return wider(*(constant_kind(number) for number in table))

    def attribute(self, node: ast.Attribute) -> Kind:
        owner = self.of(node.value)
        if owner in LENT_ELEMENTS:
            return Array(LENT_ELEMENTS[str(owner)]) if node.attr == "number" else "wide"
        field = self.classes[owner].field(node.attr) if owner in self.classes else None
        if field is None:
            raise self.error(node, f"{ast.unparse(node)} is not a field of a class or a constant")
        if field.is_object:
            return field.kind
        element = {"int64_t": "wide", "uint32_t": "wide", "double": "real"}.get(field.kind, "int")
        return Array(element, len(field.shape)) if field.shape else element

    def subscript(self, node: ast.Subscript) -> Kind:
        owner = self.of(node.value)
        if self.number(node.slice) == "real":
            raise self.error(node, "an index has to be an int")
        if owner in ROWS:
            return "int"
        if not isinstance(owner, Array):
            raise self.error(node, f"{ast.unparse(node.value)} is not an array")
        return owner.element if owner.dimensions == 1 else Array(owner.element, owner.dimensions - 1)

    def operation(self, node: ast.BinOp) -> str:
        left, right = self.number(node.left), self.number(node.right)
        if isinstance(node.op, WHOLE) and "real" in (left, right):
            raise self.error(node, "this operation is for integers: convert with int(), or divide with /")
        if isinstance(node.op, ast.Div):
            return "real"
        number = literal_int(node.right)
        if isinstance(node.op, ast.RShift):
            if number is None and self.is_constant(node.left):
                return "wide"  # a bit set, of which the caller may ask for any element
            return "int" if number is not None and number > 31 else wider(left)
        if isinstance(node.op, ast.LShift):
            return wider(left)
        if isinstance(node.op, ast.BitAnd) and any(self.is_small(part) for part in (node.left, node.right)):
            return "int"
        if isinstance(node.op, ast.Mod) and right != "wide":
            return "int"
        return wider(left, right)

    def is_constant(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in self.values)

    def is_small(self, node: ast.expr) -> bool:
        """Return whether a mask cuts a number down to 31 bits."""
        number = literal_int(node)
        return number is not None and 0 <= number < 1 << 31

    def choice(self, node: ast.expr, parts: list[ast.expr]) -> Kind:
        kinds = [kind for kind in map(self.of, parts) if kind not in ("unknown", "None")]
        if not kinds:
            return "unknown"
        if all(kind == kinds[0] for kind in kinds):
            return kinds[0]
        if all(kind in NUMBERS for kind in kinds):
            return wider(*map(str, kinds))
        raise self.error(node, f"{ast.unparse(node)} has parts of different types")

    def call(self, node: ast.Call) -> Kind:
        name = ast.unparse(node.func)
        if name in ("min", "max"):
            return wider(*(self.number(argument) for argument in node.args))
        if name == "abs":
            return wider(self.number(node.args[0]))
        if name == "sqrt":
            return "real"
        if name in ("bool", "int", "float"):
            kind = self.number(node.args[0])
            return {"bool": "bool", "float": "real"}.get(name) or ("wide" if kind == "wide" else "int")
        if name in BY_HAND_KINDS:
            return BY_HAND_KINDS[name][1]
        if name not in self.returns:
            raise self.error(node, f"there is no private function {name} in the rules")
        return self.returns[name]

    # ------------------------------------------------------------------------------------------------ checks
    def check(self, function: Function) -> None:
        """Refuse conversions that lose something. The fixpoint has found all kinds."""
        self.now = function
        conditions = conditions_of(function.node)
        for part in parts_of(function.node):
            if isinstance(part, ast.Return):
                self.check_return(part)
            elif isinstance(part, ast.Call):
                self.check_call(part)
            elif isinstance(part, ast.Assign | ast.AugAssign):
                self.check_store(part)
            elif (
                isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load) and self.name(part) == "unknown"
            ):
                if part.id not in self.functions and part.id not in BUILT_NAMES:
                    raise self.error(part, f"{part.id} has no value in native code")
            elif isinstance(part, ast.BoolOp) and id(part) not in conditions:
                if any(self.of(value) != "bool" for value in part.values):
                    raise self.error(
                        part, "the value of `and` and `or` has to be a bool: compare, or use bool()"
                    )

    def check_return(self, node: ast.Return) -> None:
        declared = self.returns[self.now.name]
        found = self.of(node.value) if node.value is not None else "None"
        if not self.converts(found, declared):
            raise self.error(node, f"{self.now.name} returns {found} where its type says {declared}")

    def check_call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name in BY_HAND_KINDS:
            wanted = BY_HAND_KINDS[name][0]
        elif name in self.functions:
            wanted = [str(self.locals[name][parameter]) for parameter in self.functions[name].parameters]
        else:
            return
        if len(wanted) != len(node.args):
            raise self.error(node, f"{name} takes {len(wanted)} arguments, not {len(node.args)}")
        for kind, argument in zip(wanted, node.args, strict=True):
            found = self.of(argument)
            if not self.converts(found, kind):
                raise self.error(argument, f"{name} takes {kind} here, not {found}: {ast.unparse(argument)}")

    def check_store(self, node: ast.Assign | ast.AugAssign) -> None:
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        value = node.value if isinstance(node, ast.Assign) else ast.BinOp(target, node.op, node.value)
        if not isinstance(target, ast.Name) and not isinstance(self.of(target), Array):
            wanted, found = self.of(target), self.of(ast.copy_location(value, node))
            if wanted not in NUMBERS or (not self.converts(found, wanted) and found != "wide"):
                raise self.error(node, f"{ast.unparse(target)} holds {wanted} and cannot take {found}")

    @staticmethod
    def converts(found: Kind, wanted: Kind) -> bool:
        if found in NUMBERS and wanted in NUMBERS:
            if wanted == "bool":
                return found == "bool"
            return wanted == "real" or found != "real"
        return found == wanted or (found == "None" and wanted not in NUMBERS) or (found, wanted) == BYTE_ROW


BUILT_NAMES = {"min", "max", "abs", "bool", "int", "float", "range", "sqrt", *BY_HAND_KINDS}
BYTE_ROW = (Array("int"), "Row")


def conditions_of(function: ast.FunctionDef) -> set[int]:
    """Return the `and`s and `or`s of which only the truth counts, by `id`."""
    found: set[int] = set()
    for part in parts_of(function):
        if isinstance(part, ast.If | ast.While | ast.IfExp):
            mark_conditions(part.test, found)
        elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not):
            mark_conditions(part.operand, found)
        elif isinstance(part, ast.Call) and ast.unparse(part.func) == "bool":
            mark_conditions(part.args[0], found)
    return found


def mark_conditions(node: ast.expr, found: set[int]) -> None:
    if isinstance(node, ast.BoolOp):
        found.add(id(node))
        for value in node.values:
            mark_conditions(value, found)
