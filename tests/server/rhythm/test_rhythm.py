"""Games of scripted people: which questions they get, and what pauses reveal."""

from __future__ import annotations

from hashlib import sha256
from math import exp
from statistics import NormalDist

import pytest

from celestia.game.fairness.sealed_dice import FairChance
from celestia.server.tables import delays
from tests.ledger import rule
from tests.server.rhythm.games import play_game
from tests.server.rhythm.measure import BY_LETTER
from tests.server.rhythm.monitor import PauseSeen
from tests.server.rhythm.people import Manner
from tests.server.rhythm.secrecy import area_under_curve, separation

CLASSIC = "players=4 preset=classic"
DAY = 24 * 3600.0


@rule("Q41")
@pytest.mark.parametrize("config", [CLASSIC, "players=4 preset=whole_sky"])
def test_people_are_asked_only_if_they_have_a_choice(config: str) -> None:
    game = play_game(config, 4, 1, Manner())
    asked = [ask for person in game.asked for ask in person if ask["kind"] != "roll"]
    assert asked
    assert all(len(ask["options"]) > 1 for ask in asked)


@rule("Q41")
def test_by_correspondence_a_person_gets_about_one_question_per_leg() -> None:
    game = play_game("players=3 preset=whole_sky", 3, 1, BY_LETTER, pace=2 * DAY, correspondence=True)
    questions = [ask for person in game.asked for ask in person]
    assert all(len(ask["options"]) > 1 for ask in questions)
    assert len(questions) / game.monitor.legs / 3 < 1.5


# ------------------------------------------------------------------------------------- what a pause reveals
@pytest.mark.parametrize(
    ("without", "with_holder", "area"),
    [([1.0, 2.0], [3.0, 4.0], 1.0), ([1.0, 2.0], [1.0, 2.0], 0.5), ([3.0], [1.0], 0.0), ([1.0], [1.0], 0.5)],
)
def test_the_area_is_the_probability_of_ranking_a_pair_correctly(
    without: list[float], with_holder: list[float], area: float
) -> None:
    assert area_under_curve(without, with_holder) == area


def public_delay(_: FairChance, pause: int, seat: int) -> float:
    """A delay that anybody could compute from the number of the pause and the seat."""
    share = (int.from_bytes(sha256(f"{pause} {seat}".encode()).digest()[:6], "big") + 0.5) / 2**48
    return delays.MEDIAN * exp(delays.SPREAD * NormalDist().inv_cdf(share))


def beyond_the_public_delay(pause: PauseSeen) -> float:
    """The score of an attacker who assumes that delays depend on public values."""
    computed = max(public_delay(FairChance(bytes(32), ()), pause.number, seat) for seat in pause.seats)
    return pause.lasts - computed


def pauses_of_quick_people(games: int = 3) -> list[PauseSeen]:
    """Holders pass about as fast as delays, so only computed delays reveal them."""
    manner = Manner(passes=1.2, plays=0.0)
    return [p for seed in range(games) for p in play_game(CLASSIC, 4, seed, manner).monitor.pauses]


@rule("C3")
def test_pauses_of_quick_people_reveal_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delays, "tempo", lambda _: 1.0)
    honest = pauses_of_quick_people()
    assert separation(honest) < 0.75
    assert separation(honest, beyond_the_public_delay) < 0.75


@rule("C3")
def test_delays_from_public_values_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """With computable delays the same attacker detects pauses that a holder extended."""
    monkeypatch.setattr(delays, "tempo", lambda _: 1.0)
    honest = separation(pauses_of_quick_people(), beyond_the_public_delay)
    monkeypatch.setattr(delays, "drawn_delay", public_delay)
    assert separation(pauses_of_quick_people(), beyond_the_public_delay) > honest + 0.03
