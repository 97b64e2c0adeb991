"""Finished games, and everything that a database contains."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, inspect, text

from celestia.server.store.database import connect, database_url
from tests.server.http.house import House
from tests.server.http.lobbying import Device, joined, opened, took_off
from tests.server.http.whole_game import play_to_the_end


async def finished(house: House, ann: Device, ben: Device, names: tuple[str, str] = ("Ann", "Ben")) -> str:
    """Play a game of two devices to its end."""
    table = await opened(ann, names[0], config="players=2", free_text=True)
    await joined(ben, table, names[1])
    await took_off(ann, table, ben)
    await play_to_the_end(house, table)
    house.clock.now += 10
    return table


async def everything(house_url: str) -> str:
    """Return all rows of all tables of the database, as one text."""

    def read(connection: Connection) -> str:
        found: list[Any] = []
        for name in inspect(connection).get_table_names():
            rows = connection.execute(text(f'SELECT * FROM "{name}"')).all()
            found += [(name, [_readable(value) for value in row]) for row in rows]
        return "\n".join(map(str, found))

    database = connect(database_url(house_url))
    try:
        return await database.write(read)
    finally:
        await database.close()


def _readable(value: object) -> object:
    return value.decode(errors="replace") if isinstance(value, bytes) else value


async def history(device: Device) -> dict[str, Any]:
    answer = await device.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found
