"""docs/environments.md matches the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from celestia.environments.documentation import PAGE, with_tables

TEXT = (Path(__file__).resolve().parents[2] / PAGE).read_text()


def test_the_tables_match_the_code() -> None:
    assert with_tables(TEXT) == TEXT, "run: python -m celestia.environments.documentation"


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="marked for ids"):
        with_tables("nothing")


def test_the_documented_programs_play_games(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(programs) == 4
    for program in programs:
        exec(compile(program, PAGE.name, "exec"), {})
    *ends, batch, last, network = capsys.readouterr().out.splitlines()
    assert len(ends) == 4
    assert all(re.fullmatch(r"seat_\d (won|lost) with -?\d+ points", line) for line in ends)
    assert batch.startswith("won by each seat: [")
    assert last.startswith("the last answer was: ")
    assert re.fullmatch(r"scores of four networks: \[(-?\d+(, )?){4}\]", network)
