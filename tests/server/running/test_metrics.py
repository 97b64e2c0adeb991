"""The Prometheus metrics, which contain no personal data."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from celestia.server.http.app import create_app
from celestia.server.operation import metrics
from celestia.server.operation.metrics import DELAY, EVERY, DelayedPage, current_page
from celestia.server.operation.settings import NO_LIMITS, Settings, SettingsError, read_settings

Web = TestClient[Litestar]
PAGE = ("127.0.0.1", 9420)


def numbers(web: Web) -> dict[str, float]:
    """Sample in the server's own thread: a second `Watch`, or a second thread, would count twice."""
    web.blocking_portal.call(web.app.state.watch.sample)
    lines = current_page().decode().splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if line[0] != "#"}


def test_tables_actions_and_their_times_are_counted(web: Web) -> None:
    before = numbers(web)
    table = (web.post("/api/tables", json={"name": "Host", "bots": ["careful"] * 3})).json()["table"]
    web.post(f"/api/tables/{table}/take-off", json={})
    after = numbers(web)
    assert after["celestia_tables"] == 1
    assert after["celestia_actions_total"] > before["celestia_actions_total"]
    timed = "celestia_action_seconds_count"
    assert after[timed] == before[timed] + 1  # opening a table is not counted


def test_sockets_and_unknown_messages_are_counted(web: Web) -> None:
    before = numbers(web)["celestia_unknown_messages_total"]
    table = (web.post("/api/tables", json={"name": "Host"})).json()["table"]
    with web.websocket_connect(f"/ws/{table}?seat=0") as socket:
        socket.send_text("nonsense")
        socket.send_json({"t": "ping", "n": 7})
        assert socket.receive_json() == {"t": "pong", "n": 7}
        during = numbers(web)
    assert during["celestia_unknown_messages_total"] == before + 1
    assert during['celestia_sockets{kind="seat"}'] == 1


def test_replaced_bots_are_counted(web: Web) -> None:
    hub = web.app.state.server.hub
    before = numbers(web)["celestia_replaced_bots_total"]
    hub.bots.replaced += 2
    assert numbers(web)["celestia_replaced_bots_total"] == before + 2


def test_metrics_contain_no_tables_or_names(web: Web) -> None:
    table = (web.post("/api/tables", json={"name": "Xanthippe"})).json()["table"]
    assert web.get(f"/api/tables/{table}").is_success
    text = str(numbers(web))
    assert numbers(web)["celestia_tables"] == 1
    assert table not in text
    assert "Xanthippe" not in text


# --------------------------------------------------------------------------------------------- who may read
async def ask(folder: Path, server: tuple[str, int], **settings: Any) -> httpx.Response:
    """Request the metrics at an address of the server."""
    app: Any = create_app(Settings(data=str(folder), **settings, **NO_LIMITS))

    async def at_address(scope: Any, receive: Any, send: Any) -> None:
        await app({**scope, "server": server}, receive, send)

    asked: Any = at_address
    async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(asked)) as client:
        return await client.get("http://table.test/metrics", headers={"host": "127.0.0.1:9420"})


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("setting", "server", "status"),
    [
        ("", PAGE, 404),
        ("127.0.0.1:9420", PAGE, 200),
        ("127.0.0.1:9420", ("127.0.0.1", 8420), 404),
        ("127.0.0.1:9420", ("192.0.2.1", 9420), 404),
        ("0.0.0.0:9420", ("192.0.2.1", 9420), 200),
        ("[::1]:9420", ("::1", 9420), 200),
    ],
)
async def test_the_metrics_are_only_on_their_own_address(
    tmp_path: Path, setting: str, server: tuple[str, int], status: int
) -> None:
    assert (await ask(tmp_path, server, metrics=setting)).status_code == status


@pytest.mark.parametrize("wrong", ["9420", "localhost:9420", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:99999"])
def test_an_invalid_metrics_address_is_refused(wrong: str) -> None:
    with pytest.raises(SettingsError, match="metrics"):
        read_settings({"CELESTIA_METRICS": wrong})


def test_the_metrics_are_a_minute_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """So frequent readers cannot see that a player has just answered."""
    page = DelayedPage()
    for second in range(200):
        monkeypatch.setattr(metrics, "current_page", lambda now=second: str(now).encode())
        page.take(float(second))
        shown = page.at(float(second))
        if second < DELAY:
            assert shown == b""
        else:
            assert DELAY <= second - int(shown) < DELAY + EVERY
    assert len(page._pages) <= DELAY / EVERY + 2


@pytest.mark.anyio
async def test_the_periodic_sample_updates_the_metrics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "DELAY", 0.0)
    app = create_app(Settings(data=str(tmp_path), metrics="127.0.0.1:9420"))
    async with app.lifespan():
        app.state.watch.sample()
        assert b"celestia_tables" in app.state.metrics.at(time.monotonic())
