"""The questions that each person really has to answer.

A seat that can only pass is not asked, and the server passes for it. In a pause of the whole table a person
may be asked several questions in sequence, first about the open moment, then about later moments of the same
pause. Everything here is derived from the log. Other players cannot see what a seat is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ... import engine
from ...game.knowledge.view import options_of
from ...game.setup.names import PHASES
from ...rules.kinds import phase, question
from .memo import lasting, memoized
from .plans import DRAWS, declared_ahead, leaves_out, skips, undecided

if TYPE_CHECKING:
    from .table import Table

WINDOWS = (question.WINDOW, question.INSTRUCT, question.LAY_HELP)
LATER = "later"  # ask me when the moment opens
AFTER_PAYMENT = (phase.MOORING, phase.HOOK)


class Asked(NamedTuple):
    """A question that one person has to answer. `state` is the position of its moment."""

    seat: int
    state: engine.State
    options: tuple[str, ...]
    ahead: str = ""  # the later phase that this question decides ahead

    @property
    def key(self) -> tuple[int, int]:
        return self.seat, self.state.phase


def question_for(table: Table, seat: int) -> Asked | None:
    """The question to this person now; None if they can only pass or have answered."""
    return memoized(table, ("question", seat), _question_for, table, seat)


def _question_for(table: Table, seat: int) -> Asked | None:
    game = table.game
    if game is None or table.waits_for_roll or game.chance_is_asked:
        return None
    if not game.table_is_asked:
        options = table.options(seat)
        return Asked(seat, game.state, options) if options else None
    for moment in table.moments():
        found = _question_in(table, seat, moment)
        if found is not None:
            return found
    return None


def _question_in(table: Table, seat: int, moment: engine.State) -> Asked | None:
    """The question to this person about one moment of the open pause."""
    assert table.game is not None
    assert table.pause is not None
    is_ahead = moment is not table.game.state
    if is_ahead and not _may_decide_ahead(table, seat):
        return None
    decided = table.pause.decided.get((seat, moment.phase))
    if decided is not None and (is_ahead or decided != LATER):
        return None
    options = options_of(moment, seat)
    if not options or not _has_to_answer(table, seat, moment, options):
        return None
    if not is_ahead:
        return Asked(seat, moment, options)
    may_wait = moment.phase in AFTER_PAYMENT and not table.settings.strict
    options = (*options, LATER) if may_wait and _is_paid_before(table) else options
    return Asked(seat, moment, options, PHASES[moment.phase])


def _may_decide_ahead(table: Table, seat: int) -> bool:
    """Only where the length of a pause could reveal something.

    One person among bots answers each moment when it opens, since no other person waits. Players who share a
    device hand it round for all of them or for none.
    """
    return not is_quiet(table) and not shares_device(table, seat)


def _is_paid_before(table: Table) -> bool:
    return any(moment.phase == phase.PAYMENT for moment in table.moments())


def _has_to_answer(table: Table, seat: int, moment: engine.State, options: tuple[str, ...]) -> bool:
    kind, planned = moment.question, table.plans.get(seat, set())
    if kind == question.INSTRUCT and not stops_before_draws(table):
        return False
    if kind == question.DECLARE and declared_ahead(planned, options):
        return False
    if shares_device(table, seat) and not table.settings.instant:  # all or none, to hide who holds a card
        hidden = (*WINDOWS, question.ANNOUNCE)
        return len(options) > 1 or (kind in hidden and not (kind in WINDOWS and "pass" in planned))
    if table.settings.lesson and kind in (question.ANNOUNCE, question.PAY):
        return True  # a learner announces and pays by hand
    if len(options) < 2:
        return False
    if kind not in WINDOWS:
        return True
    if skips(planned, moment.phase):
        return False
    if table.settings.correspondence:
        return undecided(planned, table.considered.get(seat, set()), options)
    return not leaves_out(planned, options)


def stops_before_draws(table: Table) -> bool:
    """With several people, only if a player asked for it. The others do not see who did."""
    if is_quiet(table):
        return True
    return any(f"ask:{DRAWS}" in planned for planned in table.plans.values())


def shares_device(table: Table, seat: int) -> bool:
    return table.seats[seat].owner in lasting(table, "shared", _owners_of_several, table)


def _owners_of_several(table: Table) -> set[str]:
    owners = [seat.owner for seat in table.seats if seat.owner]
    return {owner for owner in owners if owners.count(owner) > 1} if len({*owners}) < len(owners) else set()


def is_quiet(table: Table) -> bool:
    """Whether the length of a pause reveals nothing, as with one device or no clocks."""
    return lasting(table, "quiet", _is_quiet, table)


def _is_quiet(table: Table) -> bool:
    owners = {seat.owner for seat in table.seats if seat.owner and not seat.left}
    return len(owners) < 2 or table.settings.instant or table.settings.correspondence


def seats_of_pause(table: Table) -> tuple[int, ...]:
    """Seats that may be asked in the open pause, now or later, by public facts."""
    return memoized(table, "seats of pause", _seats_of_pause, table)


def _seats_of_pause(table: Table) -> tuple[int, ...]:
    found: set[int] = set()
    for moment in table.moments():
        found.update(engine.may_be_asked(moment))
    return tuple(sorted(found))
