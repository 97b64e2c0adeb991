"""A host can open a table with each of the offered choices."""

from __future__ import annotations

from typing import Any

import pytest

from celestia import bot_registry
from celestia.bots.levels import LEVELS
from tests.ledger import rule
from tests.server.http.house import House
from tests.server.http.lobbying import opened, refusal, shown

pytestmark = pytest.mark.anyio


async def choices(house: House) -> dict[str, Any]:
    found: dict[str, Any] = (await house.device().get("/api/choices")).json()
    return found


@rule("a5")
async def test_the_number_of_each_special_card_can_be_chosen(house: House) -> None:
    found = await choices(house)
    assert found["cards"]["powers"] == dict.fromkeys(
        ("alternative_route", "ejection", "jetpack", "wind_gust"), 2
    )
    for module, cards in found["cards"].items():
        for number in (1, found["most_copies"]):
            chosen = ",".join(f"{card}:{number}" for card in cards)
            ann = house.device()
            table = await opened(ann, config=f"players=4 modules={module} cards={chosen}")
            deck = (await shown(ann, table))["cards"]
            assert {card: deck[card] for card in cards} == dict.fromkeys(cards, number)


@rule("a5")
async def test_too_many_copies_of_a_card_are_refused(house: House) -> None:
    most = (await choices(house))["most_copies"]
    config = f"players=4 modules=powers cards=jetpack:{most + 1}"
    answer = await house.device().post("/api/tables", json={"name": "Ann", "config": config})
    assert refusal(answer) == "config"
    assert answer.json()["key"] == "config-card-number"


@rule("a5")
async def test_a_house_option_needs_its_modules(house: House) -> None:
    found = await choices(house)
    for option in found["house"]:
        ann = house.device()
        await opened(
            ann, config=f"players=4 modules={','.join(found['needs'].get(option, []))} house={option}"
        )
        for missing in found["needs"].get(option, []):
            others = ",".join(name for name in found["needs"][option] if name != missing)
            config = f"players=4 modules={others} house={option}"
            answer = await ann.post("/api/tables", json={"name": "Ann", "config": config})
            assert refusal(answer) == "config"
            assert answer.json()["key"] == "config-off"


async def test_a_custom_bot_is_offered_and_clients_cannot_load_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    brave = "celestia.bots.careful_bot:CarefulBot"
    monkeypatch.setitem(bot_registry.OFFERED, "Brave", brave)
    assert (await choices(house))["bots"] == [*LEVELS, "Brave"]
    ann = house.device()
    table = await opened(ann, bots=["Brave"])
    assert (await shown(ann, table))["seats"][3]["bot"] == "Brave"
    sneaky = {"seat": 1, "bot": brave}  # a client must not choose what the server imports
    assert refusal(await ann.post(f"/api/tables/{table}/bots", json=sneaky)) == "bot"
