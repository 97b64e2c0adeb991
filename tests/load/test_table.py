"""When an action counts as delivered to everybody."""

from __future__ import annotations

from random import Random

import pytest

from celestia.load.figures import Counts, spread
from celestia.load.seat import LoadSeat
from celestia.load.table import LoadTable


class Answering:
    """Replaces the sockets: records what seats send, and answers like a server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[tuple[int, str, str]] = []
        monkeypatch.setattr(LoadSeat, "answer", self._note)
        self.counts = Counts()
        self.table = LoadTable("table", 3, self.counts, Random(1))
        for seat in self.table.seats:
            self.ask(seat.number, 5, ())

    def _note(self, client_id: str, words: str) -> None:
        number = int(client_id.split("-")[0])
        self.sent.append((number, client_id, words))

    def ask(self, seat: int, q: int, options: tuple[str, ...], at: float = 0.0) -> None:
        place = self.table.seats[seat]
        place.q, place.options = q, options
        self.table.moved(place, at)

    def acknowledge(self, at: float) -> None:
        number, client_id, _ = self.sent[-1]
        self.table.acknowledged(self.table.seats[number], client_id, at)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Answering:
    here = Answering(monkeypatch)
    here.ask(1, 5, ("stay", "leave"))
    here.ask(2, 5, ("pass",))
    return here


def test_only_a_seat_with_a_choice_answers(here: Answering) -> None:
    here.table.act(0.0)
    assert [(seat, words in ("stay", "leave")) for seat, _, words in here.sent] == [(1, True)]


def test_an_action_is_delivered_when_every_seat_has_the_next_moment(here: Answering) -> None:
    here.table.act(0.0)
    here.ask(1, 6, ())
    here.acknowledge(1.0)
    here.ask(0, 6, ("stay", "leave"))
    assert here.counts.delivered == []
    here.ask(2, 6, ())
    assert (len(here.counts.delivered), len(here.counts.acknowledged)) == (1, 1)


def test_an_answer_that_waits_for_others_is_acknowledged_and_not_delivered(here: Answering) -> None:
    here.table.act(0.0)
    here.ask(1, 5, ())
    here.acknowledge(1.0)
    assert (len(here.counts.delivered), len(here.counts.acknowledged)) == (0, 1)
    here.ask(2, 5, ("pass", "play jetpack"))
    here.table.act(4.0)
    assert [seat for seat, _, _ in here.sent] == [1, 2]


def test_the_end_of_the_game_reaches_everybody_too(here: Answering) -> None:
    here.table.act(0.0)
    for seat in here.table.seats:
        seat.over = True
        here.table.moved(seat, 1.0)
    assert here.table.over
    assert len(here.counts.delivered) == 1


def test_a_table_with_a_pending_action_skips_its_turn(here: Answering) -> None:
    here.table.act(0.0)
    here.table.act(4.0)
    assert (here.counts.missed, here.counts.sent, here.table.under_way) == (1, 1, True)


def test_a_refusal_is_an_error_and_the_table_continues(here: Answering) -> None:
    here.table.act(0.0)
    here.table.refused("no stale")
    here.table.act(4.0)
    assert (here.counts.errors, here.counts.sent) == ({"no stale": 1}, 2)


def test_a_table_at_which_nobody_has_a_choice_is_an_error(here: Answering) -> None:
    here.ask(1, 5, ())
    here.table.act(0.0)
    assert here.counts.errors == {"nobody is asked": 1}


def test_the_quantiles_of_a_hundred_times() -> None:
    found = spread([number / 1000 for number in range(100, 0, -1)])
    assert found is not None
    assert (found.p50, found.p90, found.p99, found.most) == (51.0, 91.0, 100.0, 100.0)
    assert spread([]) is None
