"""The whole lesson, which ends in a real game with gentle bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .person import LONGEST
from .stages import OWN
from .test_home import started

WORDS = {"en-GB": ("Next", "Play a real game"), "fr-FR": ("Suivant", "Jouer une vraie partie")}
READ, DO = "read", "do"
EARLY = """
    window.early = [];
    new MutationObserver(() => {
        const card = document.querySelector('.coach h2');
        if (card && document.querySelector('[data-outcome]')) window.early.push(card.textContent);
    }).observe(document, { childList: true, subtree: true });
"""
# What the learner does, card by card: continue reading, or answer the table.
WAY = (
    *[(READ, "")] * 3,
    (DO, "stay"),
    (READ, ""),
    (DO, "leave"),
    *[(READ, "")] * 2,
    (DO, "roll"),
    (DO, "play alternative_route"),
    (DO, "reroll"),
    (DO, "announce can"),
    (DO, "pay"),
    (DO, "stay"),
    (DO, "play jetpack"),
)


def answer(page: Page, words: str) -> None:
    """Press once, and once more if dice or cards are chosen."""
    if words == "reroll":
        page.locator(f"{OWN}[data-kind=reroll] [aria-pressed]").first.click(timeout=LONGEST)
    if words in ("roll", "reroll", "pay"):
        page.locator(f"{OWN}[data-kind={words}] [data-confirm]").click(timeout=LONGEST)
    else:
        page.locator(f"{OWN} [data-choice='{words}']").click(timeout=LONGEST)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")])
def test_the_lesson_ends_in_a_real_game_with_gentle_bots(
    visit: Opener, size: tuple[int, int], language: str
) -> None:
    page = visit("/", size, language)
    page.add_init_script(EARLY)
    page.goto("/learn")
    read_on, play = WORDS[language]
    coach = page.locator(".coach")
    for kind, words in WAY:
        if kind == READ:
            coach.get_by_role("button", name=read_on).click(timeout=LONGEST)
        else:
            answer(page, words)
    last = coach.get_by_role("button", name=play)
    expect(last).to_be_in_viewport(ratio=1, timeout=LONGEST)
    assert page.evaluate("window.early") == [], "the coach told how a scene ends while it was played"
    last.click()
    found = started(page)
    assert found["bots"] == ["", "deckhand", "deckhand", "deckhand"]
    expect(page.locator(".question")).to_be_visible(timeout=LONGEST)
