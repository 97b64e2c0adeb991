"""Table talk: keys, limits, and the question that the captain has to answer."""

from __future__ import annotations

import pytest

from celestia.server.tables import commands
from celestia.server.tables import entries as log
from celestia.server.tables.commands import TALK, Refusal
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.events import events_of
from tests.server.tables.sitting import START, Sitting

ANN, BEN, CY = 0, 1, 2


def say(here: Sitting, seat: int, key: str, to: int | None = None, text: str = "") -> None:
    here.submit(commands.talk(here.table, seat, key, to, text, "", here.now))


@pytest.mark.parametrize("key", [key for key in TALK if key != "free"])
def test_every_key_can_be_said(key: str) -> None:
    here = Sitting()
    say(here, BEN, key)
    told = {"what": "talked", "seat": BEN, "key": key, "to": None, "text": ""}
    assert told in events_of(here.table, None)


def test_everybody_sees_talk_to_one_player() -> None:
    here = Sitting()
    say(here, BEN, "liar", to=CY)
    for seat in (None, ANN, BEN, CY):
        assert events_of(here.table, seat)[-1]["to"] == CY


@pytest.mark.parametrize(
    ("key", "to", "text"),
    [
        ("swear", None, ""),
        ("liar", 3, ""),
        ("liar", -1, ""),
        ("claim_have", None, "gold"),
        ("free", None, "hi"),
    ],
)
def test_invalid_talk_is_refused(key: str, to: int | None, text: str) -> None:
    with pytest.raises(Refusal):
        say(Sitting(), BEN, key, to, text)


def test_a_claim_may_name_a_card() -> None:
    here = Sitting()
    say(here, BEN, "claim_have", text="compass")
    assert events_of(here.table, None)[-1]["text"] == "compass"


@pytest.mark.parametrize("text", ["", "x" * 201, "bell\a"])
def test_free_text_has_limits_even_when_it_is_allowed(text: str) -> None:
    here = Sitting(free_text=True)
    say(here, BEN, "free", text="  good   flight ")
    assert events_of(here.table, None)[-1]["text"] == "good flight"
    with pytest.raises(Refusal):
        say(here, BEN, "free", text=text)


def test_a_seat_may_say_three_lines_in_ten_seconds() -> None:
    here = Sitting()
    for _ in range(3):
        say(here, BEN, "hmm")
    with pytest.raises(Refusal, match="at most 3") as refused:
        say(here, BEN, "hmm")
    assert refused.value.code == "talk_rate"
    say(here, CY, "hmm")  # each seat has its own limit
    here.wait(10.0)
    say(here, BEN, "hmm")


@rule("B12")
def test_the_table_tells_how_many_cards_the_captain_holds() -> None:
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ben", city=4).hand("Ben", "compass", "turbo"))
    say(here, CY, "how_many_cards")
    assert events_of(here.table, None)[-1] == {"what": "hand_counted", "seat": BEN, "cards": 2}


def test_before_take_off_no_cards_are_counted() -> None:
    table = Table("table")
    table.fold(log.Opened(START, log.TableSettings(config="players=2"), 2))
    table.fold(log.Sat(START, 0, "Ann", "owner"))
    table.fold(commands.talk(table, 0, "how_many_cards", None, "", "", START))
    assert [event.what for event in table.events_for(None)] == ["sat", "talked"]


def test_talk_at_a_closed_table_is_refused() -> None:
    here = Sitting()
    here.table.fold(log.Closed(here.now, "host_left"))
    with pytest.raises(Refusal, match="closed"):
        say(here, BEN, "hmm")
