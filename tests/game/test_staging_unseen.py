"""A staged game does not stop for a card that cannot be in any hand (H1)."""

from __future__ import annotations

import pytest

from celestia.game.knowledge.view import view
from celestia.game.setup.names import CARDS
from celestia.rules.deck import COPIES
from tests.game.test_staging import staged, stops
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

HELP = tuple(card for card in CARDS if card.startswith("help_"))


def copies_of(card: str) -> int:
    """Return how many copies the box has."""
    return COPIES[CARDS.index(card)]


@rule("H1", "Q41", "C79")
@pytest.mark.parametrize("second", ["jetpack", "compass"])
def test_no_stop_for_a_card_that_yellow_turned_up(second: str) -> None:
    """One of two Jetpacks is discarded, and Yellow may turn up the other."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters -spyglass")
    scenario.discarded("jetpack", "alternative_route", "alternative_route").deck(second, "compass")
    scenario.character("Ben", "yellow").hand("Cy", "cannon")
    play = staged(scenario).rolls("birds", "birds").do("Ben", "stay").do("Cy", "stay")
    stops(play)
    play.do("Ben", "use yellow")
    assert ("window" in stops(play)) == (second != "jetpack")


@rule("H1", "R14", "C56")
def test_no_stop_if_all_help_cards_are_face_up() -> None:
    """All help cards but one are discarded, and Yellow turns up the last one."""
    cards = [card for card in HELP for _ in range(copies_of(card))]
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters help -powers -spyglass")
    scenario.discarded(*cards[:-1]).deck(cards[-1], "compass").character("Ben", "yellow").hand("Cy", "cannon")
    play = staged(scenario).rolls("birds", "birds").do("Ben", "stay").do("Cy", "stay")
    stops(play)
    play.do("Ben", "use yellow")
    assert "lay_help" not in stops(play)


@rule("H1", "R14")
@pytest.mark.parametrize("left", HELP)
def test_one_unseen_help_card_causes_a_stop(left: str) -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="help -powers -spyglass")
    scenario.discarded(*(kind for kind in HELP for _ in range(copies_of(kind)) if kind != left)).hand(
        "Cy", "cannon"
    )
    play = staged(scenario).rolls("birds", "birds").do("Ben", "stay").do("Cy", "stay")
    assert "lay_help" in stops(play)


def leaving(*discarded: str, ben: tuple[str, ...] = ()) -> Play:
    """Ben gets off at a city with several treasures, where Instructor may be played."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="instructor -powers -spyglass")
    scenario.discarded(*discarded).hand("Ben", *ben)
    return staged(scenario).rolls("blank", "blank").do("Ben", "leave")


@rule("H1", "Q27")
def test_a_draw_stops_only_if_an_instructor_may_be_held() -> None:
    copies = 2
    assert stops(leaving(ben=("compass",))) == ["instruct"]
    assert stops(leaving()) == []
    assert stops(leaving(*["instructor"] * copies, ben=("compass",))) == []


@rule("H1", "Q27")
def test_a_draw_names_only_players_with_cards() -> None:
    assert view(leaving(ben=("compass",)).state, None).may_be_asked == (1,)


@rule("Q41", "C147")
def test_the_choice_of_a_treasure_stops_for_the_table() -> None:
    play = leaving(ben=("instructor",))
    play.game.show()
    play.do("Ben", "play instructor")
    seen = view(play.state, None)
    assert (play.game.table_is_asked, seen.asks, seen.may_be_asked) == (True, "choose_treasure", (1,))


@rule("Q41", "C206")
def test_a_crews_choice_stops_for_the_table() -> None:
    """The draw comes first, because Instructor may be played on it."""
    scenario = Scenario("Ann Ben", captain="Ann", preset="two_crews", modules="instructor -powers -spyglass")
    scenario.hand("Ann", "compass").pawns("Ann", 1)
    play = staged(scenario).rolls("blank", "blank").do("Ben", "leave")
    assert stops(play) == ["instruct", "keep_treasure"]


@rule("H1", "B7")
@pytest.mark.parametrize(
    ("treasure", "waits"), [("1/1", True), ("6/6", True), ("9/9", False), ("25/25", False)]
)
def test_stops_for_a_spyglass_depend_on_the_backs_of_treasures(treasure: str, waits: bool) -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="-powers").treasures("Ben", treasure)
    play = staged(scenario).rolls("birds", "birds").do("Ben", "stay")
    assert ("window" in stops(play)) == waits


@rule("C14", "Q35", "H1")
def test_no_stop_for_a_rowboat_of_passengers_without_cards() -> None:
    """City 4 is empty, so passengers can only take a rowboat. Cy holds no card."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=4, modules="rowboat").emptied(4)
    scenario.hand("Ben", "foghorn").hand("Dan", "rowboat_fog")
    play = staged(scenario).rolls("fog", "fog", "fog")
    named = []
    while play.game.table_is_asked and view(play.state, None).asks == "declare":
        named.append(view(play.state, None).may_be_asked)
        play.game.show()
    assert named == [(1,), (3,)]
    plain = Scenario("Ann Ben Cy Dan", captain="Ann", city=4, modules="rowboat").emptied(4)
    plain.hand("Ben", "rowboat_fog").hand("Dan", "foghorn")
    assert view(plain.start().rolls("fog", "fog", "fog").state, None).may_be_asked == (1, 3)
