"""Source outside the dialect is refused with file, line and advice. docs/dialect.md lists the dialect."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from celestia.compile_rules.cpp import PRELUDE, Variant, cpp_text
from celestia.compile_rules.dialect import check_program
from celestia.compile_rules.effects import Effects
from celestia.compile_rules.kinds import Kinds
from celestia.compile_rules.program import DialectError, Program, read_program

from .build import ROOT, needs_gpp

# What every source below can use.
COMMON = """
from .arrays import longs, reals, wide, zeros

class State:
    def __init__(self) -> None:
        self.held = wide(6)
        self.asked = 0
        self.hand = zeros(6)

class Options:
    def __init__(self) -> None:
        self.count = 0
        self.action = longs(9)
        self.worth = reals(9)
        self.best = 0.0

SCRATCH = Options()
WIDE_SET = 1 << 40

def _bump(s: State) -> int:
    s.asked += 1
    return s.asked

"""
FIRST = COMMON.count("\n") + 1  # the line on which a source starts


def program_of(folder: Path, source: str) -> Program:
    (folder / "arrays.py").write_text("")
    path = folder / "house.py"
    path.write_text(COMMON + dedent(source).lstrip("\n"))
    program = read_program([path])
    check_program(program)
    return program


def translate(folder: Path, source: str) -> str:
    program = program_of(folder, source)
    kinds = Kinds(program)
    Effects(kinds)
    return cpp_text(program, kinds)


REFUSED = {
    "a list": (
        "def _f(a: int) -> int:\n    b = [a for _ in range(3)]\n    return b[0]",
        2,
        "a comprehension",
    ),
    "text": ("def _f(a: int) -> int:\n    return f'{a}'", 2, "text has no native form"),
    "a tuple": ("def _f(a: int) -> int:\n    a, b = 1, 2\n    return a", 2, "assign one name at a time"),
    "an error": (
        "def _f(a: int) -> int:\n    if a:\n        raise ValueError\n    return a",
        3,
        "cannot raise",
    ),
    "membership": ("def _f(a: int) -> bool:\n    return a in (1, 2)", 2, "compare with == and or"),
    "a loop over a list": (
        "def _f(s: State) -> None:\n    for a in s.hand:\n        pass",
        2,
        "loop over range",
    ),
    "a negative index": ("def _f(s: State) -> int:\n    return s.hand[-1]", 2, "count from the front"),
    "a method": ("def _f(s: State) -> int:\n    return s.count()", 2, "call a private function instead"),
    "a public function": ("def _f(a: int) -> int:\n    return len(a)", 2, "len is not a private function"),
    "an unknown function": (
        "def _f(a: int) -> int:\n    return _missing(a)",
        2,
        "no private function _missing",
    ),
    "a keyword": ("def _f(s: State) -> int:\n    return _bump(s=s)", 2, "by position"),
    "a default": ("def _f(a: int = 1) -> int:\n    return a", 1, "optional or keyword parameters"),
    "no type": ("def _f(a) -> int:\n    return a", 1, "the parameter a needs a type"),
    "a type without a native form": ("def _f(a: str) -> int:\n    return 1", 1, "the type str"),
    "a shared object": (
        "def _f(a: int) -> int:\n    return SCRATCH.count",
        2,
        "pass the object as a parameter",
    ),
    "an unknown field": ("def _f(s: State) -> int:\n    return s.tail", 2, "s.tail is not a field"),
    "two kinds in one name": (
        "def _f(s: State) -> int:\n    a = s\n    a = 1\n    return a",
        3,
        "use two names",
    ),
    "a float as an int": (
        "def _f(a: int) -> int:\n    return a / 2",
        2,
        "returns real where its type says int",
    ),
    "a float as an argument": (
        "def _g(a: int) -> int:\n    return a\ndef _f(a: float) -> int:\n    return _g(a)",
        4,
        "_g takes int here, not real",
    ),
    "a float as an index": ("def _f(s: State, a: float) -> int:\n    return s.hand[a]", 2, "an index"),
    "whole division of a float": ("def _f(a: float) -> float:\n    return a // 3", 2, "convert with int()"),
    "a number as a bool": (
        "def _f(a: int) -> bool:\n    return a & 1",
        2,
        "returns int where its type says bool",
    ),
    "the value of or": ("def _f(a: int) -> int:\n    return a or 1", 2, "has to be a bool"),
    "the order of operands": (
        "def _f(s: State) -> int:\n    return s.asked + _bump(s)",
        2,
        "changes what the rest of the expression reads",
    ),
    "the order of arguments": (
        "def _g(a: int, b: int) -> int:\n    return a\ndef _f(s: State) -> None:\n    _g(_bump(s), _bump(s))",
        4,
        "give it a name on a line of its own",
    ),
    "functions in a ring": (
        "def _f(a: int) -> int:\n    return _g(a)\ndef _g(a: int) -> int:\n    return _f(a)",
        4,
        "call each other",
    ),
    "open recursion": ("def _f(a: int) -> int:\n    return _f(a + 2)", 1, "or write a loop"),
    "a table of texts": ("NAMES = ['fog', 'birds']", 1, "a flat list of numbers"),
    "a name twice": ("def _bump(a: int) -> int:\n    return a", 1, "defined twice"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_names_file_line_and_advice(name: str, tmp_path: Path) -> None:
    source, line, advice = REFUSED[name]
    with pytest.raises(DialectError) as caught:
        translate(tmp_path, source)
    message = str(caught.value)
    assert message.startswith(f"{tmp_path / 'house.py'}:{FIRST - 1 + line}: ")
    assert advice in message
    assert message.endswith("(see docs/dialect.md)")


def test_only_what_does_not_fit_gets_64_bits(tmp_path: Path) -> None:
    program = program_of(
        tmp_path,
        """
        def _narrow(a: int) -> int:
            return a % 7 + 1

        def _upper(seed: int) -> int:
            return seed >> 32

        def _holds(cards: int, number: int) -> int:
            return cards >> number & 1

        def _f(s: State, seat: int) -> int:
            held = s.held[seat] | WIDE_SET
            return _narrow(seat) + _holds(held, seat)
        """,
    )
    kinds = Kinds(program)
    wide = {
        (name, local) for name, found in kinds.locals.items() for local in found if found[local] == "wide"
    }
    assert wide == {("_upper", "seed"), ("_holds", "cards"), ("_f", "held")}
    assert "wide" not in kinds.returns.values()


# ------------------------------------------------------------------------------- the same results as Python
ARITHMETIC = """
from math import sqrt

