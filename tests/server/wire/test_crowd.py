"""Spectator counts across all workers, and spectators' emotes."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.hosting.crowd import EMOTES, EMOTES_AT_ONCE, EXPIRES, REPEATED
from celestia.server.hosting.hub import Hub
from celestia.server.store.bus import CrowdNotice, MemoryBus
from celestia.server.tables.table import TALK_AT_ONCE, TALK_SECONDS
from tests.server.wire.conftest import NewRoom
from tests.server.wire.memory import Client
from tests.server.wire.rooms import TABLE, Room

ANN, BEN = 0, 1


def watching(client: Client) -> int:
    client.read()
    return int(client.present["watching"])


def settle(room: Room) -> None:
    for hub in room.hubs:
        room.run(hub.work.finish())


def emote(room: Room, client: Client, key: str = "bravo") -> list[dict[str, Any]]:
    answers = room.run(client.send(t="emote", id="e", key=key))
    return [message for message in answers if message["t"] in ("ok", "no")]


def keep(room: Room, hub: Hub) -> None:
    room.run(hub.keep_crowd())


# ------------------------------------------------------------------------------------------ how many watch
def test_spectators_of_all_workers_are_counted(new_room: NewRoom) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one, two = (room.worker(bus, alone=False) for _ in range(2))
    ann, ben = room.come(one, ANN), room.come(two, BEN)
    here, there = room.come(one, None), room.come(two, None)
    settle(room)
    assert watching(ann) == watching(ben) == 2
    room.run(here.connection.look_again())
    assert watching(here) == 2
    room.go(there)
    settle(room)
    assert watching(ann) == watching(ben) == 1


def test_spectators_of_a_dead_worker_expire(new_room: NewRoom) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one, two = (room.worker(bus, alone=False) for _ in range(2))
    ann = room.come(one, ANN)
    room.come(two, None)
    settle(room)
    room.kill(two)
    keep(room, one)
    assert watching(ann) == 1, "the count has not expired yet"
    room.wait(EXPIRES)
    keep(room, one)
    assert watching(ann) == 0


def test_a_worker_repeats_its_spectators_before_they_expire(new_room: NewRoom) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one, two = (room.worker(bus, alone=False) for _ in range(2))
    ann = room.come(one, ANN)
    room.come(two, None)
    for _ in range(4):
        room.wait(REPEATED)
        keep(room, two)
        keep(room, one)
    assert watching(ann) == 1


def test_a_worker_that_starts_later_learns_the_spectator_count(new_room: NewRoom) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one = room.worker(bus, alone=False)
    room.come(one, None)
    two = room.worker(bus, alone=False)
    ben = room.come(two, BEN)
    assert watching(ben) == 0
    room.wait(REPEATED)
    keep(room, one)
    settle(room)
    assert watching(ben) == 1


def test_joined_notices_keep_the_latest_count_and_all_emotes() -> None:
    first, second = CrowdNotice("w", 1, ("hmm",)), CrowdNotice("w", 2, ("bravo",))
    assert first.joined(second) == CrowdNotice("w", 2, ("hmm", "bravo"))


# --------------------------------------------------------------------------------------------------- emotes
@pytest.mark.parametrize("key", EMOTES)
def test_viewers_at_all_workers_see_an_emote_once(new_room: NewRoom, key: str) -> None:
    room: Room = new_room()
    bus = MemoryBus()
    one, two = (room.worker(bus, alone=False) for _ in range(2))
    ann, ben, watcher = room.come(one, ANN), room.come(two, BEN), room.come(two, None)
    before = room.table.length, ann.n
    (answer,) = emote(room, watcher, key)
    assert answer["t"] == "ok"
    for client in (ann, ben, watcher):
        client.read()
        assert client.emotes == [key]
    assert (room.table.length, ann.n) == before, "it is not logged and has no number"


def test_emotes_are_anonymous(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann, watcher = room.come(hub, ANN), room.come(hub, None)
    ann.read()
    emote(room, watcher)
    assert ann.read() == [{"t": "emoted", "key": "bravo"}]


def test_the_host_can_disable_emotes(new_room: NewRoom) -> None:
    room: Room = new_room(spectator_emotes=False)
    hub = room.worker()
    ann, watcher = room.come(hub, ANN), room.come(hub, None)
    (answer,) = emote(room, watcher)
    ann.read()
    assert (answer["code"], ann.emotes) == ("talk", [])


@pytest.mark.parametrize("key", ["", "free", "liar", "claim_have"])
def test_spectators_cannot_send_the_talk_of_players(new_room: NewRoom, key: str) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann, watcher = room.come(hub, ANN), room.come(hub, None)
    (answer,) = emote(room, watcher, key)
    ann.read()
    assert (answer["code"], ann.emotes) == ("talk", [])


def test_players_cannot_send_spectator_emotes(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann, ben = room.come(hub, ANN), room.come(hub, BEN)
    (answer,) = emote(room, ann)
    ben.read()
    assert (answer["code"], ben.emotes) == ("talk", [])


def test_emotes_of_one_spectator_are_rate_limited(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann, watcher = room.come(hub, ANN), room.come(hub, None)
    answers = [emote(room, watcher)[0] for _ in range(TALK_AT_ONCE + 1)]
    ann.read()
    assert [answer["t"] for answer in answers] == ["ok"] * TALK_AT_ONCE + ["no"]
    assert (answers[-1]["code"], len(ann.emotes)) == ("talk_rate", TALK_AT_ONCE)
    room.wait(TALK_SECONDS)
    assert emote(room, watcher)[0]["t"] == "ok"


def test_emotes_of_all_spectators_together_are_rate_limited(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann = room.come(hub, ANN)
    watchers = [room.come(hub, None) for _ in range(EMOTES_AT_ONCE)]
    for watcher in watchers:
        emote(room, watcher)
        emote(room, watcher)
    ann.read()
    assert len(ann.emotes) == EMOTES_AT_ONCE


def test_emotes_before_hello_are_refused(new_room: NewRoom) -> None:
    room: Room = new_room()
    hub = room.worker()
    ann = room.come(hub, ANN)
    stranger = Client(hub, room.store, TABLE, None)
    (answer,) = emote(room, stranger)
    ann.read()
    assert (answer["code"], ann.emotes) == ("hello", [])
