"""The open table on a device that several seats share."""

from __future__ import annotations

from celestia.server.tables import entries as log
from celestia.server.tables.absence import AWAY
from tests.server.tables.sitting import START, opening
from tests.server.wire.conftest import NewRoom
from tests.server.wire.memory import Client
from tests.server.wire.rooms import TABLE, Room
from tests.server.wire.test_presence import online, stand_ins

ANN, BEN, CY = 0, 1, 2


def one_device(settings: dict[str, object]) -> list[log.AnyEntry]:
    """Ann and Ben share a device, Cy has their own."""
    made = opening("players=3 preset=classic", 3, 0, settings)
    return [
        log.Sat(START, entry.seat, entry.name, "shared" if entry.seat != CY else "cy", entry.entropy)
        if isinstance(entry, log.Sat)
        else entry
        for entry in made
    ]


def lay_open(room: Room) -> Client:
    client = Client(room.hubs[0], room.store, TABLE, None, home=ANN)
    room.hubs[0].live[TABLE].viewers.add(client.connection)
    room.run(client.send(t="hello", since=0))
    room.run(room.hubs[0].work.finish())
    return client


def test_the_open_table_is_the_spectators_view_without_delay(new_room: NewRoom) -> None:
    room: Room = new_room(one_device({}))
    room.worker()
    shared = lay_open(room)
    watcher = room.come(room.hubs[0], None)
    shared.read()
    watcher.read()
    assert shared.view["view"]["hand"] == {}
    assert shared.view["view"]["treasures"] == {}
    assert shared.n == len(room.table.events_for(None)) > watcher.n


def test_the_open_table_cannot_act_for_a_seat(new_room: NewRoom) -> None:
    room: Room = new_room(one_device({}))
    room.worker()
    shared = lay_open(room)
    received = room.run(shared.send(t="press", id="a", q=0))
    assert [message["code"] for message in received if message["t"] == "no"] == ["spectator"]


def test_all_seats_of_a_device_with_the_open_table_are_online(new_room: NewRoom) -> None:
    room: Room = new_room(one_device({"pace": 60.0}))
    hub = room.worker()
    cy = room.come(hub, CY)
    lay_open(room)
    assert online(cy) == [ANN, BEN, CY]
    ben = room.come(hub, BEN)
    room.go(ben)
    room.run(hub.work.finish())
    room.wait(AWAY + 1)
    assert online(cy) == [ANN, BEN, CY]
    assert stand_ins(cy) == []
