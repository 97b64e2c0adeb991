"""OpenSpiel's games, each driven the fastest way its Python interface offers.

If all outcomes of chance are equally likely, `legal_actions` lists them too, and one short loop serves
players and chance alike. Otherwise chance is sampled from `chance_outcomes`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from time import process_time
from typing import Any

from ..extras import how_to_install

GAMES = ["pig(players=4)", "leduc_poker", "hanabi", "oh_hell", "kuhn_poker"]
SIMPLER = {"kuhn_poker"}  # three cards and one bet
CHANCE = -1
NOT_INSTALLED = f"not installed ({how_to_install('bench')})"


def library() -> Any | None:
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


@cache
def load(name: str) -> Any | None:
    """Load the game, or return None if this build of OpenSpiel lacks it."""
    spiel = library()
    assert spiel is not None
    try:
        return spiel.load_game(name)
    except (RuntimeError, spiel.SpielError):
        return None


def missing(name: str) -> str | None:
    """Return why this peer cannot be measured, or None."""
    if library() is None:
        return NOT_INSTALLED
    return None if load(name) else "not in this build of OpenSpiel"


def pick(outcomes: list[tuple[int, float]]) -> int:
    """Draw an outcome of chance by its probability."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def play_weighted(game: Any) -> Any:
    """Play one random game, and return its final state."""
    draw = random.random
    state = game.new_initial_state()
    mover, legal, apply = state.current_player, state.legal_actions, state.apply_action
    while True:
        player = mover()
        if player >= 0:
            options = legal()
            apply(options[int(draw() * len(options))])
        elif player == CHANCE:
            apply(pick(state.chance_outcomes()))
        else:
            return state


def play_even(game: Any) -> Any:
    """Play one random game with uniform chance. It ends when nothing is legal."""
    draw = random.random
    state = game.new_initial_state()
    legal, apply = state.legal_actions, state.apply_action
    while options := legal():
        apply(options[int(draw() * len(options))])
    return state


def is_even(game: Any) -> bool:
    """Whether chance was uniform in a few random games."""
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if max(weight for _, weight in outcomes) - min(weight for _, weight in outcomes) > 1e-9:
                    return False
                state.apply_action(pick(outcomes))
            else:
                state.apply_action(random.choice(state.legal_actions()))
    return True


@cache
def fastest_loop(name: str) -> Callable[[Any], Any]:
    return play_even if is_even(load(name)) else play_weighted


def movers(state: Any) -> tuple[int, int]:
    """Count the decisions and chance nodes that led to this state."""
    history = state.full_history()
    decisions = sum(1 for entry in history if entry.player >= 0)
    return decisions, len(history) - decisions


def middle_of_a_game(name: str) -> Any:
    game = load(name)
    assert game is not None
    random.seed(1)
    history = play_weighted(game).history()
    state = game.new_initial_state()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


# ------------------------------------------------------------------------------- with an observation
def tensor_of(game: Any) -> str:
    """Return the game's tensor: its observation, or else its information state."""
    if game.get_type().provides_observation_tensor:
        return "observation_tensor"
    return "information_state_tensor"


def sizes_of(name: str) -> str:
    game = load(name)
    assert game is not None
    size = getattr(game, f"{tensor_of(game)}_size")()
    return f"{tensor_of(game)} of {size} floats, mask of {game.num_distinct_actions()}"


def watching_by_list(game: Any) -> Callable[[Any, int], object]:
    """Return a function that reads the tensor as a list from the state."""
    show: Callable[[Any, int], object] = getattr(library().State, tensor_of(game))  # type: ignore[union-attr]
    return show


def watching_by_array(game: Any) -> Callable[[Any, int], object]:
    """Return a function that writes the tensor into one NumPy array."""
    from open_spiel.python.observation import make_observation

    kind = library().IIGObservationType(perfect_recall=tensor_of(game) != "observation_tensor")  # type: ignore[union-attr]
    observation = make_observation(game, kind)
    show: Callable[[Any, int], object] = observation.set_from
    return show


def watched(game: Any, watch: Callable[[Any, int], object], even: bool) -> Any:
    """Play one random game with the tensor and mask of each player asked.

    Returns the final state.
    """
    draw = random.random
    state = game.new_initial_state()
    mover, legal, apply, mask = (
        state.current_player,
        state.legal_actions,
        state.apply_action,
        state.legal_actions_mask,
    )
    while True:
        player = mover()
        if player >= 0:
            watch(state, player)
            mask()
        elif player != CHANCE:
            return state
        elif not even:
            apply(pick(state.chance_outcomes()))
            continue
        options = legal()
        apply(options[int(draw() * len(options))])


@cache
def fastest_observed_loop(name: str) -> Callable[[Any], Any]:
    """Return the loop over the tensor that plays some games fastest."""
    game, even = load(name), is_even(load(name))
    loops = [
        partial(watched, watch=watching(game), even=even)
        for watching in (watching_by_list, watching_by_array)
    ]
    times: list[float] = [min(time_of(loop, game) for _ in range(5)) for loop in loops]
    return loops[times.index(min(times))]


def time_of(loop: Callable[[Any], Any], game: Any) -> float:
    start = process_time()
    for _ in range(10):
        loop(game)
    return process_time() - start
