"""`celestia load` with a few tables: a real server, real sockets, all figures."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from celestia.cli import main
from celestia.load.figures import Idle, Spread, Step
from celestia.load.report import verdict


class Report(msgspec.Struct):
    at: str
    server: dict[str, object]
    steps: list[Step]
    verdict: dict[str, bool]


def test_a_few_tables_play_at_a_real_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cores = os.sched_getaffinity(0)
    file = tmp_path / "load.json"
    short = ["--every", "0.5", "--seconds", "1.5", "--warm-up", "0.1", "--idle", "0.1"]
    assert main(["load", "--tables", "3", "1", *short, "--json", str(file)]) == 0
    assert os.sched_getaffinity(0) == cores
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    assert report.server["database"] == "sqlite"
    assert [(step.tables, step.sockets, step.errors) for step in report.steps] == [(1, 4, {}), (3, 12, {})]
    for step in report.steps:
        assert 0 < step.moves <= step.actions
        assert step.actions + step.missed == step.tables * 3
        assert step.to_all_seats is not None
        assert step.to_ok is not None
        assert step.to_ok.p50 <= step.to_ok.p99 <= step.to_ok.most
        assert step.megabytes > 10
        assert step.idle.megabytes > 10
        assert step.bytes_a_socket_and_second > 100
    assert "action to all seats" in capsys.readouterr().out


def test_an_invalid_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--tables", "0"], ["--seconds", "-1"], ["--seats", "9"], ["--preset", "chess"]):
        with pytest.raises(SystemExit):
            main(["load", *wrong])
        assert wrong[0] in capsys.readouterr().err


def step(tables: int, cpu: float, p99: float, megabytes: float, errors: dict[str, int]) -> Step:
    times = Spread(1.0, 2.0, p99, 200.0)
    return Step(
        tables=tables,
        sockets=4 * tables,
        seconds=60.0,
        actions=15 * tables,
        actions_a_second=tables / 4,
        moves=15 * tables,
        deliveries_a_second=5.0 * tables,
        to_all_seats=times,
        to_ok=times,
        cpu_ms_an_action=cpu,
        cpu_ms_an_action_beyond_idle=cpu,
        cpu_share=0.1,
        services_cpu_share=0.0,
        megabytes=megabytes,
        bytes_a_socket_and_second=600.0,
        idle=Idle(megabytes, 1.0, 0.0),
        generator_cpu_share=0.1,
        generator_late=times,
        missed=0,
        finished=0,
        errors=errors,
    )


def test_the_targets_are_judged() -> None:
    few = step(10, 1.0, 20.0, 90.0, {})
    assert list(verdict([few, step(1000, 1.3, 99.0, 219.0, {})], 1).values()) == [True] * 4
    assert list(verdict([few, step(1000, 1.31, 101.0, 221.0, {"no stale": 1})], 1).values()) == [False] * 4
