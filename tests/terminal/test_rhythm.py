"""One person and bots: asked only with a choice, once per beat, and to roll."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from celestia.bots.random_bot import RandomBot
from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.terminal.keyboard import Leave
from celestia.terminal.table import GameTable
from tests.ledger import rule
from tests.scenario import Scenario
from tests.terminal.desk import Desk, chance
from tests.terminal.simple_bots import Helper, Leaver, Passive


def sit_alone(game: Game, *lines: str, seat: int = 0, auto_roll: bool = True, language: str = "en") -> Desk:
    """Play until the lines run out, with one person and passive bots."""
    desk = Desk(*lines)
    seats = ["you" if at == seat else "odds" for at in range(game.config.players)]
    bots = {at: Passive() for at in range(game.config.players) if at != seat}
    with suppress(Leave):
        desk.table(game, language, seats, bots, auto_roll).play(chance())
    return desk


# --------------------------------------------------------------------------------------- no forced questions
@rule("Q41")
@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_is_asked_a_question_with_one_answer(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = record_choice_counts(monkeypatch)
    for seed in range(3):
        game = Game(Config.preset(preset, 2 if preset == "two_crews" else 4))
        bots = {seat: RandomBot(Random(seed * 10 + seat)) for seat in range(1, game.config.players)}
        desk, rng = Desk(*["1", "2"] * 600), Random(seed)
        seats = ["you", *["random"] * (game.config.players - 1)]
        with suppress(Leave):
            desk.table(game, seats=seats, bots=bots).play(rng)
        assert game.over
    assert len(asked) > 20
    assert min(asked) > 1


def record_choice_counts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record how many choices each question to a person has."""
    asked: list[int] = []
    show: Callable[..., object] = GameTable._choose

    def choose(table: GameTable, asking: object) -> object:
        asked.append(len(asking.choices()))  # type: ignore[attr-defined]
        return show(table, asking)

    monkeypatch.setattr(GameTable, "_choose", choose)
    return asked


@rule("Q41", "C2")
def test_a_forced_announcement_and_payment_are_shown_not_asked() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1).hand("Ann", "compass", "cannon")
    desk = sit_alone(table.start().rolls("fog", "blank").game)
    assert "You: “I can pay!”" in desk.shown
    assert "You pay a compass." in desk.shown
    assert "can you pay?" not in desk.shown


@rule("C21")
def test_all_blanks_ask_the_captain_nothing() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1).hand("Ann", "compass", "turbo")
    desk = sit_alone(table.start().rolls("blank", "blank").game)
    first = desk.screens[0]
    assert first.index("You have nothing to pay.") < first.index("The ship reaches Verdolia (2).")


@rule("C21")
def test_a_card_declined_under_a_clear_sky_is_not_offered_again() -> None:
    """Wind gust may be played after the declarations and after the announcement."""
    table = Scenario("Ann Ben", captain="Ben", city=1).hand("Ann", "wind_gust")
    desk = sit_alone(table.start().rolls("blank", "blank").game, "stay", "pass")
    assert "All have decided. Play a card now? Clear sky: nothing to pay." in desk.screens[1]
    assert "The ship reaches Verdolia (2)." in desk.screens[2]


@rule("C3")
@pytest.mark.parametrize("card", ["instructor", "foghorn"])
def test_sentences_do_not_reveal_that_a_bot_was_asked_in_a_window(card: str) -> None:
    """Whether Cy holds Instructor, Ben leaves and takes a treasure at once."""
    table = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="instructor").hand("Cy", card)
    game = table.start().rolls("fog", "fog", "fog").game
    desk = Desk()
    with suppress(Leave):
        desk.table(game, seats=("you", "odds", "odds"), bots={1: Leaver(), 2: Passive()}).play(chance())
    assert "Ben takes a treasure of Kanopea (4)." in desk.shown


