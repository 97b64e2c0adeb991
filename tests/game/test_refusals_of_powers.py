"""Every refused power and every refused spyglass names its rule."""

from __future__ import annotations

from tests.game.moments import after_cannot, declared, table, window_before_roll
from tests.ledger import rule


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


@rule("Q43")
def test_purple_does_not_reach_out_of_the_rowboat() -> None:
    scenario = table().character("Ben", "purple").hand("Ann", "pressing_need").hand("Cy", "ejection")
    play = declared(scenario.hand("Ben", "rowboat_fog"), "fog", "fog", "fog", leaving="Dee")
    play.do("Ann", "play pressing_need 1").do("Ann", "stay").do("Ben", "play rowboat_fog")
    assert play.refuses("Ben", "use purple 3") == "Q43"


@rule("B8", "C106", "P6b", "a3")
def test_spyglass() -> None:
    scenario = table().treasures("Ben", "1/spyglass")
    assert window_before_roll(scenario).refuses("Ben", "play spyglass 1") == "B8"
    boat = table().treasures("Ben", "1/spyglass").treasures("Dee", "2/spyglass").in_boat("Dee", city=4)
    play = after_cannot(boat, "fog", "fog", "fog", leaving="Ben")
    assert play.refuses("Dee", "play spyglass 2") == "C106"
    assert play.refuses("Ben", "play spyglass 1") == "P6b"
    assert play.refuses("Cy", "play spyglass 1") == "a3"
