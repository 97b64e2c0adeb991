"""Finished games to review, and players whose results are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from random import Random

from celestia import engine
from celestia.bot_registry import make
from celestia.game.game import Game
from celestia.game.setup.config import Config
from celestia.game.state_lists import numbers
from celestia.review.estimate import Shares
from celestia.review.play_on import play_on
from celestia.rules.kinds import place

CLASSIC = "players=3 modules=turbo,powers,spyglass"
BOTS = ("careful", "random", "odds")
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Flo")


@cache
def finished(
    config: str = CLASSIC, bots: tuple[str, ...] = ("careful", "random", "odds"), seed: int = 1
) -> Game:
    """Return a game that these bots have played."""
    rng = Random(seed)
    seats = [make(bot, Random(f"{seed}/{at}")) for at, bot in enumerate(bots)]
    game = Game(Config.parse(config), NAMES[: len(bots)])
    game.let_chance_answer(rng)
    while not game.over:
        seat = game.asked
        assert seat is not None
        question = game.question(seat)
        assert question is not None
        game.do(seat, seats[seat].choose(game.view(seat), question))
        game.let_chance_answer(rng)
    return game


@cache
def finished_by_policy(config: str = CLASSIC, seed: int = 1) -> Game:
    """Return a game in which every answer is that of the policy that plays on."""
    rng, player = Random(seed), play_on()
    game = Game(Config.parse(config), NAMES[: Config.parse(config).players])
    game.let_chance_answer(rng)
    while not game.over:
        game.act(game.state.asked, player.answer(game.state, game.state.asked))
        game.let_chance_answer(rng)
    return game


class KnownPlayer:
    """Plays nothing on: the chances are a function of the position and the seed."""

    name = "known"

    def __init__(self, shares: Callable[[engine.State, int], Shares]) -> None:
        self._shares = shares

    def shares(self, position: engine.State, seeds: Sequence[int]) -> list[Shares]:
        return [self._shares(position, seed) for seed in seeds]

    def answer(self, position: engine.State, seat: int) -> int:
        return engine.legal_actions_of(position, seat)[0]


def equal_shares(position: engine.State, _: int) -> Shares:
    return (1 / position.players,) * position.players


def stayers_win(position: engine.State, _: int) -> Shares:
    return tuple(float(one == place.ABOARD) for one in numbers(position, "place")[: position.players])


def digest_shares(position: engine.State, seed: int) -> Shares:
    """Shares that change with every byte of the position."""
    digest = sha256(position.to_bytes() + str(seed).encode()).digest()
    return tuple(byte / 255 for byte in digest[: position.players])
