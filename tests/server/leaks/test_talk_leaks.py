"""Bot talk reveals nothing hidden: it is the same in worlds that look the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from celestia.bots.personas import PERSONAS
from celestia.game.setup.config import Config
from celestia.server.tables import bot_talk, personas, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.properties.random_games import random_table
from tests.server.leaks.twins import Leak, Twins
from tests.server.tables.sitting import NAMES


def compare(config: Config, seed: int, **settings: Any) -> tuple[int, int]:
    """The number of compared frames, and of lines said in the real world."""
    rng = Random(seed)
    people = rng.randint(0, 1)  # pauses reveal what a single person holds, so only they may watch
    viewer = 0 if people else rng.choice([None, *range(config.players)])
    twins = Twins(config, people, viewer, seed, **{"pace": 15.0, "bot_talk": True, **settings})
    twins.play_together(rng.randint(1, 50))
    if twins.part():
        twins.play_apart(150)
    return twins.compared, sum(isinstance(entry, log.Talked) for entry in twins.real.log)


def compare_many(**settings: Any) -> None:
    for seed in range(60):
        compare(Config.preset("classic", 4), seed, **settings)


@rule("H2", "H3")
def test_bot_talk_does_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    found = [compare(random_table(Random(seed)), seed) for seed in range(16)]
    assert sum(compared for compared, _ in found) > 150
    assert sum(said for _, said in found) > 40


def test_a_bot_that_talks_about_its_hand_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "SHARE", 1.0)
    honest = bot_talk.bot_line

    def leaking_line(table: Table, now: float) -> log.Talked | None:
        line = honest(table, now)
        if line is None or table.game is None:
            return line
        holds = table.game.view(line.seat).hand.get("compass", 0) > 1
        return log.Talked(now, line.seat, "claim_have" if holds else "claim_lack", None, "compass")

    monkeypatch.setattr(schedule, "bot_line", leaking_line)
    with pytest.raises(Leak):
        compare_many()


# ------------------------------------------------------------------------------------------------ personas
@pytest.fixture
def personas_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    named = dict(zip(NAMES, [*PERSONAS, *PERSONAS], strict=False))
    monkeypatch.setattr(personas, "NAMED", named)


@rule("H2", "H3")
@pytest.mark.usefixtures("personas_of_all")
def test_silent_personas_reveal_nothing() -> None:
    """Their pace is fixed, and their style does not show before they act."""
    found = [compare(random_table(Random(seed)), seed, personas=True, bot_talk=False) for seed in range(16)]
    assert sum(compared for compared, _ in found) > 150


@pytest.mark.usefixtures("personas_of_all")
def test_a_claim_of_a_persona_follows_from_its_hand() -> None:
    """That is the point of it, and why the comparison of worlds has to run without claims."""
    with pytest.raises(Leak):
        compare_many(personas=True)
