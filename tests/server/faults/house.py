"""Servers and clients on one database, of which tests kill any."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from celestia.server.operation.settings import NO_LIMITS
from celestia.server.store.store import Store
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.server.events import events_of
from tests.server.snapshots import snapshot

from ..client import Client
from ..player import Player

LONGEST = 60.0  # timeout in seconds
LOOK = 0.02  # seconds between polls of the log


class House:
    """Runs `places` servers at once, each on its own port."""

    def __init__(self, database: str, folder: Path, places: int = 1, bus: str = "", seed: int = 1) -> None:
        self.database, self.rng = database, Random(seed)
        self.clients: list[Client] = []
        self.line = ""  # address of a proxy for clients, if any
        self._settings = {
            "database": database,
            "data": str(folder),
            "bus": bus,
            **NO_LIMITS,
            "signing_key": "k" * 32,
        }
        self.servers: dict[str, tuple[int, int]] = {str(place): (0, 0) for place in range(places)}
        self._playing: list[asyncio.Task[None]] = []
        self._log = (folder / "servers.log").open("ab")

    async def __aenter__(self) -> Self:
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.faults.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        for place in self.servers:
            self.start(place)
        self.store: Store | None = None
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, way: TracebackType | None
    ) -> None:
        await self._leave()
        if self.store is not None:
            await self.store.close()
        for place in self.servers:
            self.kill(place)
        with self._nursery as nursery:
            assert nursery.stdin is not None
            nursery.stdin.close()
        self._log.close()

    async def _leave(self) -> None:
        """Disconnect all clients."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing.clear()

    # ----------------------------------------------------------------------------------------------- servers
    def start(self, place: str) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        print(json.dumps({"place": place, "settings": self._settings}), file=self._nursery.stdin, flush=True)
        process, port = json.loads(self._nursery.stdout.readline())
        self.servers[place] = (process, port)

    def kill(self, place: str, number: signal.Signals = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.servers[place][0], number)

    def addresses(self) -> list[str]:
        return [f"127.0.0.1:{port}" for _, port in self.servers.values()]

    def _client_addresses(self) -> list[str]:
        return [self.line] if self.line else self.addresses()

    def address(self) -> str:
        return self.rng.choice(self.addresses())

    async def restart(self, place: str) -> None:
        """Kill a server at a random moment of play and restart it."""
        await self.acknowledgements(self.rng.randint(1, 12))
        await asyncio.sleep(self.rng.uniform(0.0, 0.03))  # hits both between two answers and within one
        self.kill(place)
        self.start(place)

    # ------------------------------------------------------------------------------------------------ tables
    async def open_table(self, players: int = 2, **fields: Any) -> str:
        """Open a table of people, whose clients start to play at once."""
        people = [httpx.AsyncClient(base_url=f"http://{self.address()}") for _ in range(players)]
        try:
            opening = {
                "name": "Host",
                "config": f"players={players} preset=classic",
                "instant": True,
                **fields,
            }
            table = str((await self._post(people[0], "/api/tables", opening))["table"])
            seats = [0]
            for number, person in enumerate(people[1:], start=1):
                joined = await self._post(person, f"/api/tables/{table}/seats", {"name": f"Guest {number}"})
                seats.append(joined["seat"])
            devices = [Player(person, table) for person in people]
            for player in devices:
                await player.seal()
            await self._post(people[0], f"/api/tables/{table}/take-off", {})
            for player in devices:
                await player.reveal()
            cookies = [str(person.cookies["celestia"]) for person in people]
        finally:
            for person in people:
                await person.aclose()
        for seat, cookie in zip(seats, cookies, strict=True):
            client = Client(self._client_addresses, table, seat, cookie, Random(self.rng.random()))
            self.clients.append(client)
            self._playing.append(asyncio.create_task(client.play()))
        return table

    async def _post(self, person: httpx.AsyncClient, path: str, fields: dict[str, Any]) -> dict[str, Any]:
        answer = await person.post(path, json=fields, timeout=LONGEST)
        assert answer.is_success, answer.text
        return dict(answer.json() or {}) if answer.content else {}

    async def acknowledgements(self, number: int) -> None:
        """Wait for more acknowledgements. Opens a table if all games are over."""
        wanted = sum(len(client.acknowledged) for client in self.clients) + number
        async with asyncio.timeout(LONGEST):
            while sum(len(client.acknowledged) for client in self.clients) < wanted:
                self._check_nobody_failed()
                if all(client.is_over for client in self.clients):
                    await self.open_table()
                await asyncio.sleep(LOOK / 4)

    def _check_nobody_failed(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()

    # ---------------------------------------------------------------------------------------------- checking
    async def log_of(self, table_id: str) -> Table:
        self.store = self.store or await Store.open(self.database)
        rows = await self.store.load(table_id)
        sent = [(row.actor, row.client_id) for row in rows if row.client_id is not None]
        assert len(sent) == len(set(sent)), "an action was applied twice"
        table = Table(table_id)
        for row in rows:
            table.fold(log.decode(row.body))
        return table

    async def check_all(self) -> None:
        """Stop all commands, then compare every client with the log.

        All views must match, and no acknowledged action may be missing.
        """
        for client in self.clients:
            client.quiet = True
        await self.converge()
        await self._leave()  # a seat has one socket, and theirs would replace the one used below
        for client in self.clients:
            table = await self.log_of(client.table)
            for client_id in client.acknowledged:
                assert client_id in table.done.get(client.seat, ()), (
                    f"{client_id} was acknowledged but is not in the log"
                )
            for client_id in client.acknowledged[-2:]:
                assert await client.say_again(client_id, self.address()) == "ok"

    async def converge(self) -> None:
        async with asyncio.timeout(LONGEST):
            while not all([await self._agrees(client) for client in self.clients]):
                self._check_nobody_failed()
                await asyncio.sleep(LOOK)

    async def _agrees(self, client: Client) -> bool:
        received = list(client.events)  # copied before reading the log, because play continues
        table = await self.log_of(client.table)
        expected = events_of(table, client.seat)
        assert received == expected[: len(received)], "a client received an event that is not in the log"
        view = msgspec.json.decode(msgspec.json.encode(snapshot(table, client.seat)))
        return len(client.events) == len(expected) == client.view_at and client.view == view
