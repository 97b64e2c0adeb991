"""Every refused card or power names the rule: when, who, whether, whom."""

from __future__ import annotations

import pytest

from celestia.game.laws import LAWS
from tests.ledger import rule
from tests.scenario import Play, Scenario

CREW = "Ann Ben Cy Dee"


def table(city: int | str = 4, house: str = "") -> Scenario:
    return Scenario(CREW, captain="Ann", city=city, preset="whole_sky", house=house)


def window_before_roll(scenario: Scenario) -> Play:
    """P1: Ann is asked."""
    return scenario.hand("Ann", "bandit").start()


def declared(scenario: Scenario, *faces: str, leaving: str = "") -> Play:
    """P4: the dice lie, everybody has declared. Somebody must hold a card that keeps the window open."""
    play = scenario.start().rolls(*faces)
    while play.asks == "declare":
        play.do(play.asked, "leave" if play.asked == leaving else "stay")
    return play


def after_cannot(scenario: Scenario, *faces: str, leaving: str = "") -> Play:
    """P6b: Ann cannot, and may choose another route."""
    return declared(scenario.hand("Ann", "alternative_route"), *faces, leaving=leaving).do("Ann", "pass")


@rule("B2", "C35", "C102", "C84")
def test_alternative_route() -> None:
    play = window_before_roll(table().hand("Ben", "alternative_route"))
    assert play.refuses("Ben", "play alternative_route") == "B2"
    play = declared(
        table().hand("Ben", "alternative_route").hand("Ann", "wind_gust"),
        "blank",
        "fog",
        "fog",
        leaving="Ben",
    )
    assert play.refuses("Ben", "play alternative_route") == "C35"
    in_boat = table().in_boat("Dee", city=4).hand("Dee", "alternative_route").hand("Ann", "wind_gust")
    assert declared(in_boat, "blank", "fog", "fog").refuses("Dee", "play alternative_route") == "C102"
    calm = table(2).character("Ann", "black").hand("Ann", "alternative_route", "ejection").start()
    calm.do("Ann", "use black")
    while calm.asks == "declare":
        calm.do(calm.asked, "stay")
    assert calm.refuses("Ann", "play alternative_route") == "C84"


@rule("B1", "C30", "C31", "C41")
def test_wind_gust() -> None:
    assert window_before_roll(table().hand("Ben", "wind_gust")).refuses("Ben", "play wind_gust") == "B1"
    play = declared(table().hand("Ben", "wind_gust", "ejection"), "fog", "fog", "fog")
    assert play.refuses("Ben", "play wind_gust") == "C30"
    play = after_cannot(table().hand("Ben", "wind_gust"), "fog", "blank", "fog").do("Ben", "pass")
    assert play.refuses("Ben", "play wind_gust") == "C31"
    seen = table().treasures("Ann", "1/spyglass").hand("Ben", "wind_gust").hand("Cy", "mooring")
    play = declared(seen, "fog", "blank", "fog").do("Ben", "pass").do("Ann", "play spyglass 1")
    assert play.refuses("Ben", "play wind_gust") == "C41"


@rule("B4", "P4", "C36", "C37", "C104", "C182")
def test_ejection() -> None:
    play = window_before_roll(table().hand("Ben", "ejection"))
    assert play.refuses("Ben", "play ejection 2") == "B4"
    play = declared(
        table().hand("Ben", "ejection").hand("Ann", "wind_gust"), "blank", "fog", "fog", leaving="Ben"
    )
    assert play.refuses("Ben", "play ejection 2") == "P4"
    play = declared(table().hand("Ben", "ejection"), "fog", "fog", "fog", leaving="Dee")
    assert [play.refuses("Ben", f"play ejection {seat}") for seat in (0, 1, 3)] == ["C36", "C36", "C36"]
    assert play.refuses("Ben", "play ejection 5") == "R1"
    empty = table().emptied(4).hand("Ben", "ejection").hand("Ann", "wind_gust")
    assert declared(empty, "blank", "fog", "fog").refuses("Ben", "play ejection 2") == "C37"
    void = table("void").hand("Ben", "ejection").hand("Ann", "wind_gust")
    assert declared(void, "blank", "fog", "fog", "fog").refuses("Ben", "play ejection 2") == "C182"


@rule("C104")
def test_ejection_and_the_rowboat() -> None:
    boat = table().in_boat("Dee", city=4).hand("Dee", "ejection").hand("Ben", "ejection")
    play = declared(boat, "fog", "fog", "fog")
    assert play.refuses("Dee", "play ejection 2") == "C104"
    assert play.refuses("Ben", "play ejection 3") == "C104"
    alone = table().in_boat("Dee", city=4).aircraft_gone().hand("Dee", "ejection", "alternative_route")
    play = alone.start().do("Dee", "fly").rolls("birds", "birds", "birds")
    assert play.refuses("Dee", "play ejection 2") == "C104"


