"""All viewers learn who is present, at every worker."""

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
def test_viewers_learn_who_connects_and_disconnects(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann = room.come(hub, ANN)
    assert online(ann) == [ANN]
    ben = room.come(hub, BEN)
    assert online(ann) == online(ben) == [ANN, BEN]
    room.go(ben)
    assert online(ann) == [ANN]


def test_presence_does_not_change_the_event_number(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann = room.come(hub, ANN)
    before = ann.n
    room.go(room.come(hub, BEN))
    ann.read()
    assert ann.n == before


def test_a_second_hello_is_not_logged(new_room: NewRoom) -> None:
    room: Room = new_room()
    ann = room.come(room.worker(), ANN)
    before = room.table.length
    received = room.run(ann.send(t="hello", since=ann.n))
    assert [message["t"] for message in received] == ["welcome", "game", "snap", "ask", "present"]
    assert room.table.length == before


def test_players_see_the_number_of_spectators(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann, watcher = room.come(hub, ANN), room.come(hub, None)
    ann.read()
    assert ann.present["watching"] == 1
    room.go(watcher)
    ann.read()
    assert ann.present["watching"] == 0


# ----------------------------------------------------------------------------------------- the stand-in
def test_the_stand_in_plays_until_the_player_returns(new_room: NewRoom) -> None:
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


def test_a_player_who_does_not_return_after_a_crash_is_away(new_room: NewRoom) -> None:
    room: Room = new_room(pace=PACE)
    hub = room.worker()
    room.come(hub, ANN)
    room.come(hub, BEN)
    room.kill(hub)
    ann = room.come(room.worker(), ANN)
    assert online(ann) == [ANN]
    room.wait(AWAY + 1.0)
    assert stand_ins(ann) == [BEN]


def test_without_a_pace_a_connected_player_cannot_be_replaced(new_room: NewRoom) -> None:
    """Their connection answers the call."""
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
def test_workers_share_presence_over_the_bus(new_room: NewRoom) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one, two = (room.worker(bus, alone=False) for _ in range(2))
    ann = room.come(one, ANN)
    ben = room.come(two, BEN)
    room.run(one.work.finish())
    assert online(ann) == online(ben) == [ANN, BEN]


def test_a_newer_connection_at_another_worker_takes_over(new_room: NewRoom) -> None:
    """Without a bus the first worker notices it with its next check of the log."""
    room: Room = new_room()
    one, two = (room.worker(alone=False) for _ in range(2))
    first = room.come(one, ANN)
    second = room.come(two, ANN)
    assert byes(first) == []
    room.check_log(one)
    assert byes(first) == ["elsewhere"]
    assert byes(second) == []
    room.go(first)
    assert room.table.seats[ANN].socket == second.connection.socket


def test_an_older_connection_cannot_act(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    first = room.come(hub, ANN)
    room.come(hub, ANN)
    before = room.table.length
    room.run(first.send(t="talk", id="a", key="hmm"))
    assert room.table.length == before
    assert byes(first) == ["elsewhere"]


def test_a_worker_that_takes_over_from_a_dead_one_calls_the_roll(new_room: NewRoom) -> None:
    """Ann was connected to the dead worker and does not return.

    Ben is still connected."""
    room: Room = new_room(pace=PACE)
    one, two = (room.worker(alone=False) for _ in range(2))
    ben = room.come(two, BEN)
    room.come(one, ANN)
    room.check_log(two)
    assert online(ben) == [ANN, BEN]
    room.kill(one)
    room.wait(PACE + 10.0)  # the deadline starts after the motion
    room.run(two.wake_up())
    room.run(two.work.finish())
    assert online(ben) == [BEN]
    room.run(two.wake_up())
    room.run(two.work.finish())
    assert sum(b"roll_called" in row.body for row in room.store.rows[TABLE]) == 1, "once is enough"
    room.wait(AWAY + 1.0)
    assert stand_ins(ben) == [ANN]


def test_an_older_connection_at_an_outdated_worker_cannot_act(new_room: NewRoom) -> None:
    room: Room = new_room()
    one, two = (room.worker(alone=False) for _ in range(2))
    first = room.come(one, ANN)
    room.come(two, ANN)
    before = room.store.logged_commands(TABLE)
    room.run(first.send(t="talk", id="a", key="hmm"))
    assert room.store.logged_commands(TABLE) == before
    assert byes(first) == ["elsewhere"]


# --------------------------------------------------------------------------------------------- hot-seat
def test_seats_of_one_device_get_a_bye_when_their_numbers_change() -> None:
    """Seat 1 stays free, so take-off turns seat 3 into seat 2.

    Both belong to the same device."""
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
