"""The same seed gives the same contest in both builds, on processes and on Ray."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from celestia.arena.contest import Contest, line_up
from celestia.arena.runner import deals, spread
from celestia.cli import main
from celestia.game.setup.config import Config

WORDS = "arena odds careful random --preset whole_sky --players 3 --deals 1 --seed 9 --processes 1 --json"


def output_of(words: str, **environment: str) -> str:
    command = [sys.executable, "-m", "celestia.cli", *words.split()]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_both_builds_play_the_same_contest() -> None:
    default_build, pure_build = output_of(WORDS, CELESTIA_PURE="0"), output_of(WORDS, CELESTIA_PURE="1")
    assert default_build == pure_build
    assert '"games": 3' in pure_build


def test_both_builds_count_the_same() -> None:
    words = "stats --preset whole_sky --players 4 --games 10 --seed 9 --processes 1 --json"
    default_build, pure_build = output_of(words, CELESTIA_PURE="0"), output_of(words, CELESTIA_PURE="1")
    assert default_build == pure_build
    assert '"games":10' in pure_build


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_results_come_in_the_order_of_the_tasks(processes: int) -> None:
    assert list(spread(abs, [-3, 1, -2, 5], processes)) == [3, 1, 2, 5]


def test_stopping_early_leaves_no_worker_behind() -> None:
    results = spread(abs, [-3, 1, -2], 2)
    assert next(results) == 3
    results.close()
    assert multiprocessing.active_children() == []


def test_no_tasks_give_no_results() -> None:
    assert list(spread(abs, [], 3)) == []


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_ray_cluster_gives_the_same_results() -> None:
    met = Contest(Config.preset("classic", 3), line_up(["careful", "random"], 3), 4, 9)
    assert list(deals(met, 1, ray="")) == list(deals(met, 1))


def test_without_ray_the_command_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "random", "--players", "2", "--deals", "1", "--ray"]) == 2
    assert "pip install -e '.[ray]'" in capsys.readouterr().err
