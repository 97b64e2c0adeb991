"""At a shared keyboard, public screens and their order do not depend on any hand."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from celestia.game.game import Game
from celestia.game.setup.config import Config
from celestia.game.worlds import draw_world
from celestia.terminal.keyboard import Leave
from tests.game.playing import play_at_random
from tests.ledger import rule
from tests.terminal.desk import Desk, chance

GAMES = 3
SHARE = 0.12  # of a game's stops, because drawing a world is slow
PUBLIC = ("Type your number", "Pass the keyboard to", "press Enter to roll")


class Answering:
    """Answers by the screen: the first choice of a list, Enter everywhere else."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self._desk, self._game = desk, game
        self._told = len(game.events_for(None))
        self.public: list[str] = []

    def readline(self) -> str:
        self._desk._cut()
        screen = self._desk.screens[-1]
        if len(self._game.events_for(None)) > self._told:
            return ""  # something public happened, and from here on the worlds may differ
        if any(word in screen for word in PUBLIC):
            self.public.append(screen)
        return "1\n" if "Your answer" in screen.splitlines()[-1] else "\n"

    def isatty(self) -> bool:
        return False

    def fileno(self) -> int:
        raise OSError("there is no terminal")


def public_screens(game: Game) -> list[str]:
    desk = Desk(width=120)
    answering = Answering(desk, game)
    desk.keyboard._lines = answering
    with suppress(Leave):
        desk.table(game).play(chance())
    return answering.public


@rule("C3", "H2")
@pytest.mark.parametrize("config", [Config.preset("classic", 3), Config.preset("whole_sky", 3)])
def test_public_screens_do_not_depend_on_any_hand(config: Config) -> None:
    """Compare stops with those of a world that a spectator cannot tell apart."""
    seen = 0
    for seed in range(GAMES):
        game, rng = Game(config), Random(seed)
        game.stage()
        for now in play_at_random(game, rng):
            if not now.table_is_asked or rng.random() > SHARE:
                continue
            world = draw_world(now.state, None, now.learned(None), rng).state
            real, other = (public_screens(Game.from_position(state)) for state in (now.state, world))
            assert real == other
            seen += len(real)
    assert seen > 20
