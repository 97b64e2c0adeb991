"""The screen in rare moments: the rowboat, the void, crews, used powers, the end."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from celestia.game.setup.names import CARDS, COLOURS
from celestia.locales import languages
from celestia.terminal.choices import Asking
from celestia.terminal.language import Language
from celestia.terminal.podium import podium
from celestia.terminal.screen import Screen
from celestia.terminal.symbols import Symbols, is_plain
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

SAID = Language("en")


def printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def drawn(play: Play, name: str, width: int = 80) -> str:
    kinds = [""] * len(play.names)
    screen = Screen(play.names, kinds, SAID, Symbols(SAID))
    return printed(screen.draw(play.view(name), 1, width, airy=False), width)


def asked(play: Play, language: str = "en") -> Asking:
    seat = play.seat(play.asked)
    question = play.game.question(seat)
    assert question is not None
    said = Language(language)
    return Asking(play.game.view(seat), question, play.names, said, Symbols(said))


def test_the_rowboat_is_drawn_with_its_occupant() -> None:
    table = Scenario("Ann Ben Cy", captain="Ann", city=6, modules="rowboat").in_boat("Cy", "rowboat_birds", 9)
    text = drawn(table.start().rolls("fog", "blank", "fog"), "Ben")
    assert "▲ ship: Ann, Ben" in text
    assert "▲ rowboat: Cy, ignores birds" in text
    aircraft, rowboat = (line.index("▲") for line in text.splitlines() if "▲" in line)
    [cities] = [line for line in text.splitlines() if line.startswith("City")]
    assert cities.index("[6]") <= aircraft <= cities.index("[6]") + 2
    assert abs(cities.index(">9<") + 1 - rowboat) <= 1


def test_the_void_is_written_in_words() -> None:
    play = (
        Scenario("Ann Ben", captain="Ann", city="void", modules="boscalumia").hand("Ann", "wind_gust").start()
    )
    assert "ship: Ann, Ben, in the void ▲" in drawn(play.rolls("fog", "blank", "fog", "fog"), "Ann")


@rule("R5")
def test_an_empty_city_shows_no_dice() -> None:
    play = Scenario("Ann Ben", captain="Ann", city=1).emptied(4).start().rolls("fog", "blank")
    rows = {line.split()[0]: line.split()[1:] for line in drawn(play, "Ben").splitlines()[1:4]}
    assert rows["Dice"][2] == "-"
    assert rows["Treasures"][2] == "empty"


def test_a_crew_shows_its_pawns() -> None:
    play = Scenario("Ann Ben", captain="Ann", city=4, preset="two_crews").pawns("Ben", 2).start()
    text = drawn(play, "Ann")
    assert "★ Captain, 3 pawns" in text
    assert "Aboard, 2 pawns" in text


def test_a_used_character_is_marked() -> None:
    table = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ann", "red", used=True)
    text = drawn(table.character("Ben", "blue").start().rolls("fog", "blank"), "Ben")
    assert "Red, used" in text
    assert "Blue " in text


@pytest.mark.parametrize("width", [80, 100, 120])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    names = [f"Bartholomew-{name}" for name in ("Anna", "Beth", "Cleo", "Dora", "Edda", "Finn")]
    table = Scenario(" ".join(names), city=20, preset="whole_sky")
    for name, colour in zip(names, COLOURS, strict=True):
        table.character(name, colour, used=True).treasures(name, "9/9", "12/12", "15/15", "20/20")
    table.treasures(names[0], "4/4", "4/4", "6/6", "6/6").hand(names[0], *CARDS[:16], "bandit")
    lines = drawn(table.start(), names[0], width).splitlines()
    assert max(map(len, lines)) <= width
    assert [name for name in names if not any(line[2:].startswith(name) for line in lines)] == []


def test_plain_terminals_get_letters_instead_of_signs() -> None:
    assert is_plain("ascii")
    assert not is_plain("utf-8")
    assert Symbols(SAID, is_plain=True).face("fog") == "~ fog"


@rule("R2")
@pytest.mark.parametrize("language", languages())
def test_a_payment_lists_the_remaining_cards(language: str) -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1).hand("Ann", "compass", "turbo", "jetpack")
    play = table.start().rolls("fog", "blank").do("Ben", "stay").all_pass()
    does = {choice.words: choice.does for choice in asked(play, language).choices()}
    kept = {"en": "you keep: compass, Jetpack", "fr": "vous gardez : boussole, Jetpack"}
    assert does["pay turbo"] == kept[language]


def test_a_reroll_under_a_clear_sky_owes_nothing() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1).hand("Ben", "alternative_route")
    play = table.start().rolls("blank", "blank").do("Ben", "stay").do("Ben", "play alternative_route")
    assert asked(play).sentence == "Ann, which dice do you roll again? Clear sky: nothing to pay."
    assert "rien à payer" in asked(play, "fr").sentence


def test_playing_a_spyglass_names_its_city() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=6).treasures("Ben", "4/spyglass")
    play = table.start().rolls("fog", "fog", "fog").do("Ben", "stay")
    asking = asked(play)
    assert asking.sentence.startswith("The ship is falling! Ben, can you save it?")
    assert [choice.label for choice in asking.choices()] == ["pass", "play Magic spyglass of Kanopea (4)"]


def fallen(ann: str, ben: str, *helps: str) -> Play:
    """Both seats hold the given cards, then the ship falls."""
    table = Scenario("Ann Ben", captain="Ann", city=1, modules="help").hand("Ben", *helps)
    table.treasures("Ann", *ann.split()).treasures("Ben", *ben.split())
    play = table.start().rolls("fog", "fog").do("Ben", "stay")
    return play.do("Ben", "pass") if helps else play


@rule("C7", "H6")
@pytest.mark.parametrize(
    ("language", "title"), [("en", "Ann and Ben share the sky."), ("fr", "Ann et Ben se partagent le ciel.")]
)
def test_a_tie_is_a_shared_victory(language: str, title: str) -> None:
    play = fallen("25/25 25/25", "20/20 20/20 9/9 1/1")
    text = printed(podium(play.view(), play.names, Language(language)))
    assert title in text
    assert [line.split()[:3] for line in text.splitlines()[-2:]] == [["1", "Ann", "50"], ["1", "Ben", "50"]]


@rule("R13", "H6")
def test_the_podium_shows_hands_and_what_help_cards_cost() -> None:
    play = fallen("25/25", "25/25 25/25", "help_cannon")
    text = " ".join(printed(podium(play.view(), play.names, SAID), 120).split())
    assert "Ben rules the sky!" in text
    assert "1 Ben 48 (−2 for a help card) 25, 25 helping cannon" in text
    assert "2 Ann 25 25 nothing" in text
