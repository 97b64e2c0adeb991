"""One seat of the game as a Gymnasium environment; bots play the others.

Import this module, then make the environment:

    gymnasium.make("Celestia-v0", preset="whole_sky", players=3, opponents="odds")
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..extras import missing_extra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra(error, "environments") from error

from .. import engine
from ..bot_registry import make
from ..bots.bot import Bot
from ..game.game import Game
from ..game.setup.config import Config
from ..learning import action_ids, observation_layout
from .announcements import announcements_in
from .arrays import Numbers, mask_of, observation_of
from .tables import render, table, table_of

NAME = "Celestia-v0"
ILLEGAL_REWARD = -1.0


class SingleSeat(gymnasium.Env[Numbers, np.int64]):
    """The reward comes at the end: the winners share 1, the others get 0.

    `info["action_mask"]` shows the legal answers. Any other answer ends the game with -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        preset: str = "classic",
        players: int = 4,
        config: str | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "careful",
        render_mode: str | None = None,
    ) -> None:
        """`seat` None changes the seat each game.

        `opponents` is one bot, or one per opponent.
        """
        self.render_mode = render_mode
        self._usual: Config = table(preset, players, config)
        self._wanted_seat = seat
        self._opponents = [opponents] if isinstance(opponents, str) else list(opponents)
        self.observation_space = spaces.Box(0, 255, (observation_layout.SIZE,), np.uint8)
        self.action_space = spaces.Discrete(action_ids.COUNT)
        self._seat = 0
        self._bots: dict[int, Bot] = {}
        self._chance = Random()
        self._game = Game(self._usual)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        config = table_of(options, self._usual)
        self._begin(config)
        while self._game.over:  # skip games in which this seat had nothing to decide
            self._begin(config)
        return self._seen(), self._info()

    def _begin(self, config: Config) -> None:
        source = int(self.np_random.integers(2**62))
        wanted = self._wanted_seat
        self._seat = source % config.players if wanted is None else wanted
        if not 0 <= self._seat < config.players:
            raise ValueError(f"there is no seat {self._seat} in a game for {config.players}")
        others = [seat for seat in range(config.players) if seat != self._seat]
        self._bots = {
            seat: make(self._opponents[at % len(self._opponents)], Random(f"{source}/{seat}"))
            for at, seat in enumerate(others)
        }
        self._chance = Random(source)
        self._game = Game(config)
        self._play_to_own_question()

    def _play_to_own_question(self) -> None:
        game = self._game
        while not game.over and game.asked != self._seat:
            if game.chance_is_asked:
                game.let_chance_answer(self._chance)
                continue
            seat = game.asked
            assert seat is not None, "a running game always asks a seat"
            view = game.view(seat)
            assert view.question is not None, "the seat that is asked has a question"
            game.do(seat, self._bots[seat].choose(view, view.question))

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        try:
            answer = engine.action_of_id(self._game.state, self._seat, int(action))
        except ValueError:
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": int(action)}
        self._game.act(self._seat, answer)
        self._play_to_own_question()
        over = self._game.over
        return self._seen(), self._reward() if over else 0.0, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return mask_of(self._game.state, self._seat).astype(np.bool_)

    def _seen(self) -> Numbers:
        return observation_of(self._game.state, self._seat, announcements_in(self._game))

    def _reward(self) -> float:
        winners = self._game.winners()
        return 1.0 / len(winners) if self._seat in winners else 0.0

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self._game.state, self._seat), "seat": self._seat}
        if self._game.over:
            info["scores"] = self._game.scores()
        return info

    def render(self) -> str | None:
        return render(self._game.state) if self.render_mode == "ansi" else None


gymnasium.register(
    NAME,
    entry_point=f"{__name__}:SingleSeat",
    vector_entry_point="celestia.environments.vector:SeatVector",
)
