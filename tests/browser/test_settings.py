"""Settings that change the table: text size, music, confirmation of leaving."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from celestia.game.notation.position import position_to_text

from .conftest import DESKTOP, PHONE, Opener
from .flaws import flaws
from .moments import Moment, seat_at
from .pauses import at_city_4, falling_with
from .person import LONGEST
from .stages import OWN
from .test_accessible import violations

KEPT = "JSON.parse(localStorage['celestia-settings'])"


def stay_or_leave() -> Moment:
    g = at_city_4().hand("Cy", "turbo").start().rolls("fog", "blank", "blank")
    return Moment(position_to_text(g.state), 3)


def test_new_settings_are_off_by_default_and_stored(visit: Opener) -> None:
    page = visit("/settings")
    expect(page.get_by_role("switch", name="Music")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Confirm before leaving")).not_to_be_checked()
    page.get_by_text("A++", exact=True).click()
    page.wait_for_function(f"() => {KEPT}.textSize === 'largest'")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).zoom") == "1.25"
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE])
def test_large_text_hides_nothing_of_the_table(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size)
    page.add_init_script("localStorage['celestia-settings'] = '{\"textSize\": \"largest\"}'")
    seat_at(page, stay_or_leave())
    expect(page.locator(f"{OWN} [data-choice=stay]")).to_be_in_viewport(ratio=0.9, timeout=LONGEST)
    if size != PHONE:  # phones show a strip instead of the panorama
        expect(page.locator("[data-city='4']").first).to_be_in_viewport()
        assert flaws(page, is_table=True) == []


def test_with_confirmation_leaving_takes_two_presses(visit: Opener) -> None:
    page = visit("/")
    page.add_init_script("localStorage['celestia-settings'] = '{\"confirmLeave\": true}'")
    seat_at(page, stay_or_leave())
    leave = page.locator(f"{OWN} [data-choice=leave]")
    leave.click(timeout=LONGEST)
    expect(leave).to_contain_text("Press again to leave")
    leave.click()
    expect(page.locator(".side")).to_contain_text("Amelia leaves at Kanopea.", timeout=LONGEST)


def test_moments_are_chosen_in_words_of_the_table(visit: Opener) -> None:
    page = visit("/settings", language="fr-FR")
    moments = page.get_by_role("group", name="Quand me demander")
    falling = moments.get_by_role("checkbox", name="Quand l’aéronef tombe")
    expect(falling).not_to_be_checked()
    falling.check(force=True)
    page.wait_for_function(f"() => {KEPT}.skipped.join() === 'crashing'")
    expect(moments.get_by_text("Jamais", exact=True)).to_have_count(1)
    assert violations(page) == []


def test_a_disabled_moment_is_not_asked_about(visit: Opener) -> None:
    page = visit("/")
    page.add_init_script("localStorage['celestia-settings'] = '{\"skipped\": [\"crashing\"]}'")
    seat_at(page, falling_with("jetpack"))
    expect(page.locator(".side")).to_contain_text("The ship crashes", timeout=LONGEST)
    expect(page.locator(".side")).not_to_contain_text("Jetpack")
    page.get_by_role("button", name="Settings", exact=True).click()
    order = page.locator("[data-standing='skip:crashing']")
    expect(order).to_contain_text("As the ship falls: never ask me")
    order.get_by_role("button").click()
    expect(order).to_have_count(0, timeout=LONGEST)
    page.wait_for_function(f"() => {KEPT}.skipped.length === 0")


def test_the_question_itself_offers_to_skip_its_moment(visit: Opener) -> None:
    page = visit("/")
    seat_at(page, falling_with("jetpack"))
    page.locator(f"{OWN} [data-ask-less]").click(timeout=LONGEST)
    page.locator("dialog[open] [data-order='skip:crashing']").click()
    expect(page.locator(".side")).to_contain_text("The ship crashes", timeout=LONGEST)
    page.wait_for_function(f"() => {KEPT}.skipped.join() === 'crashing'")
