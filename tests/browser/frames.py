"""Measure the smoothness of a flight, a crash, a decision and a first click.

    python -m tests.browser.frames [--json]

The CPU is throttled four times. Animations are inspected in a separate run, so that the traced run pays
nothing for it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from .house import House
from .moments import Moment, captains_choice, moments, seat_at
from .person import LONGEST
from .probes import ANIMATED, CLICKED, SHIFTS
from .stages import OWN
from .studio import Studio, chromium_path, settle
from .test_together import received
from .trace import CATEGORIES, Work, work_of

Frame = dict[str, Any]  # a message of the server
SLOWDOWN = 4
SPAN = 4_000  # ms: longer than any sequence at calm speed
PRESS = 80  # ms that a finger stays on the button
CLICKS = 7
FIRST_CLICK = 1_000.0  # ms from navigation until the first click is answered
SMOOTH = frozenset({"transform", "translate", "rotate", "scale", "opacity"})


@dataclass(frozen=True)
class Course:
    """Presses before the measurement, the measured press, and the event it must cause."""

    before: tuple[str, ...]
    press: str
    happens: str


COURSES = {
    "flight": Course(("[data-choice='announce can']",), "[data-confirm]", "flew"),
    "crash": Course((), "[data-choice='announce cannot']", "crashed"),
}


@dataclass(frozen=True)
class Motion:
    work: Work
    animated: list[str]
    not_smooth: dict[str, list[str]]  # by property, the elements it moved


@dataclass(frozen=True)
class Decision:
    """Layout shift while a question is open, and from its answer to the next question."""

    open: float
    answered: float
    moved: list[str]


@dataclass(frozen=True)
class FirstClick:
    """Medians in ms from navigation to the click, and to its visible effect."""

    pressed: float
    answered: float


# -------------------------------------------------------------------------------------------- measuring
def motion_of(browser: Browser, studio: Studio, moment: Moment, course: Course) -> Motion:
    with studio.scene():
        page, frames = at_the_choice(studio, moment, course.before)
        aim(page, course)
        page.evaluate(ANIMATED)
        play(page, frames, course)
        found: dict[str, dict[str, bool]] = page.evaluate("window.animated")
    with studio.scene():
        page, frames = at_the_choice(studio, moment, course.before)
        aim(page, course)
        slow_down(page)
        browser.start_tracing(page=page, categories=CATEGORIES)
        play(page, frames, course)
        work = work_of(browser.stop_tracing())
    rough = {name: sorted(parts) for name, parts in found.items() if name not in SMOOTH}
    return Motion(work, sorted(found), rough)


def at_the_choice(studio: Studio, moment: Moment, before: tuple[str, ...] = ()) -> tuple[Page, list[Frame]]:
    """Open the table at the question that follows these answers."""
    page = studio.visit("/", speed="calm")
    frames = received(page)
    seat_at(page, moment)
    for choice in before:
        page.locator(f"{OWN} {choice}").click(timeout=LONGEST)
        expect(page.locator(f"{OWN} {choice}")).to_have_count(0, timeout=LONGEST)
    page.wait_for_selector(OWN, timeout=LONGEST)
    settle(page)
    return page, frames


def aim(page: Page, course: Course) -> None:
    """Move the mouse before measuring: reading a button's position may cause a layout."""
    box = page.evaluate(
        "choice => document.querySelector(choice).getBoundingClientRect().toJSON()", f"{OWN} {course.press}"
    )
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settle(page)


def play(page: Page, frames: list[Frame], course: Course) -> None:
    page.mouse.down()
    page.wait_for_timeout(PRESS)
    page.mouse.up()
    page.wait_for_timeout(SPAN)
    events = [frame["e"]["what"] for frame in frames if frame["t"] == "ev"]
    assert course.happens in events, f"{course.happens} did not happen: {events}"


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def decision_of(studio: Studio, moment: Moment) -> Decision:
    with studio.scene():
        page, _ = at_the_choice(studio, moment)
        page.evaluate(SHIFTS)
        page.locator(f"{OWN} [data-choice]").last.hover()
        page.keyboard.press("Tab")
        page.wait_for_timeout(SPAN / 2)
        while_open = page.evaluate("window.shifts.splice(0)")
        page.locator(f"{OWN} [data-choice=stay]").click()
        page.wait_for_timeout(SPAN)
        after = page.evaluate("window.shifts")
    parts = [part for shift in (*while_open, *after) for part in shift["parts"]]
    return Decision(
        round(sum(shift["value"] for shift in while_open), 4),
        round(sum(shift["value"] for shift in after), 4),
        sorted(set(parts)),
    )


