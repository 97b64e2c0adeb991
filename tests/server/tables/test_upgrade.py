"""After an upgrade a log that leads where it led before goes on; any other closes, and tells all it holds."""

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
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import Sitting

FAIRNESS = Entropy(commitment(bytes(SECRET_BYTES)), bytes(SECRET_BYTES), ("",))
LONG = 24 * 3600.0


def played(config: Config, seconds: float = LONG) -> Sitting:
    here = Sitting(str(config), people=0, bots=config.players)
    here.wait(seconds)
    return here


def half_a_game() -> Sitting:
    """Three people, answered for by nobody but the clock."""
    here = Sitting(people=3, pace=15.0)
    here.wait(160.0)
    assert here.table.phase == "playing"
    assert sum(isinstance(entry, log.Marked) for entry in here.log) >= 2
    return here


def restarted(entries: Iterable[log.AnyEntry]) -> Table:
    """The table that this log tells of, through its bytes, whoever wrote it."""
    table = Table("table")
    for entry in entries:
        take_in(table, log.read(log.encode(entry)))
    return table


def changed(entries: list[log.AnyEntry], kind: type[log.AnyEntry], **facts: object) -> list[log.AnyEntry]:
    """The same log, but for the last entry of this kind."""
    at = max(place for place, entry in enumerate(entries) if isinstance(entry, kind))
    return [*entries[:at], msgspec.structs.replace(entries[at], **facts), *entries[at + 1 :]]


# -------------------------------------------------------------------------------------- the same version
def test_a_log_of_the_same_version_goes_on() -> None:
    here = half_a_game()
    table = restarted(here.log)
    assert not table.stranded
    for viewer in (None, 0, 1, 2):
        assert snapshot(table, viewer) == snapshot(here.table, viewer)
        assert table.events_for(viewer) == here.table.events_for(viewer)


def test_nobody_is_told_of_a_mark_and_no_clock_moves() -> None:
    here = half_a_game()
    place = next(at for at, entry in enumerate(here.log) if isinstance(entry, log.Marked))
    table = restarted(here.log[:place])
    before = [(snapshot(table, seat), list(table.events_for(seat))) for seat in (None, 0, 1, 2)]
    time, opened = next_time(table, here.chance), table.moment
    table.fold(here.log[place])
    assert before == [(snapshot(table, seat), list(table.events_for(seat))) for seat in (None, 0, 1, 2)]
    assert (next_time(table, here.chance), table.moment) == (time, opened)
    assert here.log[place].at == here.log[place - 1].at


def test_every_check_of_the_record_is_marked() -> None:
    here = half_a_game()
    marked = [entry.lines for entry in here.log if isinstance(entry, log.Marked)]
    assert marked == list(range(CHECK_EVERY, len(here.game.lines) + 1, CHECK_EVERY))


# ------------------------------------------------------------------------------------------ other rules
def closes(entries: list[log.AnyEntry]) -> Table:
    table = restarted(entries)
    assert table.stranded
    assert (table.phase, table.game, table.length) == ("closed", None, len(entries))
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Cy"]
    return table


def test_another_fingerprint_closes() -> None:
    closes(changed(half_a_game().log, log.Marked, line="check 40 0123456789ab"))


def test_a_mark_at_another_place_closes() -> None:
    closes(changed(half_a_game().log, log.Marked, lines=7))


def test_other_answers_in_a_moment_of_the_table_close() -> None:
    closes(changed(half_a_game().log, log.Shown, lines=("0 play wind_gust",)))


def test_an_answer_that_is_refused_now_closes() -> None:
    closes(changed(half_a_game().log, log.Acted, words="play wind_gust"))


def test_another_version_of_the_rules_closes_a_game_from_its_first_line() -> None:
    table = closes(changed(Sitting().log, log.Started, rules=0))
    assert table.rules == 0


def test_an_entry_of_a_newer_version_closes() -> None:
    table = restarted(half_a_game().log)
    take_in(table, log.read(b'{"k":"juggled","at":7.0,"seat":0}'))
    assert (table.phase, table.game, table.stranded) == ("closed", None, f"entry {table.length}: unknown")


