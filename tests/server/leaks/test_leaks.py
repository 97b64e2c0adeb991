"""Nothing hidden leaves: not in a frame, not in a number, not in a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from celestia.game.config import PRESETS, Config
from celestia.rules import question
from celestia.server import seen
from celestia.server.tables import due
from celestia.server.tables import entries as log
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.properties.random_games import random_table
from tests.server.leaks.twins import Leak, Twins

STEPS_TOGETHER = 50
STEPS_APART = 150


def compare(config: Config, seed: int, window: float = 2.5) -> Twins:
    """Twins that were parted at some moment for some viewer, and played on."""
    rng = Random(seed)
    viewer = rng.choice([None, *range(config.players)])
    twins = Twins(config, rng.randint(0, config.players), viewer, seed, pace=15.0, window=window)
    twins.play_together(rng.randint(1, STEPS_TOGETHER))
    if twins.part():
        twins.play_apart(STEPS_APART)
    return twins


def compare_many(window: float = 2.5) -> None:
    for seed in range(60):
        compare(Config.preset("whole_sky", 4), seed, window)


@rule("H1", "H2", "H3", "H4", "Q41")
@pytest.mark.parametrize("batch", range(10))
def test_worlds_look_the_same_until_the_rules_reveal_them(batch: int) -> None:
    """Random games of all modules, seats and spectators, people and bots."""
    compared = 0
    for seed in range(10 * batch, 10 * batch + 10):
        compared += compare(random_table(Random(seed)), seed).compared
    assert compared > 100, "the worlds parted too early to show anything"


@rule("H1", "H2", "H3", "Q41")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_keeps_its_secrets(preset: str) -> None:
    for seed in range(12):
        players = 2 if preset == "two_crews" else 2 + seed % 5
        compare(Config.preset(preset, players), 1000 + seed)


def test_worlds_do_part_by_what_the_rules_reveal() -> None:
    """So the comparison does not stop at the first step, and does not go on for ever."""
    parted = {compare(Config.preset("whole_sky", 4), seed).parted for seed in range(30)}
    assert {"announced_can", "card_drawn", "treasure_drawn"} <= parted


# ----------------------------------------------------------------------------------- the test can turn red
def ask_only_those_who_can(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Table.asked

    def asked(table: Table) -> tuple[int, ...]:
        found = real(table)
        if table.game is None or not table.game.table_is_asked:
            return found
        return tuple(seat for seat in found if len(table.options(seat)) > 1)

    monkeypatch.setattr(Table, "asked", asked)


def longer_for_those_who_can(monkeypatch: pytest.MonkeyPatch) -> None:
    real = due.moment_end

    def moment_end(table: Table) -> float | None:
        end = real(table)
        able = any(len(table.options(seat)) > 1 for seat in table.asked())
        return end if end is None or not able else end + 1.0

    monkeypatch.setattr(due, "moment_end", moment_end)


def longer_on_the_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadline that is sent stays the same, only the bots take longer."""
    real = due.earliest_close

    def earliest_close(table: Table) -> float:
        able = any(len(table.options(seat)) > 1 for seat in table.asked())
        return real(table) + (0.25 if able else 0.0)

    monkeypatch.setattr(due, "earliest_close", earliest_close)


def count_hidden_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number ticks for who could have played a card and passed."""
    real = Table._fold_answered

    def fold(table: Table, entry: log.Answered) -> None:
        able = len(table.options(entry.seat)) > 1
        real(table, entry)
        if able:
            table.moment.number += 1

    monkeypatch.setattr(Table, "_fold_answered", fold)


def show_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    real = seen.snapshot

    def snapshot(table: Table, seat: int | None) -> dict[str, object]:
        shown = real(table, seat)
        assert table.game is not None
        return {**shown, "hands": [table.game.view(other).hand for other in range(table.players)]}

    monkeypatch.setattr(seen, "snapshot", snapshot)


def skip_moments_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause before a forced announcement is left out."""
    real = due.awaited_seats

    def awaited(table: Table) -> list[int]:
        found = real(table)
        if table.game is not None and table.game.state.question == question.ANNOUNCE:
            return [seat for seat in found if len(table.options(seat)) > 1]
        return found

    monkeypatch.setattr(due, "awaited_seats", awaited)


FAULTS = [
    ask_only_those_who_can,
    longer_for_those_who_can,
    longer_on_the_quiet,
    count_hidden_passes,
    show_hands,
    skip_moments_without_a_choice,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(Leak):
        compare_many()


def test_instant_tables_tell_by_their_pauses() -> None:
    """Which is why they are for tests and for those who do not mind."""
    with pytest.raises(Leak):
        compare_many(window=0.0)
