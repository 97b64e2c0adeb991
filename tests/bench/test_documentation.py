"""The tables of docs/performance.md are generated from a result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from celestia.bench import tracks
from celestia.bench.documentation import CIRCUMSTANCES, PAGE, with_result
from celestia.bench.figures import table_of
from celestia.bench.outcome import Outcome, Row
from celestia.bench.report import circumstances, outcome_as_json, sizes_as_json
from celestia.bench.size import Size

TEXT = (Path(__file__).resolve().parents[2] / PAGE).read_text()
ROWS = [
    Row("mine", True, [3e6, 4e6, 5e6], games=12_345.6),
    Row("theirs", False, [2e5, 1e5, 4e5], detail="7 bytes"),
    Row("absent", False, [], note="not installed"),
]


def result() -> dict[str, object]:
    track = outcome_as_json(Outcome(tracks.TRACKS["step"], ROWS))
    whole = {**circumstances(7, 0.25, 1), "date": "2031-02-03", "tracks": [track]}
    again: dict[str, object] = json.loads(json.dumps(whole))
    return again


def test_the_page_has_a_place_for_every_track() -> None:
    for name in (CIRCUMSTANCES, *tracks.NAMES):
        assert TEXT.count(f"<!-- bench {name} -->\n") == 1


def test_a_track_without_a_measured_row_keeps_its_table() -> None:
    absent = outcome_as_json(Outcome(tracks.TRACKS["step"], ROWS[2:]))
    page = with_result(TEXT, {**result(), "tracks": [absent]})
    assert "<!-- bench step -->\n| game |" in page


def test_a_result_is_written_into_its_places() -> None:
    page = with_result(TEXT, result())
    assert "| **mine** | 4.00 M/s | 3.00–5.00 | 20.00x | 12.50x | 12,346 |" in page
    assert "| theirs | 200 k/s | 100–400 | 1.00x | 1.00x |  |" in page
    assert "theirs: 7 bytes; absent: not installed." in page
    assert "Measured on 2031-02-03" in page
    assert with_result(page, result()) == page


def test_other_tracks_keep_their_tables() -> None:
    start = TEXT.index("<!-- bench playouts -->")
    kept = TEXT[start : TEXT.index("<!-- end -->", start)]
    assert kept in with_result(TEXT, result())


def test_a_page_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="marked for bench circumstances"):
        with_result("nothing", result())


def test_durations_and_sizes_have_their_own_units() -> None:
    clone = outcome_as_json(Outcome(tracks.TRACKS["clone"], [Row("mine", True, [1e7, 2e7])]))
    assert table_of(clone) == [["game", "median", "span"], ["mine", "0.067 µs", "0.050–0.100"]]
    sizes = sizes_as_json([Size("mine", True, 1245, None)])
    assert table_of(sizes)[1] == ["mine", "1,245 bytes", ""]