def test_what_no_version_wrote_is_not_read() -> None:
    for body in (b"nonsense", b'"text"', b'{"k":"acted"}'):
        with pytest.raises(msgspec.DecodeError):
            log.read(body)


def test_a_waiting_table_of_a_newer_version_closes_though_it_takes_off() -> None:
    entries = Sitting().log
    table = Table("table")
    for entry in (*entries[:3], log.Unknown(entries[0].at), *entries[3:]):
        take_in(table, entry)
    assert (table.phase, table.game) == ("closed", None)
    assert table.commitment == FAIRNESS.commitment


def test_a_larger_deck_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted change: one more card of every kind, so shuffles do not fit."""
    entries = half_a_game().log

    def new_state(config: Config) -> engine.State:
        copies = [count + 1 for count in config.copies()]
        return engine.new_state(config.players, config.module_bits(), config.house_bits(), copies)

    monkeypatch.setattr(Config, "new_state", new_state)
    closes(entries)


def test_a_rule_that_refuses_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted change: every roll counts as a turn. Only the fingerprints show it."""
    entries = half_a_game().log
    before = Game.answer_chance

    def answer_chance(game: Game, words: str) -> None:
        before(game, words)
        game.state.write_field("turn", game.state.turn + 1)

    monkeypatch.setattr(Game, "answer_chance", answer_chance)
    marks = [number for number, entry in enumerate(entries, start=1) if isinstance(entry, log.Marked)]
    assert closes(entries).stranded == f"entry {marks[0]}: OtherRules"


def test_who_sits_where_stays_known() -> None:
    """A seat that moved to another device later is that one's; nobody else gets in."""
    entries = changed(half_a_game().log, log.Marked, line="check 40 0123456789ab")
    table = closes([*entries, log.Moved(entries[-1].at, 1, "another owner")])
    assert table.seat_of("another owner") == 1
    assert table.seat_of("owner 1") is None


def test_the_table_tells_that_it_is_closed() -> None:
    entries = changed(half_a_game().log, log.Marked, line="check 40 0123456789ab")
    table = closes([*entries, log.Closed(entries[-1].at, "upgrade")])
    assert table.why_closed == "upgrade"
    for viewer in (None, 0, 1, 2):
        assert table.events_for(viewer)[-1] == {"what": "closed", "why": "upgrade"}
        assert snapshot(table, viewer)["view"] == {}


def test_a_finished_game_stays_finished() -> None:
    here = played(Config.parse("players=2 preset=first_flight"))
    assert here.table.phase == "over"
    table = restarted(changed(here.log, log.Started, rules=0))
    assert (table.phase, table.game) == ("over", None)


# ------------------------------------------------------------------------------------------- the record
@settings(max_examples=8, deadline=None)
@given(tables(), seeds())
def test_the_log_alone_tells_the_whole_record(config: Config, rng: Random) -> None:
    """Any modules: line by line and check by check what playing it again gives."""
    here = Sitting(
        str(config), people=0, bots=config.players, instant=True, secret=rng.randbytes(SECRET_BYTES)
    )
    here.wait(LONG)
    assert here.table.phase == "over"
    assert record_of_log(here.table, here.log, FAIRNESS) == record_text(here.game, FAIRNESS)


def test_the_version_it_was_played_by_reads_an_unfinished_record() -> None:
    here = half_a_game()
    stranded = closes(changed(here.log, log.Marked, line="check 40 0123456789ab"))
    text = record_of_log(stranded, here.log, FAIRNESS)
    assert text.endswith(f"\n{UNFINISHED}")
    assert read_record(text, allow_unfinished=True).lines == here.game.lines


def test_a_record_tells_the_rules_that_the_game_began_with() -> None:
    here = half_a_game()
    entries = changed(here.log, log.Started, rules=0)
    record = record_of_log(closes(entries), entries, FAIRNESS).splitlines()
    assert record[1] == "rules 0"
    assert lines_of_log(entries) == here.game.lines
