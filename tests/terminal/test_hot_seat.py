"""Several people at one keyboard: windows open for everybody or nobody."""

from __future__ import annotations

from contextlib import suppress

import pytest

from celestia.game.game import Game
from celestia.terminal.keyboard import Leave
from tests.ledger import rule
from tests.scenario import Scenario
from tests.terminal.desk import Desk, chance
from tests.terminal.simple_bots import Passive

NOBODY = ""
CURTAIN = "Pass the keyboard to"


def sit(
    game: Game, *lines: str, bots: tuple[int, ...] = (), auto_roll: bool = True, language: str = "en"
) -> Desk:
    """Play until the lines run out, with people in every seat that has no passive bot."""
    desk = Desk(*lines, width=120)
    seats = ["odds" if seat in bots else "you" for seat in range(game.config.players)]
    with suppress(Leave):
        desk.table(game, language, seats, {seat: Passive() for seat in bots}, auto_roll).play(chance())
    return desk


def lines_of(game: Game, seat: int) -> list[str]:
    return [line.partition(" ")[2] for line in game.lines if line.startswith(f"{seat} ")]


def rolled(*faces: str, preset: str = "classic", modules: str = "", **hands: str) -> Game:
    """Ann is captain, Ben is aboard, and both hold the given cards."""
    table = Scenario("Ann Ben", captain="Ann", city=1, preset=preset, modules=modules)
    for name, cards in hands.items():
        table.hand(name, *cards.split())
    return table.start().rolls(*faces).game


# ------------------------------------------------------------------------------------------- speaking up
@rule("Q41", "H2")
def test_screens_are_the_same_whether_or_not_a_hidden_card_can_be_played() -> None:
    """Ben's Wind gust changes neither the public question nor what follows it."""

    def screens(card: str) -> list[str]:
        game = rolled("fog", "blank", Ann="compass", Ben=f"{card} cannon")
        return sit(game, "", "stay", NOBODY, "", NOBODY).screens

    held, other = screens("wind_gust"), screens("foghorn")
    assert "All have decided. Does anybody play a card?" in held[2]
    assert "Type your number (1 Ann, 2 Ben)" in held[2]
    assert held[2:] == other[2:]


def test_typing_a_seat_number_lets_that_person_play() -> None:
    game = rolled("fog", "blank", Ann="compass compass", Ben="wind_gust")
    desk = sit(game, "", "stay", "2", "", "play wind_gust")
    assert CURTAIN in desk.screens[3]
    assert "2 play Wind gust" in desk.screens[4]
    assert "play wind_gust" in lines_of(game, 1)


def test_speaking_up_without_a_card_asks_the_others_again() -> None:
    """Ben speaks up without a playable card, is told so, and the table is asked again."""
    game = rolled("fog", "blank", Ann="compass", Ben="foghorn")
    desk = sit(game, "", "stay", "2", "", "", NOBODY)
    assert "You have nothing to play now." in desk.screens[4]
    assert "Anybody else? Type your number (1 Ann)" in desk.screens[5]


def test_an_unlisted_number_is_asked_again() -> None:
    game = rolled("fog", "blank", Ann="compass", Ben="foghorn")
    desk = sit(game, "", "stay", "7", "x", "?", "q")
    assert all("Type your number (1 Ann, 2 Ben)" in screen for screen in desk.screens[2:5])
    assert "q quit: the record is kept" in " ".join(desk.screens[5].split())


def test_a_wrong_answer_of_a_speaker_is_refused() -> None:
    game = rolled("fog", "blank", Ann="compass", Ben="wind_gust")
    desk = sit(game, "", "stay", "2", "", "fly away", "play jetpack", "1")
    assert "Not allowed: No action is called 'fly away'. (rule Q41)" in desk.screens[5]
    assert "Not allowed:" in desk.screens[6]
    assert "Anybody else?" in desk.screens[7]


# ------------------------------------------------------------------------------------------- the captain
@rule("C3", "C2")
@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("cannon", "You owe a compass. Keep your cards, and fall."),
        ("compass", "Compulsory: a compass. Only turbos are optional."),
        ("turbo", "1 I can — Play turbo and fly on to Verdolia (2)."),
    ],
)
def test_the_captain_is_called_whatever_their_hand(hand: str, sentence: str) -> None:
    game = rolled("fog", "blank", Ann=hand, Ben="foghorn")
    desk = sit(game, "", "stay", NOBODY)
    assert "Nobody: pass the keyboard to Ann, who presses Enter:" in desk.screens[2]
    assert sentence in desk.screens[3]


