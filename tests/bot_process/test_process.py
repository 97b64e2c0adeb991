"""A bot in its own process: whatever it does, the parent gets an answer or a named fault in time."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from celestia.bot_process import guarded as guarding
from celestia.bot_process.frames import write_frame
from celestia.bot_process.guarded import GIVE_UP, guarded
from celestia.bot_process.process import BotFault, BotProcess
from celestia.bot_process.requests import Ask
from celestia.bots.careful_bot import CarefulBot
from celestia.game.game import Game
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import Config
from tests.bot_process.planted import FAULTS, Dies, Hangs, Prints, Raises, Remembers, place

SHORT = 0.3  # seconds; enough to see that a bot hangs


@pytest.fixture
def process() -> Iterator[BotProcess]:
    process = BotProcess(budget=60.0)
    yield process
    process.kill()


@pytest.fixture(autouse=True)
def no_shared_processes() -> Iterator[None]:
    yield
    guarding.close_all()


@pytest.fixture(scope="module")
def asked() -> tuple[View, Question]:
    """A question with several options."""
    game, chance = Game(Config.preset("whole_sky", 3)), Random(3)
    while True:
        game.let_chance_answer(chance)
        seat = game.asked
        assert seat is not None
        if len(game.legal(seat)) > 2:
            view = game.view(seat)
            assert view.question is not None
            return view, view.question
        game.do(seat, chance.choice(game.legal(seat)))


def test_a_process_answers_like_the_bot_itself(process: BotProcess, asked: tuple[View, Question]) -> None:
    assert process.ask("careful", "1", *asked) == CarefulBot().choose(*asked)


@pytest.mark.parametrize("bot", FAULTS, ids=lambda bot: bot.__name__)
def test_a_failing_bot_is_a_named_fault(bot: type, process: BotProcess, asked: tuple[View, Question]) -> None:
    with pytest.raises(BotFault) as caught:
        process.ask(place(bot), "1", *asked)
    assert (caught.value.kind, caught.value.cause) == FAULTS[bot]
    assert process.ask("careful", "1", *asked) == CarefulBot().choose(*asked), "the next bot answers again"


def test_a_bot_that_hangs_is_killed(asked: tuple[View, Question]) -> None:
    process = BotProcess(budget=SHORT)
    with pytest.raises(BotFault, match="slow"):
        process.ask(place(Hangs), "1", *asked)
    assert process._process is None


def test_a_bot_that_hangs_ends_with_its_parent(process: BotProcess, asked: tuple[View, Question]) -> None:
    """A killed server must leave no bot behind that keeps a core busy."""
    process.ask("careful", "1", *asked)
    child = process._process
    assert child is not None
    assert child.stdin is not None
    write_frame(child.stdin, pickle.dumps(Ask(place(Hangs), "1", "", *asked)))
    child.stdin.close()  # as when the parent is gone
    assert child.wait(60) == 0


def test_noise_of_a_bot_is_discarded(process: BotProcess, asked: tuple[View, Question]) -> None:
    assert process.ask(place(Prints), "1", *asked) == CarefulBot().choose(*asked)


def test_a_bot_that_cannot_be_loaded_is_a_fault(process: BotProcess, asked: tuple[View, Question]) -> None:
    with pytest.raises(BotFault, match="raised: UnknownBot"):
        process.ask("no_such_file.py:Bot", "1", *asked)


def test_an_instance_remembers_and_others_do_not(process: BotProcess, asked: tuple[View, Question]) -> None:
    def answers(seed: str, *instances: str) -> list[str]:
        return [process.ask(place(Remembers), seed, *asked, instance) for instance in instances]

    options = asked[1].options
    first = answers("1", "a", "a", "a")
    assert len(set(first)) == 3, "it goes through the options"
    assert answers("1", "b", "b", "b") == first, "the same seed gives the same bot"
    assert len(set(answers("1", "", "", ""))) == 1, "without an instance every question has a new bot"
    assert set(first) <= set(options)


def test_a_closed_process_does_not_start_again(process: BotProcess, asked: tuple[View, Question]) -> None:
    process.ask("careful", "1", *asked)
    process.close()
    for _ in range(2):
        with pytest.raises(BotFault, match="died"):
            process.ask("careful", "1", *asked)
    assert process._process is None


# --------------------------------------------------------------------------------------------- guarded bots
@pytest.mark.parametrize("bot", [Raises, Dies])
def test_the_careful_bot_answers_for_a_failing_one(bot: type, asked: tuple[View, Question]) -> None:
    guard = guarded(place(bot), "1")
    assert guard.choose(*asked) == CarefulBot().choose(*asked)
    assert dict(guard.faults) == {FAULTS[bot][0]: 1}


def test_a_game_goes_on_without_a_bot_that_keeps_hanging(asked: tuple[View, Question]) -> None:
    guard = guarded(place(Hangs), "1", SHORT)
    answers = [guard.choose(*asked) for _ in range(GIVE_UP + 2)]
    assert set(answers) == {CarefulBot().choose(*asked)}
    assert dict(guard.faults) == {"slow": GIVE_UP, "gave up": 2}


def test_a_guarded_bot_of_the_package_runs_in_this_process(
    asked: tuple[View, Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = guarded("odds", "1")
    assert guard.choose(*asked) in asked[1].options
    assert guarding._processes == {}
    monkeypatch.setattr("celestia.bots.odds_bot.OddsBot.choose", lambda *_: "fly to the moon")
    assert guard.choose(*asked) == CarefulBot().choose(*asked)
    monkeypatch.setattr("celestia.bots.odds_bot.OddsBot.choose", Raises().choose)
    assert guard.choose(*asked) == CarefulBot().choose(*asked)
    assert dict(guard.faults) == {"illegal": 1, "raised": 1}


def test_a_file_can_be_a_guarded_bot(asked: tuple[View, Question], tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(
        "class Last:\n    def choose(self, view, question):\n        return question.options[-1]\n"
    )
    assert guarded(f"{tmp_path / 'last.py'}:Last", "1").choose(*asked) == asked[1].options[-1]
