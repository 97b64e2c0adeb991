"""Personas at a table: names, pace, talk and claims, and a switch that turns them off."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from celestia.bots.personas import HAVE, LACK, PERSONAS, Claim
from celestia.game.worlds.draw import draw_world
from celestia.server.hosting.lobby import BOT_NAMES, TableRequest
from celestia.server.tables import bot_talk, personas, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.commands import TALK
from celestia.server.tables.game_events import GAME_EVENTS
from celestia.server.tables.personas import NAMED, claims_of, persona_of
from celestia.server.tables.schedule import BotTurn
from celestia.server.tables.table import Table
from celestia.server.tables.table_events import Event, Talked
from tests.scenario import Scenario
from tests.server.tables.sitting import NAMES, Sitting

PRESET = "players=4 preset=classic"
ANN = 0


@pytest.fixture
def one_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the personas of the tables in these tests."""
    monkeypatch.setattr(personas, "NAMED", dict(zip(NAMES, PERSONAS, strict=False)))


def everybody_is(monkeypatch: pytest.MonkeyPatch, persona: str) -> None:
    monkeypatch.setattr(personas, "NAMED", dict.fromkeys(NAMES, persona))


def lines(here: Sitting) -> list[log.Talked]:
    return [entry for entry in here.log if isinstance(entry, log.Talked)]


def bots(people: int = 0, config: str = PRESET, **settings: Any) -> Sitting:
    count = int(config.split("=")[1][0])
    return Sitting(config, people, count - people, **{"personas": True, "bot_talk": True, **settings})


def test_every_bot_of_the_server_has_a_persona() -> None:
    assert tuple(NAMED) == BOT_NAMES
    assert set(NAMED.values()) == set(PERSONAS)


def test_personas_are_off_in_old_logs_and_on_at_new_tables() -> None:
    assert not log.TableSettings(PRESET).personas
    assert TableRequest().personas


@pytest.mark.usefixtures("one_of_each")
def test_only_bots_have_personas_and_the_host_can_switch_them_off() -> None:
    table = bots(people=1).table
    found = [persona_of(table, seat) for seat in range(4)]
    assert found == [None, *(PERSONAS[name] for name in [*PERSONAS][1:])]
    off = bots(people=1, personas=False).table
    assert [persona_of(off, seat) for seat in range(4)] == [None] * 4


@pytest.mark.usefixtures("one_of_each")
def test_a_bot_answers_with_its_persona() -> None:
    asked: set[str] = set()

    def choose(table: Table, turn: BotTurn) -> str:
        asked.add(f"{turn.seat} {turn.bot}")
        return table.options(turn.seat)[0]

    here = Sitting(PRESET, people=1, bots=3, choose=choose, personas=True, pace=15.0)
    here.wait(600.0)
    assert asked - {"0 careful"} == {"1 careful+gambler", "2 careful+liar", "3 careful+loyal"}


@pytest.mark.usefixtures("one_of_each")
def test_personas_decide_at_their_own_pace() -> None:
    with_personas, without = bots().table, bots(personas=False).table
    for seat, persona in enumerate(PERSONAS.values()):
        usual = schedule._bot_time(without, seat) - without.moment.ready
        assert schedule._bot_time(with_personas, seat) - with_personas.moment.ready == pytest.approx(
            persona.pace * usual
        )


# ---------------------------------------------------------------------------------------------------- talk
def test_every_line_of_a_persona_is_a_known_line() -> None:
    said = {key for one in PERSONAS.values() for key in (*one.rolled, *one.watching, *one.let_down)}
    assert said - {"claim"} <= set(TALK)


def claim_of_ann(monkeypatch: pytest.MonkeyPatch, persona: str, *hand: str) -> Sitting:
    """Ann is captain, has rolled birds and makes a claim."""
    everybody_is(monkeypatch, persona)
    monkeypatch.setattr(bot_talk, "_talkativeness", lambda *_: 1.0)
    monkeypatch.setattr(
        bot_talk, "_lines_of", lambda _table, _seat, is_captain, _what: ("claim",) if is_captain else ()
    )
    here = bots(config="players=3 preset=classic")
    here.chance.faces = ["birds", "birds"]
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=2).hand("Ann", *hand))
    here.wait_for_next()
    return here


