"""Matryoshburg's exchange: any number of cards in one answer."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from celestia.game.notation.position import position_to_text
from celestia.rules.kinds import phase
from tests.scenario import Scenario

from .conftest import DESKTOP, PHONE, Opener
from .moments import Moment, seat_at
from .person import LONGEST
from .stages import OWN
from .test_accessible import violations
from .test_pauses import press

WHOLE = "discard compass; discard compass; discard cannon; done"


def at_matryoshburg(page: Page) -> list[str]:
    """Ann chooses first and holds four cards of three kinds.

    Returns the list that will receive their answers.
    """
    answers: list[str] = []

    def sent(text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] == "do":
            answers.append(frame["a"])

    page.on("websocket", lambda line: line.on("framesent", sent))
    scenario = Scenario("Ann Ben", captain="Ben", modules="matryoshburg").off("Ann", "Ben")
    scenario.hand("Ann", "compass", "compass", "foghorn", "cannon").set("flying", 0).set("crashed", 1)
    seat_at(page, Moment(position_to_text(scenario.start(phase.END_CHECK).state), 2), instant=True)
    page.wait_for_selector(f"{OWN}[data-kind=matryoshburg]", timeout=LONGEST)
    return answers


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_cards_to_swap_are_chosen_together(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size)
    answers = at_matryoshburg(page)
    page.locator(f"{OWN} .choices").get_by_text("Swap cards").click()
    for card in ("compass", "compass", "cannon"):
        page.locator(f"{OWN} [data-choice={card}]").click()
    expect(page.locator(f"{OWN} [data-confirm]")).to_contain_text("Swap 3 cards")
    assert violations(page) == []
    page.locator(f"{OWN} [data-confirm]").click()
    expect(page.locator(f"{OWN}[data-kind=matryoshburg]")).to_have_count(0, timeout=LONGEST)
    assert answers[0] == WHOLE


def test_cards_of_the_hand_can_be_pressed_and_keys_do_the_same(visit: Opener) -> None:
    page = visit("/")
    answers = at_matryoshburg(page)
    page.locator(".hand [data-card=cannon]").click()
    for _ in range(2):
        press(page, page.locator(f"{OWN} [data-choice=compass] kbd").inner_text())
    expect(page.locator(f"{OWN} [data-confirm]")).to_contain_text("Swap 3 cards")
    page.locator("#question-title").press("Enter")
    expect(page.locator(f"{OWN}[data-kind=matryoshburg]")).to_have_count(0, timeout=LONGEST)
    assert answers[0] == WHOLE
