"""Spectators: players see how many there are, and the emotes they send."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .person import LONGEST, Person

CONFIG = "players=3 preset=classic"


def watched_table(
    visit: Opener, size: tuple[int, int] = DESKTOP, language: str = "en-GB", **options: bool
) -> tuple[Page, Page]:
    """Ann plays with bots and a spectator watches. Return Ann's page and theirs."""
    ann = Person(visit("/", size, language), Random(3))
    table = ann.play_now(CONFIG, instant=False, **options)
    ann.page.wait_for_selector(".question")
    watcher = visit(f"/table/{table}", size, language)
    watcher.wait_for_selector(".rail li", timeout=LONGEST)  # the delayed view has begun
    return ann.page, watcher


def send(watcher: Page, name: str) -> None:
    watcher.get_by_role("group", name="React").get_by_role("button", name=name).click()


def test_players_see_emotes_of_spectators_until_they_hide_them(visit: Opener) -> None:
    ann, watcher = watched_table(visit)
    send(watcher, "Well played!")
    for page in (ann, watcher):
        expect(page.locator("[data-emote=bravo]")).to_be_visible(timeout=LONGEST)
    expect(ann.get_by_text("1 watching")).to_be_visible(timeout=LONGEST)
    ann.get_by_role("button", name="Settings", exact=True).click()
    ann.get_by_role("switch", name="Emotes of spectators").uncheck(force=True)
    ann.keyboard.press("Escape")
    for _ in range(3):
        send(watcher, "Hold tight!")
    expect(watcher.locator("[data-emote=hold_tight]")).to_be_visible(timeout=LONGEST)
    expect(watcher.locator(".limit")).to_have_text("One moment: three in ten seconds are enough.")
    expect(ann.locator("[data-emote]")).to_have_count(0)
    expect(ann.get_by_text("1 watching")).to_be_visible()


def test_a_phone_has_room_for_an_emote(visit: Opener) -> None:
    ann, watcher = watched_table(visit, PHONE)
    send(watcher, "Well played!")
    expect(ann.locator("[data-emote=bravo]")).to_be_in_viewport(ratio=1, timeout=LONGEST)


def test_a_low_screen_shows_the_whole_question(visit: Opener) -> None:
    _, watcher = watched_table(visit, (1280, 800))
    expect(watcher.locator(".question")).to_be_visible(timeout=LONGEST)
    panel, question = (watcher.locator(part).bounding_box() for part in ("section.watching", ".question"))
    assert panel is not None
    assert question is not None
    assert question["y"] + question["height"] <= panel["y"] + 1


def test_a_table_without_emotes_offers_none(visit: Opener) -> None:
    _, watcher = watched_table(visit, spectator_emotes=False)
    expect(watcher.locator(".emotes")).to_have_count(0)
