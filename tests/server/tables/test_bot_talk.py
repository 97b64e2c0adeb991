"""Bots talk from public facts only, and their lines delay nothing."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from celestia.game.setup.names import EQUIPMENT
from celestia.server.tables import bot_talk, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.bot_talk import ABOARD, CAPTAIN, OCCASIONS, QUIET
from celestia.server.tables.commands import TALK
from celestia.server.tables.table import Table
from tests.scenario import Scenario
from tests.server.events import events_of
from tests.server.tables.sitting import Sitting, refold

PRESET = "players=4 preset=classic"


def lines(here: Sitting) -> list[log.Talked]:
    return [entry for entry in here.log if isinstance(entry, log.Talked)]


def whole_game(**settings: Any) -> Sitting:
    here = Sitting(PRESET, people=0, bots=4, instant=True, **settings)
    here.wait(10_000.0)
    assert here.game.over
    return here


@pytest.fixture(scope="module")
def talkative() -> Sitting:
    return whole_game(bot_talk=True)


def test_bots_say_several_of_the_known_lines(talkative: Sitting) -> None:
    said = {line.key for line in lines(talkative)}
    assert len(said) > 3, said
    assert said <= set(TALK)


def test_bots_are_silent_when_bot_talk_is_off() -> None:
    assert lines(whole_game(bot_talk=False)) == []


def test_bot_talk_is_off_by_default() -> None:
    assert not log.TableSettings(PRESET).bot_talk


def test_every_line_of_bots_is_a_known_line() -> None:
    assert {key for table in (CAPTAIN, ABOARD) for keys in table.values() for key in keys} <= set(TALK)


def test_a_line_follows_its_occasion_and_lines_keep_their_distance(talkative: Sitting) -> None:
    told = events_of(talkative.table, None)
    places = [at for at, event in enumerate(told) if event["what"] == "talked"]
    assert all(later - earlier > QUIET for earlier, later in pairwise(places))
    for at in places:
        before = [event["what"] for event in told[max(0, at - QUIET) : at]]
        occasion = next(what for what in reversed(before) if what in OCCASIONS)
        assert told[at]["key"] in (*CAPTAIN.get(occasion, ()), *ABOARD.get(occasion, ()))


def test_a_claim_names_a_card_that_the_dice_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    monkeypatch.setattr(bot_talk, "CAPTAIN", {"die_fell": ("claim_have",)})
    monkeypatch.setattr(bot_talk, "ABOARD", {})
    here = Sitting("players=3 preset=classic", people=0, bots=3, bot_talk=True)
    here.chance.faces = ["birds", "birds"]
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=2).hand("Ann", "compass"))
    here.wait_for_next()
    assert [(line.seat, line.key, line.text) for line in lines(here)] == [(0, "claim_have", EQUIPMENT[2])]


def stays(table: Table, turn: schedule.BotTurn) -> str:
    options = table.options(turn.seat)
    return "stay" if "stay" in options else options[0]


@pytest.mark.parametrize(("treasure", "is_asked_for"), [("1/4", True), ("9/9", False)])
def test_bots_ask_for_a_spyglass_only_if_somebody_else_might_have_one(
    monkeypatch: pytest.MonkeyPatch, treasure: str, is_asked_for: bool
) -> None:
    """The backs of treasures show their city, and spyglasses come from the first four."""
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    monkeypatch.setattr(bot_talk, "CAPTAIN", {})
    monkeypatch.setattr(bot_talk, "ABOARD", {"announced_cannot": ("who_has_spyglass",)})
    here = Sitting("players=3 preset=classic", people=0, bots=3, bot_talk=True, choose=stays)
    here.chance.faces = ["birds", "birds"]
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=2).treasures("Cy", treasure))
    here.wait(60.0)
    said = lines(here)
    assert bool(said) == is_asked_for
    assert all(line.seat != 2 for line in said), "Cy knows what they hold"


def test_only_bots_talk_not_people_or_their_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    here = Sitting(PRESET, people=2, bots=2, pace=15.0, bot_talk=True)
    here.wait(3_000.0)
    assert {line.seat for line in lines(here)} == {2, 3}


def test_bot_talk_moves_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without talk, all other entries of a game have the same times."""
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    games = []
    for talks in (True, False):
        here = Sitting(PRESET, people=1, bots=3, pace=15.0, bot_talk=talks)
        here.wait(600.0)
        games.append([entry for entry in here.log[1:] if not isinstance(entry, log.Talked)])
        assert bool(lines(here)) == talks
    assert games[0] == games[1]


def test_the_log_alone_decides_which_line_comes_next(talkative: Sitting) -> None:
    """A worker that loads the log at any entry neither repeats nor skips a line."""
    table = Table("table")
    for coming in talkative.log:
        line = bot_talk.bot_line(table, coming.at) if table.phase == "playing" else None
        assert line == (coming if isinstance(coming, log.Talked) else None)
        table.fold(coming)


def test_talk_of_a_removed_seat_is_ignored() -> None:
    """Take-off renumbers the seats, so an earlier line may have another seat number."""
    made: list[log.AnyEntry] = [log.Opened(0.0, log.TableSettings(PRESET, bot_talk=True), 4)]
    made += [log.BotSat(0.0, 0, "Amelia", "careful"), log.Sat(0.0, 3, "Ann", "owner")]
    made += [log.Talked(0.0, 3, "hmm"), log.Started(0.0, "", ("", ""))]
    here = Sitting(PRESET, people=0, bots=4, bot_talk=True)
    assert schedule.due(refold(made), 0.0, here.chance) is not None
