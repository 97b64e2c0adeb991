"""Two worlds that one viewer cannot tell apart, played side by side.

Both tables have the same log up to some moment. Then one continues in another world that the viewer considers
possible (`celestia.game.worlds`), with other hands, another deck and other piles. The same people do the same
things at the same times, and chance rolls the same dice. A player who is asked in one world only passes at
once, which takes as long as not being asked. Every frame with its time, and every deadline of the table, must
be identical until the rules reveal a difference, which is an event with different facts in both worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import msgspec

from celestia.game.knowledge.view import question_of
from celestia.game.setup.config import Config
from celestia.game.worlds import draw_world
from celestia.server.hosting.connection import Connection
from celestia.server.hosting.hub import Hub
from celestia.server.hosting.visits import Visit
from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from celestia.server.tables.plans import ORDERED_AWAY
from celestia.server.tables.questions import LATER, Asked, question_for
from celestia.server.tables.table import Table
from tests.server.tables.sitting import Choose, Sitting

# Events in which the rules may reveal a difference between two worlds.
REVEALING = frozenset(
    {
        "announced_can",
        "announced_cannot",
        "card_discarded",  # New gear
        "card_drawn",
        "card_paid",
        "card_turned_up",
        "gift_revealed",
        "hand_seen",
        "help_revealed",
        "pile_seen",
        "treasure_discarded",
        "treasure_drawn",
        "treasures_seen",
    }
)
PLANS = ("stay", "leave", "pass", "ask:draws", *(f"pass:{name}" for name in sorted(ORDERED_AWAY)))
LONGEST_PAUSE = 50  # steps
THE_END = frozenset({"end_announced", "ended"})
Told = dict[str, Any] | None


@dataclass(frozen=True)
class Seen:
    """Something a viewer can observe: a frame that arrived, or a deadline that was set."""

    at: float
    frame: bytes

    @property
    def event(self) -> Told:
        message = msgspec.json.decode(self.frame)
        return message["e"] if message["t"] == "ev" else None


class Nobody:
    """A hub without other spectators."""

    def watching(self, _: str) -> int:
        return 0


class Watched(Sitting):
    """A table that records the frames of one viewer with their times."""

    def __init__(
        self, config: Config, people: int, viewer: int | None, choose: Choose, **settings: Any
    ) -> None:
        self.seen: list[Seen] = []
        self.viewer = viewer
        hub = cast(Hub, Nobody())  # the connection receives nothing, so it uses nothing else of the hub
        visit = None if viewer is None else Visit(viewer, 0, "socket")
        self.connection = Connection(hub, "table", visit, "socket", lambda: None)
        super().__init__(str(config), people, config.players - people, choose=choose, **settings)
        self.connection.n = 0
        self.changed = self._look
        self._look()

    def _look(self) -> None:
        """Record new frames. Spectators get no delay here, since a late leak is a leak."""
        self.connection._send_changes(self.table)
        outbox = self.connection.outbox
        while outbox:
            self.seen.append(Seen(self.now, outbox.pop(0)))
        self.connection.closed = None

    def set_deadline(self) -> None:
        at = schedule.next_time(self.table, self.chance)
        self.seen.append(Seen(self.now, msgspec.json.encode({"t": "deadline", "at": at})))


def without_points(seen: Seen) -> Told:
    """A snapshot without its public points; None for anything else.

    Public points change with a public event.
    """
    message: dict[str, Any] = msgspec.json.decode(seen.frame)
    snapshot = message.get("view", {})
    view = snapshot.get("view") or {}
    open_scores = "open_scores" in snapshot.get("settings", {}).get("config", "")
    if not open_scores and view.get("phase") != "gifts":
        return None
    for seat in view["seats"]:
        seat["points"] = None
    del message["hash"]
    return message


class Leak(AssertionError):
    """A viewer could tell two worlds apart although no rule reveals a difference."""


class Parted(Exception):
    """A player did something in one world that is impossible in the other."""


class Twins:
    """The real table, and the same table in another world."""

    def __init__(self, config: Config, people: int, viewer: int | None, seed: int, **settings: Any) -> None:
        self.rng = Random(seed)
        self.config, self.viewer = config, viewer
        self._words: dict[tuple[int, int], tuple[str, bool]] = {}  # answers of bots; whether forced
        self.real = Watched(config, people, viewer, self._real_bot, **settings)
        self.other = Watched(config, people, viewer, self._other_bot, **settings)
        self.compared = 0  # frames and deadlines that were equal in two different worlds
        self.parted = ""  # the event that revealed a difference

    def _real_bot(self, table: Table, turn: schedule.BotTurn) -> str:
        """Answer at random, but mostly pass, so that the worlds stay together for longer."""
        options = table.options(turn.seat)
        words = options[0] if self.rng.random() < 0.6 else self.rng.choice(options)
        self._words[(table.moment.number, turn.seat)] = words, len(options) == 1
        return words

    def _other_bot(self, table: Table, turn: schedule.BotTurn) -> str:
        """The same answer as in the real world, or the only legal one if both were forced.

        Otherwise the worlds part by a choice.
        """
        options = table.options(turn.seat)
        words, forced = self._words.get((table.moment.number, turn.seat), (options[0], True))
        if words not in options and not (forced and len(options) == 1):
            raise Parted
        return words if words in options else options[0]

    # ------------------------------------------------------------------------------------------ playing
    def play_together(self, steps: int) -> None:
        """Play the same in both tables before the worlds part.

        They part between two pauses, because the length of a pause shows that somebody thinks.
        """
        for step in range(steps + LONGEST_PAUSE):
            if self.real.table.phase != "playing" or (step >= steps and self.real.table.pause is None):
                return
            self._step()
        self._check()

    def part(self) -> bool:
        """Move the other table to another world.

        Returns False if the world is the same, or if a hidden decision is impossible in it.
        """
        game = self.other.game
        found = draw_world(game.state, self.viewer, game.learned(self.viewer), self.rng)
        different = found.state != game.state
        found.state.listen(game._buffer)
        game.state = found.state
        table = self.other.table
        table._moments = []  # of the previous world
        table.memo.clear()
        possible = table.pause is None or all(
            words == LATER or words in self._answers(table, *key)
            for key, words in table.pause.decided.items()
        )
        return different and possible and not found.kept and table.pause is None

    @staticmethod
    def _answers(table: Table, seat: int, phase: int) -> tuple[str, ...]:
        """The legal answers of this seat in that phase of the open pause."""
        asked = [question_of(moment, seat) for moment in table.moments() if moment.phase == phase]
        return asked[0].options if asked and asked[0] is not None else ("pass",)

    def play_apart(self, steps: int) -> None:
        """Play until the rules reveal a difference, or the worlds part by a choice."""
        for _ in range(steps):
            before = len(self.real.seen)
            if self.parted or self.real.table.phase != "playing" or not self._step():
                return
            self.compared += len(self.real.seen) - before

    def _step(self) -> bool:
        """Answer or wait in both worlds. Returns False if the worlds part by a choice."""
        try:
            self._do_the_same()
            self._answer_where_one_is_asked()
        except Parted:
            self._check(whole=False)
            return False
        for table in (self.real, self.other):
            table.set_deadline()
        self._check()
        return True

    def _do_the_same(self) -> None:
        if self.rng.random() < 0.15:
            self._submit_the_same_command()
            return
        waiting = [seat for seat in schedule.owing_seats(self.real.table) if self._is_asked_in_both(seat)]
        if waiting and self.rng.random() < 0.7:
            self._answer_the_same(self.rng.choice(waiting))
        elif self.real.table.waits_for_roll and self.rng.random() < 0.7:
            for here in (self.real, self.other):
                if here.table.seats[here.table.asked()[0]].played_by_person:
                    here.press()
        else:
            self._wait(self.rng.choice((0.3, 1.0, 4.0, 15.0)))

    def _is_asked_in_both(self, seat: int) -> bool:
        return all(
            here.table.seats[seat].played_by_person and question_for(here.table, seat)
            for here in (self.real, self.other)
        )

    def _answer_the_same(self, seat: int) -> None:
        mine, theirs = (question_for(here.table, seat) for here in (self.real, self.other))
        assert mine is not None
        assert theirs is not None
        common = [words for words in mine.options if words in theirs.options]
        if mine.ahead != theirs.ahead:  # about different cards
            common = [words for words in common if words == "pass"]
        if not common:
            raise Parted
        words = self.rng.choice(common)
        self.real.decide(seat, words)
        self.other.decide(seat, words)

    def _answer_where_one_is_asked(self) -> None:
        """Answer at once, with the same result, for seats asked in one world only."""
        for here, there in ((self.real, self.other), (self.other, self.real)):
            for seat in range(self.config.players):
                while here.table.seats[seat].played_by_person and not question_for(there.table, seat):
                    asked = question_for(here.table, seat)
                    if asked is None:
                        break
                    here.decide(seat, self._forced_in(there.table, asked))

    def _forced_in(self, table: Table, asked: Asked) -> str:
        """The answer that the other world gives without a question."""
        if "pass" in asked.options:
            return "pass"
        forced = self._answers(table, *asked.key)
        if len(forced) != 1 or forced[0] not in asked.options:
            raise Parted
        return forced[0]

    def _wait(self, seconds: float) -> None:
        """Wait in steps, and answer at once for seats that are asked in one world only."""
        until = self.real.now + seconds
        while True:
            times = [schedule.next_time(here.table, here.chance) for here in (self.real, self.other)]
            until_next = min([until, *(time for time in times if time is not None)])
            for here in (self.real, self.other):
                here.wait(max(0.0, until_next - here.now))
            self._answer_where_one_is_asked()
            if until_next >= until:
                return

    def _submit_the_same_command(self) -> None:
        """Send a random command of another kind: presence, a plan, a thought or talk."""
        seat, plan, number = (
            self.rng.randrange(self.config.players),
            self.rng.choice(PLANS),
            self.rng.random(),
        )
        for here in (self.real, self.other):
            try:
                if number < 0.2:
                    self._come_or_go(here, seat)
                elif number < 0.6:
                    here.plan(seat, plan)
                elif number < 0.8:
                    here.submit(commands.think(here.table, seat, here.table.moment.number, "", here.now))
                else:
                    here.submit(commands.talk(here.table, seat, "how_many_cards", None, "", "", here.now))
            except Refusal as refused:
                here.seen.append(Seen(here.now, msgspec.json.encode({"t": "no", "code": refused.code})))

    def _come_or_go(self, here: Watched, seat: int) -> None:
        """Open or close a player's socket. The stand-in steps in after 40 seconds."""
        if here.table.seats[seat].present:
            here.submit(log.Gone(here.now, seat, "socket"))
        elif here.table.seats[seat].owner:
            here.submit(log.Came(here.now, seat, "socket"))

    # ----------------------------------------------------------------------------------------- comparing
    def _check(self, whole: bool = True) -> None:
        """Compare what the viewer saw. `whole` is False if one table stopped in the middle."""
        for real, other in self._differences():
            self.parted = self._revealed_by(real, other)
            if real.at != other.at or not self.parted:
                raise Leak(f"viewer {self.viewer} can tell {real} from {other}")
            return
        if whole and len(self.real.seen) != len(self.other.seen):
            raise Leak(f"viewer {self.viewer} sees {len(self.real.seen)} and {len(self.other.seen)} things")

    def _revealed_by(self, real: Seen, other: Seen) -> str:
        """What the rules reveal here; an empty string means a leak.

        That is a revealing event with different facts, different public points, or the end of the game in one
        world.
        """
        what: set[str] = {seen.event["what"] for seen in (real, other) if seen.event is not None}
        if what & THE_END:
            return min(what & THE_END)
        if real.event is not None and other.event is not None:
            return min(what) if what <= REVEALING else ""
        shown, also = without_points(real), without_points(other)
        return "points" if shown is not None and shown == also else ""

    def _differences(self) -> Iterator[tuple[Seen, Seen]]:
        for real, other in zip(self.real.seen, self.other.seen, strict=False):
            if real != other:
                yield real, other
                return
