"""Expressions in C++.

Every operand that is not a single term gets parentheses, so that the precedence of C++ never counts.
"""

from __future__ import annotations

import ast

from .kinds import Kinds, constant_kind, fits
from .program import DialectError
from .reading import Number

C_KINDS = {
    "bool": "bool",
    "int": "int32_t",
    "wide": "int64_t",
    "real": "double",
    "None": "void",
    "Row": "Row",
    "ShortRow": "ShortRow",
}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "==",
    ast.IsNot: "!=",
    ast.And: "&&",
    ast.Or: "||",
    ast.Not: "!",
    ast.USub: "-",
    ast.UAdd: "+",
    ast.Invert: "~",
}
COMPOUND = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp)
# Words of C++, and macros of common headers.
CPP_WORDS = """
    and and_eq asm auto bitand bitor bool case catch char class compl const default delete do double enum
    explicit export extern float friend goto inline int linux long major minor mutable namespace new not
    not_eq operator or or_eq private protected public register requires short signed sizeof static struct
    switch template this throw typedef typename union unix unsigned using virtual void volatile xor xor_eq
"""
RESERVED = frozenset(CPP_WORDS.split())


def safe(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


def c_kind(kind: object) -> str:
    """Return the C++ type of a kind. Objects are pointers."""
    return C_KINDS.get(str(kind), f"{kind}*")


def literal(number: Number) -> str:
    if isinstance(number, bool):
        return "true" if number else "false"
    if isinstance(number, float):
        return repr(number)
    if number == -(1 << 31):
        return "INT32_MIN"
    return str(number) if fits(number) else f"INT64_C({number})"


class Expressions:
    """Writes the expressions of `kinds.now`."""

    def __init__(self, kinds: Kinds, counted: dict[str, str], listens: bool | None = None) -> None:
        self.kinds = kinds
        self.counted = counted  # see `recursion`
        self.listens = listens  # whether states record events, if that is known

    def term(self, node: ast.expr) -> str:
        text = self.text(node)
        is_negative = isinstance(node, ast.Constant) and text.startswith("-")
        return (
            f"({text})" if isinstance(node, COMPOUND) or is_negative or text.startswith(("(", "&")) else text
        )

    def text(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return "nullptr" if node.value is None else literal(node.value)  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            return self.name(node)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Subscript):
            return self.subscript(node)
        if isinstance(node, ast.BinOp):
            return self.operation(node)
        if isinstance(node, ast.UnaryOp):
            return OPERATORS[type(node.op)] + self.term(node.operand)
        if isinstance(node, ast.Compare):
            return self.compare(node)
        if isinstance(node, ast.BoolOp):
            return f" {OPERATORS[type(node.op)]} ".join(self.term(value) for value in node.values)
        if isinstance(node, ast.IfExp):
            return f"{self.term(node.test)} ? {self.term(node.body)} : {self.term(node.orelse)}"
        assert isinstance(node, ast.Call)
        return self.call(node)

    def name(self, node: ast.Name) -> str:
        value = self.kinds.values.get(node.id)
        if node.id in self.kinds.locals[self.kinds.now.name] or value is None:
            return safe(node.id)
        return f"TABLE_{node.id}" if isinstance(value, list) else literal(value)

    def inside(self, node: ast.expr) -> str:
        """Return the text before a field of this object."""
        if isinstance(node, ast.Attribute):
            owner = self.kinds.classes[str(self.kinds.of(node.value))]
            field = owner.field(node.attr)
            assert field is not None
            return f"{self.inside(node.value)}{safe(node.attr)}{'->' if field.may_be_none else '.'}"
        return f"{self.term(node)}->"

    def attribute(self, node: ast.Attribute) -> str:
        text = self.inside(node.value) + safe(node.attr)
        owner = self.kinds.classes.get(str(self.kinds.of(node.value)))
        field = owner.field(node.attr) if owner else None
        if field is not None and field.is_object and not field.may_be_none:
            return f"&{text}"
        if field is not None and field.kind == "uint32_t" and isinstance(node.ctx, ast.Load):
            return f"(int64_t){text}"
        return text

    def subscript(self, node: ast.Subscript) -> str:
        table = self.kinds.values.get(node.value.id) if isinstance(node.value, ast.Name) else None
        if isinstance(table, list) and all(number == 1 << at for at, number in enumerate(table)):
            return f"({'1' if fits(table[-1]) else 'INT64_C(1)'} << {self.term(node.slice)})"
        return f"{self.term(node.value)}[{self.text(node.slice)}]"

    def operation(self, node: ast.BinOp) -> str:
        kind = self.kinds.operation(node)
        left, right = self.term(node.left), self.term(node.right)
        if isinstance(node.op, ast.Div):
            return f"(double){left} / {right}"
        whole = wider_text(self.kinds.number(node.left), self.kinds.number(node.right))
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            name = "floor_div" if isinstance(node.op, ast.FloorDiv) else "floor_mod"
            text = f"{name}<{whole}>({left}, {right})"
        else:
            if kind == "wide" and whole == "int32_t":
                left, whole = f"(int64_t){left}", "int64_t"
            text = f"{left} {OPERATORS[type(node.op)]} {right}"
        return f"(int32_t)({text})" if kind == "int" and whole == "int64_t" else text

    def compare(self, node: ast.Compare) -> str:
        if self.listens is not None and ast.unparse(node.left).endswith(".events"):
            return literal(self.listens == isinstance(node.ops[0], ast.IsNot))
        parts, left = [], node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            parts.append(f"{self.term(left)} {OPERATORS[type(op)]} {self.term(right)}")
            left = right
        return " && ".join(parts)

    def call(self, node: ast.Call) -> str:
        name = ast.unparse(node.func)
        arguments = [self.text(argument) for argument in node.args]
        if name in ("min", "max"):
            kind = c_kind(self.kinds.call(node))
            text = arguments[0]
            for argument in arguments[1:]:
                text = f"{'least' if name == 'min' else 'greatest'}<{kind}>({text}, {argument})"
            return text
        if name == "abs":
            return f"absolute<{c_kind(self.kinds.call(node))}>({arguments[0]})"
        if name == "sqrt":
            return f"sqrt((double){self.term(node.args[0])})"
        if name == "bool":
            return f"({self.term(node.args[0])} != 0)"
        if name in ("int", "float"):
            return f"({c_kind(self.kinds.call(node))}){self.term(node.args[0])}"
        if name in self.counted:
            return self.counted_call(node, name, arguments)
        return f"{name}({', '.join(arguments)})"

    def counted_call(self, node: ast.Call, name: str, arguments: list[str]) -> str:
        at = self.kinds.functions[name].parameters.index(self.counted[name])
        given = node.args[at]
        if name != self.kinds.now.name and not isinstance(given, ast.Constant):
            problem = f"{name} calls itself, so pass a constant as {self.counted[name]}"
            raise DialectError(self.kinds.now.path, node, problem)
        number = arguments.pop(at)
        return f"{name}<{number}>({', '.join(arguments)})"


def wider_text(left: str, right: str) -> str:
    return "int64_t" if "wide" in (left, right) else "int32_t"


def scalar_type(number: Number) -> str:
    return c_kind(constant_kind(number))


def element_type(numbers: list[Number]) -> str:
    """Return the smallest C++ type that holds all numbers of a table."""
    if any(isinstance(number, float) for number in numbers):
        return "double"
    for bits in (8, 16, 32):
        if all(-(1 << bits - 1) <= number < 1 << bits - 1 for number in numbers):
            return f"int{bits}_t"
    return "int64_t"
