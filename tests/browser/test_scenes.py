"""A scene with an outcome ends or is skipped before the next question."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import DESKTOP, PHONE, Opener
from .dramas import DRAMAS, Drama, press, sit_down
from .moments import seat_at
from .person import LONGEST
from .stages import OWN

# Log every change: the motion, the text in place of the question, and the question.
# Keep every result, because it only shows for a moment.
WATCH = """
    window.log = [];
    window.results = [];
    const look = () => {
        window.results.push(document.querySelector('.result')?.textContent ?? '');
        const told = document.querySelector('[data-outcome]');
        const asked = document.querySelector('.question[data-question]');
        const over = document.querySelector('[data-over]');
        const now = JSON.stringify({
            playing: document.querySelector('.scene')?.dataset.playing ?? '',
            told: told ? [...told.querySelectorAll('h2, p:not(.whose)')].map((one) => one.innerText) : [],
            asked: asked?.dataset.question ?? (over ? 'over' : ''),
        });
        if (now !== window.log.at(-1)) window.log.push(now);
    };
    new MutationObserver(look).observe(document,
        { attributes: true, childList: true, subtree: true, characterData: true });
"""
OUTCOME = "[data-outcome]"
NEXT = f"() => document.querySelector('{OWN}, [data-over]') && !document.querySelector('{OUTCOME}')"


@dataclass(frozen=True)
class Expected:
    """The motions and the texts before the next question, in order."""

    played: tuple[str, ...]
    told: tuple[str, ...]


SCENES = {
    "crash": Expected(
        ("strike", "crash"),
        (
            "Orville: “I can’t.” The ship is falling.",
            "Nobody saves the ship.",
            "The ship crashes on the way to Horlune. Orville, Sonja and Amelia get nothing.",
        ),
    ),
    "jetpack": Expected(
        ("jetpack", "crash"),
        ("Amelia plays Jetpack.", "Nobody saves the ship.", "Amelia gets away with a jetpack."),
    ),
    "ejection": Expected(
        ("somersault",), ("Amelia plays Ejection on Sonja.", "Sonja takes a treasure of Horlune.")
    ),
    "last_city": Expected(
        ("feast",), ("The ship reaches Meiji.", "Orville, Sonja and Ambroise each take a treasure of Meiji.")
    ),
    "boscalumia": Expected(
        ("flight", "lit"),
        (
            "Boscalumia shines again!",
            "Amelia, Orville, Sonja and Ambroise gain 25 points each at Boscalumia.",
        ),
    ),
    "gift": Expected(("dice", "gift"), ("Clear sky: a gift goes under the tree.",)),
    "gifts": Expected(("given", "given"), ("Amelia gives Ambroise a treasure of Horlune: 9 points.",)),
    "end": Expected(("hop", "end"), ("Amelia has 50 points or more: that was the last journey.",)),
}
OUTCOMES = {"strike", "crash", "jetpack", "somersault", "feast", "lit", "gift", "gifts", "given", "end"}


def watch(page: Page) -> None:
    """Turn on motion at brisk speed: the order is the same at every speed."""
    page.add_init_script(WATCH)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('celestia-settings', '{\"speed\": \"brisk\"}')")


def at_the_scene(visit: Opener, drama: Drama, size: tuple[int, int] = DESKTOP) -> Page:
    """Open the table just before the last press."""
    page = visit("/", size)
    watch(page)
    sit_down(page, drama)
    for words in drama.presses[:-1]:
        press(page, words)
        page.wait_for_function(NEXT, timeout=LONGEST)
    page.evaluate("window.log = []")
    return page


def log_of(page: Page) -> list[dict[str, Any]]:
    return [json.loads(entry) for entry in page.evaluate("window.log")]


def in_order(found: list[str], wanted: tuple[str, ...]) -> bool:
    rest = iter(found)
    return all(any(each == one for each in rest) for one in wanted)


# ------------------------------------------------------------------------------------------- the order
@pytest.mark.parametrize(
    ("name", "size"), [*((name, DESKTOP) for name in SCENES), ("crash", PHONE), ("gifts", PHONE)]
)
def test_a_scene_ends_before_the_next_question(visit: Opener, name: str, size: tuple[int, int]) -> None:
    drama, expected = DRAMAS[name](), SCENES[name]
    page = at_the_scene(visit, drama, size)
    press(page, drama.presses[-1])
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.wait_for_function(NEXT, timeout=LONGEST)
    log = log_of(page)
    begun = next(at for at, each in enumerate(log) if each["told"])
    later = next(at for at, each in enumerate(log) if each["asked"] and at > begun)
    scene = log[:later]
    assert in_order([each["playing"] for each in scene], expected.played)
    assert in_order([line for each in scene for line in each["told"]], expected.told)
    assert not [each for each in log if each["asked"] and each["told"]]
    assert not [each for each in log[later:] if each["playing"] in OUTCOMES]


def test_the_dice_of_the_next_leg_wait_for_the_scene(visit: Opener) -> None:
    """While the loss is shown, the tray still has the dice the captain could not pay."""
    drama = DRAMAS["crash"]()
    page = at_the_scene(visit, drama)
    press(page, drama.presses[-1])
    expect(page.locator(f"{OUTCOME} h2")).to_contain_text("get nothing", timeout=LONGEST)
    assert page.locator(f"{OUTCOME} figcaption").all_inner_texts() == ["Fog", "Birds", "Pirates"]
    assert "Journey 2" not in page.locator(".side-place").inner_text()
    assert page.locator("[data-narration]").inner_text().count("sets out") == 0


# -------------------------------------------------------------------------------------------- skipping
def sent(page: Page) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: frames.append(json.loads(text))))
    return frames


@pytest.mark.parametrize("key", ["Space", "Enter", "Escape", "s", "l"])
def test_a_key_skips_the_whole_crash_and_answers_nothing(visit: Opener, key: str) -> None:
    page = visit("/")
    frames = sent(page)
    watch(page)
    sit_down(page, DRAMAS["crash"]())
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.keyboard.press(key)
    page.wait_for_function(NEXT, timeout=LONGEST)
    assert "crash" not in [each["playing"] for each in log_of(page)]
    page.wait_for_function("window.results.some((text) => text.includes('get nothing'))", timeout=LONGEST)
    press(page, "leave")
    expect(page.locator(f"{OWN} [data-choice=leave]")).to_have_count(0, timeout=LONGEST)
    assert [frame["a"] for frame in frames if frame["t"] == "do"] == ["stay", "leave"]


def test_on_a_phone_the_players_do_not_cover_the_result(visit: Opener) -> None:
    page = visit("/", PHONE)
    watch(page)
    sit_down(page, DRAMAS["crash"]())
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.keyboard.press("Escape")
    place = page.wait_for_function(
        """() => {
            const [result, players] = ['.result', '.rail li'].map((part) =>
                document.querySelector(part)?.getBoundingClientRect());
            return result && (result.top >= players.bottom ? 'below' : 'behind');
        }""",
        timeout=LONGEST,
    )
    assert place.json_value() == "below"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_press_where_the_answer_will_be_skips_and_answers_nothing(
    visit: Opener, size: tuple[int, int]
) -> None:
    page = visit("/", size)
    frames = sent(page)
    watch(page)
    sit_down(page, DRAMAS["crash"]())
    box = page.locator(f"{OWN} [data-choice=stay]").bounding_box()
    assert box is not None
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(NEXT, timeout=LONGEST)
    press(page, "leave")
    expect(page.locator(f"{OWN} [data-choice=leave]")).to_have_count(0, timeout=LONGEST)
    assert [frame["a"] for frame in frames if frame["t"] == "do"] == ["stay", "leave"]


def test_side_panels_can_be_used_without_skipping(visit: Opener) -> None:
    page = at_the_scene(visit, DRAMAS["crash"]())
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.locator("#tab-seen").click()
    page.locator("#tab-seen").press("Enter")
    expect(page.locator("#tab-seen")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"{OUTCOME} h2")).to_contain_text("get nothing", timeout=LONGEST)


# ---------------------------------------------------------------------------------------- without waiting
def test_a_hidden_page_skips_to_the_question(visit: Opener) -> None:
    page = at_the_scene(visit, DRAMAS["crash"]())
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.evaluate("""() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    expect(page.locator(OUTCOME)).to_have_count(0)
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    assert "crash" not in [each["playing"] for each in log_of(page)]


