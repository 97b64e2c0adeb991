"""A finished game is replayed: by decision, leg and journey, with open hands or from one seat's eyes."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from celestia.rules import RULES_VERSION
from tests.game.playing import finished

from .conftest import DESKTOP, PHONE, Opener
from .person import LONGEST, Person
from .test_accessible import violations
from .test_the_end import skip_the_count

TABLET = (1024, 768)


@cache
def record(config: str = "players=4 preset=whole_sky", seed: int = 3) -> str:
    names = ("Ann", "Ben", "Cy", "Dora", "Emil", "Fay")
    parsed = Config.parse(config)
    return record_text(finished(parsed, seed, names[: parsed.players]))


def opened(visit: Opener, text: str, **how: Any) -> Page:
    """Open a record as a file on the replay page."""
    page = visit("/replay", **how)
    choose(page, text)
    page.wait_for_selector("[data-step]", timeout=LONGEST)
    return page


def choose(page: Page, text: str) -> None:
    file: FilePayload = {"name": "game.celestia", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def steps(page: Page) -> int:
    return int(page.locator("[data-step]").inner_text().split("/")[1])


def at(page: Page, number: int) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(number))


# --------------------------------------------------------------------------------- from the end of a game
def test_the_end_leads_to_the_replay_and_a_link_to_its_moment(visit: Opener) -> None:
    ann = Person(visit("/"), Random(2))
    table = ann.play_now("players=3 preset=first_flight", bots=["careful"] * 2)
    ann.play_to_end()
    skip_the_count(ann.page)
    ann.page.locator("[data-replay]").click()
    at(ann.page, 1)
    assert ann.page.url.split("?")[0].endswith(f"/replay/{table}")
    for _ in range(4):
        ann.page.locator("[data-move=forward-step]").click()
    at(ann.page, 5)
    ann.page.wait_for_url(f"**/replay/{table}?at=5")
    caption = ann.page.locator("[data-caption]").inner_text()
    guest = visit(f"/replay/{table}?at=5")
    at(guest, 5)
    assert guest.locator("[data-caption]").inner_text() == caption


@pytest.mark.refusals
def test_a_game_in_progress_is_refused(visit: Opener) -> None:
    ann = Person(visit("/"), Random(2))
    table = ann.play_now("players=3 preset=first_flight")
    page = visit(f"/replay/{table}")
    expect(page.locator("[role=alert]")).to_contain_text("when the game is over")
    expect(page.locator("[data-step]")).to_have_count(0)


# ----------------------------------------------------------------------------------------- moving about
def test_keys_and_buttons_move_by_decision_leg_and_journey(visit: Opener) -> None:
    page = opened(visit, record())
    last = steps(page)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    leg = step(page)
    assert leg > 1
    expect(page.locator("[data-caption]")).to_contain_text("Journey 1, leg 2")
    page.keyboard.press("PageDown")
    expect(page.locator("[data-caption]")).to_contain_text("Journey 2")
    expect(page.locator("[data-journey='2']")).to_have_attribute("aria-current", "step")
    page.keyboard.press("PageUp")
    at(page, 1)
    page.locator("[data-move=forward-leg]").click()
    at(page, leg)
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator("[data-caption]")).to_contain_text("The game is over.")
    page.locator("[data-journey='3']").click()
    expect(page.locator("[data-caption]")).to_contain_text("Journey 3")
    page.locator("[data-highlight]").last.click()
    assert step(page) > last // 2


def test_it_plays_and_pauses(visit: Opener) -> None:
    page = opened(visit, record())
    page.get_by_role("radio", name="8×").check(force=True)
    page.locator("[data-move=play]").click()
    page.wait_for_function(
        "() => Number(document.querySelector('[data-step]').dataset.step) > 4", timeout=LONGEST
    )
    page.locator("[data-move=play]").click()
    stopped = step(page)
    page.wait_for_timeout(900)  # ms, longer than a step at this speed
    assert step(page) == stopped


def test_a_step_forward_is_played_as_in_the_game(visit: Opener) -> None:
    """With motion: the scene of a crash plays, and the next press does not wait for it."""
    page = opened(visit, record())
    page.emulate_media(reduced_motion="no-preference")
    page.locator("[data-highlight=crash]").first.click()
    before = step(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".scene[data-playing]:not([data-playing=''])", timeout=LONGEST)
    page.keyboard.press("ArrowRight")
    at(page, before + 2)
    page.keyboard.press("ArrowLeft")
    at(page, before + 1)
    expect(page.locator(".scene")).to_have_attribute("data-playing", "", timeout=LONGEST)


# ------------------------------------------------------------------------------------------------- eyes
def test_open_hands_and_the_eyes_of_one_seat(visit: Opener) -> None:
    page = opened(visit, record())
    page.locator("[data-journey='3']").click()
    number = step(page)
    expect(page.get_by_role("list", name=re.compile("holds$"))).to_have_count(4)
    page.locator("[data-eyes]").select_option(label="Ben’s eyes")
    expect(page.get_by_role("list", name=re.compile("holds$"))).to_have_count(1)
    expect(page.get_by_role("list", name="Ben holds")).to_be_visible()
    assert step(page) == number, "the step stays"
    page.locator("[data-eyes]").select_option(label="all hands open")
    expect(page.get_by_role("list", name=re.compile("holds$"))).to_have_count(4)


# -------------------------------------------------------------------------------------------- bad records
@pytest.mark.refusals
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (record().replace("stay", "leave", 1), "of this record is wrong"),
        ("a letter to my aunt", "not a record"),
        (record().replace(f"rules {RULES_VERSION}", "rules 99", 1), "version 99 of the rules"),
        ("x" * 300_000, "too large"),
    ],
)
def test_a_wrong_record_says_why(visit: Opener, text: str, said: str) -> None:
    page = visit("/replay")
    choose(page, text)
    expect(page.locator("[role=alert]")).to_contain_text(said)
    assert violations(page) == []
    choose(page, record())
    page.wait_for_selector("[data-step]", timeout=LONGEST)


def test_a_dropped_file_is_opened_reviewed_and_played_on(visit: Opener) -> None:
    page = visit("/replay")
    page.wait_for_selector("main h1")
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.celestia', { type: 'text/plain' }));
            document.querySelector('.page').dispatchEvent(
                new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        record(),
    )
    page.wait_for_selector("[data-step]", timeout=LONGEST)
    requests: list[str] = []

    def answer(route: Route) -> None:
        requests.append(route.request.method)
        shown = {"stage": "working", "ahead": 0, "done": 1, "total": 9, "review": None, "id": "f00d"}
        route.fulfill(json=shown)

    page.route("**/api/reviews*", answer)
    page.route("**/api/reviews/*", answer)
    page.locator("[data-open-review]").click()
    expect(page.locator("[data-review]")).to_be_visible()
    page.locator("[data-continue-here]").click()
    page.locator("[data-continue] [data-room]").click()
    expect(page.locator("[data-continues]")).to_be_visible(timeout=LONGEST)
    assert requests[0] == "POST"


# ------------------------------------------------------------------------------- screen readers and sizes
def test_each_step_is_announced(visit: Opener) -> None:
    page = opened(visit, record())
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-narration]")).to_contain_text(f"Step 2 of {steps(page)}.")
    expect(page.locator("[data-narration]")).to_contain_text("Journey 1")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
@pytest.mark.parametrize("players", [2, 6])
def test_the_replay_has_no_violation_and_no_overflow(
    visit: Opener, size: tuple[int, int], players: int
) -> None:
    config = "players=2 preset=two_crews" if players == 2 else "players=6 preset=whole_sky"
    page = opened(visit, record(config), size=size)
    page.locator("[data-journey='2']").click()
    expect(page.locator("[data-player]")).to_have_count(players)
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    if size == DESKTOP:
        high = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert high <= 0, "the whole replay fits on a desktop"


def test_it_speaks_french(visit: Opener) -> None:
    page = opened(visit, record(), language="fr-FR")
    page.keyboard.press("PageDown")
    expect(page.locator("[data-caption]")).to_contain_text("Voyage 2")
    expect(page.get_by_role("button", name="Avancer d’une étape")).to_be_visible()
    assert not re.search(r"\breplay-[a-z]", page.locator("main").inner_text()), "a text is missing"
    assert violations(page) == []
