"""Home offers one decision, visible on every screen: play the game chosen last."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .flaws import flaws
from .person import LONGEST
from .test_accessible import violations

SIDEWAYS, TABLET, STANDING, SMALL = (844, 390), (1024, 768), (768, 1024), (360, 640)
PLAY = {"en-GB": "Play now", "fr-FR": "Jouer"}


def started(page: Page) -> dict[str, str | list[str]]:
    """Return the public data of the table that the page went to."""
    page.wait_for_url("**/table/*", timeout=LONGEST)
    table = page.url.rsplit("/", 1)[1]
    shown = page.evaluate("path => fetch(path).then(answer => answer.json())", f"/api/tables/{table}")
    return {"config": shown["config"], "bots": [seat["bot"] for seat in shown["seats"]]}


@pytest.mark.parametrize("language", PLAY)
@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), TABLET, STANDING, SIDEWAYS, (667, 375), PHONE, SMALL])
def test_the_play_button_is_visible(visit: Opener, size: tuple[int, int], language: str) -> None:
    page = visit("/", size=size, language=language)
    button = page.get_by_role("button", name=PLAY[language]).first
    expect(button).to_be_in_viewport(ratio=1.0)
    assert flaws(page, is_table=False) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET, STANDING, SIDEWAYS])
def test_the_whole_ship_is_visible_on_home(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    expect(page.locator(".scenery > .ship")).to_be_in_viewport(ratio=0.97)


def test_the_first_game_is_against_gentle_bots(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    found = started(page)
    assert found["bots"] == ["", "deckhand", "deckhand", "deckhand"]


def test_home_offers_the_game_that_was_chosen_last(visit: Opener) -> None:
    page = visit("/")
    page.locator("button.game").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("First flight").click()
    dialog.get_by_role("group", name="Players").get_by_text("3").click()
    dialog.get_by_text("Captain", exact=True).click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("button.game")).to_be_focused()
    page.reload()
    expect(page.locator("button.game")).to_contain_text("First flight, 3 players, bots: Captain")
    page.get_by_role("button", name="Play now").click()
    assert started(page)["bots"] == ["", "captain", "captain"]


def test_a_game_can_be_started_where_it_is_chosen(visit: Opener) -> None:
    page = visit("/", size=PHONE, language="fr-FR")
    page.locator("button.game").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Deux équipages").click()
    assert flaws(page, is_table=False) == []
    dialog.get_by_role("button", name="Jouer").click()
    assert started(page)["bots"] == ["", "deckhand"]