@rule("B6", "C45", "C105", "P7b", "C43", "C182")
def test_jetpack() -> None:
    assert window_before_roll(table().hand("Ben", "jetpack")).refuses("Ben", "play jetpack") == "B6"
    play = after_cannot(table().hand("Ben", "jetpack"), "fog", "fog", "fog")
    assert play.refuses("Ben", "play jetpack") == "C45"
    boat = table().in_boat("Dee", city=4).hand("Ben", "jetpack").hand("Dee", "jetpack")
    assert declared(boat, "fog", "fog", "fog").refuses("Dee", "play jetpack") == "C105"
    left = table().hand("Ben", "jetpack").hand("Cy", "jetpack")
    assert declared(left, "fog", "fog", "fog", leaving="Cy").refuses("Cy", "play jetpack") == "P7b"
    play = after_cannot(table().emptied(4).hand("Ben", "jetpack"), "fog", "fog", "fog")
    assert play.refuses("Ben", "play jetpack") == "C43"
    void = after_cannot(table("void").hand("Ben", "jetpack"), "fog", "fog", "fog", "fog")
    assert void.refuses("Ben", "play jetpack") == "C182"


@rule("P1", "C111", "C129", "C85")
def test_what_is_played_before_the_roll() -> None:
    play = table().hand("Ben", "bandit", "new_gear", "spy").character("Cy", "black").start()
    play.do("Ben", "pass").do("Cy", "pass").rolls("fog", "fog", "fog")
    assert play.refuses("Ben", "play bandit") == "P1"
    assert play.refuses("Ben", "play new_gear") == "C111"
    assert play.refuses("Ben", "play spy 0") == "C111"
    assert play.refuses("Cy", "use black") == "P1"
    play = table().hand("Ben", "spy").hand("Ann", "bandit").off("Dee").character("Dee", "black").start()
    assert play.refuses("Ben", "play spy 1") == "C129"
    assert play.refuses("Ben", "play spy 3") == "C129"
    assert play.refuses("Dee", "use black") == "C85"


@rule("C64", "C66", "C182")
def test_mooring() -> None:
    assert window_before_roll(table().hand("Ben", "mooring")).refuses("Ben", "play mooring") == "C64"
    scenario = table().hand("Ann", "mooring").hand("Ben", "mooring", "grappling_hook")
    play = declared(scenario, "blank", "blank", "blank", leaving="Ben").do("Ann", "play mooring")
    assert play.refuses("Ben", "play mooring") == "C66"
    void = table("void").hand("Ben", "mooring", "wind_gust")
    play = declared(void, "blank", "blank", "blank", "blank")
    assert play.refuses("Ben", "play mooring") == "C182"


@rule("C125", "C112", "C122", "C238")
def test_pressing_need() -> None:
    play = window_before_roll(table().hand("Ann", "pressing_need"))
    assert play.refuses("Ann", "play pressing_need 1") == "C125"
    scenario = table().hand("Ann", "pressing_need").hand("Ben", "pressing_need").off("Dee")
    play = declared(scenario, "fog", "fog", "fog")
    assert play.refuses("Ben", "play pressing_need 2") == "C112"
    assert play.refuses("Ann", "play pressing_need 3") == "C122"
    assert play.refuses("Ann", "play pressing_need 4") == "R1"
    lone = table().off("Ben", "Cy", "Dee").hand("Ann", "pressing_need", "alternative_route").start()
    play = lone.do("Ann", "fly").rolls("fog", "fog", "fog")
    assert play.refuses("Ann", "play pressing_need 1") == "C122"
    boat = table().in_boat("Dee", city=4).aircraft_gone().hand("Dee", "pressing_need", "alternative_route")
    play = boat.start().do("Dee", "fly").rolls("birds", "birds", "birds")
    assert play.refuses("Dee", "play pressing_need 0") == "C112"
    blue = table().character("Ben", "blue").hand("Ben", "pressing_need", "alternative_route")
    play = declared(blue, "fog", "fog", "fog").do("Ben", "pass").do("Ben", "use blue")
    assert play.refuses("Ben", "play pressing_need 2") == "C238"


