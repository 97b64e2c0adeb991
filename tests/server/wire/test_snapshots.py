"""Snapshots, their hashes, and the question match the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from celestia.game.game import Game
from celestia.server.protocol import wire
from celestia.server.protocol.snapshot import Snapshots, canonical
from celestia.server.protocol.viewpoint import look_at
from celestia.server.tables.schedule import owing_seats
from celestia.server.tables.table import Table
from tests.game.playing import play_at_random, random_config
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import opening
from tests.server.wire.conftest import NewRoom
from tests.server.wire.rooms import TABLE, Room

Message = dict[str, Any]


def whole_number(text: str) -> float:
    assert not float(text).is_integer(), f"a browser writes {text} without a decimal point"
    return float(text)


def received_in_a_game(new_room: NewRoom, viewer: int | None) -> Iterator[list[Message]]:
    """The messages of each second, in a game of one silent person and bots."""
    settings = {"pace": 15.0}
    room: Room = new_room(opening("players=3 preset=whole_sky", 1, 2, settings))
    hub = room.worker()
    client = room.come(hub, viewer)
    for _ in range(120):
        room.wait(1.0)
        if viewer is None:
            room.run(client.connection.look_again())
        yield client.read()


@pytest.mark.parametrize("viewer", [0, None])
def test_view_and_question_agree(new_room: NewRoom, viewer: int | None) -> None:
    view: Message = {}
    asked = 0
    for received in received_in_a_game(new_room, viewer):
        for message in received:
            if message["t"] == "snap":
                view = message["view"]["view"]
            elif message["t"] == "ask":
                asked += 1
                assert (view["asks"], view["may_be_asked"]) == (message["kind"], message["seats"])
    assert asked > 10


def test_a_moment_without_an_event_sends_a_snapshot(new_room: NewRoom) -> None:
    last, quiet = -1, 0
    for received in received_in_a_game(new_room, 0):
        for message in received:
            if message["t"] == "snap":
                quiet += message["n"] == last
                last = message["n"]
    assert quiet > 0


def test_no_snapshot_is_sent_twice(new_room: NewRoom) -> None:
    shown: list[tuple[int, str]] = []
    for received in received_in_a_game(new_room, 0):
        shown += [(message["n"], message["hash"]) for message in received if message["t"] == "snap"]
    assert len(shown) == len(set(shown)) > 20


def test_the_hash_can_be_computed_from_sorted_json(new_room: NewRoom) -> None:
    """Any JSON encoder that sorts keys works, and the frame contains the same text."""
    room: Room = new_room(opening("players=3 preset=whole_sky", 3, 0, {"pace": 15.0}))
    hub = room.worker()
    client = room.come(hub, 0)
    client.connection._shown = (-1, "")
    (frame,) = client.connection._snapshot(look_at(hub.live[TABLE].table))
    snap = json.loads(frame, parse_float=whole_number)
    text = json.dumps(snap["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert text in frame
    assert sha256(text).hexdigest().startswith(snap["hash"])
    assert len(snap["hash"]) == 16
    decoded = msgspec.json.decode(frame, type=wire.Snap)
    assert canonical(decoded.view) == text
    whole = wire.encode(msgspec.structs.replace(decoded, view=msgspec.Raw(text)))
    assert whole == frame, "the fast frame differs from the struct"


@pytest.mark.parametrize("seed", range(12))
def test_fast_snapshots_equal_plainly_encoded_ones(seed: int) -> None:
    """Compares them for every viewer, at many moments of random games."""
    rng = Random(seed)
    config = random_config(rng)
    table = Table(TABLE)
    for entry in opening(str(config), config.players, 0, {}):
        table.fold(entry)
    for game in play_at_random(Game(config, [seat.name for seat in table.seats]), rng):
        table.game = game
        table.memo.clear()
        if rng.random() < 0.3:
            table.seats[0].stand_in = not table.seats[0].stand_in
            snapshots = Snapshots(table)
            for viewer in (None, *range(config.players)):
                assert snapshots.text(viewer) == canonical(snapshot(table, viewer))


def test_a_hidden_answer_sends_nothing_to_the_other_players(new_room: NewRoom) -> None:
    room: Room = new_room(opening("players=3 preset=classic", 3, 0, {}))
    hub = room.worker()
    clients = [room.come(hub, seat) for seat in range(3)]
    live = hub.live[TABLE]
    for _ in range(20):
        if live.table.pause is not None and owing_seats(live.table):
            break
        if live.table.pause is not None and not owing_seats(live.table):
            room.wait(1.0)
            continue
        seat = (owing_seats(live.table) or live.table.asked())[0]
        clients[seat].read()
        kind = "press" if live.table.waits_for_roll else "do"
        words = {} if kind == "press" else {"a": clients[seat].ask["options"][0]}
        room.run(
            clients[seat].send(t=kind, id=f"{seat} {room.table.length}", q=live.table.moment.number, **words)
        )
    for client in clients:
        client.read()
    one = owing_seats(live.table)[0]
    others = [seat for seat in range(3) if seat != one]
    ahead = clients[one].ask["ahead"]
    sent = room.run(clients[one].send(t="do", id="hidden", q=live.table.moment.number, a="pass", ahead=ahead))
    assert "ok" in [message["t"] for message in sent]
    assert [clients[other].read() for other in others] == [[] for _ in others]
