"""Schemathesis tests the server against its OpenAPI schema."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import negative_data_rejection

from celestia.server.http.app import create_app
from celestia.server.http.openapi import schema_of
from celestia.server.operation.settings import NO_LIMITS, Settings
from celestia.server.tables.schedule import BotTurn
from celestia.server.tables.table import Table

NAMED = "table_id"
bounded = settings(
    max_examples=15,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
# The framework converts between numbers, booleans and text, in bodies and in queries.
LENIENT = [negative_data_rejection]
FOLDER = Path(gettempdir()) / f"celestia-openapi-{os.getpid()}"  # created when the server starts
app: Any = create_app(Settings(data=str(FOLDER), open_browser=False, **NO_LIMITS))
schema = schemathesis.openapi.from_dict(schema_of(app))
schema.app = app


class FirstOption:
    """A bot that needs no worker process."""

    async def choose(self, table: Table, turn: BotTurn) -> str:
        return table.options(turn.seat)[0]


@pytest.fixture(scope="module", autouse=True)
def folder() -> Iterator[None]:
    yield
    rmtree(FOLDER, ignore_errors=True)


@pytest.fixture(autouse=True)
def started() -> None:
    """Start the server with a first request."""
    with asgi.get_client(app) as client:
        assert client.get("/health").status_code == 200
    app.state.server.hub.bots = FirstOption()


@pytest.fixture
def real_table() -> str:
    """An existing table, as no generator would guess its link."""
    with asgi.get_client(app) as client:
        answer = client.post("/api/tables", json={"name": "Ann", "config": "players=6"})
        return str(answer.json()["table"])


@schema.parametrize()
@bounded
def test_the_server_follows_its_schema(case: Any) -> None:
    case.call_and_validate(excluded_checks=LENIENT)


@schema.include(path_regex=NAMED).parametrize()
@bounded
def test_the_server_follows_its_schema_at_an_existing_table(case: Any, real_table: str) -> None:
    case.path_parameters[NAMED] = real_table
    case.call_and_validate(excluded_checks=LENIENT)
