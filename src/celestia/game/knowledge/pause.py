"""The moments of one pause: what the table is shown now, and what follows unless something changes.

A staged game stops for the whole table at every moment in which public facts allow somebody to be asked.
Several such moments can follow one another without anything that people see, so they make one pause. Somebody
who can only act in a later one decides ahead, together with the others.
"""

from __future__ import annotations

from ... import engine


def moments_of_pause(state: engine.State) -> list[engine.State]:
    """The position itself, then a copy of it for each later moment of the same pause."""
    moments = [state]
    for phase in engine.phases_ahead(state):
        later = state.clone()
        engine.go_ahead(later, phase)
        moments.append(later)
    return moments