SET = 1 << 3 | 1 << 30
PRICES = [0.25, 1.5, -2.0]

def _divide(a: int, b: int) -> int:
    return a // b * 1000 + a % b

def _shift(a: int, b: int) -> int:
    return (a >> b % 5) + (a // 8) * 3 + a % 16 + (SET >> b % 40 & 1)

def _compare(a: int, b: int) -> int:
    return (1 if -9 <= a < b else 0) + (2 if not a & 1 and b else 0) + min(a, b, 7) * max(a, 3) + abs(a - b)

def _loops(a: int, b: int) -> int:
    total = 0
    last = -1
    for n in range(3, a % 20):
        total += n
        last = n
        if n > 12:
            break
    for n in range(b % 9, -1, -2):
        if n == 3:
            continue
        total = total * 3 + n
    while total > 1000:
        total //= 7
        total -= 1
    return total * 10 + last + n

def _walk(depth: int, a: int, b: int) -> int:
    if depth == 4:
        return a
    found = 0
    for n in range(b % 3 + 1):
        found = found + _walk(depth + 1, a + n * depth, b) % 997
    return found

def _recurse(a: int, b: int) -> int:
    return _walk(0, a, b)

def _short(a: int, b: int) -> int:
    short = a
    union = b
    short -= union * 2
    return -short if short < 0 else ~short

def _worth(a: int, share: float) -> float:
    worth = 0
    for n in range(3):
        worth += PRICES[n] * a / 3
    return max(worth, share) - min(0.1, share)

def _floats(a: int, b: int) -> int:
    value = _worth(a, b / 7)
    if value > 1 or value <= -0.5:
        value = abs(value) * 2
    return int(value * 1000) + int(float(b) / 2) + int(sqrt(a * a + 2) * 100)
"""
FUNCTIONS = ("_divide", "_shift", "_compare", "_loops", "_recurse", "_short", "_floats")
NUMBERS = [-1000, -65, -17, -8, -3, -2, -1, 0, 1, 2, 3, 5, 8, 15, 31, 64, 99, 12345]


def plain_functions() -> dict[str, Callable[[int, int], int]]:
    found: dict[str, Callable[[int, int], int]] = {}
    exec(ARITHMETIC, found)
    return found


@needs_gpp
def test_numbers_behave_as_in_python(tmp_path: Path) -> None:
    (tmp_path / "rules.h").write_text(translate(tmp_path, ARITHMETIC))
    lines = [
        f'extern "C" int32_t run{name}(int32_t a, int32_t b) {{ return celestia::{name}(a, b); }}'
        for name in FUNCTIONS
    ]
    (tmp_path / "entry.cpp").write_text("\n".join(['#include "prelude.h"', '#include "rules.h"', *lines]))
    flags = ["-std=c++17", "-O2", "-shared", "-fPIC", "-ffp-contract=off"]
    command = ["g++", *flags, f"-I{tmp_path}", f"-I{PRELUDE.parent}", "entry.cpp", "-o", "made.so"]
    subprocess.run(command, cwd=tmp_path, check=True)
    native, plain = ctypes.CDLL(str(tmp_path / "made.so")), plain_functions()
    for name in FUNCTIONS:
        for a in NUMBERS:
            for b in (number for number in NUMBERS if number):
                assert native[f"run{name}"](a, b) == plain[name](a, b), f"{name}({a}, {b})"


def test_the_rules_themselves_are_in_the_dialect() -> None:
    from celestia import compile_rules

    text = compile_rules.cpp()
    assert text.count("CELESTIA_FUNCTION") > 600  # declarations and definitions
    assert str(ROOT) not in text


def test_a_header_can_be_limited_to_what_is_needed(tmp_path: Path) -> None:
    program = program_of(tmp_path, ARITHMETIC)
    text = cpp_text(program, Kinds(program), Variant(wanted=("_floats",)))
    assert "_worth" in text
    assert "_divide" not in text


def test_floats_in_fields_are_doubles(tmp_path: Path) -> None:
    text = translate(
        tmp_path,
        """
        def _keep_best(out: Options) -> float:
            for at in range(out.count):
                if out.worth[at] > out.best:
                    out.best = out.worth[at]
            return out.best
        """,
    )
    assert "double worth[9];" in text
    assert "double best;" in text
    assert "double _keep_best(Options* out)" in text
