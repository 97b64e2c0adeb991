"""Pawns and characters: the colour stays, and the power is explained everywhere."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import PHONE, Opener
from .person import LONGEST, Person
from .test_accessible import violations


def test_a_character_is_explained_at_take_off_and_later(visit: Opener) -> None:
    page = visit("/")
    ann = Person(page, Random(1))
    ann.play_now("players=3 preset=whole_sky", instant=False)
    note = page.locator(".note[data-power]")
    expect(note).to_contain_text("Your character", timeout=LONGEST)
    expect(note).to_contain_text("Once per game")
    assert violations(page, ".rail-place") == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(note).to_be_in_viewport(ratio=1.0)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    own = page.locator(".player", has_text="You")
    own.hover()
    expect(note).to_contain_text("Still to use.")
    page.mouse.move(700, 400)
    expect(note).to_have_count(0)
    page.locator(".hand button").first.focus()
    page.keyboard.press("p")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.locator("[data-own-power]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Once per game")
    assert violations(page, "dialog[open]") == []


def test_the_colour_of_the_waiting_room_stays_at_the_table(visit: Opener) -> None:
    page = visit("/")
    ann = Person(page, Random(1))
    wish = {"name": "Ann", "config": "players=3 preset=classic"}
    table = ann.ask_server("POST", "/api/tables", wish)["table"]
    ann.ask_server("POST", f"/api/tables/{table}/bots", {"seat": 2, "bot": "careful"})
    page.goto(f"/table/{table}")
    expect(page.get_by_role("radio", name="Green")).to_be_disabled()
    page.get_by_role("radio", name="Black").check(force=True)
    expect(page.locator(".seat .portrait").first).to_have_attribute("style", "--colour: var(--black);")
    assert violations(page, ".people") == []
    page.get_by_role("button", name="Take off").click()
    own = page.locator("[data-player='0']")
    expect(own).to_have_attribute("style", "--colour: var(--black);", timeout=LONGEST)
    expect(page.locator("[data-player='1']")).to_have_attribute("style", "--colour: var(--green);")
