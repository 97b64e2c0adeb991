"""Deals that measure a bot are never deals that tuned it."""

from __future__ import annotations

import re

import pytest

from celestia.arena.contest import Contest, line_up, play_deal
from celestia.arena.seeds import HELD_OUT, TUNING, SeedRange
from celestia.game.setup.config import Config
from tests.hygiene.test_borders import SOURCE

LARGEST_SEED = (1 << 63) - 1  # the compiled generator ignores higher bits
MAY_HOLD_OUT = {"arena/seeds.py", "arena/command.py", "training/command.py"}


def test_the_two_halves_are_all_deals_and_do_not_overlap() -> None:
    first, second = (range(half.first, half.first + (1 << 62)) for half in (TUNING, HELD_OUT))
    assert (first.start, first.stop, second.stop - 1) == (0, second.start, LARGEST_SEED)


@pytest.mark.parametrize(("half", "other"), [(TUNING, HELD_OUT), (HELD_OUT, TUNING)])
def test_every_deal_of_a_half_lies_in_that_half_alone(half: SeedRange, other: SeedRange) -> None:
    """Whatever the seed and the number, even those that nobody would choose."""
    for seed in (-(1 << 70), -1, 0, 1, 9, 1 << 62, 1 << 63, 1 << 80):
        for number in range(200):
            deal = half.deal(seed, number)
            assert deal in half
            assert deal not in other


def test_deals_of_a_contest_differ() -> None:
    drawn = {TUNING.deal(seed, number) for seed in range(20) for number in range(500)}
    assert len(drawn) == 20 * 500


def test_a_contest_plays_the_tuning_half_unless_told_otherwise() -> None:
    config = Config.preset("classic", 2)
    contest = Contest(config, line_up(["random"], 2), 1)
    assert contest.seeds is TUNING
    held_out = Contest(config, line_up(["random"], 2), 1, seeds=HELD_OUT)
    assert play_deal(contest, 0) != play_deal(held_out, 0)


def test_only_commands_that_measure_play_held_out_deals() -> None:
    """Code that tunes or trains imports TUNING. It cannot name the other half unnoticed."""
    naming = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if re.search(r"\bHELD_OUT\b", path.read_text(encoding="utf-8"))
    }
    assert naming == MAY_HOLD_OUT
