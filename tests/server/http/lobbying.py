"""Short words for what people do in the lobby."""

from __future__ import annotations

from typing import Any

import httpx

Device = httpx.AsyncClient


async def opened(device: Device, name: str = "Ann", **wish: Any) -> str:
    answer = await device.post("/api/tables", json={"name": name, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def joined(device: Device, table: str, name: str, **wish: Any) -> int:
    answer = await device.post(f"/api/tables/{table}/seats", json={"name": name, **wish})
    assert answer.status_code == 201, answer.text
    return int(answer.json()["seat"])


async def shown(device: Device, table: str) -> dict[str, Any]:
    answer = await device.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def names(device: Device, table: str) -> list[str]:
    return [seat["name"] for seat in (await shown(device, table))["seats"]]


async def took_off(device: Device, table: str, **wish: Any) -> None:
    answer = await device.post(f"/api/tables/{table}/take-off", json=wish)
    assert answer.status_code == 201, answer.text


def refusal(answer: httpx.Response) -> str:
    """The code of a refusal."""
    assert answer.status_code == 409, answer.text
    assert answer.json()["sentence"]
    return str(answer.json()["code"])
