"""What OpenSpiel's observers reveal to a seat, and what they hide."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from celestia import engine
from celestia.encoding.slices import slice_of
from celestia.learning import action_ids
from celestia.rules.kinds import addressee, question
from tests.ledger import rule

pyspiel: Any = pytest.importorskip("pyspiel")

from celestia.environments.open_spiel_game import CelestiaGame  # noqa: E402 - only where OpenSpiel is

HAND = 8  # cards of each of two or three players at the start
PLAYERS = 3


def advance(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def dealt_with(game: CelestiaGame, exchange: tuple[int, int] | None) -> Any:
    """Return the first question of a fixed shuffle, with a card of two seats swapped."""
    state, rng = game.new_initial_state(), Random(4)
    while state.table.state.question != question.SHUFFLE or len(state.table.left) < 60:
        advance(state, rng)
    deck = list(state.table.left)
    rng.shuffle(deck)
    if exchange is not None:
        one, other = (HAND * seat for seat in exchange)
        while deck[one] == deck[other]:
            other += 1
        assert other < HAND * (exchange[1] + 1), "the two seats need different cards"
        deck[one], deck[other] = deck[other], deck[one]
    for card in deck:
        if state.table.dealt or state.table.state.question == question.SHUFFLE:
            state.apply_action(card)
    rng = Random(5)
    while state.is_chance_node():
        advance(state, rng)
    return state


@pytest.fixture
def game() -> CelestiaGame:
    return CelestiaGame({"players": PLAYERS, "preset": "classic"})


@rule("H1")
def test_hands_of_others_change_nothing(game: CelestiaGame) -> None:
    """Seats 1 and 2 swap a card: they notice, seat 0 does not."""
    plain, other = dealt_with(game, None), dealt_with(game, (1, 2))
    assert str(plain) != str(other)
    for tell in ("information_state_string", "observation_string"):
        assert getattr(plain, tell)(0) == getattr(other, tell)(0)
        for seat in (1, 2):
            assert getattr(plain, tell)(seat) != getattr(other, tell)(seat)
    assert plain.information_state_tensor(0) == other.information_state_tensor(0)
    assert plain.information_state_tensor(1) != other.information_state_tensor(1)


@rule("H1")
def test_only_the_seat_that_passed_remembers_it() -> None:
    game = CelestiaGame({"players": 4, "preset": "whole_sky"})
    state, rng = game.new_initial_state(), Random(6)
    while not passing_tells_nothing(state):
        advance(state, rng)
    seat = state.current_player()
    before = [lines_of(state, other) for other in range(4)]
    state.apply_action(action_ids.PASS)
    assert [lines_of(state, other) - before[other] for other in range(4)] == [
        int(other == seat) for other in range(4)
    ]
    assert state.information_state_string(seat).splitlines()[-3].endswith("pass")


def passing_tells_nothing(state: Any) -> bool:
    if state.table.state.question != question.WINDOW:
        return False
    after = state.child(action_ids.PASS)
    return not after.table.past.events and not after.is_chance_node()


def lines_of(state: Any, seat: int) -> int:
    return int(state.information_state_string(seat).count("\n"))


@rule("H4")
def test_help_lies_face_down_until_all_have_answered() -> None:
    """Seats answer one after the other here, but laid help stays private."""
    game = CelestiaGame({"players": 5, "preset": "whole_sky"})
    for seed in range(40):
        state, rng = game.new_initial_state(), Random(seed)
        while not state.is_terminal() and not two_may_help(state):
            advance(state, rng)
        if not state.is_terminal():
            break
    seat = state.current_player()
    laying, passing = state.clone(), state.clone()
    numbers = engine.legal_ids(state.table.state, seat)
    passing.apply_action(min(numbers))
    laying.apply_action(max(numbers))
    assert laying.table.state.question == passing.table.state.question == question.LAY_HELP
    for other in range(5):
        same = laying.information_state_string(other) == passing.information_state_string(other)
        assert same == (other != seat)


def two_may_help(state: Any) -> bool:
    inside = state.table.state
    if inside.question != question.LAY_HELP or inside.asked == addressee.CHANCE:
        return False
    owing = [seat for seat in range(inside.players) if engine.legal_actions_of(inside, seat)]
    return len(owing) > 1


def observers(game: CelestiaGame) -> dict[str, Any]:
    """Observers by how much private information they reveal."""
    kinds = pyspiel.PrivateInfoType
    asked_for = {"none": kinds.NONE, "own": kinds.SINGLE_PLAYER, "all": kinds.ALL_PLAYERS}
    return {
        name: game.make_py_observer(
            pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=kind)
        )
        for name, kind in asked_for.items()
    }


def test_the_public_part_is_the_same_for_all(game: CelestiaGame) -> None:
    state = dealt_with(game, None)
    other = dealt_with(game, (0, 1))
    public = observers(game)["none"]
    texts = {public.string_from(each, seat) for each in (state, other) for seat in range(PLAYERS)}
    assert len(texts) == 1
    assert "hand=" not in texts.pop()


def test_all_private_information_covers_every_seat(game: CelestiaGame) -> None:
    state = dealt_with(game, None)
    kinds = observers(game)
    hands = []
    for seat in range(PLAYERS):
        kinds["own"].set_from(state, seat)
        hands.append(kinds["own"].dict["private"][slice_of("hand")].tolist())
    kinds["all"].set_from(state, 1)
    parts = kinds["all"].dict["private"].reshape(PLAYERS, -1)[:, slice_of("hand")].tolist()
    assert parts == [hands[1], hands[2], hands[0]], "starting with the observer"
    assert sum(hands[0]) == HAND


def test_observations_have_no_parameters(game: CelestiaGame) -> None:
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_illegal_answers_are_refused(game: CelestiaGame) -> None:
    state = dealt_with(game, None)
    before = str(state)
    with pytest.raises(ValueError, match="may not answer"):
        state.table.answer(state.current_player(), action_ids.TAKE)
    assert str(state) == before
