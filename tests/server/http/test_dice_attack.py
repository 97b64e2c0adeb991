"""An operator who knows all secrets and plays cannot choose the first captain."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from celestia.game.fairness.sealed_dice import KEY_1, KEY_2, FairChance
from celestia.server.tables.take_off import round_secret
from tests.server.http.boarding import seated
from tests.server.http.house import House
from tests.server.http.lobbying import Player, boarded, refusal

SEATS = 6
TRIES = 4000
GUESSES = 40  # of the unknown line
TABLES = 20
TOO_MANY = 13  # wanted captains in 20 games; happens by luck once in a million
WANTED = "captain 0"
CAPTAIN = 10  # index of the answer of chance that names the first captain


class Operator:
    """Knows the server's secret, and chooses their own line."""

    def __init__(self, secret: bytes, key: bytes, rng: Random) -> None:
        self.secret, self.key, self.rng = secret, key, rng

    def choose(self, guesses: Sequence[str]) -> str:
        """Return the best of thousands of lines, for these guesses of Ann's line."""
        tried = [self.rng.randbytes(32).hex() for _ in range(TRIES // len(guesses))]
        return max(tried, key=lambda line: sum(self.captain([guess, line]) == WANTED for guess in guesses))

    def captain(self, lines: Sequence[str]) -> str:
        return FairChance(self.secret, lines, self.key).answer(CAPTAIN, ["captain"], SEATS)


def test_a_player_who_knows_all_other_lines_can_choose_the_captain() -> None:
    """This attack always works on the dice of older versions."""
    rng = Random(1)
    for _ in range(TABLES):
        operator = Operator(rng.randbytes(32), KEY_1, rng)
        honest = rng.randbytes(16).hex()
        assert operator.captain([honest, operator.choose([honest])]) == WANTED


@pytest.mark.anyio
async def test_one_honest_line_prevents_choosing_the_captain(house: House) -> None:
    rng, chosen = Random(2), 0
    for _ in range(TABLES):
        house.clock.now += 10.0  # for the rate limit
        table, (ann, puppet) = await seated(house, "Ann", "Operator", bots=["random"] * 4, seats=SEATS)
        operator = Operator(round_secret(await house.hub.store.secret(table), 1), KEY_2, rng)
        await ann.seal()
        await _seal_best(puppet, operator)
        await boarded(ann.device, table)
        await ann.reveal()
        await _try_another(puppet, operator, ann)
        await puppet.reveal()
        await ann.check()
        chosen += await _first_captain(house, table) == WANTED
    assert chosen < TOO_MANY, f"the operator got the wanted captain {chosen} times in {TABLES}"


async def _seal_best(puppet: Player, operator: Operator) -> None:
    """Before Ann reveals their line, the operator can only guess it."""
    await puppet.seal()
    guesses = [operator.rng.randbytes(32).hex() for _ in range(GUESSES)]
    puppet.own.rounds[1].line = bytes.fromhex(operator.choose(guesses))
    await puppet.seal()


async def _try_another(puppet: Player, operator: Operator, ann: Player) -> None:
    """With Ann's line the operator finds a perfect line, but it was not sealed."""
    known = ann.own.rounds[1].line.hex()
    line = operator.choose([known])
    assert operator.captain([known, line]) == WANTED
    assert refusal(await puppet.post("lines", line=line)) == "line"


async def _first_captain(house: House, table: str) -> str:
    game = (await house.hub.get(table)).table.game
    assert game is not None
    chance = [line for line in game.lines if not line[0].isdigit()]
    assert chance[CAPTAIN].startswith("captain "), chance
    return chance[CAPTAIN]
