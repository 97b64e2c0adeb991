"""The pages around the table: custom games, the waiting room, the rules."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.ledger import rule

from .conftest import Opener
from .person import Person
from .test_accessible import violations


@rule("a5")
def test_a_host_sets_card_counts_and_silences_the_bots(visit: Opener) -> None:
    page = visit("/create")
    page.locator("summary").click()
    jetpack = page.get_by_role("group", name="Jetpack")
    jetpack.get_by_role("button", name="Fewer").click()
    expect(jetpack.locator("output")).to_have_text("1")
    page.get_by_role("switch", name="Bots talk").uncheck(force=True)
    expect(page.get_by_role("switch", name="Chosen characters")).to_be_disabled()
    assert violations(page) == []
    page.get_by_role("button", name="Create and get the link").click()
    page.wait_for_url("**/table/*")
    shown = Person(page, Random(0)).ask_server("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert shown["cards"]["jetpack"] == 1
    assert shown["settings"]["bot_talk"] is False


def test_quick_talk_and_a_changed_plan_in_the_waiting_room(visit: Opener) -> None:
    ann, ben = Person(visit("/"), Random(1)), Person(visit("/"), Random(2))
    opened = ann.ask_server("POST", "/api/tables", {"name": "Ann", "config": "players=4 preset=classic"})
    ben.ask_server("POST", f"/api/tables/{opened['table']}/seats", {"name": "Ben"})
    for person in (ann, ben):
        person.page.goto(f"/table/{opened['table']}")
        person.page.wait_for_selector("[data-talk=ready]")
    ben.page.locator("[data-talk=ready]").click()
    expect(ann.page.locator(".talk")).to_contain_text("Ben Ready?")

    expect(ben.page.get_by_role("button", name="Change")).to_have_count(0)
    ann.page.get_by_role("button", name="Change").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radiogroup", name="Flight plan").get_by_text("Two crews").click()
    assert violations(ann.page, "dialog") == []
    dialog.get_by_role("button", name="Use this plan").click()
    expect(dialog).to_be_hidden()
    expect(ben.page.locator(".preset")).to_contain_text("Two crews")
    expect(ben.page.locator("main ol > li")).to_have_count(2)


def test_the_rules_of_a_table_cover_its_modules(visit: Opener) -> None:
    ann = Person(visit("/"), Random(3))
    opened = ann.ask_server("POST", "/api/tables", {"name": "Ann", "config": "players=4 preset=classic"})
    page = ann.page
    page.goto(f"/rules?table={opened['table']}#cards")
    expect(page.locator("#about-card-jetpack")).to_be_visible()
    expect(page.locator("#about-card-spy")).to_have_count(0)
    page.locator("input[type=search]").fill("hand")
    expect(page.locator("#C127")).to_have_count(0)
    page.get_by_role("button", name="Show all modules").click()
    expect(page.locator("#C127")).to_be_visible()
    page.get_by_role("link", name="Spy").first.click()
    expect(page.locator("#about-card-spy")).to_be_focused()
    page.locator(".filter summary").click()
    assert violations(page) == []
