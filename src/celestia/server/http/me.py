"""HTTP routes of a device: its games, export, move to another device, deletion."""

from __future__ import annotations

import asyncio

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from ..hosting.device_history import NO_HISTORY, Devices
from ..identity.devices import COOKIE, device_of
from ..protocol.device_shapes import (
    DeviceExport,
    DeviceHistory,
    DeviceLinkShown,
    DeviceMoveRequest,
    ErasedDevice,
    MovedDevice,
    Profile,
)
from ..tables.commands import Refusal
from .callers import Asked, hub_of, known_device
from .problems import CHANGES, OTHER_SITE, REFUSED, may_answer
from .serving import server_of


def _devices(request: Asked) -> Devices:
    return Devices(hub_of(request), server_of(request.app.state).key)


def _device(request: Asked) -> str:
    """Return the device of the cookie. Tokens of programs do not count."""
    found = device_of(server_of(request.app.state).key, request.cookies.get(COOKIE))
    if found is None:
        raise Refusal("no_device")
    return found


@get("/api/me/games", summary="Finished games and statistics of this device", responses=may_answer())
async def my_games(request: Asked) -> DeviceHistory:
    """The newest games first. The statistics count all games. A new device has none."""
    device = device_of(server_of(request.app.state).key, request.cookies.get(COOKIE))
    return NO_HISTORY if device is None else await _devices(request).history(device)


@get("/api/me/export", summary="Everything stored about this device", responses=may_answer(REFUSED))
async def export(request: Asked) -> DeviceExport:
    """Tables, results, and all entries of logs about this device's seats."""
    return await _devices(request).export(_device(request))


@post("/api/me/link", summary="A one-time link that moves this device's history", responses=CHANGES)
async def offer(request: Asked, data: JSONBody[Profile]) -> DeviceLinkShown:
    """The link works once, for ten minutes. A new link replaces the older one."""
    return DeviceLinkShown(*await _devices(request).offer(_device(request), data))


@post("/api/me/moves", summary="Take over the history of another device by its link", responses=CHANGES)
async def move(request: Asked, data: JSONBody[DeviceMoveRequest]) -> Response[MovedDevice]:
    """Games in progress move too. The other device keeps nothing."""
    device, cookies = known_device(request)
    hub = hub_of(request)
    moving = hub.work.keep(_devices(request).move(data.token, device))
    return Response(MovedDevice(*await asyncio.shield(moving)), cookies=cookies)


@delete(
    "/api/me",
    summary="Delete everything stored about this device",
    status_code=200,
    responses=may_answer(OTHER_SITE, REFUSED),
)
async def erase(request: Asked) -> Response[ErasedDevice]:
    """Stand-ins take over games in progress. Other players keep their games, with another name.

    The request continues if the client disconnects."""
    device = _device(request)
    erasing = hub_of(request).work.keep(_devices(request).erase(device))
    answer = Response(ErasedDevice(await asyncio.shield(erasing)))
    answer.delete_cookie(COOKIE, path="/")
    return answer


ROUTES = [my_games, export, offer, move, erase]
