"""The public progress of a table's dice."""

from __future__ import annotations

from math import ceil

from ...game.fairness.headers import Round, SealedLine
from ..tables.table import Table
from ..tables.take_off import stage_end
from .shapes import DiceShown, LineShown, RoundShown


def dice_of(table: Table) -> DiceShown:
    """Return the progress of the dice.

    Lines stay hidden until all of them have arrived."""
    is_open = table.stage in ("open", "sealing")
    return DiceShown(
        protocol=3 if table.settings.daily else 2 if table.dice.round else 1,
        round=table.dice.round,
        commitment=table.commitment,
        stage=table.stage,
        lines=_sealed(table) if is_open else _listed(table),
        void=tuple(map(round_shown, table.dice.void)),
        awaited=table.awaited_seats() if table.phase == "taking_off" else (),
        until=ceil(stage_end(table)) if table.phase == "taking_off" else None,
    )


def _sealed(table: Table) -> tuple[LineShown, ...]:
    seals = table.dice.seals
    return tuple(
        LineShown(table.seats_of(owner), seals[owner], False) for owner in table.owners() if owner in seals
    )


def _listed(table: Table) -> tuple[LineShown, ...]:
    return tuple(
        LineShown(one.seats, one.seal, bool(one.line), one.line if table.has_started else "")
        for one in table.dice.listed or ()
    )


def round_shown(one: Round) -> RoundShown:
    return RoundShown(one.commitment, one.secret.hex(), tuple(map(_line, one.sealed)))


def _line(one: SealedLine) -> LineShown:
    return LineShown(one.seats, one.seal, bool(one.line), one.line)
