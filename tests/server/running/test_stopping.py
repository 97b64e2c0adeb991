"""A graceful stop asks all clients to reconnect."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from celestia.server.http.sockets import RESTART
from tests.server.faults.house import LONGEST, LOOK, House


@pytest.mark.anyio
async def test_clients_get_a_bye_and_continue_with_the_next_server(sqlite_url: str, tmp_path: Path) -> None:
    async with House(sqlite_url, tmp_path) as house:
        await house.open_table(3)
        for client in house.clients:
            client.quiet = True  # so that no client reconnects for another reason
        await house.converge()
        await until(lambda: all(client.comings > len(client.codes) for client in house.clients))
        before = [len(client.codes) for client in house.clients]
        house.kill("0", signal.SIGTERM)
        await until(lambda: all(len(c.codes) > n for c, n in zip(house.clients, before, strict=True)))
        house.start("0")
        for client, closed in zip(house.clients, before, strict=True):
            assert client.goodbyes[-1] == "restart"
            assert client.codes[closed] == RESTART
            client.quiet = False
        await house.acknowledgements(5)
        await house.check_all()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not happened():
            await asyncio.sleep(LOOK)


def say_goodbye(web: TestClient[Litestar]) -> None:
    with web.portal() as portal:
        portal.call(web.app.state.sockets.say_goodbye, 0.0)


def test_a_stopping_server_is_not_ready(web: TestClient[Litestar]) -> None:
    assert web.get("/ready").status_code == 200
    say_goodbye(web)
    answer = web.get("/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "away")
    assert web.get("/health").status_code == 200


def test_a_server_without_its_database_is_not_ready(web: TestClient[Litestar]) -> None:
    with web.portal() as portal:
        portal.call(web.app.state.server.hub.store.close)
    assert web.get("/ready").status_code == 503


def test_a_stopping_server_sends_new_clients_away(web: TestClient[Litestar]) -> None:
    table = web.post("/api/tables", json={"name": "Host"}).json()["table"]
    say_goodbye(web)
    with web.websocket_connect(f"/ws/{table}?seat=0") as socket:
        assert socket.receive_json() == {"t": "bye", "code": "restart"}
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == RESTART
