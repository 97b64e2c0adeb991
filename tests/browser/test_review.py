"""The review of a finished game in the browser: chart, turning points, decisions, captains and "What if".

The reviews have few playouts, so the tests answer in the server's place. Only "What if" asks the server.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from celestia.game.records.record import read_record
from celestia.review import chances, grades, turning_points
from celestia.review.analysis import analyse
from celestia.review.document import Review

from .conftest import DESKTOP, PHONE, Opener
from .flaws import flaws
from .house import House
from .person import LONGEST, NEXT, Person
from .test_accessible import violations
from .test_the_end import skip_the_count

TABS = ("turning-points", "decisions", "sources", "captains", "hands")


@dataclass
class Flight:
    table: str
    coarse: Any
    whole: Any

    @property
    def step(self) -> int:
        """A decision in the middle of the game."""
        return int(self.whole["grades"][len(self.whole["grades"]) // 2]["step"])


def reviews_of(record: str) -> list[Any]:
    """Return the first picture and the whole review of a game, with few playouts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chances, "WHOLE", 0)
        patch.setattr(chances, "LEAST", 4)
        patch.setattr(chances, "MOST", 4)
        patch.setattr(chances, "COARSE", 4)
        patch.setattr(grades, "FIRST_LOOK", 2)
        patch.setattr(grades, "BATCHES", (4,))
        patch.setattr(turning_points, "SURE", 0.0)  # every game has turning points then
        updates = analyse(read_record(record), processes=1)
        return [msgspec.to_builtins(update) for update in updates if isinstance(update, Review)]


@pytest.fixture(scope="module")
def flight(chromium: Browser, house: House) -> Flight:
    """Play one short game to its end."""
    context = chromium.new_context(base_url=house.address, reduced_motion="reduce", service_workers="block")
    ann = Person(context.new_page(), Random(2))
    ann.page.goto("/")
    table = ann.play_now("players=3 preset=first_flight", bots=["careful"])
    ann.play_to_end()
    record = httpx.get(f"{house.address}/api/tables/{table}/record").text
    context.close()
    coarse, whole = reviews_of(record)
    return Flight(table, coarse, whole)


def shown(stage: str, review: Any = None, **fields: int) -> str:
    return json.dumps({"stage": stage, "ahead": 0, "done": 0, "total": 0, "review": review, **fields})


def answer_with(page: Page, *answers: str) -> None:
    """Answer requests for the review with these, and then with the last one."""
    left = list(answers)

    def answer(route: Route) -> None:
        route.fulfill(body=left.pop(0) if len(left) > 1 else left[0], content_type="application/json")

    page.route(re.compile(r"/api/tables/[^/]+/review"), answer)


def opened(visit: Opener, flight: Flight, **how: Any) -> Page:
    """Open the whole review."""
    page = visit("/", **how)
    answer_with(page, shown("whole", flight.whole))
    page.goto(f"/replay/{flight.table}?review=1")
    page.wait_for_selector("[data-chart=whole] svg", timeout=LONGEST)
    return page


def step(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def chance(page: Page, seat: int) -> str:
    return page.locator(f"[data-chance='{seat}'] [aria-hidden]").inner_text()


def show(page: Page, tab: str) -> None:
    page.locator(f"[data-tab={tab}]").click()


def lines_of(flight: Flight, page: Page) -> list[int]:
    frames = page.evaluate("id => fetch(`/api/tables/${id}/replay`).then(it => it.json())", flight.table)
    return [frame["line"] for frame in frames["frames"]]


# -------------------------------------------------------------------------------------------- the whole of it
def test_a_first_picture_comes_before_the_whole_review(visit: Opener, flight: Flight) -> None:
    page = visit(f"/replay/{flight.table}")
    working = shown("working", flight.coarse, done=2, total=9)
    answer_with(page, shown("waiting", ahead=1), working, working, shown("whole", flight.whole))
    page.locator("[data-open-review]").click()
    expect(page.locator("[data-review]")).to_contain_text("Other reviews come first: 1")
    page.wait_for_selector("[data-chart=coarse] svg", timeout=LONGEST)
    page.keyboard.press("ArrowRight")
    assert step(page) == 2, "the page stays usable"
    page.wait_for_selector("[data-chart=whole] svg", timeout=LONGEST)
    expect(page.locator("[data-turning-point]")).to_have_count(len(flight.whole["turning_points"]))
    page.wait_for_url("**review=1")
    page.locator("[data-close-review]").click()
    expect(page.locator("[data-chart]")).to_have_count(0)


def test_the_chart_follows_the_cursor_and_moves_it(visit: Opener, flight: Flight) -> None:
    page = opened(visit, flight)
    lines = lines_of(flight, page)
    by_number = {one["number"]: one for one in flight.whole["steps"]}
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "2")
    exact = 100 * by_number[lines[1]]["chances"][0]
    assert chance(page, 0) == f"{int(exact + 0.5)}%"  # the browser rounds halves up
    box = page.locator("[data-chart]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(len(lines)))
    assert chance(page, flight.whole["winners"][0]) == "100%"
    page.locator("[data-as-table]").click()
    expect(page.locator("[data-chances] tbody tr")).to_have_count(len(lines))
    page.locator("[data-chances] tbody button").nth(3).click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "4")


