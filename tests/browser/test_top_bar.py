"""The bar above the table: every icon has a name, and the menu looks like one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Opener
from .moments import every_kind, seat_at
from .person import LONGEST

NAMES = {
    "en-GB": ["Rules", "Sound", "Settings", "Play on another device", "Menu"],
    "fr-FR": ["Règles", "Son", "Réglages", "Jouer sur un autre appareil", "Menu"],
}
SHOWN = "button => getComputedStyle(button, '::after').visibility"


@pytest.mark.parametrize("language", NAMES)
def test_hovering_an_icon_shows_its_name(visit: Opener, language: str) -> None:
    page = visit("/", size=DESKTOP, language=language)
    seat_at(page, every_kind()["declare"])
    expect(page.locator(".question[data-mine=true]")).to_be_visible(timeout=LONGEST)
    icons = page.locator(".top-place .round").all()
    assert [icon.get_attribute("data-name") for icon in icons] == NAMES[language]
    for icon in icons:
        assert icon.evaluate(SHOWN) == "hidden"
        icon.hover()
        assert icon.evaluate(SHOWN) == "visible"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_menu_looks_like_a_menu(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    seat_at(page, every_kind()["declare"])
    menu = page.locator("[data-menu]")
    expect(menu).to_be_visible(timeout=LONGEST)
    expect(menu.locator("use")).to_have_attribute("href", "#icon-menu")
    menu.click()
    expect(page.get_by_role("dialog")).to_contain_text("Menu")
