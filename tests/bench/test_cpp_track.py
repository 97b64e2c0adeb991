"""The track from C++ says what is missing. No test compiles the rules or OpenSpiel's driver."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from celestia.bench import cpp_library, open_spiel, track_cpp
from celestia.bench.rounds import Contestant
from celestia.bench.track import Missing
from celestia.compile_rules import read
from celestia.compile_rules.cpp import cpp_text


def test_without_a_compiler_one_row_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    (row,) = track_cpp.contestants()
    assert isinstance(row, Missing)
    assert row.why == track_cpp.NO_COMPILER


def test_peers_say_what_they_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "missing", lambda _: None)
    monkeypatch.setattr(track_cpp, "headers", lambda: None)
    assert track_cpp.peer("pig") == Missing("pig", track_cpp.NO_HEADERS)
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert track_cpp.peer("pig") == Missing("pig", open_spiel.NOT_INSTALLED)


def test_the_package_of_open_spiel_has_headers() -> None:
    pytest.importorskip("pyspiel")
    folder = track_cpp.headers()
    assert folder is not None
    assert (folder / "open_spiel" / "abseil-cpp" / "absl").is_dir()


def test_the_header_has_playouts_without_listeners() -> None:
    text = cpp_text(*read(), track_cpp.PLAYOUTS)
    assert "_play_games(" in text
    assert "_observe" not in text


@pytest.mark.skipif(shutil.which("g++") is None, reason="this machine has no g++")
def test_a_library_is_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "seven.cpp").write_text('#include "number.h"\nextern "C" int number() { return NUMBER; }\n')
    monkeypatch.setattr(cpp_library, "HERE", tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    numbers = [
        cpp_library.load("seven.cpp", [], {"number.h": f"#define NUMBER {n}"}).number() for n in (7, 8, 7)
    ]
    assert numbers == [7, 8, 7]
    assert len(list((tmp_path / "celestia" / "bench").glob("*/bench.so"))) == 2


def test_counting_plays_the_same_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver that returns its arguments as a number."""

    class Driver:
        @staticmethod
        def bench_load(_name: bytes) -> int:
            return 5

        @staticmethod
        def bench_play(_loaded: object, is_even: int, games: object, _seed: object, is_counted: int) -> int:
            return is_even * 100 + int(games.value) * is_counted  # type: ignore[attr-defined]

    monkeypatch.setattr(track_cpp, "their_library", Driver)
    monkeypatch.setattr(track_cpp, "headers", lambda: Path())
    monkeypatch.setattr(open_spiel, "missing", lambda _: None)
    monkeypatch.setattr(open_spiel, "load", lambda name: name)
    monkeypatch.setattr(open_spiel, "is_even", lambda _: True)
    entered = track_cpp.peer("kuhn_poker")
    assert isinstance(entered, Contestant)
    assert entered.is_simpler
    entered.play(3, 1)
    tally = entered.tally(3, 1)
    assert (tally.units, tally.games) == (103, 3)
