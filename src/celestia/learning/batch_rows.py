"""The caller's arrays of a batch, one row for each game.

An array that was not opened has no size and is off. A batch needs the mask or the list of legal ids, because
it checks answers by them.
"""

from __future__ import annotations

from ..rules.kinds import limit
from ..rules.state import Options
from . import action_ids, observation_layout
from .action_space import NO_ID
from .buffer import Bytes, Longs, Reals, Row, Shorts, _row


class BatchRows:
    def __init__(self) -> None:
        self.columns = 0  # seats in a row of `reward` and `score`
        self.action: Longs = Longs()
        self.policy: Bytes = Bytes()  # of each seat, from the start of the next game on
        self.observation: Bytes = Bytes()
        self.final_observation: Bytes = Bytes()
        self.mask: Bytes = Bytes()
        self.legal: Shorts = Shorts()
        self.legal_count: Shorts = Shorts()
        self.mover: Bytes = Bytes()
        self.reward: Reals = Reals()
        self.score: Shorts = Shorts()
        self.done: Bytes = Bytes()
        self.pick: Longs = Longs()  # a legal answer drawn at random

    def set_columns(self, columns: int) -> None:
        self.columns = columns


def _fits(rows: BatchRows, games: int) -> bool:
    """Return whether all arrays that are on have room for these games."""
    if rows.action.size < games or rows.mover.size < games or rows.done.size < games:
        return False
    if rows.pick.size < games or rows.observation.size < games * observation_layout.SIZE:
        return False
    if rows.columns < 1 or rows.policy.size < games * limit.SEATS:
        return False
    if rows.reward.size < games * rows.columns or rows.score.size < games * rows.columns:
        return False
    if rows.final_observation.size > 0 and rows.final_observation.size < games * observation_layout.SIZE:
        return False
    return _fits_answers(rows, games)


def _fits_answers(rows: BatchRows, games: int) -> bool:
    """Return whether there is a mask or a list of legal ids, with room for these games."""
    if rows.mask.size > 0 and rows.mask.size < games * action_ids.COUNT:
        return False
    if rows.legal.size > 0:
        return rows.legal.size >= games * action_ids.LONGEST and rows.legal_count.size >= games
    return rows.mask.size > 0


def _clear_result(rows: BatchRows, at: int) -> None:
    rows.done.number[at] = 0
    for column in range(at * rows.columns, (at + 1) * rows.columns):
        rows.reward.number[column] = 0


def _write_answers(rows: BatchRows, at: int, ids: Options) -> None:
    """Write the legal ids into the mask, which the last step has cleared, and the list."""
    if rows.mask.size > 0:
        _write_mask(_row(rows.mask, at, action_ids.COUNT), ids)
    if rows.legal.size > 0:
        _write_list(rows, at, ids)


def _write_mask(mask: Row, ids: Options) -> None:
    for option in range(ids.count):
        mask[ids.action[option]] = 1


def _write_list(rows: BatchRows, at: int, ids: Options) -> None:
    """Write the ids and overwrite the rest of the last list, which is faster than the row."""
    start = at * action_ids.LONGEST
    before = min(rows.legal_count.number[at], action_ids.LONGEST)  # the caller may have changed it
    rows.legal_count.number[at] = ids.count
    for option in range(ids.count):
        rows.legal.number[start + option] = ids.action[option]
    for option in range(ids.count, before):
        rows.legal.number[start + option] = NO_ID


def _place_in_list(rows: BatchRows, at: int, number: int) -> int:
    """Return the place of an id in the list of legal ids, or -1."""
    start = at * action_ids.LONGEST
    for option in range(min(rows.legal_count.number[at], action_ids.LONGEST)):
        if rows.legal.number[start + option] == number:
            return option
    return NO_ID


def _is_shown_as_legal(rows: BatchRows, at: int, number: int) -> bool:
    if number < 0 or number >= action_ids.COUNT:
        return False
    if rows.mask.size > 0:
        return bool(rows.mask.number[at * action_ids.COUNT + number])
    return _place_in_list(rows, at, number) >= 0


def _find_illegal(rows: BatchRows, games: int) -> int:
    for at in range(games):
        if not _is_shown_as_legal(rows, at, rows.action.number[at]):
            return at
    return -1


def find_illegal(rows: BatchRows, games: int) -> int:
    """Return the first game whose answer is not shown as legal, or -1."""
    if rows.action.size < games or not _fits_answers(rows, games):
        raise ValueError(f"there are no {games} games")
    return _find_illegal(rows, games)


def _observation_row(rows: BatchRows, at: int) -> Row:
    return _row(rows.observation, at, observation_layout.SIZE)