@pytest.mark.parametrize(("hand", "says"), [("foghorn", HAVE), ("compass", LACK)])
def test_a_loyal_captain_says_what_they_hold(hand: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here = claim_of_ann(monkeypatch, "loyal", hand)
    assert [(line.seat, line.key, line.text) for line in lines(here)] == [(ANN, says, "foghorn")]
    assert claims_of(here.table) == (Claim(ANN, says, "foghorn"),)


def test_a_claim_depends_on_no_other_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal everything again that Ann cannot know: her claims stay the same."""
    table = claim_of_ann(monkeypatch, "gambler", "foghorn", "compass").table
    assert table.game is not None
    real, learned, rng = table.game.state, table.game.learned(ANN), Random(3)
    marks = [bytes([0, 0, card, truth, 0]) for card in range(2) for truth in (0, 100, 200, 255)]
    said = [bot_talk._line(table, "die_fell", mark, 0.0) for mark in marks]
    for _ in range(10):
        table.game.state = draw_world(real, ANN, learned, rng).state
        table.memo.clear()
        assert [bot_talk._line(table, "die_fell", mark, 0.0) for mark in marks] == said
    assert {line.key for line in said if line is not None} == {HAVE, LACK}


@pytest.mark.usefixtures("one_of_each")
def test_personas_talk_in_whole_games_and_the_log_decides_what() -> None:
    """A worker that loads the log at any entry neither repeats nor skips a line."""
    here = bots(instant=True)
    here.wait(10_000.0)
    assert here.game.over
    assert {line.key for line in lines(here)} & {HAVE, LACK}
    table = Table("table")
    for coming in here.log:
        line = bot_talk.bot_line(table, coming.at) if table.phase == "playing" else None
        assert line == (coming if isinstance(coming, log.Talked) else None)
        table.fold(coming)


@pytest.mark.usefixtures("one_of_each")
def test_personas_are_silent_when_bot_talk_is_off() -> None:
    here = bots(instant=True, bot_talk=False)
    here.wait(10_000.0)
    assert lines(here) == []


def test_bots_speak_less_after_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    table, gambler = bots().table, PERSONAS["gambler"]
    cheerful = bot_talk._talkativeness(table, gambler, False)
    monkeypatch.setattr(table, "events_for", lambda _: [event("flew"), event("crashed")])
    assert bot_talk._talkativeness(table, gambler, False) < cheerful == gambler.talk


def test_captains_speak_more_than_passengers() -> None:
    table, gambler = bots().table, PERSONAS["gambler"]
    assert bot_talk._talkativeness(table, gambler, True) > bot_talk._talkativeness(table, gambler, False)


# -------------------------------------------------------------------------------------------------- claims
def talked(seat: int, key: str) -> Talked:
    return Talked(seat=seat, key=key, text="foghorn", to=None)


def event(what: str, seat: int = ANN) -> Event:
    kind, facts = (
        GAME_EVENTS[what],
        {"seat": seat, "faced": (), "turbos": 0, "city": "4", "vessel": "aircraft"},
    )
    return kind(**{name: facts[name] for name in kind.__struct_fields__ if name in facts})


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ([talked(ANN, HAVE), event("announced_can")], [Claim(ANN, HAVE, "foghorn", True)]),
        ([talked(ANN, HAVE), event("announced_cannot")], [Claim(ANN, HAVE, "foghorn", False)]),
        ([talked(ANN, LACK), event("announced_cannot")], [Claim(ANN, LACK, "foghorn", True)]),
        ([talked(ANN, LACK), event("announced_can")], [Claim(ANN, LACK, "foghorn", False)]),
        ([talked(ANN, HAVE)], [Claim(ANN, HAVE, "foghorn")]),
        ([talked(ANN, "claim_maybe"), event("announced_can")], []),
        ([talked(1, HAVE), event("announced_can"), event("flew")], []),  # only the captain is proved
        ([talked(ANN, HAVE), event("crashed")], []),
        ([talked(ANN, "trust_me")], []),
    ],
)
def test_announcements_prove_claims(events: list[Event], found: list[Claim]) -> None:
    assert [*personas._claims(events)] == found


def test_nobody_calls_an_honest_captain_a_liar(monkeypatch: pytest.MonkeyPatch) -> None:
    everybody_is(monkeypatch, "liar")
    table = bots().table
    said = [talked(table.game.pilot if table.game else 0, HAVE)]
    captain = said[0].seat
    assert "liar" not in bot_talk._lines_of(table, 1, False, "announced_cannot")
    told = [*said, event("announced_cannot", captain)]
    monkeypatch.setattr(table, "events_for", lambda _: told)
    assert "liar" in bot_talk._lines_of(table, 1, False, "announced_cannot")