def test_every_jump_leads_to_its_decision(visit: Opener, flight: Flight) -> None:
    """The decision of a grade is the question that the replay asks at that step."""
    page = opened(visit, flight)
    lines = lines_of(flight, page)
    show(page, "decisions")
    grade = next(one for one in flight.whole["grades"] if one["seat"] == 1)
    page.locator("[data-seat]").select_option("1")
    page.locator(f"[data-decision='{grade['step']}'] [data-jump]").click()
    assert lines[step(page) - 1] == grade["step"] - 1
    expect(page.locator(f"[data-decision='{grade['step']}'] [aria-current]")).to_be_visible()
    show(page, "turning-points")
    page.locator("[data-turning-point] [data-jump]").last.click()
    expect(page.locator("[data-turning-point] [aria-current]").last).to_be_visible()


def test_what_if_of_a_turning_point_scrolls_to_its_decision(visit: Opener, flight: Flight) -> None:
    page = opened(visit, flight)
    page.locator("[data-turning-point] .outline").last.click()
    expect(page.locator("[data-what-if]")).to_be_in_viewport()
    show(page, "captains")
    expect(page.locator("[role=tabpanel]")).to_have_js_property("scrollTop", 0)


def test_arrows_choose_a_tab_without_moving_the_replay(visit: Opener, flight: Flight) -> None:
    page = opened(visit, flight)
    page.locator("[data-tab=turning-points]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-tab=decisions]")).to_be_focused()
    assert step(page) == 1
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "2")


def test_another_answer_shows_its_chances_and_is_played_on_by_hand(visit: Opener, flight: Flight) -> None:
    page = opened(visit, flight)
    show(page, "decisions")
    grade = next(one for one in flight.whole["grades"] if one["seat"] == 0)
    page.locator("[data-seat]").select_option("0")
    page.locator(f"[data-decision='{grade['step']}'] [data-jump]").click()
    page.locator("[data-what-if] [data-instead]").first.click()
    expect(page.locator("[data-change]")).to_have_count(3, timeout=LONGEST)
    assert re.fullmatch(r"[+−]\d+\s+± \d+", page.locator("[data-change='0']").inner_text())
    page.locator("[data-play-on]").click()
    expect(page.locator("[data-continue]")).to_contain_text("The dice from here on are new")
    assert violations(page, "[data-continue]") == []
    page.locator("[data-continue] [data-alone]").click()
    page.wait_for_url("**/table/*", timeout=LONGEST)
    ann = Person(page, Random(3))
    page.wait_for_function(NEXT, arg="", timeout=LONGEST)
    expect(page.locator("header.top")).to_contain_text("this game does not count")
    first = ann.answer()
    page.wait_for_function(NEXT, arg=first, timeout=LONGEST)


def test_friends_are_invited_to_a_moment_of_the_replay(visit: Opener, flight: Flight) -> None:
    page = visit(f"/replay/{flight.table}?at=5")
    page.locator("[data-continue-here]").click()
    page.locator("[data-continue] [data-room]").click()
    expect(page.locator("[data-continues]")).to_contain_text("plays on from a decision", timeout=LONGEST)
    expect(page.locator(".take-off")).to_contain_text("bots take the free seats")
    assert violations(page) == []


def test_a_newcomer_chooses_the_seat_to_play_on(visit: Opener, flight: Flight) -> None:
    """The seats differ: each has the hand and treasures of its player."""
    ann, ben = Person(visit("/"), Random(1)), Person(visit("/", size=PHONE), Random(2))
    path, body = f"/api/tables/{flight.table}/continuations", {"name": "Ann", "step": flight.step}
    table = ann.ask_server("POST", path, {**body, "seat": 0, "room": True})["table"]
    ben.page.goto(f"/table/{table}")
    seats = ben.page.locator("[data-seat-choice]")
    names = flight.whole["names"]
    expect(seats.locator("option")).to_have_text(
        [f"Seat {at + 1}, where {names[at]} sat" for at in (1, 2)], timeout=LONGEST
    )
    assert violations(ben.page) == []
    assert flaws(ben.page, is_table=False) == []
    seats.select_option("2")
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ben.page.locator(".seat").nth(2)).to_contain_text("You", timeout=LONGEST)
    expect(ben.page.locator(".seat").nth(1)).to_contain_text(f"{names[1]} sat here in that game")


# --------------------------------------------------------------------------------- refusals, sizes, languages
@pytest.mark.refusals
@pytest.mark.parametrize(
    ("code", "said"),
    [("reviews_busy", "try again in a minute"), ("old_rules", "The rules have changed")],
)
def test_a_refused_review_says_why(visit: Opener, flight: Flight, code: str, said: str) -> None:
    page = visit(f"/replay/{flight.table}")
    problem = json.dumps({"code": code, "sentence": "", "rule": "", "key": "", "params": {}})
    page.route(
        "**/review", lambda route: route.fulfill(status=409, body=problem, content_type="application/json")
    )
    page.locator("[data-open-review]").click()
    expect(page.locator("[role=alert]")).to_contain_text(said)
    page.unroute("**/review")
    answer_with(page, shown("whole", flight.whole))
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("[data-chart=whole] svg", timeout=LONGEST)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")])
def test_the_review_is_accessible_and_fits(
    visit: Opener, flight: Flight, size: tuple[int, int], language: str
) -> None:
    page = opened(visit, flight, size=size, language=language)
    for tab in TABS:
        show(page, tab)
        assert violations(page) == [], tab
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, tab
        assert not re.search(r"\b(review|answer|explain)-[a-z]", page.locator("main").inner_text())
    page.locator("[data-as-table]").click()
    assert violations(page) == []
    if size == DESKTOP:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_the_end_leads_to_the_review(visit: Opener, flight: Flight) -> None:
    page = visit("/")
    answer_with(page, shown("whole", flight.whole))
    page.goto(f"/table/{flight.table}")
    skip_the_count(page)
    page.locator("[data-open-review]").click()
    page.wait_for_selector("[data-chart=whole] svg", timeout=LONGEST)
