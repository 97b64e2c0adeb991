"""Views for questions to bots, built as changes to a default view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from celestia.game.game import Game
from celestia.game.knowledge.learned import Announcement, Learned
from celestia.game.knowledge.view import Question, SeatView, VesselView, View
from celestia.game.setup.config import Config
from celestia.game.setup.names import FACES

PLAIN = "players=4 preset=classic"


def first_view(text: str = PLAIN, seat: int = 1) -> View:
    """Return this seat's view at the first question of a game."""
    game = Game(Config.parse(text))
    game.let_chance_answer(Random(1))
    return game.view(seat)


def table(
    text: str = PLAIN,
    seat: int = 1,
    captain: int = 2,
    at: str = "6",
    heading: str = "9",
    dice: Sequence[str] = (),
    hand: dict[str, int] | None = None,
    cards: int = 6,
    off: Sequence[int] = (),
    points: int = 0,
    learned: Learned | None = None,
    **changes: Any,
) -> View:
    """Return a view of a leg of the aircraft.

    By default this seat is the last of four to become captain."""
    view = first_view(text, seat)
    own = {"compass": 2, "cannon": 1} if hand is None else hand
    seats = [
        replace(seen, place="off" if other in off else "aboard", hand_size=cards if other == captain else 6)
        for other, seen in enumerate(view.seats)
    ]
    seats[seat] = replace(seats[seat], hand_size=sum(own.values()), points=points)
    return replace(
        view,
        captain=captain,
        aircraft=VesselView(at, heading),
        dice=tuple(dice),
        to_answer=tuple(list(dice).count(face) for face in FACES[:4]),
        hand=own,
        seats=tuple(seats),
        learned=learned or Learned(seat),
        **changes,
    )


def with_seat(view: View, seat: int, **changes: Any) -> View:
    """Return the view with changes to one seat."""
    seats: list[SeatView] = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)
    return replace(view, seats=tuple(seats))


def ask(view: View, kind: str, *options: str) -> Question:
    assert view.seat is not None
    return Question(view.seat, kind, options)


def cannot(seat: int, faced: tuple[int, int, int, int], drawn_since: int = 0) -> Announcement:
    return Announcement(seat, False, faced, 0, drawn_since)
