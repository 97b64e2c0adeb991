"""A staged game stops wherever public facts allow a question: no pause tells who holds what."""

from __future__ import annotations

from random import Random

import pytest

from celestia import engine
from celestia.game.config import PRESETS, Config
from celestia.game.game import Game
from celestia.game.view import view
from celestia.rules import question
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def play_staged(config: Config, seed: int) -> Game:
    game, rng = Game(config), Random(seed)
    game.stage()
    while not game.over:
        game.let_chance_answer(rng)
        if game.table_is_asked:
            game.show()
        elif game.asked is not None:
            game.do(game.asked, rng.choice(game.legal(game.asked)))
    return game


@pytest.mark.parametrize("preset", PRESETS)
def test_stops_for_the_table_leave_no_trace_in_the_record(preset: str) -> None:
    config = Config.preset(preset, 2)
    staged, plain = play_staged(config, 7), Game(config)
    for line in staged.lines:
        if line[0].isdigit():
            seat, words = line.split(maxsplit=1)
            plain.do(int(seat), words)
        else:
            plain.answer_chance(line)
    assert plain.over
    assert plain.scores() == staged.scores()
    assert [event.what for event in plain.events] == [event.what for event in staged.events]


def staged(scenario: Scenario) -> Play:
    play = scenario.set("staged", 1).start()
    while play.game.table_is_asked:
        play.game.show()
    return play


@rule("Q41", "H5")
@pytest.mark.parametrize("hand", [("compass",), ("turbo",), ("foghorn",)])
def test_all_wait_for_the_announcement_whatever_the_captain_holds(hand: tuple[str, ...]) -> None:
    """Forced to say yes, free to choose, forced to say no: the others see the same pause."""
    play = staged(Scenario("Ann Ben", captain="Ann").hand("Ann", *hand)).rolls("fog", "pirates")
    play.do("Ben", "stay")
    while play.state.question != question.ANNOUNCE:
        play.game.show()
    seen = view(play.state, 1)
    assert (seen.asks, seen.may_be_asked, seen.question) == ("announce", (0,), None)


@rule("Q41")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_a_window_is_shown_whether_or_not_somebody_holds_its_card(card: str) -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", card)).rolls("fog", "blank")
    play.do("Ben", "stay").do("Cy", "stay")
    assert play.game.table_is_asked
    seen = view(play.state, 1)
    assert (seen.asks, seen.may_be_asked) == ("window", (2,))  # Ann and Ben hold no card at all


def test_what_a_seat_could_answer_is_shown_to_it_alone() -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").hand("Ben", "compass"))
    play.rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    asked_of = {seat: view(play.state, seat).question for seat in range(3)}
    assert [asked_of[seat] and asked_of[seat].options for seat in range(3)] == [  # type: ignore[union-attr]
        None,
        ("pass",),
        ("pass", "play wind_gust"),
    ]
    with pytest.raises(ValueError, match="may not answer"):
        engine.apply_of(play.state, 2, 0)  # not before the table has seen it


def test_a_play_shows_the_window_anew() -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").hand("Ben", "compass"))
    play.rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    play.game.show()
    play.do("Cy", "play wind_gust").rolls("blank")
    assert play.game.table_is_asked


def test_only_a_waiting_table_is_shown() -> None:
    play = Scenario("Ann Ben", captain="Ann").start()
    with pytest.raises(ValueError, match="nothing waits"):
        play.game.show()
