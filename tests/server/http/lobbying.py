"""Helpers for requests of the lobby."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.player import Device as Device
from tests.server.player import Player as Player

SEATED: dict[str, list[Player]] = {}  # by table: the players seated by these helpers


async def opened(device: Device, name: str = "Ann", **fields: Any) -> str:
    answer = await device.post("/api/tables", json={"name": name, **fields})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    SEATED[table] = [Player(device, table)]
    return table


async def joined(device: Device, table: str, name: str, **fields: Any) -> int:
    answer = await device.post(f"/api/tables/{table}/seats", json={"name": name, **fields})
    assert answer.status_code == 201, answer.text
    seat_player(Player(device, table))
    return int(answer.json()["seat"])


async def joined_as_program(device: Device, table: str, name: str, **fields: Any) -> tuple[int, str]:
    """Take a seat for a program. Return the seat and its token."""
    answer = await device.post(f"/api/tables/{table}/programs", json={"name": name, **fields})
    assert answer.status_code == 201, answer.text
    token = str(answer.json()["token"])
    seat_player(Player(device, table, authorization=f"Bearer {token}"))
    return int(answer.json()["seat"]), token


def seat_player(player: Player) -> None:
    """Remember a player, once for each device and token."""
    seated = SEATED.setdefault(player.table, [])
    if not any((one.device, one.headers) == (player.device, player.headers) for one in seated):
        seated.append(player)


async def shown(device: Device, table: str) -> dict[str, Any]:
    answer = await device.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def names(device: Device, table: str) -> list[str]:
    return [seat["name"] for seat in (await shown(device, table))["seats"]]


async def boarded(device: Device, table: str) -> None:
    """Start take-off, as the host."""
    answer = await device.post(f"/api/tables/{table}/take-off")
    assert answer.status_code == 201, answer.text


async def took_off(device: Device, table: str, *others: Device) -> None:
    """Take off and let all seated players add their lines, so that the game starts."""
    for one in (device, *others):
        seat_player(Player(one, table))
    players = [player for player in SEATED[table] if await player.has_seat()]
    for player in players:
        await player.seal()
    await boarded(device, table)
    for player in players:
        await player.reveal()
    phase = (await shown(device, table))["phase"]
    assert phase == "playing", f"the table is {phase}: a line is missing"


async def play_now(device: Device, **fields: Any) -> str:
    """Start a game against bots."""
    table = str((await device.post("/api/play", json={"name": "Ann", **fields})).json()["table"])
    player = Player(device, table)
    await player.seal()
    await player.reveal()
    return table


def refusal(answer: httpx.Response) -> str:
    """Check that a request was refused, and return the code."""
    assert answer.status_code == 409, answer.text
    assert answer.json()["sentence"]
    return str(answer.json()["code"])
