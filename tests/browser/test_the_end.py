"""The end of a game: its last events, the count of treasures, and its statistics."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .flaws import flaws
from .moments import moments, seat_at
from .person import LONGEST, NEXT, Person
from .test_accessible import violations

LISTEN = """
    window.announced = [];
    const hear = () => document.querySelectorAll('[data-narration], [data-urgent]').forEach((region) => {
        if (region.heard) return;
        region.heard = true; // a screen reader speaks what is put in, not what was there
        new MutationObserver(() => window.announced.push(region.textContent.trim()))
            .observe(region, { childList: true, characterData: true, subtree: true });
    });
    new MutationObserver(hear).observe(document, { childList: true, subtree: true });
"""


WATCH = """
    window.played = [];
    const look = () => {
        const scene = document.querySelector('.scene');
        const now = document.querySelector('[data-over]') ? 'over' : scene?.dataset.playing ?? '';
        if (now && now !== window.played.at(-1)) window.played.push(now);
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
"""
HURRY = """
    new MutationObserver(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
        .observe(document, { attributeFilter: ['data-playing'], subtree: true });
"""


def play_the_last_answer(visit: Opener, script: str, moving: bool = False) -> Person:
    """Play one answer before the end. The script runs when the page loads."""
    last = moments("first_flight", 2).last
    assert last is not None
    ann = Person(visit("/"), Random(1))
    ann.page.add_init_script(script)
    if moving:
        ann.page.emulate_media(reduced_motion="no-preference")
    seat_at(ann.page, last, instant=True)
    ann.page.wait_for_function(NEXT, arg="", timeout=LONGEST)
    ann.page.locator(f".question [data-choice='{last.answer}']").click()
    return ann


def test_the_last_events_are_announced_after_the_table_is_gone(visit: Opener) -> None:
    ann = play_the_last_answer(visit, LISTEN)
    ann.page.wait_for_function(
        "() => window.announced.join(' ').includes('The game is over.')", timeout=LONGEST
    )
    journal = " ".join(ann.page.evaluate("window.announced"))
    assert journal.count("The game is over.") == 1
    assert journal.index("Amelia") < journal.index("The game is over.")


def test_the_count_starts_after_the_last_sequence(visit: Opener) -> None:
    ann = play_the_last_answer(visit, WATCH, moving=True)
    ann.page.wait_for_selector("[data-over]", timeout=LONGEST)
    assert ann.page.evaluate("window.played") == ["hop", "strike", "crash", "end", "over"]


def test_keys_skip_to_the_count(visit: Opener) -> None:
    ann = play_the_last_answer(visit, WATCH + HURRY, moving=True)
    ann.page.wait_for_selector("[data-over]", timeout=LONGEST)
    played = ann.page.evaluate("window.played")
    assert played[-1] == "over"
    assert "crash" not in played


OUTSIDE = """() => [...document.querySelectorAll('[data-over] .treasures')].filter((list) => {
    const row = list.closest('li').getBoundingClientRect();
    return [...list.querySelectorAll('svg')].some((card) => card.getBoundingClientRect().right > row.right);
}).length"""


def test_many_treasures_stay_in_their_row(visit: Opener) -> None:
    """Both players of this game have more than ten."""
    ann = play_the_last_answer(visit, "")
    skip_the_count(ann.page)
    counts = ann.page.evaluate(
        "() => [...document.querySelectorAll('[data-over] .treasures')].map((list) => list.children.length)"
    )
    assert min(counts) > 10
    for size in (DESKTOP, LOW, TABLET, PHONE, SMALL):
        with at_size(ann.page, size):
            assert ann.page.evaluate(OUTSIDE) == 0, size


# ----------------------------------------------------------------------------------------- the statistics
LOW, TABLET, SMALL = (1280, 720), (1024, 768), (360, 640)
TITLES = {"boldest_stay": 0, "best_escape": 1, "best_escape_jetpack": 1, "generous_captain": 2, "nemesis": 3}
NAMES = {
    "en-GB": ("Boldest stay", "Best escape", "Most generous captain", "Nemesis"),
    "fr-FR": (
        "Le plus grand sang-froid",
        "La plus belle échappée",
        "La barre la plus généreuse",
        "Le fléau du ciel",
    ),
}


def skip_the_count(page: Page) -> None:
    expect(page.locator("[data-over]")).to_be_attached(timeout=LONGEST)
    page.keyboard.press("Escape")  # any key ends the count
    expect(page.locator("[data-decided]")).to_be_visible(timeout=LONGEST)


def finish(visit: Opener, config: str, seed: int) -> tuple[Person, dict[str, Any]]:
    """Play a whole game against careful bots to the count.

    Return the server's data of it.
    """
    ann = Person(visit("/"), Random(seed))
    players = int(config.split()[0].removeprefix("players="))
    table = ann.play_now(config, bots=["careful"] * (players - 1))
    ann.play_to_end()
    skip_the_count(ann.page)
    return ann, ann.ask_server("GET", f"/api/tables/{table}/ending")


@contextmanager
def at_size(page: Page, size: tuple[int, int]) -> Iterator[None]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    yield
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_the_end_shows_the_servers_data_of_the_game(visit: Opener) -> None:
    """In both languages: one whole game, read twice."""
    ann, ending = finish(visit, "players=3 preset=first_flight", 4)
    assert ending["honours"], "choose another seed: this game left no honour"
    look_at_numbers(ann.page, ending, "en-GB")
    ann.page.evaluate("localStorage.setItem('celestia-settings', '{\"language\": \"fr\"}')")
    ann.page.reload()
    skip_the_count(ann.page)
    look_at_numbers(ann.page, ending, "fr-FR")


def look_at_numbers(page: Page, ending: dict[str, Any], language: str) -> None:
    honours = [NAMES[language][TITLES[one["key"]]] for one in ending["honours"]]
    expect(page.locator("[data-honours] b")).to_have_text(honours)
    expect(page.locator("[data-why]")).to_contain_text("5")  # different treasures
    page.get_by_role("tab").last.click()
    numbers = page.locator("[role=tabpanel] tbody tr").last.locator("td")
    cards = sorted(str(seat["cards"]) for seat in ending["seats"])
    assert sorted(numbers.all_inner_texts()) == cards
    for size in (DESKTOP, LOW, TABLET, PHONE, SMALL):
        with at_size(page, size):
            assert flaws(page, is_table=True) == []
            if size in (DESKTOP, PHONE):
                assert violations(page) == []


def test_arrows_lead_from_the_treasures_to_the_numbers(visit: Opener) -> None:
    ann = play_the_last_answer(visit, "")
    ann.page.wait_for_selector("[data-over]", timeout=LONGEST)
    skip_the_count(ann.page)
    ann.page.get_by_role("tab").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_role("tab").last).to_be_focused()
    expect(ann.page.get_by_role("table")).to_be_visible()


def test_the_end_focuses_its_heading(visit: Opener) -> None:
    ann = play_the_last_answer(visit, "")
    expect(ann.page.locator("[data-over] h1")).to_be_focused(timeout=LONGEST)


def test_six_players_and_the_buttons_fit_into_a_low_window(visit: Opener) -> None:
    last = moments("first_flight", 6).last
    assert last is not None
    ann = Person(visit("/", size=LOW), Random(1))
    seat_at(ann.page, last, instant=True)
    ann.page.locator(f".question [data-choice='{last.answer}']").click(timeout=LONGEST)
    ann.page.wait_for_selector("[data-over]", timeout=LONGEST)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-over] .rank")).to_have_count(6)
    for row in ann.page.locator("[data-over] ol > li").all():
        expect(row).to_be_in_viewport(ratio=0.9)
    expect(ann.page.get_by_role("button", name="Fly again")).to_be_in_viewport(ratio=0.9)