# --------------------------------------------------------------------------------------------- the roll
@pytest.mark.parametrize(
    ("language", "prompt"), [("en", "Press Enter to roll:"), ("fr", "Appuyez sur Entrée pour lancer :")]
)
def test_the_captain_presses_enter_to_roll(language: str, prompt: str) -> None:
    game = Scenario("Ann Ben", captain="Ann", city=1).hand("Ann", "compass").start().game
    desk = sit_alone(game, "", auto_roll=False, language=language)
    assert desk.screens[0].rstrip().endswith(prompt)
    assert "[" not in desk.screens[0].split("Dice: ")[-1].splitlines()[0]
    assert any(line.startswith("roll ") for line in game.lines)


def test_commands_work_while_the_roll_waits() -> None:
    game = Scenario("Ann Ben", captain="Ann", city=1).start().game
    desk = sit_alone(game, "?", "r", "q", auto_roll=False)
    assert "q quit: the record is kept" in " ".join(desk.screens[1].split())
    assert "The captain rolls the dice shown on the next city." in desk.screens[2]
    assert not any(line.startswith("roll ") for line in game.lines)


def test_auto_roll_and_bots_need_no_enter() -> None:
    for captain, auto_roll in (("Ann", True), ("Ben", False)):
        game = Scenario("Ann Ben", captain=captain, city=1).start().game
        assert "Press Enter" not in sit_alone(game, auto_roll=auto_roll).shown.split(" rolls ")[0]


@rule("R6")
def test_a_captain_who_chose_to_fly_is_not_asked_to_roll() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=4).off("Ben")
    desk = sit_alone(table.start().game, "fly", auto_roll=False)
    assert "Ann, you are alone: land or go on?" in desk.screens[0]
    assert "Press Enter to roll" not in desk.screens[1].split("You roll ")[0]


def test_a_card_before_ones_own_roll_and_the_roll_are_one_question() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1, preset="whole_sky").hand("Ann", "bandit", "compass")
    game = table.start().game
    desk = sit_alone(game, "1", auto_roll=False)
    assert "1 pass — Keep your cards for later." in desk.screens[0]
    assert game.lines[:2] == ["0 pass", next(line for line in game.lines if line.startswith("roll "))]


def test_after_a_card_the_captain_is_asked_again_before_the_roll() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=1, preset="whole_sky").hand("Ann", "bandit", "compass")
    game = table.start().game
    desk = sit_alone(game, "play bandit", auto_roll=False)
    assert desk.screens[1].rstrip().endswith("Press Enter to roll:")
    assert "roll 3 dice" in desk.screens[1]


# --------------------------------------------------------------------------------------------- payments
@rule("C4", "B13")
def test_the_default_payment_saves_turbos_and_improved_equipment() -> None:
    table = Scenario("Ann Ben", captain="Ann", city=4, preset="whole_sky")
    table.hand("Ann", "turbo", "compass", "foghorn", "improved_compass")
    game = table.start().rolls("fog", "birds", "blank").game
    desk = sit_alone(game, "")
    screen = desk.screens[0]
    assert "1 pay compass, foghorn — you keep: improved compass, Turbo" in screen
    assert screen.rstrip().endswith("Your answer (Enter: 1, ? for help):")
    assert "0 pay compass foghorn" in game.lines


def test_enter_is_no_answer_to_questions_without_default() -> None:
    table = Scenario("Ann Ben", captain="Ben", city=4)
    game = table.start().rolls("fog", "birds", "blank").game
    sit_alone(game, "", "")
    assert not any(line.startswith("0 ") for line in game.lines)


# --------------------------------------------------------------------------------------------- the fall
def falling(*cards: str, preset: str = "classic", treasure: str = "2/spyglass") -> Game:
    """Ben cannot pay. Ann is aboard with these cards and a spyglass."""
    table = Scenario("Ann Ben Cy", captain="Ben", city=4, preset=preset).hand("Ann", *cards)
    if treasure:
        table.treasures("Ann", treasure)
    return table.hand("Cy", "foghorn").start().rolls("fog", "fog", "fog").game


@rule("C45", "B6")
def test_save_the_ship_or_yourself_is_one_question() -> None:
    game = falling("jetpack")
    desk = sit_alone(game, "stay", "play jetpack")
    screen = desk.screens[1]
    assert "The ship is falling! Ann, can you save it?" in screen
    assert "1 pass — Keep your cards for later." in screen
    assert "2 play Magic spyglass of Verdolia (2)" in screen
    assert "3 play Jetpack — As the ship falls: Land at Kanopea (4) with a treasure, alone." in screen
    assert [line for line in game.lines if line.startswith("0 ")][:3] == [
        "0 stay",
        "0 pass",
        "0 play jetpack",
    ]
    assert "Nobody saved" not in desk.shown


