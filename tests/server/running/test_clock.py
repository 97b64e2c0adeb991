"""Tables continue when the system clock is set, and lose seconds at most."""

from __future__ import annotations

from pathlib import Path

import pytest
import structlog

from celestia.server.hosting.hub import Hub
from celestia.server.hosting.ticker import SHORTEST_JUMP, Watch
from celestia.server.operation.clock import ServerClock
from celestia.server.tables.questions import question_for
from celestia.server.tables.schedule import question_end
from tests.server.http.house import open_house
from tests.server.http.lobbying import opened
from tests.server.tables.sitting import START, opening
from tests.server.wire.conftest import NewRoom, new_room
from tests.server.wire.memory import Client
from tests.server.wire.rooms import TABLE, Room

__all__ = ["new_room"]

HOUR = 3600.0
PACE = 60.0
ANN = 0


class Machine:
    """A machine whose system clock can be set while time passes evenly."""

    def __init__(self, room: Room | None = None) -> None:
        self.wrong = 0.0
        self.passed = START
        self._room = room

    def elapsed(self) -> float:
        return self.passed if self._room is None else self._room.loop.time()

    def wall(self) -> float:
        return self.elapsed() + self.wrong

    def clock(self) -> ServerClock:
        return ServerClock(self.wall, self.elapsed)


# ------------------------------------------------------------------------------------------------ the clock
@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_setting_the_system_clock_does_not_change_the_server_clock(jump: float) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.passed += 10.0
    machine.wrong = jump
    assert clock() == START + 10.0
    assert clock.jump == jump


def test_the_clock_is_never_earlier_than_a_log_entry() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.reach(START + HOUR)
    clock.reach(START)
    machine.passed += 5.0
    assert clock() == START + HOUR + 5.0


@pytest.mark.parametrize(
    ("jump", "newest", "now"), [(HOUR, 0.0, HOUR), (-HOUR, 7.0, 7.0), (-HOUR, -HOUR, -HOUR)]
)
def test_the_clock_follows_the_system_but_not_before_the_newest_entry(
    jump: float, newest: float, now: float
) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wrong = jump
    clock.follow(START + newest)
    assert clock() == START + now


# ------------------------------------------------------------------------------------------------- a table
def playing(new_room: NewRoom) -> tuple[Room, Machine, Hub, Client]:
    """A game of Ann and two bots, with the clock of a machine."""
    room = new_room(opening("players=3 preset=classic", 1, 2, {"pace": PACE}))
    machine = Machine(room)
    hub = room.worker(clock=machine.clock())
    ann = room.come(hub, ANN)
    return room, machine, hub, ann


def play_on(room: Room, hub: Hub, ann: Client, seconds: float) -> int:
    """Let Ann and the bots answer. Return the number of new entries."""
    before = room.table.length
    for _ in range(int(2 * seconds)):
        room.wait(0.5)
        table = hub.live[TABLE].table
        asked = question_for(table, ANN)
        message = {"id": f"{table.length}", "q": table.moment.number}
        if table.waits_for_roll and table.asked() == (ANN,):
            room.run(ann.send(t="press", **message))
        elif asked is not None:
            room.run(ann.send(t="do", a=asked.options[0], ahead=asked.ahead, **message))
    return room.table.length - before


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_game_continues_when_the_clock_is_set(new_room: NewRoom, jump: float) -> None:
    room, machine, hub, ann = playing(new_room)
    assert play_on(room, hub, ann, 10.0) > 5
    machine.wrong = jump
    assert play_on(room, hub, ann, 10.0) > 5
    assert hub.live[TABLE].table.seats[ANN].missed == 0
    assert not hub.live[TABLE].table.seats[ANN].stand_in


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_game_continues_after_a_restart_with_another_time(new_room: NewRoom, jump: float) -> None:
    room, machine, hub, ann = playing(new_room)
    play_on(room, hub, ann, 10.0)
    room.kill(hub)
    machine.wrong = jump
    again = room.worker(clock=machine.clock())
    ann = room.come(again, ANN)
    assert play_on(room, again, ann, 10.0) > 5
    assert again.live[TABLE].table.seats[ANN].missed == 0


def test_a_question_keeps_its_deadline(new_room: NewRoom) -> None:
    room, machine, hub, ann = playing(new_room)
    for _ in range(100):
        room.wait(0.5)
        if hub.live[TABLE].table.asked() == (ANN,) and question_end(hub.live[TABLE].table, ANN):
            break
    table = hub.live[TABLE].table
    end = question_end(table, ANN)
    assert end is not None
    number = table.moment.number
    machine.wrong = HOUR
    room.run(ann.send(t="talk", id="a", key="hmm"))  # any command makes the table check its deadlines
    room.wait(1.0)
    assert hub.live[TABLE].table.moment.number == number
    assert question_end(hub.live[TABLE].table, ANN) == end


# ------------------------------------------------------------------------------------------------ a server
@pytest.mark.anyio
async def test_a_server_starts_no_earlier_than_its_newest_entry(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        clock = ServerClock()
        house.clock.now = clock() + HOUR
        await opened(house.device())
    async with open_house(tmp_path) as house:
        assert house.started_at >= clock() + HOUR - 60.0


@pytest.mark.anyio
async def test_an_idle_server_follows_the_system_clock_and_reports_it_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        machine = Machine()
        clock = machine.clock()
        house.hub.clock = clock
        watch = Watch(house.hub, house.hub.bots)  # type: ignore[arg-type]
        with structlog.testing.capture_logs() as reported:
            await watch.clock()
            machine.wrong = HOUR
            await watch.clock()
            await watch.clock()
        assert clock.jump < SHORTEST_JUMP
        assert [line["event"] for line in reported] == ["machine_clock_was_set"]
