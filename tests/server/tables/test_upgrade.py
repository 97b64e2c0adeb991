"""After an upgrade, a table continues only if its log gives the same game."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from celestia import engine
from celestia.game.fairness.headers import Entropy
from celestia.game.fairness.sealed_dice import SECRET_BYTES, commitment
from celestia.game.game import Game
from celestia.game.records.record import CHECK_EVERY, read_record, record_text
from celestia.game.setup.config import Config
from celestia.server.tables import entries as log
from celestia.server.tables.log_reader import take_in
from celestia.server.tables.log_record import UNFINISHED, lines_of_log, record_of_log
from celestia.server.tables.schedule import next_time
from celestia.server.tables.table import Table
from tests.properties.random_games import seeds, tables
from tests.server.events import events_of
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import Sitting

FAIRNESS = Entropy(commitment(bytes(SECRET_BYTES)), bytes(SECRET_BYTES), ("",))
LONG = 24 * 3600.0


def played(config: Config, seconds: float = LONG) -> Sitting:
    here = Sitting(str(config), people=0, bots=config.players)
    here.wait(seconds)
    return here


def half_a_game() -> Sitting:
    """A game of three people who always time out."""
    here = Sitting(people=3, pace=15.0)
    here.wait(160.0)
    assert here.table.phase == "playing"
    assert sum(isinstance(entry, log.Marked) for entry in here.log) >= 2
    return here


def restarted(entries: Iterable[log.AnyEntry]) -> Table:
    """Rebuild the table from this log like a server after a restart."""
    table = Table("table")
    for entry in entries:
        take_in(table, log.read(log.encode(entry)))
    return table


def changed(entries: list[log.AnyEntry], kind: type[log.AnyEntry], **facts: object) -> list[log.AnyEntry]:
    """The same log with a change in the last entry of this kind."""
    at = max(place for place, entry in enumerate(entries) if isinstance(entry, kind))
    return [*entries[:at], msgspec.structs.replace(entries[at], **facts), *entries[at + 1 :]]


# -------------------------------------------------------------------------------------- the same version
def test_a_log_of_the_same_version_continues() -> None:
    here = half_a_game()
    table = restarted(here.log)
    assert not table.stranded
    for viewer in (None, 0, 1, 2):
        assert snapshot(table, viewer) == snapshot(here.table, viewer)
        assert table.events_for(viewer) == here.table.events_for(viewer)


def test_a_fingerprint_is_no_event_and_moves_no_clock() -> None:
    here = half_a_game()
    place = next(at for at, entry in enumerate(here.log) if isinstance(entry, log.Marked))
    table = restarted(here.log[:place])
    before = [(snapshot(table, seat), list(table.events_for(seat))) for seat in (None, 0, 1, 2)]
    time, opened = next_time(table, here.chance), table.moment
    table.fold(here.log[place])
    assert before == [(snapshot(table, seat), list(table.events_for(seat))) for seat in (None, 0, 1, 2)]
    assert (next_time(table, here.chance), table.moment) == (time, opened)
    assert here.log[place].at == here.log[place - 1].at


def test_the_log_has_every_fingerprint_of_the_record() -> None:
    here = half_a_game()
    marked = [entry.lines for entry in here.log if isinstance(entry, log.Marked)]
    assert marked == list(range(CHECK_EVERY, len(here.game.lines) + 1, CHECK_EVERY))


# ------------------------------------------------------------------------------------------ other rules
def assert_closed(entries: list[log.AnyEntry]) -> Table:
    table = restarted(entries)
    assert table.stranded
    assert (table.phase, table.game, table.length) == ("closed", None, len(entries))
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Cy"]
    return table


def test_a_different_fingerprint_closes_the_table() -> None:
    assert_closed(changed(half_a_game().log, log.Marked, line="check 40 0123456789ab"))


def test_a_fingerprint_at_another_line_closes_the_table() -> None:
    assert_closed(changed(half_a_game().log, log.Marked, lines=7))


def test_different_answers_in_a_pause_close_the_table() -> None:
    assert_closed(changed(half_a_game().log, log.Shown, lines=("0 play wind_gust",)))


def test_an_answer_that_is_now_illegal_closes_the_table() -> None:
    assert_closed(changed(half_a_game().log, log.Acted, words="play wind_gust"))


def test_another_rules_version_closes_the_table_at_the_start() -> None:
    table = assert_closed(changed(Sitting().log, log.Started, rules=0))
    assert table.rules == 0


def test_an_entry_of_a_newer_version_closes_the_table() -> None:
    table = restarted(half_a_game().log)
    take_in(table, log.read(b'{"k":"juggled","at":7.0,"seat":0}'))
    assert (table.phase, table.game, table.stranded) == ("closed", None, f"entry {table.length}: unknown")


def test_invalid_entries_raise_an_error() -> None:
    for body in (b"nonsense", b'"text"', b'{"k":"acted"}'):
        with pytest.raises(msgspec.DecodeError):
            log.read(body)


def test_an_unknown_entry_before_take_off_closes_the_table() -> None:
    entries = Sitting().log
    table = Table("table")
    for entry in (*entries[:3], log.Unknown(entries[0].at), *entries[3:]):
        take_in(table, entry)
    assert (table.phase, table.game) == ("closed", None)
    assert table.commitment == FAIRNESS.commitment


def test_a_larger_deck_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test adds one card of every kind, so that shuffles do not fit."""
    entries = half_a_game().log

    def new_state(config: Config) -> engine.State:
        copies = [count + 1 for count in config.copies()]
        return engine.new_state(config.players, config.module_bits(), config.house_bits(), copies)

    monkeypatch.setattr(Config, "new_state", new_state)
    assert_closed(entries)


