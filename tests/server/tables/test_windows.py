"""A window runs on one clock for all, and the clock knows nothing of the hands."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.game.config import config_of
from celestia.game.fair import SECRET_BYTES
from celestia.game.position import position_to_text
from celestia.rules import question
from celestia.server.tables import commands, due
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.tables.sitting import LoadedChance, Sitting, opening, refold

ANN, BEN, CY = 0, 1, 2


def at_the_window(cards: dict[str, str], bots: int = 0, **settings: Any) -> Sitting:
    """Everybody has stayed at city 4, and whoever holds a card may be asked. Bots sit last."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4)
    for name, card in cards.items():
        scenario.hand(name, card)
    here = Sitting(people=3 - bots, bots=bots, **settings).put(scenario)
    if here.table.waits_for_roll and settings.get("window") != 0.0:
        here.press("fog", "blank", "blank")
    for seat in (BEN, CY):
        if seat in here.table.asked() and here.table.seats[seat].played_by_person:
            here.answer(seat, "stay")
        else:
            here.wait(2.0)
    return here


@rule("Q41")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_a_window_closes_when_its_time_is_up(card: str) -> None:
    here = at_the_window({"Ben": card, "Cy": "foghorn"})
    assert here.table.asked() == (BEN, CY)
    here.wait(2.4)
    assert here.table.asked() == (BEN, CY)
    here.wait(0.2)
    assert here.table.asked() == (ANN,)


@rule("Q41")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_a_window_closes_when_all_who_may_be_asked_have_answered(card: str) -> None:
    here = at_the_window({"Ben": card, "Cy": "foghorn"})
    here.answer(BEN, "pass")
    assert here.table.asked() == (BEN, CY)
    here.answer(CY, "pass")
    assert here.table.asked() == (ANN,)


def test_a_window_that_is_put_to_one_seat_waits_for_nobody_else() -> None:
    """A position may be taken there: the bot might be asked, by what all see, but it is not."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ben", "wind_gust").hand("Cy", "foghorn")
    g = scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    *seated, started = opening(str(config_of(g.state)), people=2, bots=1, settings={})
    assert isinstance(started, log.Started)
    position = position_to_text(g.state)
    table = refold([*seated, log.Started(started.at, started.commitment, started.entropy, position)])
    assert table.asked() == (BEN, CY)
    assert due.awaited_seats(table) == [BEN]
    assert due.due(table, started.at + 5.0, LoadedChance(bytes(SECRET_BYTES))) is None


def test_anybody_who_may_be_asked_can_make_the_table_wait_once() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "foghorn"})
    number = here.table.moment.number
    here.wish(commands.wait(here.table, CY, number, "", here.now))
    here.wait(29.0)
    assert here.table.asked() == (BEN, CY)
    with pytest.raises(Refusal, match="waits already"):
        commands.wait(here.table, BEN, number, "", here.now)
    here.wait(2.0)
    assert here.table.asked() == (ANN,)


def test_waiting_lasts_as_long_as_the_pace() -> None:
    here = at_the_window({"Ben": "wind_gust"}, pace=15.0)
    here.wish(commands.wait(here.table, BEN, here.table.moment.number, "", here.now))
    assert due.next_time(here.table) == here.now + 15.0


@rule("Q41")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_bots_take_their_time_without_looking_at_their_hand(card: str) -> None:
    here = at_the_window({"Cy": card}, bots=1)
    assert here.table.asked() == (CY,)
    opened = here.table.moment.opened
    assert here.table.moment.answers.keys() == {CY}  # nobody sees that it has answered
    closes = due.next_time(here.table)
    assert closes is not None
    assert opened + due.BOT_FASTEST <= closes <= opened + due.BOT_SLOWEST
    assert closes == due.earliest_close(here.table)


# ------------------------------------------------------------------------------ no secrecy by pauses
def test_an_instant_table_waits_for_nobody_without_a_choice() -> None:
    here = at_the_window({"Ben": "compass", "Cy": "foghorn"}, window=0.0)
    assert "announced_can" in here.told() or "announced_cannot" in here.told()


def test_an_instant_table_waits_for_a_real_choice() -> None:
    here = Sitting("players=3 preset=whole_sky", window=0.0)
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, preset="whole_sky").hand("Ben", "bandit")
    here.put(scenario.hand("Cy", "compass"))
    assert (here.table.asked(), here.table.options(BEN)) == ((BEN, CY), ("pass", "play bandit"))
    here.wait(1000.0)
    assert here.table.asked() == (BEN, CY)
    here.answer(BEN, "pass")
    assert here.table.asked() == (BEN,)  # the dice are down: he declares


def test_an_instant_table_has_no_clock_to_hold() -> None:
    here = Sitting("players=3 preset=whole_sky", window=0.0)
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4, preset="whole_sky").hand("Ben", "bandit"))
    with pytest.raises(Refusal, match="no clock"):
        commands.wait(here.table, BEN, here.table.moment.number, "", here.now)


def test_the_captain_may_let_the_dice_roll_by_themselves() -> None:
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    assert here.table.waits_for_roll
    here.wait(due.ROLL_PROMPT - 0.1)
    assert "die_fell" not in here.told()
    here.wait(0.2)
    assert "die_fell" in here.told()


@rule("C182", "Q25", "Q41")
def test_where_nobody_can_get_off_each_passenger_is_shown_his_own_moment() -> None:
    """Who may launch a rowboat is asked in his turn, whether he holds one or not, and once."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").emptied(4)
    here = Sitting("players=3 modules=turbo,powers,spyglass,rowboat")
    here.put(scenario.hand("Ben", "compass").hand("Cy", "rowboat_fog"))
    while here.game.state.question != question.DECLARE:
        here.wait(1.0)
    assert here.table.asked() == (BEN,)
    here.answer(BEN, "stay")
    assert here.table.asked() == (CY,)
    here.answer(CY, "play rowboat_fog")
    assert "boarded_rowboat" in here.told()
