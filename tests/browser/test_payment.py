"""With many ways to pay, the chosen one is visible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Opener
from .moments import moments, seat_at
from .person import LONGEST
from .stages import OWN


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_chosen_payment_is_visible(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size)
    seat_at(page, moments("classic", 4).asked["pay"])
    ways = page.locator(f"{OWN} .way")
    expect(ways.first).to_be_attached(timeout=LONGEST)
    assert ways.count() > 6, "choose another moment: all ways fit"
    expect(page.locator(f"{OWN} .way[aria-checked=true]")).to_be_in_viewport(ratio=0.9)
