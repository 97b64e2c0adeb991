"""Focus is never lost, and the cause is announced before the question.

The golden logs of the client, `web/src/table/narrate/golden`, hold the words themselves.
"""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from celestia.game.notation.position import position_to_text
from tests.scenario import Scenario

from .conftest import Opener
from .dramas import ejection, sit_down
from .moments import Moment, seat_at
from .pauses import at_city_4, falling_with
from .person import LONGEST
from .stages import OWN
from .test_accessible import violations

TITLE = "#question-title"
HEARD = """
    window.heard = [];
    const listening = new WeakSet();
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
    const listen = () => document.querySelectorAll(live)
        .forEach((region) => {
            if (listening.has(region)) return;
            listening.add(region); // what stands in a region when it comes is not read
            new MutationObserver(() => window.heard.push(region.textContent.replace(/\\s+/g, ' ').trim()))
                .observe(region, { childList: true, characterData: true, subtree: true });
        });
    new MutationObserver(listen).observe(document, { childList: true, subtree: true });
"""


def listening(visit: Opener) -> Page:
    page = visit("/")
    page.add_init_script(HEARD)
    return page


def await_announcement(page: Page, part: str) -> str:
    """Wait until this was announced. Return all announcements."""
    page.wait_for_function("part => window.heard.join(' ').includes(part)", arg=part, timeout=LONGEST)
    return " ".join(page.evaluate("window.heard.filter(Boolean)"))


def spy_of_ann() -> Moment:
    scene = Scenario("Ann Ben Cy", captain="Ben", city=4, modules="specials_2").hand("Ann", "spy")
    return Moment(position_to_text(scene.hand("Cy", "turbo").start().state), 3)


def stay_or_leave() -> Moment:
    return Moment(
        position_to_text(at_city_4().hand("Cy", "turbo").start().rolls("fog", "blank", "blank").state), 3
    )


def test_a_second_step_and_the_return_focus_their_heading(visit: Opener) -> None:
    page = visit("/")
    sit_down(page, ejection())
    expect(page.locator(TITLE)).to_be_focused()
    page.locator(f"{OWN} [data-choice='']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(TITLE)).to_have_text("Who leaves the ship at Horlune?")
    expect(page.locator(TITLE)).to_be_focused()
    expect(page.locator(TITLE)).to_have_attribute("aria-describedby", "question-detail")
    page.keyboard.press("Tab")
    expect(page.locator(f"{OWN} [role=radio]").first).to_be_focused()
    page.get_by_role("button", name="Back").press("Enter")
    expect(page.locator(TITLE)).to_be_focused()
    assert violations(page, ".question-place") == []


def test_after_an_answer_by_key_tab_starts_at_the_question(visit: Opener) -> None:
    page = visit("/")
    seat_at(page, falling_with("alternative_route", "jetpack"), people=1)
    page.locator(f"{OWN} [data-choice=pass]").press("Enter", timeout=LONGEST)
    expect(page.locator(TITLE)).to_contain_text("The ship is falling!", timeout=LONGEST)
    expect(page.locator(TITLE)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(f"{OWN} [data-choice]").first).to_be_focused()


def test_a_hand_shown_by_a_card_is_read_from_its_heading(visit: Opener) -> None:
    page = visit("/")
    seat_at(page, spy_of_ann(), instant=True)
    page.locator(f"{OWN} [data-choice='']").click(timeout=LONGEST)
    page.locator(f"{OWN} [data-choice='play spy 2']").click()
    page.locator(f"{OWN} [data-confirm]").click()
    expect(page.locator("#lens-title")).to_be_focused(timeout=LONGEST)
    expect(page.locator("#lens-title")).to_have_text("Sonja holds this card.")


def test_a_question_is_announced_with_need_and_odds_only(visit: Opener) -> None:
    page = listening(visit)
    seat_at(page, stay_or_leave())
    heard = await_announcement(page, "Your turn.")
    assert "owes" in heard
    assert "in 10" in heard or "sure to fly" in heard or "cannot pay" in heard
    assert "Copy link" not in heard
    assert heard.count("Your turn.") == 1


def test_a_lost_connection_and_its_return_are_announced_once(visit: Opener) -> None:
    page = listening(visit)
    lines: list[WebSocketRoute] = []
    cut = [True]

    def carry(route: WebSocketRoute) -> None:
        if lines and cut[0]:
            route.close()
        else:
            route.connect_to_server()
            lines.append(route)

    page.route_web_socket("**/ws/**", carry)
    seat_at(page, stay_or_leave())
    await_announcement(page, "Your turn.")
    lines[0].close()
    await_announcement(page, "No connection to the table. Trying again.")
    expect(page.get_by_text("Trying again in")).to_be_visible()
    cut[0] = False
    heard = await_announcement(page, "The table is connected again.")
    assert heard.count("No connection") == 1
    assert "Trying again in" not in heard
    expect(page.locator(TITLE)).to_be_focused()


def test_the_waiting_room_focuses_its_heading(visit: Opener) -> None:
    page = visit("/create")
    page.locator("main .button.brass").first.click()
    expect(page.locator("#who-flies")).to_be_focused(timeout=LONGEST)


def test_a_dialogs_title_is_its_name_and_read_once(visit: Opener) -> None:
    page = visit("/")
    page.locator("button.game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_focused()
    expect(dialog).to_have_accessible_name(dialog.locator("h2").inner_text())
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("button.game")).to_be_focused()


def test_a_falling_ship_is_announced_once(visit: Opener) -> None:
    page = visit("/")
    seat_at(page, falling_with("jetpack"), people=1)
    asked = page.get_by_role("alertdialog", name="The question")
    expect(asked).to_be_visible(timeout=LONGEST)
    expect(page.locator(TITLE)).to_be_focused()
    expect(page.locator(TITLE)).to_have_attribute("aria-describedby", "question-detail")
