"""The first screen: at most 118 kB, 49 kB of scripts, three fonts, and no rules."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

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
    assert sum(weight.values()) < 118 * KILOBYTE, weight
    assert weight["Script"] < 49 * KILOBYTE, weight
    assert len(fonts) <= 3


CACHED_RULES = """async () => {
    await navigator.serviceWorker.ready;
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const found = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return { all: found.length, rules: found.filter(({ url }) => /rules\\.[a-z]+-.*\\.js/.test(url)).length };
}"""


def test_the_rules_are_fetched_when_they_are_opened(chromium: Browser, house: House) -> None:
    context = chromium.new_context(base_url=house.address, locale="en-GB")
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    before = page.evaluate(CACHED_RULES)
    assert before["all"] > 10
    assert before["rules"] == 0
    page.reload()  # from here on the service worker answers
    page.goto("/rules#C30")
    expect(page.locator("#C30")).to_be_visible()
    assert page.evaluate(CACHED_RULES)["rules"] == 1
    context.set_offline(True)
    page.reload()
    expect(page.locator("#C30")).to_be_visible()
    context.close()
