"""Fuzz tests: the server handles, refuses or ignores any bytes from a client."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from celestia.server.hosting.hub import Hub
from celestia.server.hosting.loader import row_of
from celestia.server.protocol import wire
from celestia.server.store.bus import MemoryBus
from celestia.server.store.store import Store
from tests.server.tables.sitting import opening
from tests.server.wire.memory import Client, FirstOption, MemoryStore
from tests.server.wire.virtual import VirtualLoop

TABLE = "table"
FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class House:
    """A running table, and clients that connect to it."""

    def __init__(self) -> None:
        self.loop, self.store = VirtualLoop(), MemoryStore()
        self.store.rows[TABLE] = [row_of(entry) for entry in opening("players=3 preset=classic", 3, 0, {})]
        self.hub = Hub(cast(Store, self.store), MemoryBus(), FirstOption(), self.loop.time)
        self.loop.run_until_complete(self.hub.get(TABLE))
        self.loop.run_until_complete(asyncio.sleep(0.1))  # the cards are dealt

    def send(self, seat: int | None, *frames: bytes, hello: bool = True) -> Client:
        """Connect a new client, and send a hello and these frames."""
        client = Client(self.hub, self.store, TABLE, seat)
        viewers = self.hub.live[TABLE].viewers
        viewers.add(client.connection)
        for frame in ((b'{"t":"hello"}',) if hello else ()) + frames:
            before = self.store.logged_commands(TABLE)
            received = self.loop.run_until_complete(client.send_bytes(frame))
            if not any(message["t"] == "ok" for message in received):
                assert self.store.logged_commands(TABLE) == before, (
                    f"{frame!r} changed the log without an `ok`"
                )
        viewers.discard(client.connection)
        return client


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    made = House()
    yield made
    made.loop.run_until_complete(made.hub.close())
    made.loop.close()


SEATS = st.sampled_from([0, 1, 2, None])
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
VALID: list[dict[str, Any]] = [
    {"t": "hello", "since": 0, "protocol": 1},
    {"t": "do", "id": "a", "q": 1, "a": "stay"},
    {"t": "plan", "id": "b", "plan": "stay"},
    {"t": "unplan", "id": "c", "plan": "stay"},
    {"t": "press", "id": "d", "q": 1},
    {"t": "think", "id": "e", "q": 1},
    {"t": "bot_pace", "id": "p", "pace": "brisk"},
    {"t": "extend", "id": "f", "q": 1},
    {"t": "talk", "id": "g", "key": "hmm", "to": 1, "text": ""},
    {"t": "emote", "id": "j", "key": "bravo"},
    {"t": "back", "id": "h"},
    {"t": "ask_stand_in", "id": "i", "seat": 1},
    {"t": "ping", "n": 1},
]


@st.composite
def almost_valid(draw: st.DrawFn) -> bytes:
    """A message with a changed, added or missing field, or with a changed byte."""
    message = dict(draw(st.sampled_from(VALID)))
    field = draw(st.sampled_from([*message, "surplus"]))
    change = draw(st.sampled_from(["set", "drop", "byte", "cut"]))
    if change == "set":
        message[field] = draw(ANY)
    elif change == "drop":
        message.pop(field, None)
    frame = bytearray(msgspec.json.encode(message))
    at = draw(st.integers(0, len(frame) - 1))
    if change == "byte":
        frame[at] = draw(st.integers(0, 255))
    return bytes(frame[:at]) if change == "cut" else bytes(frame)


def test_all_client_messages_are_fuzzed() -> None:
    assert {message["t"] for message in VALID} == {
        kind.__struct_config__.tag for kind in wire.ClientMessage.__args__
    }


@FUZZ
@given(SEATS, st.lists(st.binary(max_size=60), max_size=5), st.booleans())
def test_any_bytes_are_safe(house: House, seat: int | None, frames: list[bytes], hello: bool) -> None:
    house.send(seat, *frames, hello=hello)


@FUZZ
@given(SEATS, st.lists(ANY, max_size=5), st.booleans())
def test_any_json_is_safe(house: House, seat: int | None, values: list[Any], hello: bool) -> None:
    house.send(seat, *(msgspec.json.encode(value) for value in values), hello=hello)


@FUZZ
@given(SEATS, st.lists(almost_valid(), max_size=6), st.booleans())
def test_almost_valid_messages_are_safe(
    house: House, seat: int | None, frames: list[bytes], hello: bool
) -> None:
    house.send(seat, *frames, hello=hello)


@pytest.mark.parametrize(
    "frame",
    [
        b"[" * 4000,
        b'{"t":' * 800,
        b'{"t":"ping","n":' + b"9" * 4000 + b"}",
        b'{"t":"ping","n":1e999}',
        b"\xff\xfe",
    ],
)
def test_deep_long_and_broken_frames_are_ignored(house: House, frame: bytes) -> None:
    client = house.send(0, frame)
    assert client.connection.closed is None


def test_a_frame_that_is_too_long_closes_the_connection(house: House) -> None:
    assert house.send(0, b" " * (wire.LONGEST_FRAME + 1)).byes == ["flood"]


def test_frames_after_a_bye_are_ignored(house: House) -> None:
    client = house.send(0, b" " * (wire.LONGEST_FRAME + 1), b'{"t":"talk","id":"late","key":"hmm"}')
    assert client.byes == ["flood"]


def test_unknown_messages_are_counted(house: House) -> None:
    before = house.hub.unknown_messages
    house.send(0, b'{"t":"sing"}')
    assert house.hub.unknown_messages == before + 1


def test_commands_before_hello_are_refused(house: House) -> None:
    client = Client(house.hub, house.store, TABLE, 0)
    received = house.loop.run_until_complete(client.send(t="back", id="early"))
    assert [(message["t"], message["code"]) for message in received] == [("no", "hello")]


def test_commands_of_spectators_are_refused(house: House) -> None:
    client = house.send(None)
    received = house.loop.run_until_complete(client.send(t="do", id="x", q=1, a="stay"))
    assert [(message["t"], message["code"]) for message in received] == [("no", "spectator")]
