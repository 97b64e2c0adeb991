"""The events of the game as structs, derived from the readings of the rules.

Each event of `game.events` has one struct. A fact that not every viewer may know, or that not every event of
the kind has, is optional.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, cast, get_type_hints

import msgspec

from ...game import events
from . import table_events


class GameEvent(table_events.Event, frozen=True, kw_only=True):
    """The base class of the events of the game."""


def _fields(
    word: str, first: events.Reading, second: events.Reading, secret: events.Reading
) -> Iterator[tuple[str, Any] | tuple[str, Any, Any]]:
    optional = events.OPTIONAL.get(word, frozenset())
    facts = [] if word in events.WITHOUT_SEAT else [("seat", int)]
    facts += [(name, get_type_hints(decoder)["return"]) for name, decoder in filter(None, (first, second))]
    for name, kind in facts:
        yield (name, kind | msgspec.UnsetType, msgspec.UNSET) if name in optional else (name, kind)
    if secret is not None:
        yield secret[0], get_type_hints(secret[1])["return"] | msgspec.UnsetType, msgspec.UNSET


def _struct(word: str, *readings: events.Reading) -> type[GameEvent]:
    made = msgspec.defstruct(
        word.title().replace("_", ""),
        list(_fields(word, *readings)),
        bases=(GameEvent,),
        module=__name__,
        tag=word,
        frozen=True,
        kw_only=True,
    )
    return cast(type[GameEvent], made)


GAME_EVENTS: dict[str, type[GameEvent]] = {
    word: _struct(word, *readings) for word, *readings in events.READINGS.values()
}


class SeatEvent(Protocol):
    """An event that a seat caused."""

    seat: int


def seat_of(event: table_events.Event) -> int:
    """Return the seat of an event. Its kind must have one."""
    return cast(SeatEvent, event).seat


def forms_of(event: events.Event) -> tuple[GameEvent, GameEvent]:
    """Return an event without its secret, and whole. All tables share the structs."""
    made: tuple[GameEvent, GameEvent] | None = event.derived.get("structs")
    if made is None:
        kind = GAME_EVENTS[event.what]
        made = event.derived["structs"] = kind(**event.facts), kind(**event.facts, **event.secret)
    return made
