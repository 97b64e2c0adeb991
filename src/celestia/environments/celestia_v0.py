"""PettingZoo's `celestia_v0`.

`env()` has the usual wrappers. `raw_env()` has none, and is much faster.
"""

from __future__ import annotations

from typing import Any

from ..extras import missing_extra

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing_extra(error, "environments") from error

from .aec import CelestiaAEC, Observation

raw_env = CelestiaAEC


def env(**chosen: Any) -> AECEnv[str, Observation, int]:
    """Create the environment for learning.

    An illegal answer ends the game with -1 for its agent.
    """
    made: AECEnv[str, Observation, int] = raw_env(**chosen)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
