"""No frame, number or time reveals hidden information."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from celestia.game.fairness.sealed_dice import FairChance
from celestia.game.setup.config import PRESETS, Config
from celestia.server.protocol.snapshot import Snapshots, canonical
from celestia.server.tables import delays, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.properties.random_games import random_table
from tests.server.leaks.twins import Leak, Twins

STEPS_TOGETHER = 50
STEPS_APART = 150


def compare(config: Config, seed: int, **settings: Any) -> Twins:
    """Play twin tables that part at a random moment for a random viewer.

    At a table with one person, pauses reveal to spectators what that person holds (docs/security.md). There
    the only viewer is that person.
    """
    rng = Random(seed)
    people = rng.randint(0, config.players)
    viewer = 0 if people == 1 else rng.choice([None, *range(config.players)])
    strict = 8.0 if rng.random() < 0.2 else 0.0
    twins = Twins(config, people, viewer, seed, **{"pace": 15.0, "strict": strict, **settings})
    twins.play_together(rng.randint(1, STEPS_TOGETHER))
    if twins.part():
        twins.play_apart(STEPS_APART)
    return twins


def compare_many(**settings: Any) -> None:
    for seed in range(60):
        compare(Config.preset("whole_sky", 4), seed, **settings)


@rule("H1", "H2", "H3", "H4", "Q41")
@pytest.mark.parametrize("batch", range(10))
def test_two_worlds_look_the_same_until_the_rules_reveal_a_difference(batch: int) -> None:
    """Random games with all modules, seats, spectators, people and bots."""
    compared = 0
    for seed in range(10 * batch, 10 * batch + 10):
        compared += compare(random_table(Random(seed)), seed).compared
    assert compared > 100, "the worlds parted too early to compare enough"


@rule("H1", "H2", "H3", "Q41")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_leaks_nothing(preset: str) -> None:
    for seed in range(12):
        players = 2 if preset == "two_crews" else 2 + seed % 5
        compare(Config.preset(preset, players), 1000 + seed)


def test_worlds_part_when_the_rules_reveal_something() -> None:
    """The comparison must not end at the first step, nor continue forever."""
    parted = {compare(Config.preset("whole_sky", 4), seed).parted for seed in range(30)}
    assert {"announced_can", "card_drawn", "treasure_drawn"} <= parted


# ----------------------------------------------------------------------------------- planted leaks
def ask_only_those_who_can(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.asked

    def asked(table: Table) -> tuple[int, ...]:
        found = real(table)
        if table.game is None or not table.game.table_is_asked:
            return found
        return tuple(seat for seat in found if len(table.options(seat)) > 1)

    monkeypatch.setattr(Table, "asked", asked)


def longer_for_those_who_can(monkeypatch: pytest.MonkeyPatch) -> None:
    real = schedule.pause_end

    def pause_end(table: Table, chance: FairChance) -> float | None:
        end = real(table, chance)
        able = any(len(table.options(seat)) > 1 for seat in table.asked())
        return end if end is None or not able else end + 1.0

    monkeypatch.setattr(schedule, "pause_end", pause_end)


def no_delay_for_those_who_can_only_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    real = delays.delay_end

    def delay_end(table: Table, seat: int, chance: FairChance) -> float:
        able = len(table.options(seat)) > 1
        return real(table, seat, chance) if able else table.moment.opened

    monkeypatch.setattr(schedule, "delay_end", delay_end)


def a_plan_that_passes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing order of a seat that could have played answers without the delay."""
    real = delays.delay_end

    def delay_end(table: Table, seat: int, chance: FairChance) -> float:
        planned = any(plan.startswith("pass") for plan in table.plans.get(seat, ()))
        able = len(table.options(seat)) > 1
        return table.moment.opened if planned and able else real(table, seat, chance)

    monkeypatch.setattr(schedule, "delay_end", delay_end)


def adapt_to_answers_in_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table._fold_answered

    def fold(table: Table, entry: log.Answered) -> None:
        real(table, entry)
        table.declared_after.setdefault(entry.seat, []).append(entry.at - table.moment.opened)

    monkeypatch.setattr(Table, "_fold_answered", fold)


def a_bot_whose_thinking_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    real = schedule._shortest

    def shortest(table: Table) -> float:
        bots = [seat for seat in table.asked() if table.seats[seat].bot]
        able = any(len(table.options(seat)) > 1 for seat in bots)
        return real(table) + (8.0 if able else 0.0)

    monkeypatch.setattr(schedule, "_shortest", shortest)


def count_hidden_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the moment counts passes of seats that could have played."""
    real = Table._fold_answered

    def fold(table: Table, entry: log.Answered) -> None:
        able = len(table.options(entry.seat)) > 1
        real(table, entry)
        if able:
            table.moment.number += 1

    monkeypatch.setattr(Table, "_fold_answered", fold)


def show_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Snapshots.text

    def text(self: Snapshots, seat: int | None) -> bytes:
        game = self._table.game
        assert game is not None
        hands = [game.view(other).hand for other in range(self._table.players)]
        return real(self, seat)[:-1] + b',"zzz":' + canonical(hands) + b"}"

    monkeypatch.setattr(Snapshots, "text", text)


def share_the_own_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """All viewers get the private part of one viewer."""
    real = Snapshots._own

    def own(self: Snapshots, seat: int | None) -> list[bytes]:
        return [*real(self, 0)[:1], *real(self, seat)[1:]]

    monkeypatch.setattr(Snapshots, "_own", own)


def share_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cached text of one viewer is sent to another."""
    real = Snapshots._learned
    monkeypatch.setattr(Snapshots, "_learned", lambda self, _: real(self, 0))


FAULTS = [
    ask_only_those_who_can,
    longer_for_those_who_can,
    no_delay_for_those_who_can_only_pass,
    a_plan_that_passes_at_once,
    adapt_to_answers_in_windows,
    a_bot_whose_thinking_shows,
    count_hidden_passes,
    show_hands,
    share_the_own_part,
    share_what_was_learned,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_detected(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(Leak):
        compare_many()


def test_pauses_of_instant_tables_leak() -> None:
    """That is why they are for tests and programs only."""
    with pytest.raises(Leak):
        compare_many(instant=True)
