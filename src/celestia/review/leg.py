"""Play one leg on, to tell how often a ship arrives."""

from __future__ import annotations

from .. import engine
from ..rules.kinds import event
from .play_on import PlayOn

ARRIVED = frozenset({event.FLEW, event.MOORED})
ENDED = ARRIVED | {event.CRASHED, event.ABANDONED, event.ENDED}


def survives_leg(position: engine.State, seed: int, player: PlayOn) -> bool:
    """Play the leg to its end, with dice from this seed. Return whether the vessel has not crashed."""
    generator, buffer = engine.generator(seed), engine.EventBuffer()
    position.listen(buffer)
    while not engine.is_over(position):
        engine.answer_chance(position, generator)
        ends = [entry[0] for entry in buffer.take() if entry[0] in ENDED]
        if ends:
            return ends[0] in ARRIVED
        engine.apply(position, player.answer(position, position.asked))
    return False
