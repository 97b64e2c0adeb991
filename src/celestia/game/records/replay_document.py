"""A game as a JSON document: each action with its events and position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...rules import RULES_VERSION
from ..events import Event
from ..game import Game
from .fields import position_fields, view_fields
from .record import take

Facts = dict[str, Any]  # an event as one seat sees it, or with its secrets


def truth(event: Event, seat: int | None) -> Facts | None:
    """Return the whole event (seat None), or what this seat may see of it."""
    if seat is None:
        return {"what": event.what, **event.facts, **event.secret}
    return event.seen_by(seat)


def document(game: Game, seat: int | None) -> dict[str, Any]:
    """Return the game with all secrets (seat None), or as one seat saw it."""
    return {
        "format": "celestia-replay 1",
        "rules": RULES_VERSION,
        "config": str(game.config),
        "names": list(game.names),
        "seat": seat,
        "finished": game.over,
        "scores": game.scores() if game.over else None,
        "winners": game.winners() if game.over else None,
        "steps": list(_steps(game, seat)),
    }


def _steps(game: Game, seat: int | None) -> Iterator[dict[str, Any]]:
    """Yield all steps, or only those that one seat could see.

    That seat sees only its own actions. A line without a visible event makes no step."""
    again = Game(game.config, game.names)
    yield _step(again, seat, None, [])
    for line in game.lines:
        before = len(again.events)
        take(again, line)
        seen = [truth(event, seat) for event in again.events[before:]]
        events = [event for event in seen if event is not None]
        own = seat is None or line.startswith(f"{seat} ")
        if own or events:
            yield _step(again, seat, line if own else None, events)


def _step(game: Game, seat: int | None, action: str | None, events: list[Facts]) -> dict[str, Any]:
    position = position_fields(game.state) if seat is None else view_fields(game.view(seat))
    return {"action": action, "events": events, "position": position}
