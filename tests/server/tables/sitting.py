"""A table with its own clock, driven like a hub does, without store or sockets.

    here = Sitting("players=3 preset=classic", people=3)
    here.submit(commands.plan(here.table, 1, "stay", "a", here.now))
    here.wait(2.5)

Chance is fair and derived from one fixed secret. `put` continues from a scenario's position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from celestia.bot_registry import make
from celestia.game.fairness.sealed_dice import SECRET_BYTES, FairChance, commitment
from celestia.game.game import Game
from celestia.rules.kinds import phase
from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.fingerprints import fold_new, marks_due
from celestia.server.tables.questions import question_for
from celestia.server.tables.table import Table
from tests.scenario import Scenario

START = 1_000_000.0
NAMES = ("Ann", "Ben", "Cy", "Dot", "Eve", "Fay")
MANY = 5_000

Choose = Callable[[Table, schedule.BotTurn], str]


def opening(config: str, people: int, bots: int, settings: dict[str, Any]) -> list[log.AnyEntry]:
    """The entries up to take-off, with people in the first seats and bots in the others."""
    made: list[log.AnyEntry] = [
        log.Opened(START, log.TableSettings(config=config, **settings), people + bots)
    ]
    made += [log.Sat(START, seat, NAMES[seat], f"owner {seat}") for seat in range(people)]
    made += [log.BotSat(START, people + at, NAMES[people + at], "careful") for at in range(bots)]
    return [*made, log.Started(START, commitment(bytes(SECRET_BYTES)), ("",))]


def careful(table: Table, turn: schedule.BotTurn) -> str:
    assert table.game is not None
    question = table.game.question(turn.seat)
    assert question is not None
    return make(turn.bot, Random(0)).choose(table.game.view(turn.seat), question)


class LoadedChance(FairChance):
    """Fair chance, except for dice that a test loads."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret, ("",))
        self.faces: list[str] = []

    def answer(self, k: int, due: Sequence[str], players: int) -> str:
        if due[0] == "roll" and self.faces:
            rolled, self.faces = self.faces[: len(due) - 1], self.faces[len(due) - 1 :]
            return " ".join(["roll", *rolled])
        return super().answer(k, due, players)


class Sitting:
    """A running table. People are connected, unless `connected` is False."""

    def __init__(
        self,
        config: str = "players=3 preset=classic",
        people: int = 3,
        bots: int = 0,
        secret: bytes = bytes(SECRET_BYTES),
        choose: Choose = careful,
        connected: bool = True,
        **settings: Any,
    ) -> None:
        self.now = START
        self.table = Table("table")
        self.log: list[log.AnyEntry] = []
        self.changed: Callable[[], None] = lambda: None
        self.chance = LoadedChance(secret)
        self._choose = choose
        coming = [log.Came(START, seat, f"window {seat}") for seat in range(people) if connected]
        self.submit(*opening(config, people, bots, settings), *coming)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def submit(self, *made: log.AnyEntry) -> None:
        """Fold these entries and everything that is due by now."""
        for entry in made:
            self._fold(entry)
        self._fold_due()

    def _fold(self, entry: log.AnyEntry) -> None:
        self.log.append(fold_new(self.table, entry))

    def _fold_due(self) -> None:
        """Fold everything due. Viewers are notified before every bot answer, and at the end."""
        for _ in range(MANY):
            entry = schedule.due(self.table, self.now, self.chance)
            if isinstance(entry, schedule.BotTurn):
                self.changed()
                words = self._choose(self.table, entry)
                made = commands.BotAnswer(entry, self.table.moment.number, words).entries(
                    self.table, self.now
                )
                assert made, f"{entry} produced no entry"
                self._fold(made[0])
            elif entry is not None:
                self._fold(entry)
            else:
                self.log += marks_due(self.table)
                self.changed()
                return
        raise AssertionError("the table never stops")

    def wait(self, seconds: float) -> None:
        """Advance the clock, and fold everything when it is due."""
        until = self.now + seconds
        for _ in range(MANY):
            time = schedule.next_time(self.table, self.chance)
            if time is None or time > until:
                self.now = until
                return
            self.now = max(self.now, time)
            self._fold_due()
        raise AssertionError("the table never stops waiting")

    def wait_for_next(self) -> None:
        """Advance the clock until something is due."""
        time = schedule.next_time(self.table, self.chance)
        assert time is not None, "nothing is scheduled"
        self.wait(max(0.0, time - self.now))

    def put(self, scenario: Scenario) -> Sitting:
        """Continue from a position built by hand."""
        scenario.set("phase", phase.START_LEG)
        game = Game.from_position(scenario.state, self.game.names)
        game.stage()
        game.settle()
        self.table.game = game
        self.table._streamed = 0
        self.table._after_play()
        self._fold_due()
        return self

    # -------------------------------------------------------------------------------------------- people
    def answer(self, seat: int, words: str, number: int | None = None, ahead: str = "") -> None:
        at = self.table.moment.number if number is None else number
        self.submit(commands.answer(self.table, seat, at, words, "", self.now, ahead))

    def asked(self, seat: int) -> tuple[str, tuple[str, ...]] | None:
        """The question to this person: the later moment that it decides, and the answers."""
        found = question_for(self.table, seat)
        return None if found is None else (found.ahead, found.options)

    def decide(self, seat: int, words: str) -> None:
        """Answer this person's question, ahead or not."""
        found = question_for(self.table, seat)
        assert found is not None, f"seat {seat} is not asked"
        self.answer(seat, words, ahead=found.ahead)

    @property
    def closes(self) -> float | None:
        """When the open pause closes, unless something changes."""
        return schedule.pause_end(self.table, self.chance)

    def press(self, *faces: str) -> None:
        """Let the captain roll these faces."""
        self.chance.faces = list(faces)
        captain = self.table.asked()[0]
        self.submit(commands.press(self.table, captain, self.table.moment.number, "", self.now))

    def plan(self, seat: int, plan: str) -> None:
        self.submit(commands.plan(self.table, seat, plan, "", self.now))

    def told(self, seat: int | None = None) -> list[str]:
        return [event.what for event in self.table.events_for(seat)]


def refold(made: Iterable[log.AnyEntry]) -> Table:
    """Rebuild the table from this log, encoded and decoded."""
    table = Table("table")
    for entry in made:
        table.fold(log.decode(log.encode(entry)))
    return table
