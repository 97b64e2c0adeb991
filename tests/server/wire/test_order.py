"""Messages of one viewer are handled in order, through `take` and `receive`."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from celestia.server.hosting.connection import BURST, Connection
from celestia.server.protocol import wire
from tests.server.wire.conftest import NewRoom


def ping(number: int) -> bytes:
    return wire.encode(wire.Ping(number))


def answers(connection: Connection) -> list[int]:
    return [msgspec.json.decode(frame)["n"] for frame in connection.outbox]


async def rounds(number: int = 3) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Semaphore:
    """Each release lets one message be handled."""
    opened, real = asyncio.Semaphore(0), Connection._answer

    async def wait(connection: Connection, message: wire.ClientMessage) -> None:
        await opened.acquire()
        await real(connection, message)

    monkeypatch.setattr(Connection, "_answer", wait)
    return opened


def test_a_message_waits_until_the_previous_one_is_handled(
    new_room: NewRoom, gate: asyncio.Semaphore
) -> None:
    room = new_room()
    gate.release()
    connection = room.come(room.worker(), 0).connection

    async def play() -> None:
        assert connection.take(ping(1))
        assert not connection.take(ping(2)), "it would overtake the first one"
        second = asyncio.create_task(connection.receive(ping(2)))
        await rounds()
        gate.release()
        while connection._handling is not None:
            await asyncio.sleep(0)
        assert not connection.take(ping(3)), "it would overtake the second one"
        gate.release()
        await second
        assert connection.take(ping(3))
        gate.release()
        await rounds()

    room.run(play())
    assert answers(connection) == [1, 2, 3]


def test_a_message_is_handled_to_its_end_if_its_caller_is_cancelled(
    new_room: NewRoom, gate: asyncio.Semaphore
) -> None:
    room = new_room()
    gate.release()
    connection = room.come(room.worker(), 0).connection

    async def play() -> None:
        carrier = asyncio.create_task(connection.receive(ping(1)))
        await rounds()
        carrier.cancel()
        await asyncio.gather(carrier, return_exceptions=True)
        gate.release()
        await connection.hub.work.finish()

    room.run(play())
    assert answers(connection) == [1]


def test_a_flood_of_short_messages_closes_the_connection(new_room: NewRoom) -> None:
    room = new_room()
    connection = room.come(room.worker(), 0).connection

    async def flood() -> None:
        for number in range(2 * int(BURST)):
            connection.take(ping(number))
            await rounds()

    room.run(flood())
    assert connection.closed == "flood"


def test_take_declines_invalid_messages(new_room: NewRoom) -> None:
    room = new_room()
    connection = room.come(room.worker(), 0).connection
    assert not connection.take(b'{"t":"sing"}')
    assert not connection.take(b"\xff")
    assert connection.hub.unknown_messages == 0