@rule("Q41")
def test_announcement_and_payment_are_one_visit() -> None:
    game = rolled("fog", "blank", Ann="compass turbo", Ben="foghorn")
    desk = sit(game, "", "stay", NOBODY, "2", NOBODY)
    assert "Ann, with which card? You owe a compass." in desk.screens[3]
    assert "pay turbo" in lines_of(game, 0)
    assert "Ann pays a turbo." in desk.screens[5]


def test_a_captain_with_turbos_announces_then_chooses_cards() -> None:
    game = rolled("fog", "fog", Ann="improved_compass compass turbo turbo", Ben="foghorn", preset="whole_sky")
    desk = sit(game, "", "stay", NOBODY, "3", NOBODY)
    assert "Ann, with which cards? You owe two compasses." in desk.screens[3]
    assert len([line for line in desk.screens[3].splitlines() if line.lstrip()[1:6] == " pay "]) >= 3
    assert lines_of(game, 0)[-1].startswith("pay ")


@rule("C21")
def test_a_clear_sky_asks_only_the_window() -> None:
    game = rolled("blank", "blank", Ann="compass turbo", Ben="foghorn")
    desk = sit(game, "", "stay", NOBODY)
    assert "All have decided. Does anybody play a card?" in desk.screens[2]
    assert "Ann has nothing to pay." in desk.screens[3]
    assert "The ship reaches Verdolia (2)." in desk.screens[3]


def test_a_captain_without_cards_is_not_called() -> None:
    game = rolled("fog", "blank", Ben="foghorn")
    desk = sit(game, "", "stay", NOBODY)
    assert not any("Ann decides: can they pay" in screen for screen in desk.screens)
    assert "Ann: “I can't.” The ship is falling." in desk.screens[3]


def test_a_card_after_the_announcement_calls_the_captain_again() -> None:
    game = rolled("fog", "blank", Ann="compass turbo", Ben="wind_gust")
    desk = sit(game, "", "stay", NOBODY, "1", "2", "", "play wind_gust")
    assert "Ann can pay. Does anybody play a card?" in desk.screens[4]
    assert "Ben plays Wind gust" in desk.screens[7]
    assert CURTAIN in desk.screens[7] or "Type your number" in desk.screens[7]
    assert not any(line.startswith("pay ") for line in lines_of(game, 0))


# -------------------------------------------------------------------------------------------- the roll
def test_the_captain_presses_enter_at_the_public_screen() -> None:
    game = Scenario("Ann Ben", captain="Ann", city=1).hand("Ann", "compass").start().game
    desk = sit(game, "", auto_roll=False)
    assert "Ann is about to roll 2 dice." in desk.screens[0]
    assert desk.screens[0].rstrip().endswith("Ann, press Enter to roll:")
    assert "Your hand" not in desk.screens[0]


def test_a_card_before_the_roll_and_the_roll_are_one_question() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1, preset="whole_sky").hand("Ben", "bandit", "foghorn")
    game = table.hand("Ann", "compass").set("staged", 1).start().game
    desk = sit(game, NOBODY, auto_roll=False)
    prompt = "Type your number (1 Ann, 2 Ben) to play a card. Ann, press Enter to roll:"
    assert prompt in " ".join(desk.screens[0].split())
    assert "Ann rolls " in desk.screens[1]


def test_before_a_bot_rolls_people_are_asked() -> None:
    table = Scenario("Ann Ben Cy", captain="Cy", city=1, preset="whole_sky")
    game = table.hand("Ann", "compass").hand("Ben", "bandit").set("staged", 1).start().game
    desk = sit(game, "2", "", "2", bots=(2,), auto_roll=False)
    assert "Cy is about to roll. Does anybody play a card?" in desk.screens[0]
    assert "play bandit" in lines_of(game, 1)


# -------------------------------------------------------------------------------------------- the fall
def falling(preset: str = "classic", modules: str = "", ann: str = "cannon", ben: str = "foghorn") -> Game:
    table = Scenario("Ann Ben Cy", captain="Ann", city=4, preset=preset, modules=modules)
    table.hand("Ann", *ann.split()).hand("Ben", *ben.split()).hand("Cy", "foghorn")
    table.treasures("Ben", "2/spyglass").treasures("Cy", "2/2")
    return table.start().rolls("fog", "fog", "fog").game


STAYS = (
    "",
    "stay",
    "",
    "stay",
    NOBODY,
    "",
)  # Ben, Cy, the window; then Ann reads that they must fall


