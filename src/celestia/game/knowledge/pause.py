"""The moments of one pause: the current one and those that follow it.

A staged game stops for the whole table at every moment in which public facts allow somebody to be asked.
Moments that follow one another without a visible change make one pause. A player who can act only in a later
moment decides ahead, together with the others.
"""

from __future__ import annotations

from ... import engine


def moments_of_pause(state: engine.State) -> list[engine.State]:
    """Return the position, then a copy of it for each later moment of the same pause."""
    moments = [state]
    for phase in engine.phases_ahead(state):
        later = state.clone()
        engine.go_ahead(later, phase)
        moments.append(later)
    return moments
