"""Who is here, told to everybody, at whichever worker they are."""

from __future__ import annotations

from celestia.server.store.bus import MemoryBus
from celestia.server.tables import entries as log
from celestia.server.tables.absence import AWAY
from celestia.server.tables.commands import Append
from tests.server.tables.sitting import START, opening
from tests.server.wire.conftest import NewRoom
from tests.server.wire.memory import Client
from tests.server.wire.rooms import TABLE, Room

ANN, BEN, CY = 0, 1, 2
PACE = 60.0


def online(client: Client) -> list[int]:
    client.read()
    return list(client.present["online"])


def stand_ins(client: Client) -> list[int]:
    client.read()
    return list(client.present["stand_ins"])


def byes(client: Client) -> list[str]:
    client.read()
    return client.byes


# --------------------------------------------------------------------------------------- coming and going
def test_whoever_comes_hears_who_is_here(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann = room.come(hub, ANN)
    assert online(ann) == [ANN]
    ben = room.come(hub, BEN)
    assert online(ann) == online(ben) == [ANN, BEN]
    room.go(ben)
    assert online(ann) == [ANN]


def test_presence_ticks_no_number(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann = room.come(hub, ANN)
    before = ann.n
    room.go(room.come(hub, BEN))
    ann.read()
    assert ann.n == before


def test_a_second_hello_is_nothing_new(new_room: NewRoom) -> None:
    room: Room = new_room()
    ann = room.come(room.worker(), ANN)
    before = room.table.length
    heard = room.run(ann.send(t="hello", since=ann.n))
    assert [message["t"] for message in heard] == ["welcome", "snap", "ask", "present"]
    assert room.table.length == before


def test_players_hear_how_many_watch(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann, watcher = room.come(hub, ANN), room.come(hub, None)
    ann.read()
    assert ann.present["watching"] == 1
    room.go(watcher)
    ann.read()
    assert ann.present["watching"] == 0


# ----------------------------------------------------------------------------------------- the stand-in
def test_the_stand_in_steps_in_and_out_again(new_room: NewRoom) -> None:
    room: Room = new_room(pace=PACE)
    hub = room.worker()
    ann, ben = room.come(hub, ANN), room.come(hub, BEN)
    room.go(ben)
    room.wait(AWAY - 1.0)
    assert stand_ins(ann) == []
    room.wait(2.0)
    assert BEN in stand_ins(ann)
    room.come(hub, BEN)
    assert BEN not in stand_ins(ann)


def test_a_restart_loses_no_deadline(new_room: NewRoom) -> None:
    room: Room = new_room(pace=PACE)
    hub = room.worker()
    room.go(room.come(hub, BEN))
    room.wait(AWAY - 10.0)
    room.run(hub.close())
    ann = room.come(room.worker(), ANN)
    room.wait(8.0)
    assert stand_ins(ann) == []
    room.wait(3.0)
    assert stand_ins(ann) == [BEN]


def test_after_a_crash_who_does_not_come_back_is_away(new_room: NewRoom) -> None:
    room: Room = new_room(pace=PACE)
    hub = room.worker()
    room.come(hub, ANN)
    room.come(hub, BEN)
    room.dies(hub)
    ann = room.come(room.worker(), ANN)
    assert online(ann) == [ANN]
    room.wait(AWAY + 1.0)
    assert stand_ins(ann) == [BEN]


def test_without_a_pace_who_is_here_cannot_be_replaced(new_room: NewRoom) -> None:
    """The call is answered for him."""
    room: Room = new_room(pace=None)
    hub = room.worker()
    ann, ben = room.come(hub, ANN), room.come(hub, BEN)
    room.run(ann.send(t="ask_stand_in", id="a", seat=BEN))
    room.wait(10 * AWAY)
    assert (online(ann), stand_ins(ann)) == ([ANN, BEN], [])
    room.go(ben)
    room.run(ann.send(t="ask_stand_in", id="b", seat=BEN))
    room.wait(AWAY + 1.0)
    assert stand_ins(ann) == [BEN]


# ------------------------------------------------------------------------------------------ many workers
def test_workers_know_of_each_other_by_the_bus(new_room: NewRoom) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one, two = (room.worker(bus, alone=False) for _ in range(2))
    ann = room.come(one, ANN)
    ben = room.come(two, BEN)
    room.run(one.work.finish())
    assert online(ann) == online(ben) == [ANN, BEN]


def test_a_newer_window_at_another_worker_takes_over(new_room: NewRoom) -> None:
    """Without a bus the first worker hears of it when it looks."""
    room: Room = new_room()
    one, two = (room.worker(alone=False) for _ in range(2))
    first = room.come(one, ANN)
    second = room.come(two, ANN)
    assert byes(first) == []
    room.looks(one)
    assert byes(first) == ["elsewhere"]
    assert byes(second) == []
    room.go(first)
    assert room.table.seats[ANN].socket == second.connection.socket


def test_an_older_window_can_do_nothing_more(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    first = room.come(hub, ANN)
    room.come(hub, ANN)
    before = room.table.length
    room.run(first.send(t="talk", id="a", key="hmm"))
    assert room.table.length == before
    assert byes(first) == ["elsewhere"]


def test_a_worker_that_takes_over_from_a_dead_one_calls_the_roll(new_room: NewRoom) -> None:
    """Ann was at the dead one, and does not come back; Ben is here and need not notice."""
    room: Room = new_room(pace=PACE)
    one, two = (room.worker(alone=False) for _ in range(2))
    ben = room.come(two, BEN)
    room.come(one, ANN)
    room.looks(two)
    assert online(ben) == [ANN, BEN]
    room.dies(one)
    room.wait(PACE + 10.0)  # the deadline starts when the motion is over
    room.run(two.wake_up())
    room.run(two.work.finish())
    assert online(ben) == [BEN]
    room.run(two.wake_up())
    room.run(two.work.finish())
    assert sum(b"roll_called" in row.body for row in room.store.rows[TABLE]) == 1, "once is enough"
    room.wait(AWAY + 1.0)
    assert stand_ins(ben) == [ANN]


def test_a_window_that_has_not_heard_of_a_newer_one_does_nothing_either(new_room: NewRoom) -> None:
    room: Room = new_room()
    one, two = (room.worker(alone=False) for _ in range(2))
    first = room.come(one, ANN)
    room.come(two, ANN)
    before = room.store.wishes(TABLE)
    room.run(first.send(t="talk", id="a", key="hmm"))
    assert room.store.wishes(TABLE) == before
    assert byes(first) == ["elsewhere"]


# --------------------------------------------------------------------------------------------- hot-seat
def test_one_device_with_many_seats_is_told_when_they_are_numbered_anew() -> None:
    """Seat 1 stays free: take-off makes seat 2 of seat 3, of the same device."""
    device = "one device"
    taken = [log.Sat(START, seat, f"Player {seat}", device) for seat in (0, 2, 3)]
    *_, started = opening("players=4 preset=classic", 4, 0, {})
    room = Room([log.Opened(START, log.TableSettings("players=4 preset=classic"), 4), *taken])
    hub = room.worker()
    first, second, third = (room.come(hub, seat) for seat in (0, 2, 3))
    assert online(first) == [0, 2, 3]
    room.run(hub.submit(TABLE, Append((started,))))
    assert (byes(first), byes(second), byes(third)) == ([], ["seat"], ["seat"])
    for client in (second, third):
        room.go(client)
    again = room.come(hub, 1)
    assert again.view["view"]["seat"] == 1
    assert online(again) == [0, 1, 2]
    room.close()