def test_a_reconnected_page_shows_the_current_state_and_replays_nothing(visit: Opener) -> None:
    page = visit("/")
    lines: list[WebSocketRoute] = []

    def carry(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket("**/ws/**", carry)
    watch(page)
    sit_down(page, DRAMAS["crash"]())
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    lines[0].close()
    expect(page.locator(OUTCOME)).to_have_count(0)
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    page.wait_for_function("() => document.querySelector('[data-link=live]')", timeout=LONGEST)
    press(page, "leave")
    log = log_of(page)
    assert len(lines) == 2
    assert "crash" not in [each["playing"] for each in log]


@pytest.mark.parametrize("liked", ["reduced", "instant"])
def test_without_motion_the_question_is_immediate_and_the_outcome_is_announced(
    visit: Opener, liked: str
) -> None:
    page = visit("/")
    page.add_init_script(WATCH)
    page.add_init_script("""
        window.read = [];
        new MutationObserver(() => window.read.push(document.querySelector('.result')?.innerText ?? ''))
            .observe(document, { childList: true, subtree: true, characterData: true });
    """)
    if liked == "instant":
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate("localStorage.setItem('celestia-settings', '{\"speed\": \"instant\"}')")
    sit_down(page, DRAMAS["crash"]())
    press(page, "stay")
    page.wait_for_function("() => window.read.some((line) => line.includes('get nothing'))", timeout=LONGEST)
    page.wait_for_function(NEXT, timeout=LONGEST)
    assert not [each for each in log_of(page) if each["told"]]


# ------------------------------------------------------------------------------------- a shared device
def test_a_shared_device_plays_the_crash_on_the_open_table(visit: Opener) -> None:
    """Ann answers behind the curtain. The outcome is for everybody."""
    page = visit("/")
    watch(page)
    seat_at(page, DRAMAS["crash"]().moment, people=2, instant=True)
    page.locator("[data-curtain]").click(timeout=LONGEST)
    press(page, "stay")
    page.wait_for_selector(OUTCOME, timeout=LONGEST)
    page.wait_for_selector("[data-curtain]", timeout=LONGEST)
    played = [each["playing"] for each in log_of(page)]
    assert in_order(played, ("strike", "crash"))
