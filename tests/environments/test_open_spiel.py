"""`python_celestia` passes OpenSpiel's own conformance suites."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import unittest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from celestia import engine
from celestia.encoding.actions import NAMES
from celestia.learning import action_ids, observation_layout

pyspiel: Any = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402 - only where OpenSpiel is
from open_spiel.python.tests import games_sim_test  # noqa: E402

from celestia.environments import open_spiel_game  # noqa: E402
from celestia.environments.open_spiel_game_observer import DIGEST_BITS, PRIVATE  # noqa: E402
from celestia.extras import MissingExtra  # noqa: E402
from celestia.game.setup.config import Config, ConfigError  # noqa: E402

GAMES = (
    "python_celestia",
    "python_celestia(players=6,preset=whole_sky)",
    "python_celestia(players=2,preset=two_crews)",
    "python_celestia(players=3,modules=turbo+powers+characters,house=chosen_characters,cards=jetpack:1)",
)
RUN_API_TEST = """
import runpy, sys
import celestia.environments.open_spiel_game
sys.argv = ["api_test", "--test_only_games=^python_celestia$"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


def play(state: Any, rng: Random, decisions: int) -> Any:
    """Play random answers, also for chance, for `decisions` decisions or to the end."""
    while not state.is_terminal() and state.table.decisions < decisions:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def asks_a_seat(state: Any, rng: Random) -> Any:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


# ------------------------------------------------------------------------------- OpenSpiel's suites
@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_games_can_be_cloned_serialized_and_pickled(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_the_api_test_runs_on_our_game_and_passes() -> None:
    """Check the tests' names: run any other way, the suite finds none and passes."""
    done = subprocess.run([sys.executable, "-c", RUN_API_TEST], capture_output=True, text=True)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    ran = set(re.findall(r"\[       OK \] \S+_python_celestia_Test\.(\w+)", said))
    assert ran == {name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")}


@pytest.mark.parametrize("name", GAMES)
def test_the_api_test_passes_in_the_middle_of_games(name: str) -> None:
    """On its own the suite hardly leaves the shuffles before the first journey."""

    class InTheMiddle(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game = pyspiel.load_game(name)
            cls.game_name, cls.game_type = "python_celestia", cls.game.get_type()
            cls.some_states = [
                play(cls.game.new_initial_state(), Random(seed), 15 * seed) for seed in range(1, 15)
            ]

    result = unittest.TestResult()
    InTheMiddle.setUpClass()
    tests = [each for each in dir(InTheMiddle) if each.startswith("test_")]
    for test in tests:
        case: unittest.TestCase = InTheMiddle(test)
        case.run(result)
    assert result.testsRun == len(tests) >= 5
    assert not result.errors
    assert not result.failures
    assert any(not state.is_chance_node() and not state.is_terminal() for state in InTheMiddle.some_states)


def test_an_information_state_remembers_all_decisions_of_the_seat() -> None:
    """Run OpenSpiel's check of perfect recall over all continuations of two decisions."""
    checked = 0
    for seed in range(8):
        game = pyspiel.load_game("python_celestia(players=3,preset=whole_sky,horizon=12)")
        state = asks_a_seat(play(game.new_initial_state(), Random(seed), 9), Random(seed))
        if rolls_soon(state, 3):
            continue
        histories: dict[Any, Any] = {}
        api_test._assert_is_perfect_recall_recursive(state, [], histories)
        checked += len(histories)
    assert checked > 20


def rolls_soon(state: Any, decisions: int) -> bool:
    """Whether chance may act within `decisions` decisions, which is too many branches."""
    if state.is_chance_node():
        return True
    if decisions == 0 or state.is_terminal():
        return False
    return any(rolls_soon(state.child(action), decisions - 1) for action in state.legal_actions())


# --------------------------------------------------------------------------------------- the game
def test_the_game_declares_its_type() -> None:
    game = pyspiel.load_game("python_celestia(players=5,preset=whole_sky)")
    assert game.num_players() == 5
    assert game.num_distinct_actions() == action_ids.COUNT == len(NAMES)
    assert game.utility_sum() == 1
    assert game.observation_tensor_size() == observation_layout.SIZE
    assert game.information_state_tensor_size() == observation_layout.SIZE + DIGEST_BITS
    assert game.config == Config.preset("whole_sky", 5)


def test_parameters_name_any_table() -> None:
    game = pyspiel.load_game(GAMES[3])
    assert game.config == Config.parse(
        "players=3 modules=turbo,powers,characters house=chosen_characters cards=jetpack:1"
    )
    again = pyspiel.load_game(str(game))
    assert again.config == game.config


def test_invalid_parameters_are_refused() -> None:
    with pytest.raises(ConfigError):
        open_spiel_game.CelestiaGame({"players": 7})
    with pytest.raises(ValueError, match="horizon"):
        open_spiel_game.CelestiaGame({"horizon": 0})


def test_the_horizon_ends_a_game_and_all_share() -> None:
    game = pyspiel.load_game("python_celestia(players=4,horizon=7)")
    state = play(game.new_initial_state(), Random(1), 100)
    assert state.is_terminal()
    assert state.returns() == [0.25] * 4
    assert sum(1 for entry in state.full_history() if entry.player >= 0) == 7


def test_the_winners_share_one() -> None:
    game = pyspiel.load_game("python_celestia(players=3,preset=whole_sky)")
    for seed in range(5):
        state = play(game.new_initial_state(), Random(seed), 10_000)
        scores = engine.final_scores(state.table.state)
        winners = scores.count(max(scores))
        assert state.returns() == [1 / winners if score == max(scores) else 0 for score in scores]


def test_a_missing_package_names_its_extra() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import celestia.environments.open_spiel_game"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert MissingExtra.__name__ in done.stderr
    assert "pip install -e '.[openspiel]'" in done.stderr


def test_private_numbers_come_first() -> None:
    """The observer splits an observation where its public part begins."""
    from celestia.encoding.slices import SLICES

    assert {part.name for part in SLICES if part.start < PRIVATE} == {
        "hand",
        "treasures",
        "laid",
        "seen",
        "asked",
    }


def test_the_documented_program_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/environments.md").read_text()
    (program,) = re.findall(r"```py\n(.*?)```", page, re.DOTALL)
    exec(compile(program, "docs/environments.md", "exec"), {})
    assert sum(json.loads(capsys.readouterr().out)) == pytest.approx(1)
