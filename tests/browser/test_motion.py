"""Motion at a real table is not cut short by a question."""

from __future__ import annotations

from .conftest import PHONE, Opener
from .moments import captains_choice, seat_at
from .person import LONGEST
from .stages import OWN

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


def test_a_growing_question_does_not_end_a_flight(visit: Opener) -> None:
    page = visit("/", PHONE)
    page.add_init_script(GROW)
    page.emulate_media(reduced_motion="no-preference")
    seat_at(page, captains_choice())
    page.locator(f"{OWN} [data-choice='{captains_choice().answer}']").click(timeout=LONGEST)
    grown = page.wait_for_function("() => window.grown", timeout=LONGEST).json_value()
    assert grown["by"] > 0, "the scene kept its size: nothing was shown"
    assert grown["playing"] == "flight"
