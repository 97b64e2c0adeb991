"""A real table whose frames are changed on their way to the page.

For what a server says too seldom to wait for: a stand-in's answers, or orders for cards nobody was dealt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Frame = dict[str, Any]
Change = Callable[[Frame], Iterable[Frame]]


def alter(page: Page, change: Change) -> list[Frame]:
    """Every frame for the page becomes what `change` makes of it. What the page says goes on as it is, and is
    noted in the list."""
    said: list[Frame] = []

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(frame: str | bytes) -> None:
            said.append(json.loads(frame))
            server.send(frame)

        def tell(frame: str | bytes) -> None:
            for message in change(json.loads(frame)):
                route.send(json.dumps(message))

        route.on_message(hear)
        server.on_message(tell)

    page.route_web_socket("**/ws/**", carry)
    return said
