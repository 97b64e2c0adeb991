"""Standing orders, the bots' pace, and the stand-in's answers."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from celestia.game.notation.position import position_to_text
from tests.scenario import Scenario

from .altered import Frame, alter
from .conftest import PHONE, Opener
from .flaws import flaws
from .moments import Moment, every_kind, seat_at
from .person import LONGEST, Person
from .stages import OWN
from .studio import settle
from .test_accessible import violations

DAY = 86_400.0


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()


def by_correspondence(visit: Opener, *cards: str, **options: Any) -> tuple[Page, list[Frame]]:
    """Two people with two days per answer.

    The page that is asked is offered these orders.
    """

    def with_orders(frame: Frame) -> Iterable[Frame]:
        if frame["t"] == "ask" and frame["options"]:
            frame["orders"] = list(cards)
        return [frame]

    people = [Person(visit("/"), Random(1)), Person(visit("/"), Random(2))]
    said = [alter(person.page, with_orders) for person in people]
    opened = {"name": "Ann", "config": "players=2 preset=classic", "pace": 2 * DAY, "correspondence": True}
    table = people[0].ask_server("POST", "/api/tables", opened | options)["table"]
    people[1].ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    for person in people:
        person.page.goto(f"/table/{table}")
        person.page.wait_for_selector("main h1")
    people[0].ask_server("POST", f"/api/tables/{table}/take-off")
    for person in people:
        person.page.wait_for_selector(".question h2:not(:empty)", timeout=LONGEST)
    asked = 0 if people[0].page.locator(OWN).count() else 1
    expect(people[asked].page.locator(OWN)).to_be_visible(timeout=LONGEST)
    return people[asked].page, said[asked]


def test_by_correspondence_one_question_covers_the_leg(visit: Opener) -> None:
    page, said = by_correspondence(visit, "jetpack", "ejection")
    expect(page.locator(".timer")).to_contain_text("2 days left to answer")
    jetpack = page.locator(".inline [data-order-of=jetpack] select")
    assert jetpack.first.locator("option").all_inner_texts() == [
        "keep it",
        "jump if the ship falls",
        "jump if the ship falls, at a city worth at least…",
        "ask me then",
    ]
    ejection = page.locator(".inline [data-order-of=ejection] select option")
    assert ejection.all_inner_texts() == ["keep it", "ask me then"]
    assert violations(page) == []
    jetpack.first.select_option("play:jetpack@6")
    jetpack.last.select_option("9")
    page.locator(f"{OWN} [data-choice=stay]").click()
    page.wait_for_function("() => !document.querySelector('.question[data-mine=true]')", timeout=LONGEST)
    sent = [(frame["t"], frame.get("plan") or frame["a"]) for frame in said if frame["t"] in ("plan", "do")]
    assert sent == [("plan", "play:jetpack@9"), ("do", "stay")]


def test_standing_orders_are_read_and_withdrawn(visit: Opener) -> None:
    page, _ = by_correspondence(visit, "jetpack")
    page.locator(".inline [data-order-of=jetpack] select").select_option("ask:jetpack")
    page.locator(f"{OWN} [data-choice=stay]").click()
    open_settings(page)
    order = page.locator("[data-standing='ask:jetpack']")
    expect(order).to_contain_text("Jetpack: ask me then", timeout=LONGEST)
    assert violations(page, "dialog[open]") == []
    order.get_by_role("button").click()
    expect(order).to_have_count(0, timeout=LONGEST)


@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_orders_fit_a_phone(visit: Opener, size: tuple[int, int]) -> None:
    page, _ = by_correspondence(visit, "jetpack", "spyglass", "wind_gust", "spy")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)
    assert flaws(page, is_table=True) == []
    page.locator("[data-orders]").click()
    rows = page.locator("dialog[open] [data-order-of]")
    expect(rows).to_have_count(4)
    assert violations(page, "dialog[open]") == []
    rows.first.locator("select").select_option(index=1)
    page.locator("dialog[open] .button.go").click()
    expect(page.locator("[data-orders]")).to_contain_text("1 given")


def test_a_single_person_can_change_the_pace_of_the_bots(visit: Opener) -> None:
    page = visit("/")
    seat_at(page, every_kind()["declare"])
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    open_settings(page)
    page.locator("[data-bot-pace=calm] label", has_text="At once").click()
    expect(page.locator("[data-bot-pace=instant]")).to_be_visible(timeout=LONGEST)
    kept = page.evaluate("JSON.parse(localStorage['celestia-settings']).botPace")
    assert kept == "instant"


def test_a_player_who_left_the_ship_can_speed_up_the_bots(visit: Opener) -> None:
    page = visit("/")
    play = Scenario("Ann Ben Cy", captain="Ben", city=4).hand("Ben", "compass", "cannon").start()
    position = position_to_text(play.rolls("fog", "blank", "blank").do("Cy", "stay").state)
    seat_at(page, Moment(position, 3))
    leave = page.locator(f"{OWN} [data-choice=leave]")
    expect(leave).to_be_visible(timeout=LONGEST)
    expect(page.locator("[data-hurry]")).to_have_count(0)
    leave.click()
    hurry = page.locator("[data-hurry]")
    hurry.click(timeout=LONGEST)
    expect(hurry).to_have_attribute("aria-pressed", "true", timeout=LONGEST)
    hurry.click()
    expect(hurry).to_have_attribute("aria-pressed", "false", timeout=LONGEST)


def test_several_people_cannot_change_the_pace_of_the_bots(visit: Opener) -> None:
    page = visit("/")
    ann = Person(page, Random(1))
    opened = {"name": "Ann", "config": "players=3 preset=classic", "bots": ["odds"], "bot_pace": "brisk"}
    table = ann.ask_server("POST", "/api/tables", opened)["table"]
    ben = Person(visit("/"), Random(2))
    ben.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    for person in (ann, ben):
        person.page.goto(f"/table/{table}")
        person.page.wait_for_selector("main h1")
    ann.ask_server("POST", f"/api/tables/{table}/take-off")
    page.wait_for_selector(".question h2:not(:empty)", timeout=LONGEST)
    open_settings(page)
    row = page.locator("[data-bot-pace=brisk]")
    expect(row).to_contain_text("Several people play")
    expect(row.get_by_role("radio", name="At once")).to_be_disabled()


def test_a_card_in_hand_shows_when_it_is_asked_about(visit: Opener) -> None:
    page = visit("/")
    seat_at(page, every_kind()["declare"])
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    page.locator(".card:not(.hot)").first.click()
    expect(page.locator("[data-details]")).to_be_visible()
    assert violations(page, "dialog[open]") == []


def with_stand_in_answers(*answers: tuple[str, str]) -> Any:
    """After the first snapshot, add what the stand-in answered, by whom and in words."""
    is_sent = False

    def add_answers(frame: Frame) -> Iterable[Frame]:
        nonlocal is_sent
        if frame["t"] != "ask" or is_sent:
            return [frame]
        is_sent = True
        events = [
            {"what": "answered_for_you", "seat": 0, "by": by, "kind": "", "words": words}
            for by, words in answers
        ]
        added = [{"t": "ev", "n": 10_000 + at, "e": event} for at, event in enumerate(events)]
        return [frame, *added, *last]

    last: list[Frame] = []

    def change(frame: Frame) -> Iterable[Frame]:
        if frame["t"] == "snap":
            last[:] = [frame | {"n": 20_000}]
        return add_answers(frame)

    return change


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([("time", "stay")], "Time was up: the stand-in stayed for you."),
        (
            [("stand_in", "announce can"), ("stand_in", "pay compass")],
            "While you were away, the stand-in said “I can” and paid a compass.",
        ),
    ],
)
def test_a_returning_player_reads_what_the_stand_in_did(
    visit: Opener, answers: list[tuple[str, str]], said: str
) -> None:
    page = visit("/")
    alter(page, with_stand_in_answers(*answers))
    seat_at(page, every_kind()["declare"])
    note = page.locator("[data-away]")
    expect(note).to_contain_text(said, timeout=LONGEST)
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
