"""Celestia for OpenSpiel: importing this module registers `python_celestia`.

    pyspiel.load_game("python_celestia(players=3,preset=whole_sky)")

Instead of a preset, `modules`, `house` and `cards` take the words of a configuration joined by `+`. Example:
`modules=turbo+powers,house=open_scores,cards=jetpack:1`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..extras import missing_extra

try:
    import numpy  # noqa: F401 - the observer needs it
    import pyspiel
except ImportError as error:
    raise missing_extra(error, "openspiel") from error

from .. import engine
from ..game.notation.position import position_to_text
from ..game.setup.config import Config
from ..learning import action_ids
from ..rules.kinds import addressee, limit
from .open_spiel_game_observer import Observer
from .open_spiel_game_table import MOST_OUTCOMES, Table
from .open_spiel_game_worlds import imagine

NAME = "python_celestia"
HORIZON = 5_000  # decisions; the longest of 40,000 random games of 4 and 6 had 468
CHANCES_AT_SET_UP = 1_000
CHANCES_A_DECISION = 10

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Celestia",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=limit.SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={
        "players": 4,
        "preset": "classic",
        "modules": "",
        "house": "",
        "cards": "",
        "horizon": HORIZON,
    },
)


def config_of(params: dict[str, Any]) -> Config:
    """Return the configuration for a game's parameters."""
    words = [f"players={params['players']}", f"preset={params['preset']}"]
    words += [
        f"{key}={params[key].replace('+', ',')}" for key in ("modules", "house", "cards") if params[key]
    ]
    return Config.parse(" ".join(words))


class CelestiaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game for OpenSpiel. The winners share 1.

    The rules allow endless games in which every journey crashes. The horizon ends them, and then all players
    share.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.config = config_of(chosen)
        self.horizon: int = chosen["horizon"]
        if self.horizon < 1:
            raise ValueError(f"a horizon is one decision or more, not {self.horizon}")
        info = pyspiel.GameInfo(
            num_distinct_actions=action_ids.COUNT,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.config.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.horizon,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.fresh = Table(self.config.new_state())

    def new_initial_state(self) -> CelestiaState:
        return CelestiaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCES_AT_SET_UP + CHANCES_A_DECISION * self.horizon

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.config.players, params)


class CelestiaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state for OpenSpiel, which copies all its attributes: a table and two numbers.

    Face-down help is laid one seat after the other, and revealed once all have answered.
    """

    def __init__(self, game: CelestiaGame) -> None:
        super().__init__(game)
        self.table = game.fresh.clone()
        self._horizon = game.horizon
        self._most_chances = game.max_chance_nodes_in_history()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.state.asked == addressee.CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.state.asked

    def is_terminal(self) -> bool:
        table = self.table
        return (
            engine.is_over(table.state)
            or table.decisions >= self._horizon
            or table.chances >= self._most_chances
        )

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(engine.legal_ids(self.table.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.table.state.asked == addressee.CHANCE:
            self.table.deal(action)
        else:
            self.table.answer(self.table.state.asked, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.outcome_words(action)
        return self.table.answer_words(player, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CelestiaState:
        """Return a state that this player cannot tell from this one. Its history is empty.

        The real history would give the hidden cards away."""
        made = CelestiaState(self.get_game())
        made.table = imagine(self.table, player, Random(int(sampler() * (1 << 53))))
        return made

    def returns(self) -> list[float]:
        players = self.table.state.players
        if not self.is_terminal():
            return [0.0] * players
        over = engine.is_over(self.table.state)
        winners = engine.winners(self.table.state) if over else range(players)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]

    def __str__(self) -> str:
        """The whole position, including hidden cards."""
        dealt = " ".join(self.table.outcome_words(thing) for thing in self.table.dealt)
        return position_to_text(self.table.state) + (f"dealt: {dealt}\n" if dealt else "")


pyspiel.register_game(GAME_TYPE, CelestiaGame)
