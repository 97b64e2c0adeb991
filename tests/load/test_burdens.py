"""The manual measurements still run: a real server, a few tables, every burden."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from tests.load import compare, floods

ROOT = Path(__file__).parents[2]
FIGURES = re.compile(r"(without|with .*): .* ms, \d+% of a core, \d+ MB, 0 errors")


@pytest.mark.parametrize("burden", sorted(floods.BURDENS))
def test_a_burden_is_measured_without_errors(
    burden: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cores = os.sched_getaffinity(0)
    monkeypatch.setattr(floods, "TABLES", 2)
    monkeypatch.setattr(sys, "argv", ["floods", burden, "--number", "8", "--seconds", "1"])
    floods.main()
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("with")]
    assert len(printed) == 2
    for line in printed:
        assert FIGURES.fullmatch(line), line
    assert os.sched_getaffinity(0) == cores


def test_two_trees_are_compared_in_turns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--tables", "2", "--every", "0.2", "--seconds", "1", "--warm-up", "0.4", "--rounds", "2"]
    monkeypatch.setattr(sys, "argv", ["compare", "--before", str(ROOT), "--after", str(ROOT), *given])
    cores = os.sched_getaffinity(0)
    compare.main()
    printed = capsys.readouterr().out
    assert re.search(r"before: \d\.\d\d ms CPU an action \(rounds: .*\)", printed)
    assert re.search(r"after / before: \d\.\d\d", printed)
    assert printed.count(" 0 errors") == 2
    assert os.sched_getaffinity(0) == cores


def test_the_source_tree_is_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "before")
    with compare.source(Path("/tree")):
        assert os.environ["PYTHONPATH"] == str(Path("/tree/src"))
    assert os.environ["PYTHONPATH"] == "before"
