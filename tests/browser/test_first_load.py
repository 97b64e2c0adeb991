"""What the first screen costs: at most 190 kB in all, scripts at most 100 kB, three fonts."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from .house import House

KILOBYTE = 1000


def test_the_first_screen_is_small(chromium: Browser, house: House) -> None:
    context = chromium.new_context(base_url=house.address, service_workers="block")
    page = context.new_page()
    network = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def loaded(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", loaded)
    network.send("Network.enable")
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector(".home, main")
    weight = dict.fromkeys(kinds.values(), 0.0)
    for request, size in sizes.items():
        weight[kinds[request]] += size
    fonts = [request for request, kind in kinds.items() if kind == "Font"]
    context.close()
    assert sum(weight.values()) < 190 * KILOBYTE, weight
    assert weight["Script"] < 100 * KILOBYTE, weight
    assert len(fonts) <= 3
