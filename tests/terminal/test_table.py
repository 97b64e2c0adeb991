"""At the table: questions, screens, wrong answers, and what the curtain hides."""

from __future__ import annotations

from contextlib import suppress

import pytest

from celestia.game.game import Game
from celestia.locales import languages
from celestia.terminal.keyboard import Leave
from tests.ledger import rule
from tests.scenario import Scenario
from tests.terminal.desk import Desk, chance


def declaring() -> Game:
    """Ann flies, Ben and Cy are about to declare. Every hand has a unique card."""
    table = Scenario("Ann Ben Cy", captain="Ann", city=4)
    table.hand("Ann", "compass", "turbo").hand("Ben", "jetpack", "foghorn").hand("Cy", "ejection", "cannon")
    table.treasures("Ben", "6/9").treasures("Cy", "2/6")
    return table.start().rolls("fog", "blank", "birds").game


def sit(game: Game, *lines: str, language: str = "en") -> Desk:
    """Play with these lines until they run out."""
    desk = Desk(*lines)
    with suppress(Leave):
        desk.table(game, language).play(chance())
    return desk


CARDS_OF = {
    "en": {"Ben": ("Jetpack", "9 = 9 points"), "Cy": ("Ejection", "6 = 6 points")},
    "fr": {"Ben": ("Jetpack", "9 = 9 points"), "Cy": ("Débarquement", "6 = 6 points")},
}


@rule("H2")
@pytest.mark.parametrize("language", languages())
def test_the_curtain_hides_the_previous_seats_screen(language: str) -> None:
    desk = sit(declaring(), "", "stay", "", language=language)
    curtain_for_ben, screen_of_ben, curtain_for_cy, screen_of_cy = desk.screens
    of_ben, of_cy = CARDS_OF[language]["Ben"], CARDS_OF[language]["Cy"]
    assert all(word in screen_of_ben for word in of_ben)
    assert all(word in screen_of_cy for word in of_cy)
    for private, foreign in ((screen_of_ben, of_cy), (screen_of_cy, of_ben)):
        assert not any(word in private for word in foreign)
    for curtain, name in ((curtain_for_ben, "Ben"), (curtain_for_cy, "Cy")):
        assert name in curtain
        assert not any(word in curtain for word in (*of_ben, *of_cy))


@rule("R4", "H2")
def test_the_curtain_tells_public_news_without_secrets() -> None:
    screens = sit(declaring(), "", "leave").screens
    assert "Ben takes a treasure of Kanopea (4).\n" in unpadded(screens[2])


def unpadded(text: str) -> str:
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())


def test_no_curtain_if_the_same_person_is_asked_again() -> None:
    desk = sit(declaring(), "", "nonsense", "stay")
    assert sum("Pass the keyboard" in screen for screen in desk.screens) == 2  # Ben, then Cy


def test_a_single_person_needs_no_curtain() -> None:
    desk = Desk()
    game = declaring()
    with suppress(Leave):
        desk.table(game, seats=("odds", "you", "odds")).play(chance())
    assert "Pass the keyboard" not in desk.shown
    assert "Ben, do you stay with Ann? Ann owes a compass and a foghorn and holds 2 cards." in desk.shown


def test_the_screen_shows_dice_by_sign_and_word_and_explains_choices() -> None:
    screen = sit(declaring(), "").screens[1]
    assert "[≈ fog]  [· blank]  [∨ birds]   Ann owes a compass and a foghorn." in screen
    assert "1 stay — If Ann pays, you reach 6. If not, you get nothing." in screen
    assert "2 leave — Take 1 of the 10 treasures of Kanopea now." in screen
    assert "ship: Ann, Ben, Cy" in screen
    assert "[4]" in screen
    assert ">6<" in screen


@rule("H2")
def test_points_of_others_are_not_shown() -> None:
    lines = sit(declaring(), "").screens[1].splitlines()
    [own] = [line for line in lines if line.startswith("› Ben")]
    [other] = [line for line in lines if line.startswith("  Cy")]
    assert own.split()[-3:] == ["9", "1", "(6)"]
    assert other.split()[-3:] == ["?", "1", "(2)"]


def test_answers_by_number_by_word_and_by_label() -> None:
    by_number, by_word, by_label = declaring(), declaring(), declaring()
    sit(by_number, "", "2")
    sit(by_word, "", " leave ")
    sit(by_label, "", "Descendre", language="fr")
    assert by_number.lines[-1] == by_word.lines[-1] == by_label.lines[-1] == "1 leave"


@rule("Q41")
def test_a_wrong_answer_is_refused_with_its_rule_and_asked_again() -> None:
    game = declaring()
    desk = sit(game, "", "fly away", "7", "play jetpack", "1")
    nonsense, number, too_early = desk.screens[2:5]
    assert "Not allowed: No action is called 'fly away'. (rule Q41)" in nonsense
    assert "There is no choice 7: the list goes from 1 to 2." in number
    assert "Not allowed:" in too_early
    assert "(rule " in too_early
    assert game.lines[-1] == "1 stay"


def test_a_table_in_french_refuses_in_french() -> None:
    desk = sit(declaring(), "", "fly away", "play jetpack", "1", language="fr")
    nonsense, too_early = desk.screens[2:4]
    assert "Refusé : Aucune action ne s'appelle « fly away ». (règle Q41)" in nonsense
    assert "Refusé : Seulement quand le vaisseau s'écrase. (règle B6)" in too_early


def test_commands_for_help_reason_and_history() -> None:
    desk = sit(declaring(), "", "?", "r", "h", "hh", "")
    about_keys, reason, journey, whole, nothing = desk.screens[2:7]
    assert "q quit: the record is kept" in " ".join(about_keys.split())
    assert "(R3, R4)" in reason
    assert "Ann rolls ≈ fog, · blank and ∨ birds." in journey
    assert "Ann rolls ≈ fog, · blank and ∨ birds." in whole
    assert nothing.strip() == "Your answer (? for help):"


def test_quitting_stops_the_game() -> None:
    desk = Desk("", "q")
    table = desk.table(declaring())
    with pytest.raises(Leave):
        table.play(chance())


def test_news_covers_the_events_since_the_last_answer() -> None:
    first, second = sit(declaring(), "", "stay", "", "stay").screens[1::2][:2]
    assert "Ann rolls " in first
    assert "Ben stays aboard." not in first
    assert "Ben stays aboard." in second
