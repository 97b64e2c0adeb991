"""The state machine test of the protocol finds planted faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from celestia.server.hosting.connection import Connection
from celestia.server.hosting.visits import Visit
from celestia.server.protocol import wire
from celestia.server.protocol.viewpoint import Look
from celestia.server.store.records import Unavailable
from celestia.server.tables.table import Table
from tests.server.wire.test_wire import Wire

UNSHRUNK = settings(
    max_examples=150,
    derandomize=True,
    stateful_step_count=30,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def acknowledge_uncommitted_commands(patch: pytest.MonkeyPatch) -> None:
    real = Connection._grant

    async def grant(connection: Connection, visit: Visit, message: wire.PlayerMessage) -> None:
        try:
            await real(connection, visit, message)
        except Unavailable:
            connection.send(wire.Ok(message.id, connection.n))

    patch.setattr(Connection, "_grant", grant)


def leave_a_gap(patch: pytest.MonkeyPatch) -> None:
    real = Connection._post

    def post(connection: Connection, frames: list[bytes]) -> None:
        real(connection, [frame for frame in frames if not is_tenth_event(msgspec.json.decode(frame))])

    patch.setattr(Connection, "_post", post)


def is_tenth_event(message: dict[str, Any]) -> bool:
    return bool(message["t"] == "ev" and message["n"] % 10 == 0)


def forget_known_ids(patch: pytest.MonkeyPatch) -> None:
    """A repeated id counts as a new command."""
    real = Table.fold

    def fold(table: Table, entry: Any) -> None:
        real(table, entry)
        table.done.clear()

    patch.setattr(Table, "fold", fold)


def let_the_view_lag(patch: pytest.MonkeyPatch) -> None:
    """No snapshot is sent for a moment that passes without an event."""
    real = Connection._snapshot

    def snapshot(connection: Connection, look: Look) -> list[bytes]:
        return real(connection, look) if connection.n != connection._shown[0] else []

    patch.setattr(Connection, "_snapshot", snapshot)


def keep_the_older_socket(patch: pytest.MonkeyPatch) -> None:
    """An older connection does not notice that a newer one has taken over its seat."""
    patch.setattr(Visit, "is_newest", lambda visit, table: visit.holds_seat(table))


@pytest.mark.parametrize(
    "fault",
    [
        acknowledge_uncommitted_commands,
        leave_a_gap,
        forget_known_ids,
        let_the_view_lag,
        keep_the_older_socket,
    ],
    ids=lambda fault: fault.__name__,
)
def test_a_planted_fault_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(Wire, settings=UNSHRUNK)
