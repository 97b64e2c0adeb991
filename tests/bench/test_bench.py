"""The bench measures, counts and compares correctly. No test asserts a speed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import pytest

from celestia.bench import open_spiel, ours, rounds
from celestia.bench.outcome import Outcome, Row, row_of
from celestia.bench.report import outcome_as_json
from celestia.bench.rounds import Contestant, Sample, Tally
from celestia.bench.track import Track
from celestia.cli import main

ROW_FIELDS = {
    "name",
    "ours",
    "median",
    "lowest",
    "highest",
    "rates",
    "games_per_second",
    "decisions_per_game",
    "chance_per_decision",
    "ratio",
    "lowest_ratio",
    "note",
    "detail",
    "yardstick",
    "is_simpler",
}
TRACK = Track("fake", "a fake track", "decisions", "1x", "2x", list)


@pytest.fixture
def _no_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)


@pytest.fixture
def _unpinned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the other tests of this process keep all cores."""
    monkeypatch.setattr("celestia.bench.command.pin", lambda: None)


def idle(_size: int, _seed: int) -> None:
    pass


def samples(*rates: float) -> list[Sample]:
    return [Sample(0.5, Tally(int(rate * 0.5), games=10)) for rate in rates]


def contestant(name: str, is_ours: bool) -> Contestant:
    return Contestant(name, is_ours, idle, lambda size, _: Tally(size))


def test_ratios_come_from_medians_and_the_best_peer() -> None:
    mine = row_of(contestant("mine", True), samples(900, 1000, 1400))
    slow = row_of(contestant("slow", False), samples(100, 100, 100))
    best = row_of(contestant("best", False), samples(500, 400, 800))
    outcome = Outcome(TRACK, [mine, slow, best, Row("absent", False, [], note="not installed")])
    assert outcome.best_peer is best
    assert outcome.ratio(mine) == pytest.approx(2.0)
    assert outcome.lowest_ratio(mine) == pytest.approx(1400 / 800)
    assert outcome.ratio(outcome.rows[3]) is None
    assert mine.length == pytest.approx(1650 / 30)
    assert mine.games == pytest.approx(1000 / mine.length)


def test_without_a_peer_there_is_no_ratio() -> None:
    mine = row_of(contestant("mine", True), samples(900))
    result = outcome_as_json(Outcome(TRACK, [mine]))
    assert result["best_peer"] is None
    assert result["rows"][0]["ratio"] is None
    assert result["rows"][0]["median"] == pytest.approx(900)


def test_rounds_are_interleaved_and_seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []
    ticks = iter(range(1000))
    monkeypatch.setattr("time.process_time", lambda: float(next(ticks)))

    def player(name: str) -> Contestant:
        return Contestant(
            name, True, lambda _, seed: played.append((name, seed)), lambda size, _: Tally(size)
        )

    taken = rounds.measure([player("a"), player("b")], 3, 1.0)
    assert [entry for entry in played if entry[1]] == [
        ("a", 1),
        ("b", 1),
        ("a", 2),
        ("b", 2),
        ("a", 3),
        ("b", 3),
    ]
    assert [[sample.rate for sample in row] for row in taken] == [[1.0] * 3, [1.0] * 3]


@pytest.mark.usefixtures("_no_open_spiel", "_unpinned")
def test_missing_peers_are_reported_and_ours_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1", "--seconds", "0.001", "--track", "step", "--json"]) == 0
    printed = capsys.readouterr()
    (track,) = json.loads(printed.out)["tracks"]
    notes = {row["name"]: row["note"] for row in track["rows"] if not row["ours"]}
    assert notes == dict.fromkeys(open_spiel.GAMES, open_spiel.NOT_INSTALLED)
    assert all(row["median"] > 0 for row in track["rows"] if row["ours"])
    assert ".[bench]" in printed.err


@pytest.mark.usefixtures("_no_open_spiel", "_unpinned")
def test_the_json_has_the_named_fields(capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "bench",
        "--rounds",
        "1",
        "--seconds",
        "0.001",
        "--json",
        "--track",
        "playouts",
        "--track",
        "clone",
    ]
    assert main(line) == 0
    result = json.loads(capsys.readouterr().out)
    assert {"compiled", "python", "cores", "pinned_core", "rounds", "seconds", "open_spiel"} < set(result)
    assert [track["track"] for track in result["tracks"]] == ["playouts", "clone"]
    for track in result["tracks"]:
        assert {"title", "unit", "must", "target", "best_peer"} < set(track)
        assert all(set(row) == ROW_FIELDS for row in track["rows"])


@pytest.mark.usefixtures("_no_open_spiel", "_unpinned")
def test_the_report_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1", "--seconds", "0.001", "--track", "clone"]) == 0
    shown = capsys.readouterr().out
    assert "all modules, 6 players" in shown
    assert "not installed" in shown


@pytest.mark.parametrize("subject", ours.SUBJECTS, ids=lambda subject: str(subject.name))
def test_the_count_matches_the_timed_loop(subject: ours.Subject) -> None:
    counted = ours.count_in_python(subject, 2, 5)
    assert counted == ours.count_in_python(subject, 2, 5)
    assert 20 < counted < 4000


def test_chance_is_sampled_by_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    draws: Iterator[float] = iter([0.0, 0.24, 0.26, 0.999])
    monkeypatch.setattr("random.random", lambda: next(draws))
    outcomes = [(7, 0.25), (8, 0.75)]
    assert [open_spiel.pick(outcomes) for _ in range(4)] == [7, 7, 8, 8]


def test_invalid_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["--rounds", "0"], ["--seconds", "0"], ["--track", "nothing"]):
        with pytest.raises(SystemExit):
            main(["bench", *line])
    assert "error" in capsys.readouterr().err
