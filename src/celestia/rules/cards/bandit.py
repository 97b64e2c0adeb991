"""Bandit: one die more for the vessel about to roll (Q12).

When: before the roll. Who: everybody, also the captain and those who left; several add up (C61, C62).
"""

from ..state import State


def _play_bandit(s: State) -> None:
    s.bandits += 1
