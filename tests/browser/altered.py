"""A real table whose frames are changed on the way to the page.

Used for messages that a server rarely sends: a stand-in's answers, or orders for specific cards.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Frame = dict[str, Any]
Change = Callable[[Frame], Iterable[Frame]]


def alter(page: Page, change: Change) -> list[Frame]:
    """Replace every frame for the page by the result of `change`.

    Frames from the page are passed on unchanged, and recorded in the returned list.
    """
    said: list[Frame] = []

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(frame: str | bytes) -> None:
            said.append(json.loads(frame))
            server.send(frame)

        def to_page(frame: str | bytes) -> None:
            for message in change(json.loads(frame)):
                route.send(json.dumps(message))

        route.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket("**/ws/**", carry)
    return said