@rule("C45")
def test_doing_nothing_is_decided_once() -> None:
    game = falling("jetpack")
    desk = sit_alone(game, "stay", "1")
    assert [line for line in game.lines if line.startswith("0 ")][:3] == ["0 stay", "0 pass", "0 pass"]
    assert "The ship crashes on the way to Horlune (6). You, Ben and Cy get nothing." in desk.screens[2]


def test_a_jetpack_alone_is_offered_once_nobody_saved_the_ship() -> None:
    desk = sit_alone(falling("jetpack", treasure=""), "stay", "2")
    assert "Last chance, Ann: do you save yourself? Nobody could stop the fall." in desk.screens[1]


def sit_with_helper(game: Game, *lines: str) -> Desk:
    desk = Desk(*lines)
    with suppress(Leave):
        desk.table(game, seats=("you", "odds", "odds"), bots={1: Passive(), 2: Helper()}).play(chance())
    return desk


def falling_with_help(*helps: str) -> Game:
    """Ann has a spyglass and a jetpack, Ben cannot pay, and Cy may lay help."""
    table = Scenario("Ann Ben Cy", captain="Ben", city=4, preset="classic", modules="help")
    table.hand("Ann", "jetpack", "help_cannon").treasures("Ann", "2/spyglass").hand("Cy", *helps)
    return table.start().rolls("fog", "fog", "fog").game


@rule("R14", "Q2")
def test_help_is_part_of_the_question_and_a_player_may_wait_for_others() -> None:
    game = falling_with_help()
    desk = sit_with_helper(game, "stay", "wait", "2", "3")
    first, second = desk.screens[1:3]
    labels = ("pass", "Magic spyglass", "lay helping cannon", "Jetpack", "wait")
    assert all(label in first for label in labels)
    assert "wait — You decide when the time comes." in first
    assert "2 lay helping cannon — Unseen until all are ready." in second
    assert "Ann plays" not in second


@rule("Q2")
def test_a_change_cancels_a_decision() -> None:
    """Cy's help is not enough, so Ann, who wanted to jump, is asked again."""
    game = falling_with_help("help_compass")
    desk = sit_with_helper(game, "stay", "play jetpack", "1")
    assert "Cy helps with a helping compass." in desk.screens[2]
    assert "Ben owes two compasses." in desk.screens[2]
    assert "0 play jetpack" not in game.lines


@rule("Q2")
def test_a_decision_is_kept_while_nothing_changes() -> None:
    game = falling_with_help()
    sit_with_helper(game, "stay", "play jetpack")
    assert "0 play jetpack" in game.lines


# ---------------------------------------------------------------------------------------------- the way
@rule("C64")
def test_mooring_may_be_decided_before_or_after_the_payment() -> None:
    def paid_for() -> Game:
        table = Scenario("Ann Ben Cy", captain="Ben", city=4, preset="classic", modules="specials_1")
        table.hand("Ann", "wind_gust", "mooring").hand("Ben", "compass", "foghorn")
        return table.start().rolls("fog", "birds", "blank").game

    ahead, later = paid_for(), paid_for()
    desk = sit_alone(ahead, "stay", "pass", "play mooring")
    assert "Ben can pay. Play a card before the ship flies?" in desk.screens[2]
    assert "3 play Mooring — Once the way is paid: Cards are spent, nobody moves." in desk.screens[2]
    assert "0 play mooring" in ahead.lines
    desk = sit_alone(later, "stay", "pass", "wait")
    assert "All is paid: do you hold the ship back?" in desk.screens[3]
    assert "Ben pays a compass and a foghorn." in desk.screens[3]


def test_a_card_for_this_moment_is_played_at_once() -> None:
    game = falling("jetpack")
    sit_alone(game, "stay", "2")
    assert [line for line in game.lines if line.startswith("0 ")][:2] == ["0 stay", "0 play spyglass 2"]