@rule("C141", "C140", "C182")
def test_grappling_hook() -> None:
    play = window_before_roll(table().hand("Ben", "grappling_hook"))
    assert play.refuses("Ben", "play grappling_hook") == "C141"
    hooks = table().hand("Ben", "grappling_hook").hand("Cy", "grappling_hook")
    play = declared(hooks, "blank", "blank", "blank", leaving="Ben")
    assert play.refuses("Cy", "play grappling_hook") == "C140"
    void = table("void", house="hook_at_announcement").hand("Ben", "grappling_hook", "wind_gust")
    play = declared(void, "blank", "blank", "blank", "blank")
    assert play.refuses("Ben", "play grappling_hook") == "C182"
    assert play.do("Ben", "pass").refuses("Ben", "play grappling_hook") == "C182"


@rule("C115")
def test_no_hook_from_the_rowboat() -> None:
    boat = table(house="hook_at_announcement").in_boat("Dee", city=4).hand("Dee", "grappling_hook")
    play = declared(boat.hand("Ann", "wind_gust"), "blank", "blank", "blank").do("Ann", "pass")
    assert play.refuses("Dee", "play grappling_hook") == "C115"


@rule("C149", "C150", "C147", "Q27")
def test_instructor() -> None:
    play = window_before_roll(table().hand("Ben", "instructor"))
    assert play.refuses("Ben", "play instructor") == "C149"
    play = table().hand("Ben", "instructor").hand("Cy", "instructor").start().rolls("fog", "fog", "fog")
    play.do("Ben", "leave")
    assert play.refuses("Cy", "play instructor") == "Q27"
    assert play.do("Ben", "play instructor").refuses("Cy", "play instructor") == "C150"
    own = table(house="instructor_own_draws").hand("Ben", "instructor").hand("Cy", "instructor")
    play = own.start().rolls("fog", "fog", "fog").do("Ben", "leave")
    assert play.refuses("Cy", "play instructor") == "C147"


@rule("B17", "C90", "C97", "B19", "C118", "C242", "C94", "R3", "C243", "C96")
def test_rowboat() -> None:
    play = window_before_roll(table().hand("Ben", "rowboat_fog"))
    assert play.refuses("Ben", "play rowboat_fog") == "B17"
    boats = (
        table()
        .off("Dee")
        .hand("Dee", "rowboat_fog")
        .hand("Ann", "rowboat_birds")
        .hand("Cy", "rowboat_lightning")
    )
    start = boats.start().rolls("fog", "fog", "fog")
    assert start.refuses("Dee", "play rowboat_fog") == "C90"
    assert start.refuses("Ann", "play rowboat_birds") == "C94"
    assert start.refuses("Cy", "play rowboat_lightning") == "R3"
    start.do("Ben", "stay").do("Cy", "stay")
    assert start.refuses("Cy", "play rowboat_lightning") == "C242"
    taken = (
        table()
        .in_boat("Dee", city=4)
        .hand("Ben", "rowboat_birds", "ejection")
        .hand("Ann", "rowboat_lightning")
    )
    play = taken.start().rolls("fog", "fog", "fog")
    assert play.refuses("Ben", "play rowboat_birds") == "B19"
    play.do("Ben", "stay").do("Cy", "stay")
    assert play.refuses("Ann", "play rowboat_lightning") == "C97"
    void = table("void", house="rowboat_on_main_line").hand("Ann", "rowboat_fog", "alternative_route")
    assert void.start().rolls("fog", "fog", "fog", "fog").refuses("Ann", "play rowboat_fog") == "C118"
    play = after_cannot(table().hand("Ben", "rowboat_fog"), "fog", "fog", "fog")
    assert play.refuses("Ben", "play rowboat_fog") == "C243"
    can = table().hand("Ben", "rowboat_fog", "wind_gust")
    play = declared(can, "blank", "blank", "blank").do("Ben", "pass")
    assert play.refuses("Ben", "play rowboat_fog") == "C96"


@rule("P6b", "C70", "C71", "C72", "C113")
def test_red() -> None:
    scenario = table().character("Ben", "red").treasures("Ben", "1/1")
    assert window_before_roll(scenario).refuses("Ben", "use red 1/1") == "P6b"
    play = after_cannot(table().character("Ben", "red"), "fog", "fog", "fog")
    assert play.refuses("Ben", "use red 1/1") == "C72"
    assert play.refuses("Cy", "use red 1/1") == "C70"
    play = after_cannot(table().character("Ben", "red").treasures("Ben", "1/1"), "fog", "fog", "fog")
    assert play.refuses("Ben", "use red 1/2") == "C72"
    off = table().character("Ben", "red").treasures("Ben", "1/1")
    assert after_cannot(off, "fog", "fog", "fog", leaving="Ben").refuses("Ben", "use red 1/1") == "C70"
    boat = table().in_boat("Dee", city=4).character("Dee", "red").treasures("Dee", "1/1")
    assert after_cannot(boat, "fog", "fog", "fog").refuses("Dee", "use red 1/1") == "C113"
    used = after_cannot(table().character("Ben", "red", used=True), "fog", "fog", "fog")
    assert used.refuses("Ben", "use red 1/1") == "C71"


