"""A table with its workers and clients, under a virtual clock."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar, cast

from celestia.server.hosting.cached_table import BotRunner
from celestia.server.hosting.hub import Clock, Hub
from celestia.server.hosting.loader import row_of
from celestia.server.store.bus import MemoryBus
from celestia.server.store.store import Store
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.server.tables.sitting import opening
from tests.server.wire.memory import Client, FirstOption, MemoryStore
from tests.server.wire.virtual import VirtualLoop

TABLE = "table"
T = TypeVar("T")


class Room:
    def __init__(
        self, made: Sequence[log.AnyEntry] = (), bots: BotRunner | None = None, **settings: Any
    ) -> None:
        self.loop, self.store, self.bots = VirtualLoop(), MemoryStore(), bots or FirstOption()
        opened = made or opening("players=3 preset=classic", 3, 0, settings)
        self.store.rows[TABLE] = [row_of(entry) for entry in opened]
        self.hubs: list[Hub] = []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def wait(self, seconds: float) -> None:
        self.run(asyncio.sleep(seconds))

    def close(self) -> None:
        for hub in self.hubs:
            self.run(hub.close())
        self.loop.close()

    # ------------------------------------------------------------------------------------------ workers
    def worker(self, bus: MemoryBus | None = None, *, alone: bool = True, clock: Clock | None = None) -> Hub:
        """Start a worker, with the table loaded."""
        used = bus or MemoryBus()
        hub = Hub(cast(Store, self.store), used, self.bots, clock or self.loop.time, alone=alone)
        used.subscribe(hub.on_appended)
        used.subscribe_crowd(hub.on_crowd_notice)
        self.hubs.append(hub)
        self.run(hub.get(TABLE))
        self.wait(0.01)  # the cards are dealt
        return hub

    def kill(self, hub: Hub) -> None:
        """Kill a worker. Its connections and timers end without a trace in the log."""
        live = hub.live[TABLE]
        if live.timer is not None:
            live.timer.cancel()
        hub.stopping = True
        live.viewers.clear()

    def check_log(self, hub: Hub) -> None:
        """Run the periodic check of the log."""
        self.run(hub.refresh(TABLE))

    # ------------------------------------------------------------------------------------------- people
    def come(self, hub: Hub, seat: int | None, since: int = 0) -> Client:
        """Connect a client and send its hello."""
        client = Client(hub, self.store, TABLE, seat)
        live = hub.live[TABLE]
        live.viewers.add(client.connection)
        if seat is None:
            live.spectators.add(client.connection)
            self.run(hub.tell_who_watches(live))
        self.run(client.send(t="hello", since=since))
        self.run(hub.work.finish())
        return client

    def go(self, client: Client) -> None:
        """Disconnect a client."""
        hub = client.connection.hub
        live = hub.live[TABLE]
        live.viewers.discard(client.connection)
        live.spectators.discard(client.connection)
        self.run(client.connection.leave())
        self.run(hub.tell_who_watches(live))

    @property
    def table(self) -> Table:
        """The table, folded from the log."""
        return self.store.fold(TABLE)
