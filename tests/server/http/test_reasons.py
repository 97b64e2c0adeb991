"""Refusals of the game have a message key.

Refusals of the server have only a code.
"""

from __future__ import annotations

import pytest

from tests.ledger import rule
from tests.server.http.house import House

pytestmark = pytest.mark.anyio


@rule("R1")
async def test_a_refused_configuration_has_a_message_key(house: House) -> None:
    answer = await house.device().post("/api/tables", json={"name": "Ann", "config": "players=7"})
    problem = answer.json()
    assert (problem["code"], problem["key"], problem["params"]) == (
        "config",
        "config-players",
        {"players": 7},
    )
    assert problem["rule"] == "R1"


async def test_a_refusal_of_the_server_has_no_message_key(house: House) -> None:
    problem = (await house.device().post("/api/tables", json={"name": "a|b"})).json()
    assert (problem["code"], problem["key"], problem["params"]) == ("name", "", {})
