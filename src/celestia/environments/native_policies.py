"""The native policies by name. They answer for seats in compiled code."""

from __future__ import annotations

from ..learning.policy_names import POLICIES as POLICIES


def policy_number(name: str) -> int:
    """Return the number of a native policy, for `Batch.assign`."""
    if name not in POLICIES:
        known = ", ".join(POLICIES)
        raise ValueError(
            f"there is no native policy {name!r}; there are: {known}. For other bots make single "
            'environments: gymnasium.make_vec(..., vectorization_mode="async")'
        )
    return POLICIES[name]
