"""The dice of a daily flight are the same for everybody, whatever they choose."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from celestia.game.fairness.daily_dice import DailyChance, Occasion
from celestia.game.fairness.headers import Daily, FairnessError, read_fairness
from celestia.game.fairness.sealed_dice import commitment
from celestia.game.records.record import read_record, record_text
from celestia.game.records.verify_command import verify
from celestia.game.setup.config import Config

from .daily import DATE, KEY, Flight, fly

CLASSIC = Config.preset("classic", 4)
SEEDS = st.integers(min_value=0, max_value=2**32)
PRESETS = st.sampled_from(["classic", "whole_sky"])


def fly_with_seed(seed: int, config: Config = CLASSIC) -> Flight:
    return fly(Random(seed).choice, config)


def faces_by_die(flight: Flight) -> dict[tuple[str, int], str]:
    """Each face that fell, by its leg and use and the place of its die."""
    return {
        (occasion.label, place): face
        for occasion, words in flight.answers.items()
        for place, face in zip(occasion.dice, words.split()[1:], strict=False)
    }


@settings(max_examples=15, deadline=None)
@given(SEEDS, PRESETS)
def test_the_same_choices_meet_the_same_game(seed: int, preset: str) -> None:
    config = Config.preset(preset, 4)
    assert fly_with_seed(seed, config).game.lines == fly_with_seed(seed, config).game.lines


@settings(max_examples=15, deadline=None)
@given(SEEDS, SEEDS, PRESETS)
def test_other_choices_meet_the_same_roll_on_the_same_leg(one: int, other: int, preset: str) -> None:
    config = Config.preset(preset, 4)
    faces, others = (faces_by_die(fly_with_seed(seed, config)) for seed in (one, other))
    shared = faces.keys() & others.keys()
    assert any(label.startswith("roll 1 0 1 0") for label, _ in shared)  # the first leg of the first journey
    assert {at: faces[at] for at in shared} == {at: others[at] for at in shared}


@settings(max_examples=15, deadline=None)
@given(SEEDS, SEEDS)
def test_every_deal_of_the_day_is_the_same(one: int, other: int) -> None:
    first, second = fly_with_seed(one), fly_with_seed(other)
    set_up = [line for line in first.game.lines if not line[0].isdigit()][:11]
    assert [line.split()[0] for line in set_up] == ["shuffle"] * 10 + ["captain"]
    assert set_up == [line for line in second.game.lines if not line[0].isdigit()][:11]


def test_a_card_more_or_less_leaves_the_others_in_order() -> None:
    chance, occasion = DailyChance(KEY, DATE), Occasion("shuffle deck 1")
    words = ["compass"] * 5 + ["cannon"] * 4 + ["turbo"]
    full = chance.answer(occasion, ["shuffle", "deck", *words], 4).split()[2:]
    fewer = chance.answer(occasion, ["shuffle", "deck", *words[:-1]], 4).split()[2:]
    assert fewer == [word for word in full if word != "turbo"]


def test_a_die_that_is_rolled_again_keeps_its_place() -> None:
    chance = DailyChance(KEY, DATE)
    for use in range(20):
        label = f"roll 2 0 5 {use}"
        whole = chance.answer(Occasion(label, (0, 1, 2)), ["roll", "?", "?", "?"], 4).split()
        assert chance.answer(Occasion(label, (2,)), ["roll", "?"], 4).split()[1] == whole[3]


def test_another_key_or_date_gives_another_deal() -> None:
    deals = {
        fly(lambda legal: legal[0], CLASSIC, key, date).game.lines[9]
        for key in (KEY, bytes(32))
        for date in (DATE, "2026-11-19")
    }
    assert len(deals) == 4


def test_dice_and_shuffles_are_fair() -> None:
    chance = DailyChance(KEY, DATE)
    faces: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    for use in range(6000):
        faces.update(chance.answer(Occasion(f"roll 1 0 1 {use}", (0, 1)), ["roll", "?", "?"], 4).split()[1:])
        tops[
            chance.answer(Occasion(f"shuffle 1 {use}"), ["shuffle", "1", "a", "b", "c", "c"], 4).split()[2]
        ] += 1
    for face, sides in (("fog", 1), ("lightning", 1), ("birds", 1), ("pirates", 1), ("blank", 2)):
        assert abs(faces[face] - 2000 * sides) < 250, faces  # six standard deviations
    for word, copies in (("a", 1), ("b", 1), ("c", 2)):
        assert abs(tops[word] - 1500 * copies) < 240, tops


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        DailyChance(b"short", DATE)


# -------------------------------------------------------------------------------------- records, verification
def record(seed: int = 3) -> str:
    return record_text(fly_with_seed(seed).game, Daily(DATE, commitment(KEY), KEY))


def failures(text: str, shown: str | None = None) -> list[str]:
    return [finding.sentence for finding in verify(text, shown) if finding.holds is False]


def test_a_record_of_a_daily_flight_verifies() -> None:
    assert read_record(record()).over
    assert failures(record(), commitment(KEY)) == []
    assert [
        finding
        for finding in verify(record())
        if "rolls and shuffles follow from the key" in finding.sentence
    ]


def test_verification_finds_a_key_that_was_not_committed_to() -> None:
    text = record_text(fly_with_seed(3).game, Daily(DATE, "0" * 64, KEY))
    assert failures(text) == ["The key of 2026-11-18 is not the one that was committed to."]
    assert failures(record(), "0" * 64) == ["The commitment is not the one that was shown before the game."]


def test_verification_finds_a_roll_of_another_day() -> None:
    game = fly(Random(3).choice, CLASSIC, date="2026-11-19").game
    [wrong] = failures(record_text(game, Daily(DATE, commitment(KEY), KEY)))
    assert "does not follow from the key" in wrong


def test_the_lines_of_a_day_are_read_as_written() -> None:
    daily = Daily(DATE, commitment(KEY), KEY)
    assert read_fairness(daily.lines(), 4) == daily


@pytest.mark.parametrize("date", ["2026-13-01", "20261118", "today", ""])
def test_a_record_with_a_wrong_date_is_refused(date: str) -> None:
    with pytest.raises(FairnessError, match="date"):
        read_fairness([f"daily {date}", *Daily(DATE, commitment(KEY), KEY).lines()[1:]], 4)


def test_a_record_with_more_lines_about_its_dice_is_refused() -> None:
    with pytest.raises(FairnessError, match="no more lines"):
        read_fairness([*Daily(DATE, commitment(KEY), KEY).lines(), "entropy 0 more"], 4)
