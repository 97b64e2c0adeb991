"""A pause as players see it: a quiet line, a question, a decision ahead."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from celestia.game.notation.position import position_to_text
from tests.scenario import Scenario

from .conftest import PHONE, Opener
from .flaws import flaws
from .moments import Moment, seat_at
from .pauses import NO_WAY, at_city_4, before_the_last_declaration, falling_with, wind_gust_of_ben
from .person import LONGEST
from .stages import OWN
from .studio import settle
from .test_accessible import violations
from .test_together import take_seat

BEN = 1


def together(visit: Opener, moment: Moment) -> tuple[Page, Page]:
    """Ann and Ben, each on their own device."""
    ann, ben = visit("/"), visit("/")
    table = seat_at(ann, moment, people=2)
    take_seat(ann, ben, table, BEN)
    return ann, ben


def choose(page: Page, words: str) -> None:
    page.locator(f"{OWN} [data-choice='{words}']").click(timeout=LONGEST)


def press(page: Page, key: str) -> None:
    """Press a key once the page accepts keys: it ignores them when a question appears."""
    page.wait_for_function("begun => performance.now() > begun", arg=page.evaluate("performance.now() + 401"))
    page.keyboard.press(key)


def title(page: Page) -> Locator:
    return page.locator("#question-title")


def in_a_window(visit: Opener) -> tuple[Page, Page]:
    """Ben may play Wind gust, and Ann can only pass."""
    ann, ben = together(visit, wind_gust_of_ben())
    choose(ben, "stay")
    expect(ben.locator(f"{OWN} [data-choice='play wind_gust']")).to_be_visible(timeout=LONGEST)
    return ann, ben


def test_a_player_who_can_only_pass_reads_a_quiet_line(visit: Opener) -> None:
    ann, _ = in_a_window(visit)
    expect(title(ann)).to_have_text("All have decided. Does anybody play a card?", timeout=LONGEST)
    expect(ann.locator(".question.pause")).to_be_visible()
    expect(ann.locator(f"{OWN}, .timer, .card.dim, .card.hot")).to_have_count(0)
    expect(ann.locator("[data-narration]")).not_to_contain_text("Your turn")
    assert ann.evaluate("document.activeElement === document.body")
    for size in (PHONE, (360, 640)):
        ann.set_viewport_size({"width": size[0], "height": size[1]})
        settle(ann)
        assert (size, flaws(ann, is_table=True)) == (size, [])
    assert violations(ann) == []


def test_anybody_may_ask_for_time_to_think(visit: Opener) -> None:
    ann, ben = in_a_window(visit)
    think = ann.locator("[data-think]")
    expect(think).to_contain_text("3 left", timeout=LONGEST)
    think.click()
    expect(think).to_contain_text("2 left")
    press(ann, "w")
    expect(think).to_contain_text("1 left")
    expect(ann.get_by_role("status").filter(has_text="The table waits")).to_be_attached()
    expect(ben.locator("[data-think]")).to_contain_text("3 left")


def test_a_muted_card_is_not_asked_about_again(visit: Opener) -> None:
    _, ben = in_a_window(visit)
    ben.locator("[data-ask-less]").click()
    assert violations(ben, "dialog[open]") == []
    ben.locator("dialog[open] [data-order='pass:wind_gust']").click()
    expect(ben.locator(f"{OWN} [data-choice='play wind_gust']")).to_have_count(0, timeout=LONGEST)
    ben.goto("/settings")
    expect(ben.locator("fieldset > label.on")).to_have_text(["Wind gust Never"])


def falling(visit: Opener, *cards: str) -> Page:
    """Return Ann's page: Cy cannot pay, Ben holds nothing, Ann holds these cards."""
    ann, ben = together(visit, falling_with(*cards))
    choose(ben, "stay")
    return ann


def test_a_jump_is_decided_before_the_crash_by_mouse(visit: Opener) -> None:
    page = falling(visit, "jetpack")
    expect(title(page)).to_have_text("If nobody saves you: do you jump?", timeout=LONGEST)
    expect(page.locator("#question-detail")).to_contain_text("It only counts if nothing changes before then.")
    assert violations(page) == []
    choose(page, "play jetpack")
    expect(page.locator(".side")).to_contain_text("Jetpack", timeout=LONGEST)


def test_two_questions_of_one_moment_are_answered_by_keys(visit: Opener) -> None:
    """First Alternative route, which may save the ship, then the Jetpack."""
    page = falling(visit, "alternative_route", "jetpack")
    choose(page, "pass")  # before Cy announces
    expect(title(page)).to_contain_text("The ship is falling!", timeout=LONGEST)
    number = page.locator(OWN).get_attribute("data-question")
    press(page, "0")
    expect(page.locator(f"{OWN}[data-question='{number}-crashing']")).to_be_visible(timeout=LONGEST)
    assert page.evaluate("document.activeElement?.id") == "question-title"
    press(page, "1")
    expect(page.locator(".side")).to_contain_text("Jetpack", timeout=LONGEST)


def test_a_decision_ahead_can_be_taken_back_while_others_think(visit: Opener) -> None:
    scenario = at_city_4().hand("Ann", "jetpack").treasures("Ben", "1/spyglass")
    ann, ben = together(visit, before_the_last_declaration(scenario, *NO_WAY))
    choose(ben, "stay")
    choose(ann, "play jetpack")
    decided = ann.locator("[data-plan='ahead:crashing=play jetpack']")
    expect(decided).to_contain_text("Jump with the Jetpack", timeout=LONGEST)
    assert violations(ann) == []
    decided.click()
    expect(ann.locator(f"{OWN} [data-choice='play jetpack']")).to_be_visible(timeout=LONGEST)
    choose(ann, "pass")
    expect(ann.locator("[data-plan='ahead:crashing=pass']")).to_be_visible(timeout=LONGEST)
    expect(ben.locator(f"{OWN} [data-choice^='play spyglass']")).to_be_visible()


def test_a_captain_who_needs_turbo_decides_together_with_the_others(visit: Opener) -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4)
    scenario.hand("Ann", "compass", "turbo").hand("Ben", "wind_gust")
    g = scenario.start().rolls("fog", "birds", "blank").do("Ben", "stay")
    ann, ben = together(visit, Moment(position_to_text(g.state), 3))
    expect(title(ann)).to_have_text("If nobody changes the dice: go on with turbo, or fall?", timeout=LONGEST)
    choose(ann, "announce can")
    choose(ben, "pass")
    expect(title(ben)).to_contain_text("Play a card before the ship flies?", timeout=LONGEST)
    choose(ben, "pass")
    expect(ann.locator(".side")).to_contain_text("a turbo", timeout=LONGEST)
