"""The bus between processes, over Redis publish/subscribe.

We do not use Litestar's Channels with its Redis backend. Its publishing and subscribing tasks end for good at
the first connection error. After that no message arrives until a restart, and the shutdown waits forever for
a queue that no task empties.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import uniform

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .bus import Appended, CrowdNotice, Listeners, Notice, OnAppended, OnCrowdNotice

CHANNEL = "celestia"
CROWD_CHANNEL = "celestia-crowd"  # separate, so that workers of other versions can ignore it
TIMEOUT = 2.0  # seconds to connect and to wait for an answer
QUIET = 5.0  # seconds without a message before we ping Redis
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between attempts to reconnect

log = structlog.get_logger()
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(dict[str, Appended]).decode
decode_crowd = msgspec.msgpack.Decoder(dict[str, CrowdNotice]).decode


def _client(url: str, retries: int) -> Redis:
    retry = Retry(NoBackoff(), retries)
    return Redis.from_url(url, retry=retry, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)


class RedisBus:
    def __init__(self, url: str) -> None:
        # Publishing detects a connection that died silently, so it retries once.
        self._publisher = _client(url, retries=1)
        self._subscriber = _client(url, retries=0)
        self._listeners: Listeners[Appended] = Listeners()
        self._crowd_listeners: Listeners[CrowdNotice] = Listeners()
        self._pending: dict[str, Appended] = {}
        self._pending_crowd: dict[str, CrowdNotice] = {}
        self._has_pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.listening, self.deaf = asyncio.Event(), asyncio.Event()
        self.lost = 0  # notices that could not be published
        self.unreadable = 0  # messages that could not be decoded

    async def open(self) -> None:
        """Start the background tasks. Redis may still be down."""
        self.deaf.set()
        self._tasks = [asyncio.create_task(self._publish_pending()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        running = set(self._tasks)
        while running:  # repeat, because redis-py loses a cancellation while it connects
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=0.1)
        await self._publisher.aclose()
        await self._subscriber.aclose()

    async def publish(self, table_id: str, notice: Appended) -> None:
        earlier = self._pending.get(table_id)
        self._pending[table_id] = notice if earlier is None else earlier.joined(notice)
        self._has_pending.set()

    def subscribe(self, listener: OnAppended) -> Callable[[], None]:
        return self._listeners.add(listener)

    async def publish_crowd(self, table_id: str, notice: CrowdNotice) -> None:
        earlier = self._pending_crowd.get(table_id)
        self._pending_crowd[table_id] = notice if earlier is None else earlier.joined(notice)
        self._has_pending.set()

    def subscribe_crowd(self, listener: OnCrowdNotice) -> Callable[[], None]:
        return self._crowd_listeners.add(listener)

    # ----------------------------------------------------------------------------------------- publishing
    async def _publish_pending(self) -> None:
        """Publish in batches: notices that arrive during a publish go into the next."""
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            notices, self._pending = self._pending, {}
            await self._send(CHANNEL, notices)
            crowd_notices, self._pending_crowd = self._pending_crowd, {}
            await self._send(CROWD_CHANNEL, crowd_notices)

    async def _send(self, channel: str, notices: dict[str, Appended] | dict[str, CrowdNotice]) -> None:
        if not notices:
            return
        try:
            await self._publisher.publish(channel, encode(notices))
        except (RedisError, OSError) as error:
            self.lost += len(notices)
            log.warning("bus_publish_failed", tables=len(notices), error=str(error))

    # ---------------------------------------------------------------------------------------- listening
    async def _listen(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                await self._listen_until_disconnected()
            except (RedisError, OSError) as error:
                if self.listening.is_set():
                    pause = SHORTEST_PAUSE
                    log.warning("bus_lost", error=str(error))
            self.listening.clear()
            self.deaf.set()
            await asyncio.sleep(uniform(pause / 2, pause))  # jitter, to spread the workers
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen_until_disconnected(self) -> None:
        asked = False
        async with self._subscriber.pubsub() as channel:
            await channel.subscribe(CHANNEL, CROWD_CHANNEL)
            while True:
                message = await channel.get_message(timeout=QUIET)
                if message is None:
                    if asked:
                        raise RedisError("no answer")
                    await channel.ping()
                    asked = True
                    continue
                asked = False
                if message["type"] == "subscribe":
                    self.deaf.clear()
                    self.listening.set()
                elif message["type"] == "message":
                    self._receive(message["channel"], message["data"])

    def _receive(self, channel: bytes, data: bytes) -> None:
        try:
            if channel == CROWD_CHANNEL.encode():
                _notify_all(self._crowd_listeners, decode_crowd(data))
            else:
                _notify_all(self._listeners, decode(data))
        except msgspec.DecodeError:
            self.unreadable += 1


def _notify_all(listeners: Listeners[Notice], notices: dict[str, Notice]) -> None:
    for table_id, notice in notices.items():
        try:
            listeners.tell(table_id, notice)
        except Exception:  # a failing listener must not end the subscription
            log.exception("bus_listener_failed", table=table_id)
