"""A continuation begins with the lines of a finished game, and is folded like any other table."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.fairness.sealed_dice import SECRET_BYTES, commitment
from celestia.game.game import Game
from celestia.game.records.continuation import past_of
from celestia.game.records.record import read_record, record_text
from celestia.game.setup.config import Config
from celestia.server.hosting.reviews import claims_aloud
from celestia.server.tables import commands
from celestia.server.tables import entries as log
from celestia.server.tables.log_record import lines_of_log
from celestia.server.tables.questions import question_for
from celestia.server.tables.table import Table
from tests.game.playing import finished
from tests.server.tables.sitting import NAMES, START, Sitting, refold


class Continued(Sitting):
    """A table that continues a game, with one person. Bots pass the time in no time."""

    def __init__(self, game: Game, past: tuple[str, ...], person: int) -> None:
        super().__init__()
        self.now, self.table, self.log = START, Table("table"), []
        players = game.config.players
        settings = log.TableSettings(str(game.config), continues="of a test")
        sitting: list[log.AnyEntry] = [
            log.Sat(START, seat, NAMES[seat], "owner")
            if seat == person
            else log.BotSat(START, seat, NAMES[seat], "careful")
            for seat in range(players)
        ]
        started = log.Started(START, commitment(bytes(SECRET_BYTES)), ("",))
        self.submit(
            log.Opened(START, settings, players),
            log.Past(START, past),
            *sitting,
            started,
            log.Came(START, person, "window"),
        )

    def play_to_end(self, person: int, rng: Random) -> None:
        while self.table.phase == "playing":
            if (
                self.table.waits_for_roll
                and self.table.asked() == (person,)
                and not self.table.moment.pressed
            ):
                self.press()
            elif (asked := question_for(self.table, person)) is not None:
                self.answer(person, rng.choice(asked.options), ahead=asked.ahead)
            else:
                self.wait_for_next()


def decisions(game: Game) -> list[int]:
    return [step for step, line in enumerate(game.lines, start=1) if line[0].isdigit()]


@pytest.mark.parametrize(
    ("preset", "players", "every"),
    [("first_flight", 2, 4), ("classic", 4, 9), ("whole_sky", 6, 60), ("two_crews", 2, 15)],
)
def test_any_decision_can_be_continued_to_the_end(preset: str, players: int, every: int) -> None:
    game = finished(Config.preset(preset, players), 3)
    for step in decisions(game)[::every]:
        person = int(game.lines[step - 1][0])
        past = past_of(game, step, "", Random(step))
        here = Continued(game, past, person)
        assert tuple(here.game.lines[: len(past)]) == past
        here.play_to_end(person, Random(step))
        again = refold(here.log)
        assert again.game is not None
        assert again.game.lines == here.game.lines
        assert lines_of_log(here.log) == here.game.lines
        assert read_record(record_text(here.game)).scores() == here.game.scores()


def test_the_seat_decides_first_or_has_taken_the_other_answer() -> None:
    game = finished(Config.preset("classic", 4), 3)
    step = next(at for at in decisions(game) if game.lines[at - 1].endswith(" stay"))
    person = int(game.lines[step - 1][0])
    before = Continued(game, past_of(game, step, "", Random(1)), person)
    asked = question_for(before.table, person)
    assert asked is not None
    assert {"stay", "leave"} <= {*asked.options}
    after = Continued(game, past_of(game, step, "leave", Random(1)), person)
    assert after.game.lines[step - 1] == f"{person} leave"


def test_viewers_start_in_the_position_without_its_events() -> None:
    game = finished(Config.preset("classic", 4), 3)
    here = Continued(game, past_of(game, decisions(game)[40], "", Random(1)), 0)
    what = here.told(0)
    assert "took_off" in what
    assert "journey_started" not in what
    assert here.game.state.journey > 1


def test_claims_are_numbered_with_the_events_of_the_past() -> None:
    game = finished(Config.preset("classic", 4), 3)
    here = Continued(game, past_of(game, decisions(game)[40], "", Random(1)), 0)
    public = sum(event.seen_by(None) is not None for event in here.game.events)
    here.submit(commands.talk(here.table, 0, "claim_have", None, "compass", "", here.now))
    assert claims_aloud(here.table) == [(public, 0, "have", "compass")]
