"""What Prometheus reads: numbers, and nothing about anybody."""

from __future__ import annotations

from litestar import Litestar
from litestar.testing import TestClient

Web = TestClient[Litestar]


def numbers(web: Web) -> dict[str, float]:
    lines = (web.get("/metrics")).text.splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if line[0] != "#"}


def test_tables_actions_and_their_times_are_counted(web: Web) -> None:
    before = numbers(web)
    table = (web.post("/api/tables", json={"name": "Host", "bots": ["careful"] * 3})).json()["table"]
    web.post(f"/api/tables/{table}/take-off", json={})
    after = numbers(web)
    assert after["celestia_tables"] == 1
    assert after["celestia_actions_total"] > before["celestia_actions_total"]
    timed = "celestia_action_seconds_count"
    assert after[timed] == before[timed] + 1  # to open a table is no action at one


def test_sockets_and_unknown_messages_are_counted(web: Web) -> None:
    before = (numbers(web))["celestia_unknown_messages_total"]
    table = (web.post("/api/tables", json={"name": "Host"})).json()["table"]
    with web.websocket_connect(f"/ws/{table}?seat=0") as socket:
        socket.send_text("nonsense")
        socket.send_json({"t": "ping", "n": 7})
        assert socket.receive_json() == {"t": "pong", "n": 7}
        during = numbers(web)
    assert during["celestia_unknown_messages_total"] == before + 1
    assert during['celestia_sockets{kind="seat"}'] == 1


def test_bots_are_timed_and_replaced_ones_counted(web: Web) -> None:
    hub = web.app.state.server.hub
    before = (numbers(web))["celestia_replaced_bots_total"]
    hub.bots.replaced += 2
    assert (numbers(web))["celestia_replaced_bots_total"] == before + 2


def test_no_table_and_no_name_is_among_them(web: Web) -> None:
    table = (web.post("/api/tables", json={"name": "Xanthippe"})).json()["table"]
    assert web.get(f"/api/tables/{table}").is_success
    text = (web.get("/metrics")).text
    assert "celestia_tables 1.0" in text
    assert table not in text
    assert "Xanthippe" not in text
