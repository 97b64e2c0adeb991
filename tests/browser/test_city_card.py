"""The card of a city: shown on hover, beside the ship and never over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .moments import every_kind, seat_at
from .person import LONGEST, wait_until_drawn
from .studio import settle

SIZES = [DESKTOP, (1280, 720), (1024, 768), PHONE, (844, 390)]
OVERLAP = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [card, ship] = [box('.city > .card'), box('.scene-place [data-part=ship]')];
    const wide = Math.min(card.right, ship.right) - Math.max(card.left, ship.left);
    const high = Math.min(card.bottom, ship.bottom) - Math.max(card.top, ship.top);
    return Math.max(0, wide) * Math.max(0, high) / (card.width * card.height);
}"""
INSIDE = """() => {
    const [card, scene] = ['.city > .card', '.scene-place']
        .map((part) => document.querySelector(part).getBoundingClientRect());
    return card.top >= scene.top && card.bottom <= scene.bottom && card.left >= scene.left
        && card.right <= scene.right;
}"""


def table(visit: Opener, size: tuple[int, int]) -> Page:
    page = visit("/", size=size)
    seat_at(page, every_kind()["declare"])
    expect(page.locator(".question[data-mine=true]")).to_be_visible(timeout=LONGEST)
    settle(page)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_the_card_of_the_ships_own_city_is_whole_and_beside_the_ship(
    visit: Opener, size: tuple[int, int]
) -> None:
    page = table(visit, size)
    page.locator(".city.now button").focus()
    expect(page.locator(".city > .card")).to_be_visible()
    assert page.evaluate(OVERLAP) < 0.05  # an empty corner of the ship's box may overlap
    assert page.evaluate(INSIDE)


def test_a_resting_pointer_opens_no_card(visit: Opener) -> None:
    page = table(visit, DESKTOP)
    box = page.locator(".city.next button").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 9, y - 9)
    page.mouse.move(x, y)
    expect(page.locator(".city > .card")).to_be_visible()
    page.reload()  # the city moves under the pointer
    wait_until_drawn(page)
    expect(page.locator(".city.next button")).to_be_visible(timeout=LONGEST)
    expect(page.locator(".city > .card")).to_have_count(0)
    page.mouse.move(x + 3, y + 2)
    page.mouse.move(x + 6, y + 4)
    expect(page.locator(".city > .card")).to_be_visible()
