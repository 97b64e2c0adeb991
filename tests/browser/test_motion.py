"""Motion at a real table: great moments are seen, and what is asked does not cut them short."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Opener
from .moments import Moment, before_the_last_city, captains_choice, seat_at
from .person import LONGEST
from .stages import OWN
from .test_the_end import WATCH

GROW = """
    new MutationObserver((_, watcher) => {
        const scene = document.querySelector('.scene[data-playing=flight]');
        if (!scene) return;
        watcher.disconnect();
        const before = scene.clientHeight;
        document.querySelector('.question').style.minHeight = '440px';
        const frame = () => new Promise(requestAnimationFrame);
        void frame().then(frame).then(frame).then(() => {
            window.grown = { by: before - scene.clientHeight, playing: scene.dataset.playing };
        });
    }).observe(document, { attributes: true, childList: true, subtree: true });
"""


def fly(visit: Opener, size: tuple[int, int], script: str, moment: Moment, instant: bool) -> Page:
    page = visit("/", size)
    page.add_init_script(script)
    page.emulate_media(reduced_motion="no-preference")
    seat_at(page, moment, instant=instant)
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    page.locator(f"{OWN} [data-choice='{moment.answer}']").click()
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_last_city_is_seen_although_the_next_journey_begins_at_once(
    visit: Opener, size: tuple[int, int]
) -> None:
    page = fly(visit, size, WATCH, before_the_last_city(), instant=True)
    page.wait_for_function("() => window.played.includes('feast')", timeout=LONGEST)


def test_a_question_that_grows_does_not_end_a_flight(visit: Opener) -> None:
    page = fly(visit, PHONE, GROW, captains_choice(), instant=False)
    grown = page.wait_for_function("() => window.grown", timeout=LONGEST).json_value()
    assert grown["by"] > 0, "the scene kept its size: nothing was shown"
    assert grown["playing"] == "flight"