def test_a_changed_rule_that_refuses_nothing_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test counts every roll as a turn, which only the fingerprints show."""
    entries = half_a_game().log
    before = Game.answer_chance

    def answer_chance(game: Game, words: str) -> None:
        before(game, words)
        game.state.write_field("turn", game.state.turn + 1)

    monkeypatch.setattr(Game, "answer_chance", answer_chance)
    marks = [number for number, entry in enumerate(entries, start=1) if isinstance(entry, log.Marked)]
    assert assert_closed(entries).stranded == f"entry {marks[0]}: OtherRules"


def test_a_closed_table_keeps_its_seats() -> None:
    """A seat that moves to another device later belongs to that device."""
    entries = changed(half_a_game().log, log.Marked, line="check 40 0123456789ab")
    table = assert_closed([*entries, log.Moved(entries[-1].at, 1, "another owner")])
    assert table.seat_of("another owner") == 1
    assert table.seat_of("owner 1") is None


def test_every_viewer_learns_that_the_table_is_closed() -> None:
    entries = changed(half_a_game().log, log.Marked, line="check 40 0123456789ab")
    table = assert_closed([*entries, log.Closed(entries[-1].at, "upgrade")])
    assert table.why_closed == "upgrade"
    for viewer in (None, 0, 1, 2):
        assert events_of(table, viewer)[-1] == {"what": "closed", "why": "upgrade"}
        assert snapshot(table, viewer).view is None


def test_a_finished_game_stays_finished() -> None:
    here = played(Config.parse("players=2 preset=first_flight"))
    assert here.table.phase == "over"
    table = restarted(changed(here.log, log.Started, rules=0))
    assert (table.phase, table.game) == ("over", None)


# ------------------------------------------------------------------------------------------- the record
@settings(max_examples=8, deadline=None)
@given(tables(), seeds())
def test_the_record_can_be_exported_from_the_log_alone(config: Config, rng: Random) -> None:
    """The record equals the replayed one, with any modules."""
    here = Sitting(
        str(config), people=0, bots=config.players, instant=True, secret=rng.randbytes(SECRET_BYTES)
    )
    here.wait(LONG)
    assert here.table.phase == "over"
    assert record_of_log(here.table, here.log, FAIRNESS) == record_text(here.game, FAIRNESS)


def test_the_original_version_can_read_an_unfinished_record() -> None:
    here = half_a_game()
    stranded = assert_closed(changed(here.log, log.Marked, line="check 40 0123456789ab"))
    text = record_of_log(stranded, here.log, FAIRNESS)
    assert text.endswith(f"\n{UNFINISHED}")
    assert read_record(text, allow_unfinished=True).lines == here.game.lines


def test_a_record_names_the_rules_version_of_its_game() -> None:
    here = half_a_game()
    entries = changed(here.log, log.Started, rules=0)
    record = record_of_log(assert_closed(entries), entries, FAIRNESS).splitlines()
    assert record[1] == "rules 0"
    assert lines_of_log(entries) == here.game.lines
