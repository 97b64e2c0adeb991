"""Positions in which a few presses of seat 0 lead to a scene with an outcome."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from celestia.game.notation.position import position_to_text
from tests.play import Play
from tests.scenario import Scenario

from .moments import Moment, seat_at
from .person import LONGEST
from .stages import OWN

FOUR = "Ann Ben Cy Dot"


@dataclass(frozen=True)
class Drama:
    """`presses` are the answers of seat 0 in order, `script` the answers of chance."""

    moment: Moment
    presses: tuple[str, ...]
    script: tuple[str, ...] = ()


def _drama(play: Play, *presses: str, script: tuple[str, ...] = ()) -> Drama:
    return Drama(Moment(position_to_text(play.state), len(play.names)), presses, script)


def _falling(*hand: str) -> Play:
    """Ben can never pay, and Ann declares last."""
    g = Scenario(FOUR, captain="Ben", city=4).hand("Ann", *hand).start()
    return g.rolls("fog", "birds", "pirates").do("Cy", "stay").do("Dot", "leave")


def crash() -> Drama:
    """Three fall, and the next journey starts at once."""
    return _drama(_falling(), "stay")


def jetpack() -> Drama:
    """Ann jumps, and the others fall."""
    return _drama(_falling("jetpack"), "stay", "play jetpack")


def ejection() -> Drama:
    g = Scenario(FOUR, captain="Ann", city=6).hand("Ann", "ejection", "compass").start()
    g.rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay").do("Dot", "stay")
    return _drama(g, "play ejection 2")


def last_city() -> Drama:
    """A turbo is optional, so the captain is asked."""
    g = Scenario(FOUR, captain="Ann", city=20).hand("Ann", "turbo").start()
    g.rolls("fog", "blank", "blank", "blank").do("Ben", "stay").do("Cy", "stay").do("Dot", "stay")
    return _drama(g, "announce can")


def boscalumia() -> Drama:
    scene = Scenario(FOUR, captain="Ann", city="void", modules="boscalumia").hand("Ann", "turbo")
    return _drama(scene.start().rolls("fog", "blank", "blank", "blank"), "announce can")


def gift() -> Drama:
    """Ann flies on alone under a clear sky."""
    scene = Scenario(FOUR, captain="Ann", city=6, modules="krismastri").off("Ben", "Cy", "Dot")
    return _drama(scene.start(), "fly", script=("roll blank blank blank",))


def _rich() -> Scenario:
    """Ann is alone aboard and has won."""
    scene = Scenario(FOUR, captain="Ann", city=6, modules="krismastri").off("Ben", "Cy", "Dot")
    return scene.treasures("Ann", "25/25", "25/25").set("points", [50, 0, 0, 0, 0, 0])


def gifts() -> Drama:
    """Ann ends the game and hands out three gifts."""
    return _drama(_rich().gifts("4/9", "6/9", "12/15").start(), "land", "give 2", "give 1")


def end() -> Drama:
    return _drama(_rich().start(), "land")


def flight() -> Drama:
    """A flight without outcome: cards are paid and the ship flies on."""
    g = Scenario(FOUR, captain="Ann", city=6).hand("Ann", "compass", "cannon", "turbo").start()
    g.rolls("fog", "birds", "pirates").do("Ben", "stay").do("Cy", "stay").do("Dot", "stay")
    return _drama(g, "announce can")


DRAMAS = {
    one.__name__: one for one in (crash, jetpack, ejection, last_city, boscalumia, gift, gifts, end, flight)
}


def sit_down(page: Page, drama: Drama) -> None:
    """Take the seat at an instant table, where bots answer without a pause."""
    seat_at(page, drama.moment, instant=True, script=drama.script)
    page.wait_for_selector(OWN, timeout=LONGEST)


def press(page: Page, words: str) -> None:
    """Answer the open question, in two steps if it has a target."""
    page.wait_for_selector(OWN, timeout=LONGEST)
    whole = page.locator(f"{OWN} [data-choice='{words}']")
    if not whole.count():
        page.locator(f"{OWN} [data-choice='']").click()
    whole.click()
    confirm = page.locator(f"{OWN} [data-confirm]:not([disabled])")
    if confirm.count():
        confirm.click()
