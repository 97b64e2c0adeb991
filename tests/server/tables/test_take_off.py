"""Take-off: seals, the list, lines, void rounds, and tables that close."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.game.fairness.headers import Rounds
from celestia.game.fairness.sealed_dice import FairChance, commitment, seal_of
from celestia.server.tables import entries as log
from celestia.server.tables.schedule import next_time
from celestia.server.tables.table import Table
from celestia.server.tables.take_off import (
    STAGE_BY_CORRESPONDENCE,
    STAGE_SECONDS,
    due,
    fairness_of,
    round_secret,
)

ROOT = bytes(range(32))
TABLE = "table"
NAMES = ("Ann", "Ben", "Cy", "Dot")


class Start:
    """A table that is about to take off, with its own clock."""

    def __init__(self, owners: str = "abc", bots: int = 0, **settings: Any) -> None:
        self.now = 100.0
        self.table, self.log = Table(TABLE), list[log.AnyEntry]()
        seats = len(owners) + bots + 1  # one stays free
        self.add(log.Opened(self.now, log.TableSettings(f"players={seats}", **settings), seats))
        for seat, owner in enumerate(owners):
            self.add(log.Sat(self.now, seat, NAMES[seat], owner))
        for at in range(bots):
            self.add(log.BotSat(self.now, len(owners) + at, f"Bot {at}", "careful"))
        self.add(log.Committed(self.now, commitment(round_secret(ROOT, 1))))

    def add(self, *made: log.AnyEntry) -> None:
        for entry in made:
            self.log.append(entry)
            self.table.fold(entry)

    def fold_due(self, seconds: float = 0.0) -> None:
        """Fold everything that is due, like a hub."""
        self.now += seconds
        while self.table.phase == "taking_off" and (entry := due(self.table, self.now, ROOT)) is not None:
            self.add(entry)

    def line(self, owner: str) -> bytes:
        """The line of an owner, different in each round."""
        return f"{owner}{self.table.dice.round}".ljust(32).encode()

    def seal(self, *owners: str) -> None:
        for owner in owners:
            seat = self.table.seat_of(owner)
            assert seat is not None
            self.add(log.Sealed(self.now, seat, seal_of(TABLE, self.table.commitment, self.line(owner))))
        self.fold_due()

    def take_off(self) -> None:
        self.add(log.TakeOff(self.now))
        self.fold_due()

    def reveal(self, *owners: str) -> None:
        for owner in owners:
            self.add(log.Revealed(self.now, self.line(owner).hex()))
        self.fold_due()

    def told(self) -> list[str]:
        return [event.what for event in self.table.events_for(None)]

    @property
    def listed(self) -> list[str]:
        return [one.owner for one in self.table.dice.listed or ()]


def test_the_game_starts_when_every_listed_line_has_arrived() -> None:
    start = Start("abc", bots=1)
    start.seal("c", "a", "b")
    assert (start.table.phase, start.table.stage) == ("waiting", "open")
    start.take_off()
    assert (start.table.phase, start.table.stage) == ("taking_off", "revealing")
    assert start.listed == ["a", "b", "c"], "in the order of their seats"
    start.reveal("b", "c")
    assert (start.table.phase, start.table.awaited_seats()) == ("taking_off", (0,))
    start.reveal("a")
    assert (start.table.phase, start.table.stage) == ("playing", "started")
    chance = FairChance(round_secret(ROOT, 1), [start.line(owner).hex() for owner in "abc"])
    fairness = fairness_of(start.table, ROOT)
    assert isinstance(fairness, Rounds)
    assert fairness.chance().answer(0, ["captain"], 4) == chance.answer(0, ["captain"], 4)


def test_a_shared_device_adds_one_line_and_bots_add_none() -> None:
    start = Start("aba", bots=1)
    start.seal("a", "b")
    start.take_off()
    assert [one.seats for one in start.table.dice.listed or ()] == [(0, 2), (1,)]
    start.reveal("a", "b")
    assert start.table.phase == "playing"


def test_joining_and_leaving_before_take_off_only_changes_the_list() -> None:
    start = Start("abc")
    start.seal("a", "b", "c")
    start.add(log.Stood(start.now, 1), log.Sat(start.now, 3, "Dot", "d"))
    start.seal("d")
    start.take_off()
    assert start.listed == ["a", "c", "d"]


def test_a_later_seal_of_a_device_replaces_its_first_one() -> None:
    start = Start("ab")
    start.add(log.Sealed(start.now, 0, "0" * 64))
    start.seal("a", "b")
    start.take_off()
    start.reveal("a", "b")
    assert start.table.phase == "playing"


def test_take_off_waits_for_seals_and_then_continues_without_them() -> None:
    start = Start("abc")
    start.seal("a")
    start.take_off()
    assert (start.table.stage, start.table.awaited_seats()) == ("sealing", (1, 2))
    start.fold_due(STAGE_SECONDS - 1)
    start.seal("b")
    assert start.table.stage == "sealing"
    start.fold_due(1.0)
    assert (start.table.stage, start.listed) == ("revealing", ["a", "b"])
    assert not start.table.dice.void, "a missing seal does not void the round"


def test_a_withheld_line_voids_the_round_and_the_next_skips_its_device() -> None:
    start = Start("abc")
    start.seal("a", "b", "c")
    start.take_off()
    start.reveal("a", "c")
    start.fold_due(STAGE_SECONDS - 0.1)
    assert start.table.dice.round == 1
    start.fold_due(0.1)
    (void,) = start.table.dice.void
    assert void.secret == round_secret(ROOT, 1)
    assert [line.seats for line in void.sealed if not line.line] == [(1,)]
    assert (start.table.dice.round, start.table.stage) == (2, "sealing")
    assert start.table.commitment == commitment(round_secret(ROOT, 2))
    assert start.table.awaited_seats() == (0, 2), "the device that withheld its line is not asked again"
    assert start.table.seats[1].owner == "b", "but keeps the seat"
    start.seal("c", "a")
    assert start.listed == ["a", "c"]
    start.reveal("a", "c")
    assert start.table.phase == "playing"
    fairness = fairness_of(start.table, ROOT)
    assert isinstance(fairness, Rounds)
    assert [len(one.sealed) for one in fairness.rounds] == [3, 2]


def test_lines_of_a_void_round_are_ignored_in_the_next() -> None:
    """They are public by then, so the server could choose the next secret to match them."""
    start = Start("ab")
    start.seal("a", "b")
    start.take_off()
    old = start.line("a")
    start.reveal("a")
    start.fold_due(STAGE_SECONDS)
    start.seal("a")
    start.add(log.Revealed(start.now, old.hex()))
    start.fold_due()
    assert start.table.stage == "revealing"


def test_after_three_void_rounds_the_table_closes() -> None:
    start = Start("abcd")
    for missing in ("d", "c", "b"):
        owners = "abcd"[: "abcd".index(missing) + 1]
        start.seal(*owners)
        if start.table.phase == "waiting":
            start.take_off()
        start.reveal(*owners.replace(missing, ""))
        start.fold_due(STAGE_SECONDS)
    assert (start.table.phase, start.table.why_closed) == ("closed", "dice")
    assert start.told().count("round_void") == 3
    assert [one.secret for one in start.table.dice.void] == [round_secret(ROOT, n) for n in (1, 2, 3)]
    fairness = fairness_of(start.table, ROOT)
    assert isinstance(fairness, Rounds)
    assert len(fairness.rounds) == 3


def test_if_every_line_is_missing_all_devices_are_asked_again() -> None:
    start = Start("ab")
    start.seal("a", "b")
    start.take_off()
    start.fold_due(STAGE_SECONDS)
    assert start.table.awaited_seats() == (0, 1)
    start.seal("a", "b")
    start.reveal("a", "b")
    assert start.table.phase == "playing"


def test_a_game_does_not_start_without_a_line() -> None:
    """Otherwise the server alone would choose the dice."""
    start = Start("ab")
    start.take_off()
    for _ in range(3):
        assert start.table.phase == "taking_off"
        start.fold_due(STAGE_SECONDS)
    assert (start.table.phase, start.table.why_closed) == ("closed", "dice")


def test_a_table_closes_when_all_people_have_left() -> None:
    start = Start("a", bots=2)
    start.seal("a")
    start.take_off()
    start.add(log.Left(start.now, 0))
    start.fold_due(STAGE_SECONDS)
    assert start.table.phase == "closed"


@pytest.mark.parametrize(
    ("settings", "limit"),
    [({}, STAGE_SECONDS), ({"correspondence": True, "pace": 86400.0}, STAGE_BY_CORRESPONDENCE)],
)
def test_each_stage_has_its_own_deadline(settings: dict[str, Any], limit: float) -> None:
    start = Start("ab", **settings)
    assert next_time(start.table, None) is None
    start.take_off()
    assert next_time(start.table, None) == start.now + limit
    start.now += 3.0
    start.seal("a", "b")
    assert next_time(start.table, None) == start.now + limit
    start.fold_due(limit)
    assert start.table.dice.round == 2
    assert next_time(start.table, None) == start.now + limit


def test_downtime_of_the_server_postpones_the_deadline() -> None:
    start = Start("ab")
    start.add(log.Came(start.now, 0, "window"))
    start.seal("a", "b")
    start.take_off()
    start.now += 4.0
    start.reveal("a")
    start.now += 3600.0
    start.add(log.RollCalled(start.now))
    start.fold_due(STAGE_SECONDS - 5.0)
    assert not start.table.dice.void
    start.fold_due(1.0)
    assert len(start.table.dice.void) == 1


def test_folding_the_log_in_the_middle_of_a_round_gives_the_same_table() -> None:
    start = Start("abc")
    start.seal("a", "b", "c")
    start.take_off()
    start.reveal("a", "b")
    start.fold_due(STAGE_SECONDS)
    start.seal("a", "b")
    start.reveal("b")
    again = Table(TABLE)
    for entry in start.log:
        again.fold(log.decode(log.encode(entry)))
    assert again.dice == start.table.dice
    assert again.events_for(None) == start.table.events_for(None)
    again.fold(log.Revealed(start.now, start.line("a").hex()))
    assert isinstance(due(again, start.now, ROOT), log.Started)


def test_each_round_has_its_own_secret() -> None:
    secrets = {ROOT, *(round_secret(ROOT, number) for number in (1, 2, 3))}
    assert len(secrets) == 4
    assert round_secret(round_secret(ROOT, 1), 2) not in secrets


def test_a_log_of_an_older_version_can_be_folded() -> None:
    table = Table(TABLE)
    for body in (
        b'{"k":"opened","at":1.0,"settings":{"config":"players=3"},"seats":3}',
        b'{"k":"sat","at":1.0,"seat":0,"name":"Ann","owner":"a","entropy":"of Ann"}',
        b'{"k":"sat","at":1.0,"seat":2,"name":"Ben","owner":"b"}',
        b'{"k":"started","at":2.0,"commitment":"c0","entropy":["of Ann",""]}',
    ):
        table.fold(log.decode(body))
    assert (table.phase, table.stage, table.dice.round, table.commitment) == ("playing", "started", 0, "c0")
    assert fairness_of(table, ROOT).lines() == ["commitment c0", f"secret {ROOT.hex()}", "entropy 0 of Ann"]
