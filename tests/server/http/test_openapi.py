"""What OpenAPI says of the server is true: schemathesis tries what the schema allows and what not."""

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
# The framework reads numbers and truth values from text and from each other, in a body as in a query.
LENIENT = [negative_data_rejection]
FOLDER = Path(gettempdir()) / f"celestia-openapi-{os.getpid()}"  # made when the server starts
app: Any = create_app(Settings(data=str(FOLDER), open_browser=False, **NO_LIMITS))
schema = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
schema.app = app


class FirstOption:
    """A bot in this process: the games that are opened here need no strength, and no worker processes."""

    async def choose(self, table: Table, turn: BotTurn) -> str:
        return table.options(turn.seat)[0]


@pytest.fixture(scope="module", autouse=True)
def folder() -> Iterator[None]:
    yield
    rmtree(FOLDER, ignore_errors=True)


@pytest.fixture(autouse=True)
def started() -> None:
    """The first request starts the server."""
    with asgi.get_client(app) as client:
        assert client.get("/health").status_code == 200
    app.state.server.hub.bots = FirstOption()


@pytest.fixture
def real_table() -> str:
    """A link that leads somewhere: no generator would guess one."""
    with asgi.get_client(app) as client:
        answer = client.post("/api/tables", json={"name": "Ann", "config": "players=6"})
        return str(answer.json()["table"])


@schema.parametrize()
@bounded
def test_the_server_does_what_its_schema_says(case: Any) -> None:
    case.call_and_validate(excluded_checks=LENIENT)


@schema.include(path_regex=NAMED).parametrize()
@bounded
def test_at_a_table_that_is_there(case: Any, real_table: str) -> None:
    case.path_parameters[NAMED] = real_table
    case.call_and_validate(excluded_checks=LENIENT)
