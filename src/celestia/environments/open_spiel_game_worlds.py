"""Other tables that a seat cannot tell from the real one, for OpenSpiel's searches."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from .. import engine
from ..game.events import event_of
from ..game.knowledge.learned import Learned
from ..game.knowledge.view import view
from ..game.worlds import Worlds, draw_world
from ..rules.kinds import addressee
from ..rules.state import ALL
from .open_spiel_game_table import Answer, Entry, Table


@dataclass(frozen=True)
class Memory:
    """What a seat remembers of a table. A search draws many worlds from it."""

    whole_past: Answer | None  # of the table
    past: Answer | None  # as the seat knows it
    learned: Learned
    worlds: Worlds | None  # if the seat is asked


def imagine(table: Table, seat: int, rng: Random) -> Table:
    """Return a table with other hidden cards that this seat cannot rule out.

    Other seats forget what only they knew: it would belong to the real cards."""
    if table.state.asked == addressee.CHANCE:
        raise ValueError("other worlds are drawn when a seat is asked, not at a chance node")
    memory = _memory_of(table, seat)
    made = table.clone()
    made.state = _draw(table, seat, memory, rng)
    if table.state.asked == seat:
        made.state.write_field("asked", seat)  # help is laid in any order: another seat may be asked first
    made.past = memory.past
    return made


def _draw(table: Table, seat: int, memory: Memory, rng: Random) -> engine.State:
    """Draw from the view of the seat, which is fast.

    In rare cases such a world contradicts public points. Then draw from the real position."""
    if memory.worlds is not None:
        found = memory.worlds.draw(rng)
        if table.shows_the_same(found, seat):
            return found
    return draw_world(table.state, seat, memory.learned.copy(), rng).state


def _memory_of(table: Table, seat: int) -> Memory:
    known = table.memories.get(seat)
    if not isinstance(known, Memory) or known.whole_past is not table.past:
        learned, past = _recall(table, seat)
        seen = view(table.state, seat, learned)
        worlds = Worlds(seen) if table.state.asked == seat and seen.known else None
        table.memories[seat] = known = Memory(table.past, past, learned, worlds)
    return known


def _recall(table: Table, seat: int) -> tuple[Learned, Answer | None]:
    """Return what the seat has learned, and the past as it knows it."""
    learned, past = Learned(seat), None
    for link in table.answers():
        for entry in link.events:
            facts = event_of(entry).seen_by(seat)
            if facts is not None:
                learned.take_in(facts)
        events = tuple(kept for entry in link.events if (kept := _as_known(entry, seat)) is not None)
        past = Answer(past, link.seat, link.said if link.seat == seat else "", events)
    return learned, past


def _as_known(entry: Entry, seat: int) -> Entry | None:
    """Return an event without what this seat may not know, or None if it did not notice it."""
    what, who, a, b, secret, audience, secret_audience = entry
    bit = 1 << seat
    if not audience & bit:
        return None
    if not secret_audience & bit:
        secret, secret_audience = -1, 0
    return what, who, a, b, secret, audience if audience == ALL else bit, secret_audience & bit
