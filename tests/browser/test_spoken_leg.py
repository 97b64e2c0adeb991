"""A whole leg as a screen reader reads it, compared with a golden file.

The lesson is the same for everybody, so its first leg is too. After an intended change, write the file with
`CELESTIA_GOLDEN=write pytest tests/browser/test_spoken_leg.py`, and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from .conftest import Opener
from .person import LONGEST, NEXT, Person, wait_until_drawn

GOLDEN = Path(__file__).parent / "golden/first_leg.txt"
DECIDING = (
    "[data-choice=stay]",
    "[data-choice=pass]",
    "[data-confirm]",
    "[data-choice]",
)  # the first that exists


PLACES = ("question", "hand", "rail", "scene", "side", "top")  # in the order of focus


def spoken(person: Person, kind: str) -> str:
    """Return the table place by place, without the narration, whose timing varies."""
    page = person.page
    wait_until_drawn(page)
    if kind == "declare":
        # the page requests the odds
        expect(page.get_by_text("from what you know").first).to_be_visible()
    texts = [page.locator(f".{place}-place").aria_snapshot() for place in PLACES]
    table = page.url.rsplit("/", 1)[-1]  # random, part of the links to the rules
    return "\n".join([f"## {kind}", *texts, ""]).replace(table, "TABLE")


def test_a_leg_matches_the_golden_file(visit: Opener) -> None:
    ann = Person(visit("/"), Random(1))
    ann.page.add_init_script("localStorage.setItem('celestia-settings', '{\"speed\": \"instant\"}')")
    table = ann.ask_server("POST", "/api/lesson", {"name": "Ann"})["table"]
    ann.page.goto(f"/table/{table}")
    texts: list[str] = []
    before = ""
    while len(texts) < 4:
        ann.page.wait_for_function(NEXT, arg=before, timeout=LONGEST)
        panel = ann.page.locator(".question")
        before = panel.get_attribute("data-question") or ""
        texts.append(spoken(ann, panel.get_attribute("data-kind") or ""))
        offered = [panel.locator(words) for words in DECIDING]
        next(choice for choice in offered if choice.count()).first.click()
    expect(ann.page.locator("[data-narration]")).to_contain_text("Sonja", timeout=LONGEST)
    text = "\n".join(texts)
    if os.environ.get("CELESTIA_GOLDEN") == "write":
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(text)
    assert text == GOLDEN.read_text()