def first_click_of(studio: Studio, slowly: bool) -> FirstClick:
    seen = []
    for _ in range(CLICKS):
        with studio.scene():
            page = studio.window()
            page.add_init_script(CLICKED)
            if slowly:
                slow_down(page)
            page.goto("/", wait_until="commit")
            page.locator(".play").click(timeout=LONGEST)
            page.wait_for_function("() => window.click.answered", timeout=LONGEST)
            seen.append(page.evaluate("window.click"))
    return FirstClick(
        round(median(one["pressed"] for one in seen)), round(median(one["answered"] for one in seen))
    )


# ------------------------------------------------------------------------------------------- the report
@dataclass(frozen=True)
class Figures:
    load: float  # of the machine at the start
    motions: dict[str, Motion]
    decision: Decision
    first_click: FirstClick
    first_click_slowly: FirstClick

    def missed(self) -> list[str]:
        """Return the budgets that are exceeded."""
        found = []
        for name, motion in self.motions.items():
            work = motion.work
            if motion.not_smooth:
                parts = sorted({part for parts in motion.not_smooth.values() for part in parts})
                found.append(f"{name}: animates {', '.join(motion.not_smooth)} of {', '.join(parts)}")
            if work.long_own_tasks:
                found.append(f"{name}: {work.long_own_tasks} tasks over 50 ms, {work.longest_own} at most")
            if work.forced_layouts:
                found.append(f"{name}: {work.forced_layouts} forced layouts")
        if self.decision.open:
            found.append(f"decision: layout shift {self.decision.open}")
        if self.first_click_slowly.answered > FIRST_CLICK:
            found.append(f"first click: answered after {self.first_click_slowly.answered:.0f} ms")
        return found


def measure() -> Figures:
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        studio = Studio(browser, house.address, "en", still=False)
        try:
            captain = captains_choice()
            return Figures(
                load,
                {name: motion_of(browser, studio, captain, course) for name, course in COURSES.items()},
                decision_of(studio, moments("whole_sky", 4).asked["declare"]),
                first_click_of(studio, slowly=False),
                first_click_of(studio, slowly=True),
            )
        finally:
            browser.close()
            house.stop()


def tell(figures: Figures) -> None:
    print(f"{SLOWDOWN} times slower; load average {figures.load:.1f}\n")
    print("| | flight | crash |\n|---|---|---|")
    motions = [figures.motions[name] for name in COURSES]
    for title, cells in (
        ("animates", [", ".join(motion.animated) for motion in motions]),
        ("main-thread tasks over 50 ms, own time", [motion.work.long_own_tasks for motion in motions]),
        ("the longest, own time, ms", [motion.work.longest_own for motion in motions]),
        ("tasks over 50 ms by the clock", [motion.work.long_tasks for motion in motions]),
        ("the longest by the clock, ms", [motion.work.longest for motion in motions]),
        ("in the longest", [motion.work.in_longest for motion in motions]),
        ("forced layouts", [motion.work.forced_layouts for motion in motions]),
        ("forced by", ["; ".join(motion.work.forced_by) or "nothing" for motion in motions]),
    ):
        print(f"| {title} | {cells[0]} | {cells[1]} |")
    decision = figures.decision
    print(f"\nLayout shift while a question is open: {decision.open}; to the next one: {decision.answered}")
    if decision.moved:
        print(f"  moved: {', '.join(decision.moved)}")
    for name, click in (("at full speed", figures.first_click), ("slowed down", figures.first_click_slowly)):
        print(f"First click {name}: {click.pressed} ms after navigation, answered at {click.answered}")
    for line in figures.missed():
        print(f"missed: {line}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Frames, layout and the first click in a slow browser.")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args(arguments)
    figures = measure()
    if options.json:
        print(json.dumps({**asdict(figures), "missed": figures.missed()}, indent=2))
    else:
        tell(figures)
    return 1 if figures.missed() else 0


if __name__ == "__main__":
    sys.exit(main())
