"""The waiting room: all players and the take-off button are visible."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .flaws import flaws
from .person import LONGEST, Person
from .test_accessible import violations

SIZES = [DESKTOP, (1280, 720), (1024, 768), (768, 1024), PHONE, (360, 640), (844, 390)]
ROOMY = {DESKTOP, (1280, 720)}  # sizes at which nothing has to scroll
LEVELS = ("stowaway", "deckhand", "navigator", "captain", "ace", "legend")
TAKE_OFF = {"en-GB": "Take off", "fr-FR": "Décoller"}


def six_seats(visit: Opener, language: str, bots: tuple[str, ...] = ("deckhand",) * 3) -> Page:
    """A host with three bots and two free seats."""
    ann = Person(visit("/", language=language), Random(1))
    wish = {"name": "Ann", "config": "players=6 preset=whole_sky"}
    table = ann.ask_server("POST", "/api/tables", wish)["table"]
    for seat, bot in enumerate(bots, start=1):
        ann.ask_server("POST", f"/api/tables/{table}/bots", {"seat": seat, "bot": bot})
    ann.page.goto(f"/table/{table}")
    return ann.page


@pytest.mark.parametrize("bots", [LEVELS[:3], LEVELS[3:]], ids=["low", "high"])
@pytest.mark.parametrize("language", TAKE_OFF)
def test_the_take_off_button_is_visible_with_six_seats(
    visit: Opener, language: str, bots: tuple[str, ...]
) -> None:
    page = six_seats(visit, language, bots)
    button = page.get_by_role("button", name=TAKE_OFF[language])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_be_in_viewport(ratio=1.0)
        if (width, height) in ROOMY:
            assert flaws(page, is_table=True) == [], (width, height)
    assert violations(page) == []


def test_bots_added_in_the_room_are_as_gentle_as_in_the_last_game(visit: Opener) -> None:
    page = six_seats(visit, "en-GB")
    page.get_by_role("button", name="Fill 2 seats with bots").click()
    expect(page.locator(".seat .tag", has_text="Bot")).to_have_count(5, timeout=LONGEST)
    expect(page.locator(".seat small", has_text="Deckhand")).to_have_count(5)


def test_a_removed_guest_and_a_new_host_are_notified(visit: Opener) -> None:
    ann, ben, cy = (Person(visit("/"), Random(seed)) for seed in (1, 2, 3))
    table = ann.ask_server("POST", "/api/tables", {"name": "Ann", "config": "players=4 preset=classic"})[
        "table"
    ]
    for person, name in ((ben, "Ben"), (cy, "Cy")):
        person.ask_server("POST", f"/api/tables/{table}/seats", {"name": name})
        person.page.goto(f"/table/{table}")
        expect(person.page.get_by_text("You", exact=True)).to_be_visible(timeout=LONGEST)
    ann.ask_server("DELETE", f"/api/tables/{table}/seats/2")
    expect(cy.page.get_by_role("status").first).to_contain_text("The host freed your seat.", timeout=LONGEST)
    ann.ask_server("DELETE", f"/api/tables/{table}/seats/0")
    expect(ben.page.get_by_role("status").first).to_contain_text("You are the host now", timeout=LONGEST)
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.wait_for_url("**/")
    ben.page.goto(f"/table/{table}")
    expect(ben.page.locator("main.closed")).to_contain_text("You were the last to leave", timeout=LONGEST)
