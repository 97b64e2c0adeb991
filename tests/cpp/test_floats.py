"""The dialect of the rules: what the compiler makes of numbers."""

from __future__ import annotations

from pathlib import Path

from celestia.compile_rules.kinds import Kinds
from celestia.compile_rules.program import Program
from celestia.compile_rules.unit import Unit

SOURCE = '''
from ..rules.arrays import reals

WEIGHTS = [0.1, 2, 1e-9]
SHARE = 2 / 3
SEVEN = 7
COUNTS = [1, 2]
SIZE = 4


class Means:
    def __init__(self) -> None:
        self.total = 0.0
        self.number = 0
        self.of = reals(SIZE * 2)


def _halved(value: float, times: int) -> float:
    total = 0.0
    for _ in range(times):
        total += value / 2
    return total


def halved(value: float) -> float:
    """Return half of it."""
    return _halved(value, 1)
'''


def unit_of(source: str, folder: Path) -> str:
    path = folder / "sample.py"
    path.write_text(source)
    program = Program()
    program.add_file(path)
    return "\n".join(Unit(program, Kinds(program)).out)


def test_a_float_is_a_double(tmp_path: Path) -> None:
    written = unit_of(SOURCE, tmp_path)
    assert "cdef double _halved(double value, int64_t times) noexcept nogil:" in written
    assert "def halved(double value):" in written
    assert "cdef readonly double total" in written
    assert "cdef readonly int32_t number" in written
    assert "cdef double[8] of" in written


def test_constants_read_back_as_the_same_number(tmp_path: Path) -> None:
    written = unit_of(SOURCE, tmp_path)
    assert "static const double celestia_WEIGHTS[3] = {0.1, INT64_C(2), 1e-09};" in written
    assert "#define celestia_SHARE 0.6666666666666666" in written
    assert "#define celestia_SEVEN INT64_C(7)" in written
    assert "static const int64_t celestia_COUNTS[2] = {INT64_C(1), INT64_C(2)};" in written
