"""The bus between processes, by Redis' publish and subscribe.

Why not Litestar's Channels with its Redis backend: its two tasks, the one that publishes and the one that
listens, end for good at the first error of the connection. Nobody hears anything any more until the process
is restarted, and the shutdown waits for ever for a queue that nobody empties.
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

from .bus import Appended, CrowdNotice, Listeners, OnAppended, OnCrowdNotice, Word

CHANNEL = "celestia"
CROWD_CHANNEL = "celestia-crowd"  # apart: a worker of another version need not understand it
TIMEOUT = 2.0  # seconds until a Redis that does not answer counts as gone
QUIET = 5.0  # seconds without a word after which we ask whether Redis is still there
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between tries to come back

log = structlog.get_logger()
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(dict[str, Appended]).decode
decode_crowd = msgspec.msgpack.Decoder(dict[str, CrowdNotice]).decode


def _client(url: str, tries_again: int) -> Redis:
    retry = Retry(NoBackoff(), tries_again)
    return Redis.from_url(url, retry=retry, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)


class RedisBus:
    def __init__(self, url: str) -> None:
        # A connection that died in silence is found out by the next word on it: that one is said again, once.
        self._mouth = _client(url, tries_again=1)
        self._ear = _client(url, tries_again=0)
        self._listeners: Listeners[Appended] = Listeners()
        self._crowd_listeners: Listeners[CrowdNotice] = Listeners()
        self._unsaid: dict[str, Appended] = {}
        self._unsaid_crowd: dict[str, CrowdNotice] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.listening, self.deaf = asyncio.Event(), asyncio.Event()
        self.lost = 0  # words that could not be said
        self.unreadable = 0  # words that made no sense

    async def open(self) -> None:
        """Start; Redis need not be there yet."""
        self.deaf.set()
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        running = set(self._tasks)
        while running:  # more than once: redis-py loses a cancellation that comes while it connects
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=0.1)
        await self._mouth.aclose()
        await self._ear.aclose()

    async def publish(self, table_id: str, notice: Appended) -> None:
        earlier = self._unsaid.get(table_id)
        self._unsaid[table_id] = notice if earlier is None else earlier.joined(notice)
        self._something.set()

    def subscribe(self, listener: OnAppended) -> Callable[[], None]:
        return self._listeners.add(listener)

    async def publish_crowd(self, table_id: str, notice: CrowdNotice) -> None:
        earlier = self._unsaid_crowd.get(table_id)
        self._unsaid_crowd[table_id] = notice if earlier is None else earlier.joined(notice)
        self._something.set()

    def subscribe_crowd(self, listener: OnCrowdNotice) -> Callable[[], None]:
        return self._crowd_listeners.add(listener)

    # ----------------------------------------------------------------------------------------- speaking
    async def _speak(self) -> None:
        """All that gathered while the last word was under way goes into the next."""
        while True:
            await self._something.wait()
            self._something.clear()
            words, self._unsaid = self._unsaid, {}
            await self._say(CHANNEL, words)
            notices, self._unsaid_crowd = self._unsaid_crowd, {}
            await self._say(CROWD_CHANNEL, notices)

    async def _say(self, channel: str, words: dict[str, Appended] | dict[str, CrowdNotice]) -> None:
        if not words:
            return
        try:
            await self._mouth.publish(channel, encode(words))
        except (RedisError, OSError) as error:
            self.lost += len(words)
            log.warning("bus_publish_failed", tables=len(words), error=str(error))

    # ---------------------------------------------------------------------------------------- listening
    async def _listen(self) -> None:
        pause = SHORTEST_PAUSE
        while True:
            try:
                await self._listen_until_it_breaks()
            except (RedisError, OSError) as error:
                if self.listening.is_set():
                    pause = SHORTEST_PAUSE
                    log.warning("bus_lost", error=str(error))
            self.listening.clear()
            self.deaf.set()
            await asyncio.sleep(uniform(pause / 2, pause))  # not all workers in the same moment
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen_until_it_breaks(self) -> None:
        asked = False
        async with self._ear.pubsub() as channel:
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
                    self._hear(message["channel"], message["data"])

    def _hear(self, channel: bytes, words: bytes) -> None:
        try:
            if channel == CROWD_CHANNEL.encode():
                _tell_all(self._crowd_listeners, decode_crowd(words))
            else:
                _tell_all(self._listeners, decode(words))
        except msgspec.DecodeError:
            self.unreadable += 1


def _tell_all(listeners: Listeners[Word], said: dict[str, Word]) -> None:
    for table_id, word in said.items():
        try:
            listeners.tell(table_id, word)
        except Exception:  # a listener's fault must not make the whole worker deaf
            log.exception("bus_listener_failed", table=table_id)
