"""Home remembers the games of a device. It can take them along, and delete them."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .flaws import flaws
from .person import Person
from .test_accessible import violations

CONFIG = "players=2 preset=first_flight"
NAME = "Zebulonia"


def played(page: Page, name: str = NAME) -> str:
    """Play a short game against a bot to its end. Return the table."""
    person = Person(page, Random(5))
    table = person.play_now(CONFIG, name=name, bots=["random"])
    person.play_to_end()
    return table


def shown_by_server(page: Page, table: str) -> list[str]:
    found = page.evaluate("path => fetch(path).then(answer => answer.json())", f"/api/tables/{table}")
    return [seat["name"] for seat in found["seats"]]


def test_home_remembers_a_game(visit: Opener) -> None:
    page = visit("/")
    expect(page.locator("#join-title")).to_be_visible()
    expect(page.locator("#last-flights")).to_have_count(0)
    table = played(page)
    page.goto("/")
    flights = page.get_by_role("region", name="Your last flights")
    expect(flights.get_by_role("link", name="Watch again")).to_have_attribute("href", f"/replay/{table}")
    expect(flights).to_contain_text(re.compile(r"you \d+"))
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1.0)
        assert violations(page) == []
        assert flaws(page, is_table=False) == []
    flights.get_by_role("link", name="All flights").click()
    expect(page.get_by_role("heading", name="Your flights")).to_be_visible()
    expect(page.get_by_role("definition")).to_have_count(6)
    expect(page.get_by_role("heading", name="One game")).to_be_visible()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert violations(page) == []
        assert flaws(page, is_table=False) == []


def test_name_and_colour_stay_for_the_next_table(visit: Opener) -> None:
    page = visit("/history", language="fr-FR")
    page.get_by_label("Votre nom").fill(NAME)
    page.get_by_label("Votre nom").press("Tab")
    page.keyboard.press("ArrowRight")  # among the colours, by keyboard
    page.get_by_role("radio").nth(5).check(force=True)
    page.reload()
    expect(page.get_by_role("radio").nth(5)).to_be_checked()
    page.goto("/")
    page.get_by_role("button", name="Jouer").first.click()
    page.wait_for_url("**/table/*")
    shown = page.evaluate(
        "path => fetch(path).then(answer => answer.json())", f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    )
    assert (shown["seats"][0]["name"], shown["seats"][0]["colour"]) == (NAME, "violet")


def test_a_history_is_saved_moved_and_deleted(visit: Opener) -> None:
    page = visit("/")
    table = played(page)
    page.goto("/history")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    saved = json.loads(saving.value.path().read_text())
    assert [one["table"] for one in saved["server"]["tables"]] == [table]
    assert NAME in str(saved["server"])
    assert "celestia-settings" in saved["browser"]

    page.get_by_role("button", name="Move to another device").click()
    dialog = page.get_by_role("dialog")
    address = dialog.locator(".address").inner_text()
    assert violations(page) == []
    assert flaws(page, is_table=False) == []
    phone = visit(address, size=PHONE)
    phone.get_by_role("button", name="Move everything here").click()
    phone.wait_for_url("**/history")
    expect(phone.get_by_role("link", name="Watch again")).to_have_count(1)
    page.reload()
    expect(page.get_by_text("No finished game yet")).to_be_visible()

    phone.get_by_role("button", name="Delete for good").press("Enter")
    sure = phone.get_by_role("dialog")
    expect(sure).to_contain_text("Incognito")
    assert violations(phone) == []
    sure.get_by_role("button", name="Delete for good").press("Enter")
    expect(phone.get_by_role("heading", name="Deleted")).to_be_visible()
    assert [key for key in phone.evaluate("Object.keys(localStorage)") if key.startswith("celestia")] == []
    phone.get_by_role("button", name="To the home page").press("Enter")
    expect(phone.locator("#join-title")).to_be_visible()
    expect(phone.locator("#last-flights")).to_have_count(0)
    assert shown_by_server(page, table)[0] == "Incognito"
    assert NAME not in phone.evaluate("JSON.stringify(localStorage)")
