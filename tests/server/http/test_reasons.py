"""What the game refuses over HTTP bears the key of its sentence; what the server refuses has its code."""

from __future__ import annotations

import pytest

from tests.ledger import rule
from tests.server.http.house import House

pytestmark = pytest.mark.anyio


@rule("R1")
async def test_a_configuration_is_refused_by_key(house: House) -> None:
    answer = await house.device().post("/api/tables", json={"name": "Ann", "config": "players=7"})
    told = answer.json()
    assert (told["code"], told["key"], told["params"]) == ("config", "config-players", {"players": 7})
    assert told["rule"] == "R1"


async def test_a_code_of_the_server_needs_no_key(house: House) -> None:
    told = (await house.device().post("/api/tables", json={"name": "a|b"})).json()
    assert (told["code"], told["key"], told["params"]) == ("name", "", {})
