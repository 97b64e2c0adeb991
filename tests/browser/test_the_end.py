"""The last moments of a game: read out, and played, before all treasures are counted."""

from __future__ import annotations

from random import Random

from .conftest import Opener
from .moments import moments, seat_at
from .person import LONGEST, NEXT, Person

LISTEN = """
    window.told = [];
    const hear = () => {
        const region = document.querySelector('[data-narration]');
        if (!region || region.heard) return;
        region.heard = true; // a screen reader speaks what is put in, not what was there
        new MutationObserver(() => window.told.push(region.textContent.trim()))
            .observe(region, { childList: true, characterData: true, subtree: true });
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true });
"""


WATCH = """
    window.played = [];
    const look = () => {
        const scene = document.querySelector('.scene');
        const now = document.querySelector('[data-over]') ? 'over' : scene?.dataset.playing ?? '';
        if (now !== window.played.at(-1)) window.played.push(now);
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
"""
HURRY = """
    new MutationObserver(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
        .observe(document, { attributeFilter: ['data-playing'], subtree: true });
"""


def play_the_last_answer(visit: Opener, script: str, moving: bool = False) -> Person:
    """One answer before the end; the script runs in the page from its beginning."""
    last = moments("first_flight", 2).last
    assert last is not None
    ann = Person(visit("/"), Random(1))
    ann.page.add_init_script(script)
    if moving:
        ann.page.emulate_media(reduced_motion="no-preference")
    seat_at(ann.page, last, window=0.0)
    ann.page.wait_for_function(NEXT, arg="", timeout=LONGEST)
    ann.page.locator(f".question [data-choice='{last.answer}']").click()
    return ann


def test_the_last_events_are_told_although_the_table_is_gone(visit: Opener) -> None:
    ann = play_the_last_answer(visit, LISTEN)
    ann.page.wait_for_function("() => window.told.join(' ').includes('The game is over.')", timeout=LONGEST)
    journal = " ".join(ann.page.evaluate("window.told"))
    assert journal.count("The game is over.") == 1
    assert journal.index("Amelia") < journal.index("The game is over.")


def test_the_count_begins_once_the_last_sequence_was_played(visit: Opener) -> None:
    ann = play_the_last_answer(visit, WATCH, moving=True)
    ann.page.wait_for_selector("[data-over]", timeout=LONGEST)
    assert ann.page.evaluate("window.played") == ["", "hop", "strike", "crash", "over"]


def test_whoever_presses_a_key_has_the_count_at_once(visit: Opener) -> None:
    ann = play_the_last_answer(visit, WATCH + HURRY, moving=True)
    ann.page.wait_for_selector("[data-over]", timeout=LONGEST)
    assert ann.page.evaluate("window.played") == ["", "hop", "over"]
