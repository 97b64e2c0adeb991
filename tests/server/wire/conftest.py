"""A fixture for rooms that are closed after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.wire.rooms import Room

NewRoom = Callable[..., Room]


@pytest.fixture
def new_room() -> Iterator[NewRoom]:
    rooms: list[Room] = []

    def make(*arguments: Any, **settings: Any) -> Room:
        rooms.append(Room(*arguments, **settings))
        return rooms[-1]

    yield make
    for room in rooms:
        room.close()
