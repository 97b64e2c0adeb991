"""The daily flight in a real browser: the card, a whole flight, the results and the share card."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from celestia.game.fairness.headers import Daily
from celestia.game.fairness.sealed_dice import commitment
from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from tests.game.daily import DATE, KEY
from tests.game.daily import fly as flight_of_day

from .conftest import PHONE, Opener
from .flaws import flaws
from .person import LONGEST, Person
from .test_accessible import violations

OPENED_KEY = Path(__file__).parents[2] / "web/src/pages/verify/fair-daily.txt"
SYMBOLS = re.compile("^(💎|💥|☁️)+$")
READ_COPY = (
    "() => { window.copied = ''; navigator.clipboard.writeText = async (text) => { copied = text; }; }"
)
PICTURE = """() => new Promise((done) => document.querySelector('canvas').toBlob((blob) =>
    blob.arrayBuffer().then((bytes) => done([...new Uint8Array(bytes)].slice(0, 8)))))"""
COLOURS = """() => { // how many different colours the card has on a coarse grid
    const canvas = document.querySelector('canvas');
    const context = canvas.getContext('2d');
    const seen = new Set();
    for (let x = 10; x < canvas.width; x += 12) for (let y = 10; y < canvas.height; y += 12)
        seen.add(context.getImageData(x, y, 1, 1).data.join());
    return seen.size;
}"""


def home(visit: Opener, name: str, **options: Any) -> Page:
    """A new device whose bots do not pause."""
    page = visit("/", **options)
    chosen = {"name": name, "botPace": "instant", "speed": "instant"}
    page.evaluate(
        "chosen => localStorage.setItem('celestia-settings', JSON.stringify(chosen))",
        {**chosen, "language": page.evaluate("document.documentElement.lang")},
    )
    page.reload()
    return page


def fly(page: Page, seed: int, by_keys: bool = False) -> None:
    button = page.locator("section.daily button")
    if by_keys:
        button.focus(timeout=LONGEST)
        page.keyboard.press("Enter")
    else:
        button.click(timeout=LONGEST)
    page.wait_for_url("**/table/*")
    Person(page, Random(seed)).play_to_end(by_keys=by_keys)


def daily(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => fetch('/api/daily').then((answer) => answer.json())")
    return found


def test_a_flight_by_keyboard_ends_with_a_rank_and_a_share_card(visit: Opener) -> None:
    page = home(visit, "Ann Daily")
    expect(page.locator("section.daily")).to_contain_text("One try counts", timeout=LONGEST)
    fly(page, 5, by_keys=True)
    end = page.locator("[data-daily]")
    expect(end.locator("canvas")).to_be_visible(timeout=LONGEST)
    expect(end).to_contain_text("You can replay and review this flight tomorrow.")
    assert violations(page, "[data-daily]") == []
    page.evaluate(READ_COPY)
    end.get_by_role("button", name="Copy text").press("Enter")
    expect(end.get_by_role("status").last).to_have_text("Copied.")
    title, result, symbols, address = page.evaluate("copied").split("\n")
    mine = daily(page)["today"]["mine"]
    assert title.startswith("Celestia · The daily flight · ")
    assert str(mine["points"]) in result
    assert SYMBOLS.match(symbols)
    assert address.endswith("/daily")

    page.get_by_role("link", name="Results").click()
    own = page.get_by_role("row").filter(has_text="Ann Daily")
    expect(own).to_contain_text(str(mine["points"]))
    expect(page.locator("canvas")).to_be_visible(timeout=LONGEST)
    page.wait_for_function(f"({COLOURS})() > 10")  # it is drawn when all its pictures are there
    assert page.evaluate(PICTURE) == list(b"\x89PNG\r\n\x1a\n")
    assert violations(page) == []
    page.goto("/")
    expect(page.locator("section.daily")).to_contain_text(f"{mine['points']} points, rank {mine['rank']}")
    flights = page.get_by_role("region", name="Your last flights")
    expect(flights.locator(".entry")).to_contain_text("Replay from")
    expect(flights.locator("a.entry")).to_have_count(0)


def test_a_second_flight_is_practice_and_says_so(visit: Opener) -> None:
    page = home(visit, "Ben Daily")
    fly(page, 6)
    before = daily(page)["today"]["mine"]
    page.goto("/daily")
    page.get_by_role("button", name="Fly again for practice").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("header.top")).to_contain_text("this flight does not count")
    Person(page, Random(7)).play_to_end()
    expect(page.locator("[data-daily]")).to_contain_text("That was practice", timeout=LONGEST)
    assert page.locator("[data-daily] canvas").count() == 0
    assert daily(page)["today"]["mine"] == before


def test_a_flight_under_way_is_found_again(visit: Opener) -> None:
    page = home(visit, "Cleo Daily")
    page.locator("section.daily button").click(timeout=LONGEST)
    page.wait_for_url("**/table/*")
    table = page.url
    page.goto("/")
    expect(page.locator(".join-panel .entry").first).to_contain_text("Daily flight, ", timeout=LONGEST)
    page.goto("/daily")
    expect(page.get_by_text("Your flight is under way.")).to_be_visible(timeout=LONGEST)
    page.get_by_role("button", name="Return to your flight").click()
    page.wait_for_url("**/table/*")
    assert page.url == table


def test_the_daily_page_speaks_french_on_a_phone(visit: Opener) -> None:
    page = home(visit, "Zoé Daily", size=PHONE, language="fr-FR")
    expect(page.locator("section.daily")).to_contain_text("Le vol du jour", timeout=LONGEST)
    assert flaws(page, is_table=False) == []
    page.goto("/daily")
    page.get_by_text("Les dés sont-ils honnêtes").click()
    expect(page.get_by_text("Empreinte de demain")).to_be_visible()
    assert flaws(page, is_table=False) == []
    assert violations(page) == []


def test_a_server_that_changes_the_dice_of_a_day_is_found_out(visit: Opener) -> None:
    page = home(visit, "Dot Daily")
    page.wait_for_function("() => localStorage.getItem('celestia-daily')", timeout=LONGEST)
    seen = daily(page)["today"]
    stored = page.evaluate("JSON.parse(localStorage.getItem('celestia-daily'))")
    assert [seen["date"], seen["commitment"]] in stored
    page.evaluate(
        "other => localStorage.setItem('celestia-daily', other)", json.dumps([[seen["date"], "0" * 64]])
    )
    page.goto("/daily")
    expect(page.get_by_role("alert")).to_contain_text("It has changed the dice", timeout=LONGEST)


def test_a_record_of_a_daily_flight_is_verified(visit: Opener) -> None:
    """The server names the leg of each roll, and the browser computes the dice."""
    page, flight = visit("/verify"), flight_of_day(Random(4).choice, Config.preset("classic", 2))
    record = record_text(flight.game, Daily(DATE, commitment(KEY), KEY))
    files = page.locator("input[type=file]")
    files.set_input_files({"name": "flight.txt", "mimeType": "text/plain", "buffer": record.encode()})
    expect(page.locator("h1")).to_have_text("These are the dice of the day.", timeout=LONGEST)
    expect(page.locator("main")).to_contain_text(f"All {len(flight.answers)} steps")
    assert violations(page) == []
    other = record.replace(KEY.hex(), bytes(reversed(KEY)).hex())
    files.set_input_files({"name": "other.txt", "mimeType": "text/plain", "buffer": other.encode()})
    expect(page.locator("h1")).to_have_text("This game failed the check.")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_flight_is_verified_when_its_key_is_open(visit: Opener, language: str) -> None:
    """The test answers for the server, whose keys open a day later."""
    page = visit("/", language=language)
    opened = json.loads(OPENED_KEY.read_text())
    page.route("**/fairness", lambda route: route.fulfill(json=opened))
    page.route(f"**/api/tables/{opened['table']}", lambda route: route.fulfill(json={"seats": []}))
    page.goto(f"/verify/{opened['table']}")
    expect(page.locator("h1")).to_have_text(
        "These are the dice of the day." if language == "en-GB" else "Ce sont bien les dés du jour.",
        timeout=LONGEST,
    )
    assert not re.search(r"\bverify-[a-z]", page.locator("main").inner_text()), "a text is missing"
    assert violations(page) == []
