"""The personas of the bots at a table, and what has been claimed aloud.

A bot's name decides its persona, so that families get to know them. Claims are public facts: what somebody
said, and whether the captain's announcement proved it right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...bots.personas import HAVE, LACK, MAYBE, PERSONAS, Claim, Persona
from .game_events import seat_of
from .table import Table
from .table_events import Event, Talked

NAMED = {
    "Amelia": "gambler",
    "Orville": "cautious",
    "Sonja": "loyal",
    "Ambroise": "liar",
    "Victoria": "cautious",
    "Howard": "gambler",
}
CLAIMS = frozenset({HAVE, LACK, MAYBE})
LEG_ENDS = frozenset({"flew", "moored", "crashed", "journey_started"})
PROOFS = {("announced_can", HAVE): True, ("announced_can", LACK): False}
PROOFS |= {("announced_cannot", HAVE): False, ("announced_cannot", LACK): True}


def persona_of(table: Table, seat: int) -> Persona | None:
    """Return the persona of this seat's bot, unless the host switched personas off."""
    place = table.seats[seat]
    return PERSONAS.get(NAMED.get(place.name, "")) if table.settings.personas and place.bot else None


def persona_name(table: Table, seat: int) -> str:
    persona = persona_of(table, seat)
    return "" if persona is None else persona.name


def claims_of(table: Table) -> tuple[Claim, ...]:
    """Return all claims of this game that were proved, and the open ones of this leg."""
    return tuple(_claims(table.events_for(None)))


def _claims(events: Sequence[Event]) -> Iterator[Claim]:
    opened: list[Claim] = []
    for event in events:
        what = event.what
        if isinstance(event, Talked):
            if event.key in CLAIMS:
                opened.append(Claim(event.seat, event.key, event.text))
        elif what in LEG_ENDS:
            opened = []
        elif what in ("announced_can", "announced_cannot"):
            captain = seat_of(event)
            mine = [one for one in opened if one.seat == captain]
            opened = [one for one in opened if one.seat != captain]
            for one in mine:
                if (what, one.says) in PROOFS:
                    yield Claim(one.seat, one.says, one.card, PROOFS[what, one.says])
    yield from opened
