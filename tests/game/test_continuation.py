"""A continuation has the past of a finished game, and a future that nobody knows."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.records.continuation import NoSuchDecision, NothingLeft, decider, past_of
from celestia.game.records.fields import position_fields
from celestia.game.records.record import take
from celestia.game.setup.config import Config
from tests.game.playing import finished
from tests.ledger import rule

GAME = finished(Config.preset("whole_sky", 4), 3)
DECISIONS = [step for step, line in enumerate(GAME.lines, start=1) if line[0].isdigit()]
UNKNOWN = ("deck", "pile_orders")


def played(lines: tuple[str, ...]) -> Game:
    game = Game(GAME.config, GAME.names)
    for line in lines:
        take(game, line)
    return game


@rule("H6")
def test_everything_but_the_order_of_unseen_cards_is_as_it_was() -> None:
    changed = 0
    for step in DECISIONS[::20]:
        before = played(tuple(GAME.lines[: step - 1]))
        again = played(past_of(GAME, step, "", Random(step)))
        for seat in (None, *range(4)):
            assert again.view(seat) == before.view(seat)
        old, new = position_fields(before.state), position_fields(again.state)
        changed += old["deck"] != new["deck"]
        assert sorted(old["deck"]) == sorted(new["deck"])
        assert {name: old[name] for name in old if name not in UNKNOWN} == {
            name: new[name] for name in new if name not in UNKNOWN
        }
    assert changed > len(DECISIONS[::20]) // 2


def test_two_continuations_differ() -> None:
    step = DECISIONS[30]
    assert past_of(GAME, step, "", Random(1)) != past_of(GAME, step, "", Random(2))


def test_the_other_answer_ends_the_past() -> None:
    step = next(at for at in DECISIONS if GAME.lines[at - 1].endswith(" stay"))
    seat = decider(GAME, step)
    past = past_of(GAME, step, "leave", Random(1))
    assert (len(past), past[-1]) == (step, f"{seat} leave")


@pytest.mark.parametrize("instead", ["dance", "play jetpack", "head onward"])
def test_an_impossible_answer_is_refused(instead: str) -> None:
    step = next(at for at in DECISIONS if GAME.lines[at - 1].endswith(" stay"))
    with pytest.raises(NoSuchDecision):
        past_of(GAME, step, instead, Random(1))


def test_an_answer_that_ends_the_game_leaves_nothing_to_play() -> None:
    last = DECISIONS[-1]
    with pytest.raises(NothingLeft):
        past_of(GAME, last, GAME.lines[last - 1].partition(" ")[2], Random(1))


@pytest.mark.parametrize("step", [0, 1, len(GAME.lines) + 1])
def test_there_is_nothing_to_continue_without_a_decision(step: int) -> None:
    with pytest.raises(NoSuchDecision, match="not a decision"):
        past_of(GAME, step, "", Random(1))


def test_a_game_in_progress_has_no_continuation() -> None:
    with pytest.raises(ValueError, match="must be over"):
        past_of(played(tuple(GAME.lines[:90])), DECISIONS[3], "", Random(1))
