"""Every refused card names its rule: wrong moment, player, effect or target."""

from __future__ import annotations

import pytest

from celestia.locales import knows
from tests.game.moments import CREW, after_cannot, declared, table, window_before_roll
from tests.game.reasons import reasons_of_the_rules
from tests.ledger import load, rule
from tests.scenario import Scenario


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
def test_cards_played_before_the_roll() -> None:
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


@rule("Q42")
def test_no_ninth_die() -> None:
    scenario = Scenario(CREW, captain="Ann", city=15, preset="whole_sky", cards={"bandit": 4})
    scenario.hand("Ann", "bandit").hand("Ben", "spy").set("bandits", 4)
    assert scenario.start().refuses("Ann", "play bandit") == "Q42"


@rule("R1", "R2", "R14", "Q1")
def test_cards_that_are_not_held_or_never_played() -> None:
    play = window_before_roll(table().hand("Ben", "bandit"))
    assert play.refuses("Ben", "play bandit") == "Q1"
    assert play.refuses("Cy", "play bandit") == "R1"
    assert play.refuses("Ann", "play compass") == "R2"
    assert play.refuses("Ann", "play turbo") == "R2"
    assert play.refuses("Ann", "play help_compass") == "R14"


@pytest.mark.parametrize("reason", sorted(reasons_of_the_rules()))
def test_every_reason_of_the_rules_has_a_text_and_a_rule(reason: tuple[str, str]) -> None:
    key, rule_id = reason
    assert knows("en", f"refused-{key}")
    assert rule_id in load()


@rule("Q27")
def test_a_window_waits_while_a_treasure_is_drawn() -> None:
    hands = table().hand("Ben", "ejection").hand("Cy", "instructor", "ejection")
    play = declared(hands, "fog", "fog", "fog").do("Ben", "play ejection 3")
    assert play.asks == "instruct"
    assert play.refuses("Cy", "play ejection 1") == "Q27"
    assert play.do("Cy", "pass").do("Cy", "play ejection 1").place("Ben") == "off"