@rule("C74", "C77", "C114", "C70", "C78", "P6b")
def test_blue_green_and_yellow() -> None:
    early = window_before_roll(
        table().character("Ben", "blue").character("Cy", "green").character("Dee", "yellow")
    )
    assert early.refuses("Ben", "use blue") == "C74"
    assert early.refuses("Cy", "use green") == "P6b"
    assert early.refuses("Dee", "use yellow") == "P6b"
    play = after_cannot(table().character("Ann", "blue").character("Ben", "green"), "fog", "fog", "fog")
    assert play.refuses("Ann", "use blue") == "C77"
    assert play.refuses("Ben", "use green") == "C78"
    ashore = table().character("Ben", "blue").in_boat("Dee", city=4).character("Dee", "yellow")
    play = after_cannot(ashore, "fog", "fog", "fog", leaving="Ben")
    assert play.refuses("Ben", "use blue") == "C70"
    assert play.refuses("Dee", "use yellow") == "C113"
    boat = table().in_boat("Dee", city=4).character("Dee", "blue")
    assert after_cannot(boat, "fog", "fog", "fog").refuses("Dee", "use blue") == "C114"


@rule("C80", "C82", "C114", "C183", "Q7")
def test_purple() -> None:
    assert window_before_roll(table().character("Ben", "purple")).refuses("Ben", "use purple 2") == "C80"
    keep_open = table().hand("Cy", "ejection")
    play = declared(keep_open.character("Ben", "purple"), "fog", "fog", "fog", leaving="Ben")
    assert play.refuses("Ben", "use purple 0") == "C80"
    assert play.refuses("Ben", "use purple 1") == "Q7"
    play = declared(table().hand("Cy", "ejection").character("Ann", "purple"), "fog", "fog", "fog")
    assert play.refuses("Ann", "use purple 1") == "C80"
    boat = table().hand("Cy", "ejection").in_boat("Dee", city=4).character("Dee", "purple")
    assert declared(boat, "fog", "fog", "fog").refuses("Dee", "use purple 1") == "C114"
    last = table().pile(4, "4/4").hand("Cy", "wind_gust").character("Ben", "purple")
    play = declared(last, "blank", "fog", "fog", leaving="Ben")
    assert play.refuses("Ben", "use purple 2") == "C82"
    void = table("void").hand("Cy", "wind_gust").character("Ben", "purple")
    assert declared(void, "blank", "fog", "fog", "fog").refuses("Ben", "use purple 2") == "C183"
    alone = (
        table()
        .in_boat("Dee", city=4)
        .aircraft_gone()
        .character("Dee", "purple")
        .hand("Dee", "alternative_route")
    )
    play = alone.start().do("Dee", "fly").rolls("birds", "birds", "birds")
    assert play.refuses("Dee", "use purple 0") == "C114"


@rule("B8", "C106", "P6b", "a3")
def test_spyglass() -> None:
    scenario = table().treasures("Ben", "1/spyglass")
    assert window_before_roll(scenario).refuses("Ben", "play spyglass 1") == "B8"
    boat = table().treasures("Ben", "1/spyglass").treasures("Dee", "2/spyglass").in_boat("Dee", city=4)
    play = after_cannot(boat, "fog", "fog", "fog", leaving="Ben")
    assert play.refuses("Dee", "play spyglass 2") == "C106"
    assert play.refuses("Ben", "play spyglass 1") == "P6b"
    assert play.refuses("Cy", "play spyglass 1") == "a3"


@rule("R1", "R2", "R14", "Q1")
def test_cards_that_are_not_in_the_hand_or_not_played_at_all() -> None:
    play = window_before_roll(table().hand("Ben", "bandit"))
    assert play.refuses("Ben", "play bandit") == "Q1"
    assert play.refuses("Cy", "play bandit") == "R1"
    assert play.refuses("Ann", "play compass") == "R2"
    assert play.refuses("Ann", "play turbo") == "R2"
    assert play.refuses("Ann", "play help_compass") == "R14"


@pytest.mark.parametrize("name", sorted(LAWS))
def test_every_law_speaks_in_sentences(name: str) -> None:
    law = LAWS[name]
    told = [law.when, *((reason.sentence, reason.rule) for reason in (*law.reasons, *law.outside))]
    assert all(" " in sentence and not sentence.endswith(".") for sentence, _ in told)
