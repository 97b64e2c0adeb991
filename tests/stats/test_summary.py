"""Summaries of a census: hand-made figures, and invariants of any games."""

from __future__ import annotations

import pytest

from celestia.game.setup.config import PRESETS
from celestia.learning import census_layout
from celestia.rules.kinds import card
from celestia.stats.counting import RANDOM, Batch, Table, count, tables
from celestia.stats.summary import Summary, spread, summary

CLASSIC = Table("classic", 4)


def row(**numbers: int) -> list[int]:
    """Return a census of ten games with these numbers.

    `DRAWN_12` is index 12 of DRAWN.
    """
    found = [0] * census_layout.SIZE
    ten = {"GAMES": 10, "JOURNEYS_8": 10, "LEGS_20": 10, "DECISIONS_50": 10, "WINNERS_55": 10}
    for name, number in {**ten, **numbers}.items():
        first, _, at = name.rpartition("_") if name[-1].isdigit() else (name, "", "0")
        found[getattr(census_layout, first) + int(at)] = number
    return found


def summary_of(**numbers: int) -> Summary:
    return summary(CLASSIC, "odds", row(**numbers))


def test_a_spread_has_mean_and_quantiles() -> None:
    games = [0, 10, 80, 0, 10]  # ten with 1, eighty with 2, ten with 4
    assert spread(games) == {"mean": 2.1, "low": 1, "median": 2, "high": 4}


def test_a_crash_counts_by_destination() -> None:
    found = summary_of(STARTED_2=40, FLEW_2=25, MOORED_2=5, CRASHED_2=10, CRASHED_JOURNEYS=10)["crashes"]
    assert found["aircraft"] == {"4": {"legs": 4.0, "flew": 0.625, "moored": 0.125, "crashed": 0.25}}
    assert found["rowboat"] == {}
    assert (found["share"], found["of_journeys"]) == (0.25, 0.125)


def test_the_rowboat_is_counted_separately() -> None:
    found = summary_of(
        **{f"STARTED_{census_layout.PLACES + 10}": 4, f"CRASHED_{census_layout.PLACES + 10}": 3}
    )["crashes"]
    assert found["rowboat"]["boscalumia"]["crashed"] == 0.75
    assert found["aircraft"] == {}


def test_crashes_by_the_number_of_the_leg() -> None:
    assert summary_of(STARTED_AS_0=10, CRASHED_AS_0=1, STARTED_AS_1=4, CRASHED_AS_1=2)["crashes"][
        "by_leg"
    ] == [
        0.1,
        0.5,
    ]


def test_points_are_those_of_treasures_tokens_and_help_cards() -> None:
    found = summary_of(KEPT_0=20, KEPT_2=5, KEPT_35=9, KEPT_32=2, TOKENS=2, HELP_LEFT=15)["points"]
    assert found["cities"]["1"] == 4.0  # twenty worth 1 and five worth 4, in ten games
    assert found["cities"]["25"] == 5.0
    assert (found["boscalumia"], found["help"]) == (5.0, -3.0)


def test_seats_share_the_victories() -> None:
    found = summary_of(SEAT_VICTORIES_0=240, SEAT_VICTORIES_3=360, SEAT_SCORES_3=420)["seats"]
    assert found["victory"] == [0.4, 0.0, 0.0, 0.6]
    assert found["score"] == [0.0, 0.0, 0.0, 42.0]
    assert found["margin"] == pytest.approx(1.96 * (0.25 * 0.75 / 10) ** 0.5, rel=0.001)


def test_a_card_has_its_draws_and_its_used_share() -> None:
    turbo, spyglass = card.TURBO, card.SPYGLASS
    numbers = {f"DRAWN_{turbo}": 70, f"USED_{turbo}": 56, f"DRAWN_{spyglass}": 30}
    assert summary_of(**numbers)["cards"] == {
        "turbo": {"drawn": 7.0, "used": 0.8},
        "spyglass": {"drawn": 3.0, "used": 0.0},
    }


def test_a_characters_shares_count_only_its_games() -> None:
    numbers = {f"DRAWN_{card.BLUE}": 8, f"USED_{card.BLUE}": 6, "COLOUR_VICTORIES_1": 240}
    assert summary_of(**numbers)["characters"] == {"blue": {"dealt": 0.8, "used": 0.75, "victory": 0.5}}


def test_the_winners_scores_start_with_the_lowest() -> None:
    found = summary_of(WINNERS_52=10, WINNERS_55=30, SHARED_VICTORIES=1, ENDS_ANNOUNCED=10, GAMES=40)[
        "winner"
    ]
    assert (found["lowest"], found["shares"]) == (52, [0.25, 0.0, 0.0, 0.75])
    assert (found["shared"], found["end_announced"]) == (0.025, 0.25)


def test_a_census_without_games_is_refused() -> None:
    with pytest.raises(ValueError, match="no game"):
        summary(CLASSIC, "odds", [0] * census_layout.SIZE)


@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table.preset}-{table.players}")
def test_shares_are_valid_for_every_table(table: Table) -> None:
    found = summary(table, RANDOM, count(Batch(table, RANDOM, 2, 0, 15)))
    assert sum(found["seats"]["victory"]) == pytest.approx(1, abs=0.001)
    assert sum(found["winner"]["shares"]) == pytest.approx(1, abs=0.001)
    for vessel in ("aircraft", "rowboat"):
        for ends in found["crashes"][vessel].values():
            assert ends["flew"] + ends["moored"] + ends["crashed"] <= 1.001
    assert all(0 <= card["used"] <= 1 for card in found["cards"].values())
    assert bool(found["characters"]) == ("characters" in PRESETS[table.preset])
    assert bool(found["crashes"]["rowboat"]) == ("rowboat" in PRESETS[table.preset])
