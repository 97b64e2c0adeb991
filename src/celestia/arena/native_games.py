"""Games between native policies: thousands a second on one core, on the same deals as all others.

A native policy has a name such as `native:tuned2`. A contest whose bots are all native is played here. Among
other bots the same policy sits at the table as a bot and sees its view.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache

from .. import engine
from ..game.setup.config import Config
from ..learning import policy_games, policy_kinds
from ..learning.policy_names import POLICIES
from .game_result import GameResult, SeatResult

PREFIX = "native:"
NAMES = tuple(PREFIX + name for name in POLICIES)

Parameters = Sequence[float]  # of a trial, in the order of `learning.policies.yardstick_parameter`


def is_native(name: str) -> bool:
    return name.startswith(PREFIX)


def bot_of(name: str) -> str:
    """Return the bot that plays this policy, as `bot_registry` finds it. Other names stay as they are."""
    if name == f"{PREFIX}random" or not is_native(name):
        return name.removeprefix(PREFIX)
    return f"celestia.bots.native_bots:{name.removeprefix(PREFIX).capitalize()}Bot"


def play_policies(
    config: Config, names: Sequence[str], deals: Sequence[int], trials: Sequence[Parameters] = ()
) -> list[GameResult]:
    """Play one game for each deal, with one native policy for each seat.

    `trials` are the parameters of the policies `trial 0` and `trial 1`, which a tuner compares."""
    table = _table()
    for number, parameters in enumerate(trials):
        table.try_parameters(number, list(parameters))
    for seat, name in enumerate(names):
        table.seat(seat, policy_of(name))
    width = policy_games.COUNTS + policy_games.COUNTS_OF_SEAT * config.players
    numbers = array("i", bytes(4 * width * len(deals)))
    engine.play_policies(table, config.new_state(), list(deals), numbers)
    return [_result(names, numbers[at : at + width]) for at in range(0, len(numbers), width)]


@cache
def _table() -> engine.PolicyTable:
    """One for each process, because it keeps the chances of the decks that it has met."""
    return engine.PolicyTable()


def policy_of(name: str) -> int:
    """Return the number of a native policy or of a trial."""
    if name.startswith("trial "):
        return policy_kinds.TRIAL + int(name.removeprefix("trial "))
    if name not in NAMES:
        raise ValueError(f"there is no policy {name}; there are {', '.join(NAMES)}")
    return POLICIES[name.removeprefix(PREFIX)]


def _result(names: Sequence[str], numbers: Sequence[int]) -> GameResult:
    decisions, journeys, *rest = numbers
    scores = rest[:: policy_games.COUNTS_OF_SEAT]
    winners = scores.count(max(scores))
    seats = [
        SeatResult(name, 1 / winners if score == max(scores) else 0.0, score, legs, crashes)
        for name, score, legs, crashes in zip(names, scores, rest[1::3], rest[2::3], strict=True)
    ]
    return GameResult(tuple(seats), decisions, journeys)
