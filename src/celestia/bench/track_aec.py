"""PettingZoo's documented loop: `last`, a random legal answer, `step`.

All contestants use the same loop over raw environments, without PettingZoo's wrappers.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from .null_environment import null_environment
from .open_spiel import NOT_INSTALLED
from .ours import SUBJECTS, Subject
from .rounds import Contestant, Tally
from .track import Missing, Track

PEERS = {"PettingZoo leduc_holdem": "leduc_holdem_v4", "PettingZoo texas_holdem": "texas_holdem_v4"}


def play(env: Any, games: int, seed: int) -> None:
    """Play games. The seed is for the first one, the others continue its sequence."""
    random.seed(seed)
    draw = random.random
    env.reset(seed=seed)
    for game in range(games):
        if game:
            env.reset()
        last, step = env.last, env.step
        for _ in env.agent_iter():
            seen, _, over, cut, _ = last()
            if over or cut:
                step(None)
            else:
                options = seen["action_mask"].view(bool).nonzero()[0]
                step(options[int(draw() * len(options))])


def tally(env: Any, games: int, seed: int) -> Tally:
    """Play the same games and count every decision."""
    decisions = 0
    step = env.step

    def counted(action: int | None) -> None:
        nonlocal decisions
        decisions += action is not None
        step(action)

    env.step = counted
    try:
        play(env, games, seed)
    finally:
        del env.step
    return Tally(decisions, games)


def ours(subject: Subject) -> Any:
    return import_module("celestia.environments.aec").CelestiaAEC(config=str(subject.config))


def peer(module: str) -> Any:
    return import_module(f"pettingzoo.classic.{module}").raw_env()


def entry(name: str, is_ours: bool, make: Callable[[], Any], yardstick: bool = False) -> Contestant | Missing:
    try:
        env = make()
    except ImportError:
        return Missing(name, NOT_INSTALLED)
    env.reset(seed=0)
    seen = env.observe(env.agent_selection)
    sizes = f"observation {seen['observation'].nbytes} bytes, mask {seen['action_mask'].nbytes} bytes"
    return Contestant(name, is_ours, partial(play, env), partial(tally, env), sizes, yardstick)


def contestants() -> list[Contestant | Missing]:
    found = [entry(subject.name, True, partial(ours, subject)) for subject in SUBJECTS]
    found += [entry(name, False, partial(peer, module)) for name, module in PEERS.items()]
    return [*found, entry("null environment", False, null_environment, yardstick=True)]


AEC = Track(
    "aec",
    "PettingZoo's loop over a raw environment",
    "decisions",
    "300,000/s",
    "600,000/s",
    contestants,
)
