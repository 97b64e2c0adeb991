"""Advice for a net: what native policies expect, and what they would answer to the same question."""

from __future__ import annotations

from ...rules.kinds import limit
from ...rules.state import Options
from .. import action_ids, advice_layout, observation_layout
from ..buffer import Bytes, Row, Shorts, _blank, _row
from .careful import _choose_carefully
from .desk import PolicyDesk
from .odds import _choose_by_odds
from .outlook import _look_ahead, _show_gain
from .seat_facts import _read_facts
from .yardstick import _choose_by_yardstick

# In the order of the advice: tuned2, tuned1, odds0, careful, odds. The odds policy comes last, because its
# numbers are shown as well.
ADVISOR_POLICY = [6, 5, 4, 2, 3]
ODDS_ADVISOR = 4
CAREFUL_ADVISOR = 3
NO_ADVICE = -1


class AdviceRows:
    """The caller's arrays, one row for each observation."""

    def __init__(self) -> None:
        self.columns = 0  # ids in a row of `legal`
        self.observation: Bytes = Bytes()
        self.legal: Shorts = Shorts()
        self.legal_count: Shorts = Shorts()  # 0 if the seat is not asked: then there are only expectations
        self.extra: Bytes = Bytes()  # written: see `advice_layout`
        self.advised: Shorts = Shorts()  # written: an id of each advisor, or -1

    def set_columns(self, columns: int) -> None:
        self.columns = columns


class AdviceDesk:
    """The temporary data of one thread."""

    def __init__(self) -> None:
        self.options: Options = Options()
        self.policies: PolicyDesk = PolicyDesk()


def _advise(rows: AdviceRows, at: int, desk: AdviceDesk) -> None:
    """Write the advice of one row."""
    out = _row(rows.extra, at, advice_layout.SIZE)
    first = at * advice_layout.ADVISORS
    _blank(out, advice_layout.SIZE)
    _read_facts(_row(rows.observation, at, observation_layout.SIZE), desk.policies.facts)
    count = rows.legal_count.number[at]
    desk.options.count = min(count, rows.columns, limit.OPTIONS) if count > 0 else 0
    for option in range(desk.options.count):
        desk.options.action[option] = rows.legal.number[at * rows.columns + option]
    desk.policies.prospects.gain = 0.0
    for advisor in range(advice_layout.ADVISORS):
        rows.advised.number[first + advisor] = NO_ADVICE
    if desk.options.count > 0:
        for advisor in range(advice_layout.ADVISORS):
            chosen = _advice_of(advisor, desk.options, desk.policies)
            rows.advised.number[first + advisor] = chosen
            _show_kind(out, advisor, chosen)
        _show_agreement(rows, first, out)
    _show_gain(desk.policies, out)
    _look_ahead(desk.policies, out)


def _advice_of(advisor: int, options: Options, desk: PolicyDesk) -> int:
    """Return the answer of one advisor. Needs the facts of the row."""
    if options.count == 1:
        return options.action[0]
    if advisor == ODDS_ADVISOR:
        return _choose_by_odds(options, desk)
    if advisor == CAREFUL_ADVISOR:
        return _choose_carefully(options, desk)
    return _choose_by_yardstick(ADVISOR_POLICY[advisor], options, desk)


def _show_kind(out: Row, advisor: int, chosen: int) -> None:
    kind = -1
    if (
        chosen == action_ids.PASS
        or chosen == action_ids.STAY
        or chosen == action_ids.FLY
        or chosen == action_ids.ANNOUNCE_CAN
    ):
        kind = 0
    elif chosen == action_ids.LEAVE or chosen == action_ids.LAND or chosen == action_ids.ANNOUNCE_CANNOT:
        kind = 1
    elif action_ids.PLAY <= chosen < action_ids.TAKE:
        kind = 2
    if kind >= 0:
        out[advice_layout.KIND + advisor * advice_layout.KINDS + kind] = 1


def _show_agreement(rows: AdviceRows, first: int, out: Row) -> None:
    pair = advice_layout.AGREE
    for one in range(advice_layout.ADVISORS):
        for other in range(one):
            if rows.advised.number[first + one] == rows.advised.number[first + other]:
                out[pair] = 1
            pair += 1


def _fits_advice(rows: AdviceRows, count: int) -> bool:
    """Return whether all arrays have room for these rows."""
    if rows.observation.size < count * observation_layout.SIZE or rows.legal_count.size < count:
        return False
    if rows.columns < 1 or rows.legal.size < count * rows.columns:
        return False
    return (
        rows.extra.size >= count * advice_layout.SIZE and rows.advised.size >= count * advice_layout.ADVISORS
    )


def advise_rows(first: int, last: int, rows: AdviceRows, desk: AdviceDesk) -> None:
    """Write the advice of these rows. The compiled build releases the GIL."""
    if not 0 <= first <= last or not _fits_advice(rows, last):
        raise ValueError(f"there is no room for the advice of rows {first} to {last}")
    for at in range(first, last):
        _advise(rows, at, desk)
