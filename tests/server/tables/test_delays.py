"""Drawn delays resemble people, and depend only on public facts and the secret."""

from __future__ import annotations

from statistics import median

import pytest

from celestia.game.fairness.sealed_dice import SECRET_BYTES, FairChance
from celestia.server.tables.delays import drawn_delay, drawn_thought, tempo
from tests.scenario import Scenario
from tests.server.tables.sitting import Sitting

ANN, BEN, CY = 0, 1, 2
CHANCE = FairChance(bytes(SECRET_BYTES), ("a", "b"))


def test_delays_are_log_normal_with_a_median_of_1_2_seconds() -> None:
    drawn = sorted(drawn_delay(CHANCE, pause, seat) for pause in range(2000) for seat in range(6))
    assert median(drawn) == pytest.approx(1.2, rel=0.03)
    below = sum(delay < 3.0 for delay in drawn) / len(drawn)
    assert below == pytest.approx(0.95, abs=0.01)


def test_a_delay_depends_on_secret_lines_pause_and_seat() -> None:
    other_lines = FairChance(bytes(SECRET_BYTES), ("a", "c"))
    other_secret = FairChance(bytes([1] * SECRET_BYTES), ("a", "b"))
    drawn = {
        drawn_delay(CHANCE, 1, 0),
        drawn_delay(CHANCE, 2, 0),
        drawn_delay(CHANCE, 1, 1),
        drawn_delay(other_lines, 1, 0),
        drawn_delay(other_secret, 1, 0),
    }
    assert len(drawn) == 5
    assert drawn_delay(CHANCE, 1, 0) == drawn_delay(FairChance(bytes(SECRET_BYTES), ("a", "b")), 1, 0)


def test_a_thought_takes_4_to_10_seconds() -> None:
    drawn = [drawn_thought(CHANCE, pause, 0, number) for pause in range(500) for number in range(3)]
    assert min(drawn) >= 4.0
    assert max(drawn) <= 10.0
    assert max(drawn) - min(drawn) > 5.0


@pytest.mark.parametrize(
    ("times", "factor"),
    [([1.0], 1.0), ([3.0] * 3, 1.0), ([0.5] * 3, 0.7), ([20.0] * 5, 1.5), ([3.6] * 4, 1.2)],
)
def test_a_delay_adapts_to_the_players_own_declarations(times: list[float], factor: float) -> None:
    assert tempo(times) == pytest.approx(factor)


def test_only_a_players_own_declarations_change_their_tempo() -> None:
    """Answers in windows and plans do not change a player's tempo."""
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", "wind_gust"))
    here.plan(BEN, "stay")
    here.press("fog", "blank", "blank")
    here.wait(here.table.moment.ready - here.now)
    here.wait(2.5)
    here.answer(CY, "stay")
    assert here.table.declared_after.keys() == {CY}
    here.wait(50.0)
    here.decide(CY, "pass")
    assert here.table.declared_after[CY] == [pytest.approx(2.5, abs=1.0)]
