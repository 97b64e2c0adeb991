"""Snapshots of a table as canonical JSON. The part that all viewers share is encoded once."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from ..game.learned import Learned
from ..game.view import View, Views
from .dice_shown import dice_of
from .tables.entries import TableSettings
from .tables.table import Table

# Of one viewer alone. `seats` differ in the points that a viewer may know; the question travels as `ask`.
OWN = ("hand", "laid", "learned", "seat", "seats", "seen", "treasures")
SHOWN = sorted(field.name for field in fields(View) if field.name != "question")
canonical = msgspec.json.Encoder(order="sorted").encode


def _runs() -> list[tuple[str, ...]]:
    """The sorted names of a view, cut before and after each name of OWN."""
    runs: list[tuple[str, ...]] = []
    for is_own, names in groupby(SHOWN, OWN.__contains__):
        found = tuple(names)
        runs += [(name,) for name in found] if is_own else [found]
    return runs


RUNS = _runs()


class Snapshots:
    """Everything that each viewer may know of one table at one time.

    A change of it ticks the viewer's number or the number of the moment; nobody else's hidden answer does."""

    def __init__(self, table: Table) -> None:
        self._table = table
        seats = [
            {
                "name": s.name,
                "bot": s.bot,
                "colour": s.colour,
                "stand_in": s.stand_in,
                "left": s.left,
                "free": s.free,
            }
            for s in table.seats
        ]
        dice = None if table.has_started else dice_of(table)
        head = {"dice": dice, "host": table.host, "phase": table.phase}
        self._head = canonical(head)[:-1] + b',"plans":'
        self._middle = b',"seats":%b,"settings":%b,"view":' % (canonical(seats), _settings(table.settings))
        self._views: Views | None = None
        if table.game is not None:
            self._views = Views(table.game.state)
            public = self._views.public | {"may_be_asked": table.asked()}  # as in `ask`
            self._parts = [
                b"" if run[0] in OWN else canonical({name: public[name] for name in run})[1:-1]
                for run in RUNS
            ]
            self._seats = [canonical(seat) for seat in self._views.seats(None)]

    def text(self, seat: int | None) -> bytes:
        plans = [] if seat is None else sorted(self._table.plans.get(seat, ()))
        return b"%b%b%b%b}" % (self._head, canonical(plans), self._middle, self._view(seat))

    def _view(self, seat: int | None) -> bytes:
        if self._views is None or self._table.game is None:
            return b"{}"
        own = self.own(seat)
        parts = [
            part or b'"%b":%b' % (run[0].encode(), own[run[0]])
            for run, part in zip(RUNS, self._parts, strict=True)
        ]
        return b"{%b}" % b",".join(parts)

    def own(self, seat: int | None) -> dict[str, bytes]:
        """What differs between viewers, encoded."""
        assert self._views is not None
        assert self._table.game is not None
        own = {name: canonical(value) for name, value in self._views.own(seat).items()}
        seats = self._seats
        if seat is not None:
            seats = [*seats[:seat], canonical(self._views.seat(seat, seat)), *seats[seat + 1 :]]
        own["seats"] = b"[%b]" % b",".join(seats)
        own["learned"] = canonical(_learned(self._table.game.learned(seat)))
        return own


def _learned(learned: Learned) -> dict[str, Any]:
    """Names in JSON are text, those of seats too."""
    return vars(learned) | {"hands": {str(seat): cards for seat, cards in learned.hands.items()}}


@lru_cache(maxsize=256)
def _settings(settings: TableSettings) -> bytes:
    """Whole numbers without a point, as browsers write them: both sides get the same hash."""
    return canonical(
        {
            name: int(value) if isinstance(value, float) and value.is_integer() else value
            for name, value in msgspec.structs.asdict(settings).items()
        }
    )