@rule("C45", "C3")
def test_the_fall_is_one_question_to_the_table() -> None:
    desk = sit(falling(), *STAYS, NOBODY)
    assert "Ann owes three compasses." in desk.screens[6]
    assert "The ship is falling! Can anybody save it?" in desk.screens[6]
    assert "Ben and Cy still have a chance to save it." in desk.screens[6]
    assert "Type your number (1 Ann, 2 Ben, 3 Cy)" in desk.screens[6]
    assert "The ship crashes on the way to Horlune (6). Ann, Ben and Cy get nothing." in desk.screens[7]


@rule("C45")
def test_a_jump_is_decided_while_the_ship_may_still_be_saved() -> None:
    jumps, saved = falling(ann="jetpack"), falling(ann="jetpack")
    sit(jumps, *STAYS, "1", "", "play jetpack", NOBODY)
    assert "play jetpack" in lines_of(jumps, 0)
    desk = sit(saved, *STAYS, "1", "", "play jetpack", "2", "", "2")
    assert "The ship is falling! Ann, can you save it?" in desk.screens[8]
    assert "play spyglass 2" in lines_of(saved, 1)
    assert "play jetpack" not in lines_of(saved, 0)


@rule("R14", "Q29")
def test_help_is_part_of_the_same_question_and_revealed_together() -> None:
    game = falling(modules="help", ben="help_compass")
    desk = sit(game, *STAYS, "2", "", "lay help_compass", "3", "", "", NOBODY)
    assert "Ben helps" not in "".join(desk.screens[:-1])
    assert "Ben helps with a helping compass." in desk.screens[-1]


def test_the_table_is_asked_again_if_somebody_waits() -> None:
    game = falling(modules="help")
    desk = sit(game, *STAYS, "2", "", "wait", NOBODY, "2", "", "2", NOBODY)
    assert "The ship is falling!" in desk.screens[10]
    assert "play spyglass 2" in lines_of(game, 1)


# ----------------------------------------------------------------------------------- mooring and the hook
def test_mooring_and_hook_are_offered_before_the_ship_flies() -> None:
    table = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="specials_1 grappling_hook")
    table.hand("Ann", "compass").hand("Ben", "grappling_hook").hand("Cy", "mooring")
    game = table.start().rolls("fog", "blank", "blank").game
    desk = sit(game, "", "leave", "", "stay", NOBODY, "", "2", "", "2", NOBODY)
    assert "2 play Grappling hook — As the ship flies on: Climb back aboard" in desk.screens[8]
    asked = [screen for screen in desk.screens if "Ann can pay. Does" in screen and "Type" in screen]
    assert len(asked) == 2, "the first question, then for anybody else"
    assert "play grappling_hook" in lines_of(game, 1)
    assert "pass" in lines_of(game, 2)


# --------------------------------------------------------------------------------------- rare moments
@rule("C182")
def test_a_rowboat_in_the_void_is_offered_once() -> None:
    table = Scenario("Ann Ben Cy", captain="Ann", city="void", modules="boscalumia rowboat")
    table.hand("Ann", "compass").hand("Ben", "rowboat_fog").hand("Cy", "cannon")
    game = table.set("staged", 1).start().rolls("fog", "blank", "blank", "blank").game
    desk = sit(game, "2", "", "2", NOBODY)
    assert "Nobody can get off here. Does anybody take the rowboat?" in desk.screens[0]
    assert "Type your number (2 Ben, 3 Cy)" in desk.screens[0]
    assert "play rowboat_fog" in lines_of(game, 1)
    assert sum("take the rowboat?" in screen for screen in desk.screens) == 1


@rule("C147")
def test_the_table_is_asked_before_draws_only_if_somebody_wants_it() -> None:
    def leaving() -> Game:
        table = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="instructor")
        table.hand("Ann", "compass").hand("Ben", "instructor").hand("Cy", "cannon")
        return table.set("staged", 1).start().rolls("fog", "blank", "blank").game

    desk = sit(leaving(), "", "leave")
    assert "Does anybody play Instructor?" not in desk.shown
    game = leaving()
    desk = sit(game, "", "i", "leave", "2", "", "play instructor", "", "1")
    assert "From now on the table is asked before every treasure." in desk.screens[2]
    assert "Ben is about to draw a treasure of Kanopea (4). Does anybody play Instructor?" in desk.screens[3]
    assert "Type your number (1 Ann, 2 Ben, 3 Cy)" in desk.screens[3]
    assert "play instructor" in lines_of(game, 1)
    assert any(words.startswith("choose ") for words in lines_of(game, 1))


@rule("C206")
def test_a_crew_chooses_its_treasure_at_the_keyboard() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=4, preset="two_crews")
    game = table.pile(4, "4/6", "4/4", "4/4").start().game
    desk = sit(game, "", "pass", "", "leave", "2")
    assert any("which treasure does your crew keep?" in screen for screen in desk.screens)
