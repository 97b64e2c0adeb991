"""A device that contributes to the dice over HTTP, and checks the server's claims."""

from __future__ import annotations

import httpx
import msgspec

from celestia.load.own_line import OwnLine
from celestia.server.protocol.shapes import DiceShown

Device = httpx.AsyncClient


class Player:
    """One device at a table. `headers` may contain the token of a program."""

    def __init__(self, device: Device, table: str, **headers: str) -> None:
        self.device, self.table, self.headers = device, table, headers
        self.own = OwnLine(table)

    async def has_seat(self) -> bool:
        answer = await self.device.get(f"/api/tables/{self.table}", headers=self.headers)
        return any(seat["mine"] for seat in answer.json()["seats"])

    async def dice(self) -> DiceShown:
        return dice_in(await self.device.get(f"/api/tables/{self.table}/dice"))

    async def seal(self) -> DiceShown:
        dice = await self.dice()
        seal = self.own.seal(dice)
        return dice if seal is None else dice_in(await self.post("seals", seal=seal))

    async def reveal(self) -> DiceShown:
        dice = await self.dice()
        line = self.own.reveal(dice)
        return dice if line is None else dice_in(await self.post("lines", line=line))

    async def check(self) -> None:
        self.own.check(await self.dice())

    async def post(self, what: str, **fields: str) -> httpx.Response:
        return await self.device.post(f"/api/tables/{self.table}/{what}", json=fields, headers=self.headers)


def dice_in(answer: httpx.Response) -> DiceShown:
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=DiceShown)
