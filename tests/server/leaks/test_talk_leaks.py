"""The talk of bots tells nothing of any hand: two worlds that look the same sound the same."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.setup.config import Config
from celestia.server.tables import bot_talk, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.properties.random_games import random_table
from tests.server.leaks.twins import Leak, Twins


def compare(config: Config, seed: int) -> tuple[int, int]:
    """How much was compared in two worlds, and how many lines were said in the real one."""
    rng = Random(seed)
    people = rng.randint(
        0, 1
    )  # a single person's pauses tell the others what they hold, so nobody else looks
    viewer = 0 if people else rng.choice([None, *range(config.players)])
    twins = Twins(config, people, viewer, seed, pace=15.0, bot_talk=True)
    twins.play_together(rng.randint(1, 50))
    if twins.part():
        twins.play_apart(150)
    return twins.compared, sum(isinstance(entry, log.Talked) for entry in twins.real.log)


def compare_many() -> None:
    for seed in range(60):
        compare(Config.preset("classic", 4), seed)


@rule("H2", "H3")
def test_bots_sound_the_same_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    found = [compare(random_table(Random(seed)), seed) for seed in range(16)]
    assert sum(compared for compared, _ in found) > 150
    assert sum(said for _, said in found) > 40


def test_a_bot_that_looks_at_its_hand_would_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    honest = bot_talk.bot_line

    def tells(table: Table, now: float) -> log.Talked | None:
        line = honest(table, now)
        if line is None or table.game is None:
            return line
        holds = table.game.view(line.seat).hand.get("compass", 0) > 1
        return log.Talked(now, line.seat, "claim_have" if holds else "claim_lack", None, "compass")

    monkeypatch.setattr(schedule, "bot_line", tells)
    with pytest.raises(Leak):
        compare_many()
