"""Actors of a real Ray cluster on this machine play, and the run learns from their rows."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install -e '.[train]'")
ray: Any = pytest.importorskip("ray", reason="ray is not installed: pip install -e '.[ray]'")

from celestia.arena.ray_cluster import ray_cluster  # noqa: E402
from celestia.learning import policy_kinds  # noqa: E402
from celestia.training.actors import Actor, Actors, Cluster  # noqa: E402
from celestia.training.legal import ListRoom  # noqa: E402
from celestia.training.run import Run  # noqa: E402
from celestia.training.settings import Settings  # noqa: E402

CPU = torch.device("cpu")
SMALL = Settings(minutes=1e-9, games=12, steps=3, width=16, rank=8, minibatch=16, pool_size=2, value_games=10)
TWO = Cluster(actors=2)


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One cluster for all tests: to start one takes seconds."""
    with ray_cluster("local"):
        yield


def test_a_run_learns_from_the_rows_of_all_actors(tmp_path: Path) -> None:
    run = Run(tmp_path, SMALL, CPU, cluster=TWO)
    assert isinstance(run.experience, Actors)
    before = run.network.enter.weight.clone()
    rounds = run.experience.collect()
    assert [rows.action.shape for rows in rounds] == [(3, 12), (3, 12)]
    assert not torch.equal(rounds[0].observation, rounds[1].observation), "actors have tables of their own"
    assert run.experience.answers == 2 * 3 * 12
    run.learner.learn(rounds, run.progress)
    assert not torch.equal(before, run.network.enter.weight)
    run.experience.close()


def test_an_actor_answers_with_the_weights_it_was_sent() -> None:
    """Past selves hold seats, too, so only rows of the latest net are compared."""
    run = Run(Path("/nonexistent"), SMALL, CPU, cluster=Cluster(actors=1))
    (rows,) = run.experience.collect()
    learns = rows.learns[0]
    assert isinstance(rows.legal, ListRoom)
    legal = rows.legal.lists[0]
    assert legal is not None
    code, _ = run.network(rows.observation[0])
    expected = legal.of(legal.chances(run.network, code), rows.action[0])
    assert torch.allclose(rows.log_probability[0][learns], expected[learns], atol=1e-5)
    run.experience.close()


def test_past_selves_reach_the_actors() -> None:
    settings = replace(SMALL, threads=1, past_share=1.0, heuristic_share=0.0, pool_size=1)
    actor = Actor(settings, None, Run(Path("/nonexistent"), settings, CPU).past.state(), 0)
    weights = actor._network.state_dict()
    changed = {name: part + 1 for name, part in weights.items()}
    actor.play(changed, remember=True)
    kept = actor._experience.past.slots[0].state_dict()
    assert all(torch.equal(kept[name], changed[name]) for name in changed)


def test_a_killed_actor_is_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(Path("/nonexistent"), SMALL, CPU, cluster=TWO)
    assert isinstance(run.experience, Actors)
    run.experience.collect()
    pid = ray.get(run.experience._actors[1].process.remote())
    os.kill(pid, signal.SIGKILL)
    while len(rounds := run.experience.collect()) == 2 and "actor 1" not in capsys.readouterr().out:
        pass  # the round that was under way may have ended before
    assert [rows.action.shape for rows in rounds] == [(3, 12), (3, 12)]
    run.experience.close()


def test_actors_attack_a_native_policy() -> None:
    run = Run(Path("/nonexistent"), SMALL, CPU, against=policy_kinds.TUNED2, cluster=Cluster(actors=1))
    (rows,) = run.experience.collect()
    assert bool(rows.learns.all()), "the policy's answers are not rows"
    run.experience.close()
