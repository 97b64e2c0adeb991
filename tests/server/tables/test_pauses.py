"""Pauses of the whole table: which seats are asked, and what ends a pause."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.game.fairness.sealed_dice import SECRET_BYTES
from celestia.game.notation.position import position_to_text
from celestia.game.setup.config import config_of
from celestia.rules.kinds import phase, question
from celestia.server.protocol.viewpoint import ask_of
from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from celestia.server.tables.delays import THOUGHTS, delay_end
from celestia.server.tables.motion import ALLOWANCES
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.events import events_of
from tests.server.tables.sitting import LoadedChance, Sitting, opening, refold

ANN, BEN, CY = 0, 1, 2


def stays_and_plays(table: Table, turn: schedule.BotTurn) -> str:
    """A bot that stays, and plays whatever it can."""
    options = table.options(turn.seat)
    return "stay" if "stay" in options else options[-1]


def at_the_window(cards: dict[str, str], bots: int = 0, **settings: Any) -> Sitting:
    """Everybody has stayed at city 4 and the first window is open. Bots sit last."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4)
    for name, card in cards.items():
        scenario.hand(name, *card.split())
    here = Sitting(people=3 - bots, bots=bots, **{"choose": stays_and_plays, **settings}).put(scenario)
    here.press("fog", "blank", "blank")
    for _ in range(10):
        if here.game.state.phase != phase.DECLARATIONS or here.table.waits_for_roll:
            return here
        (seat,) = schedule.owing_seats(here.table)
        if here.table.seats[seat].played_by_person:
            here.answer(seat, "stay")
        else:
            here.wait_for_next()
    raise AssertionError("the declarations never ended")


def delays(here: Sitting, *seats: int) -> list[float]:
    return [delay_end(here.table, seat, here.chance) for seat in seats]


# ---------------------------------------------------------------------------------------------- who is asked
@rule("Q41", "C3")
def test_a_seat_that_can_only_pass_is_not_asked() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "foghorn"})
    assert here.asked(BEN) == ("", ("pass", "play wind_gust"))
    assert here.asked(CY) is None
    assert here.table.asked() == (BEN, CY), "by public facts both may be asked"
    with pytest.raises(Refusal, match="nothing to decide"):
        here.answer(CY, "pass")


@rule("Q41")
def test_a_window_stays_open_while_a_player_decides() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "foghorn"})
    assert here.closes is None
    here.wait(1e6)
    assert here.asked(BEN) is not None
    here.decide(BEN, "play wind_gust")
    assert "card_played" in here.told()


def test_a_window_has_the_same_time_limit_as_other_questions() -> None:
    here = at_the_window({"Ben": "wind_gust"}, pace=15.0)
    assert here.table.pause is not None
    assert schedule.question_end(here.table, BEN) == here.table.pause.ready + 15.0
    here.wait(schedule.question_end(here.table, BEN) - here.now - 0.1)  # type: ignore[operator]
    assert here.asked(BEN) is not None
    here.wait(0.2)
    assert [(e.seat, e.by) for e in here.log if isinstance(e, log.Answered)] == [(BEN, "time")]


def test_a_window_that_asks_one_seat_waits_only_for_that_seat() -> None:
    """The game starts in a window that, by public facts, could ask the bot."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ben", "wind_gust").hand("Cy", "foghorn")
    g = scenario.start().rolls("fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    *seated, started = opening(str(config_of(g.state)), people=2, bots=1, settings={})
    assert isinstance(started, log.Started)
    position = position_to_text(g.state)
    table = refold([*seated, log.Started(started.at, started.commitment, started.entropy, position)])
    assert table.asked() == (BEN, CY)
    assert schedule.owing_seats(table) == [BEN]
    assert schedule.due(table, started.at + 5.0, LoadedChance(bytes(SECRET_BYTES))) is None


# ---------------------------------------------------------------------------------- several people: delays
@rule("C3")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_a_pause_lasts_until_every_delay_is_over(card: str) -> None:
    """A holder who passes at once does not end it earlier."""
    here = at_the_window({"Ben": card, "Cy": "foghorn"})
    if card == "wind_gust":
        here.decide(BEN, "pass")
    closes = here.closes
    assert closes == max(delays(here, ANN, BEN, CY))
    here.wait(closes - here.now - 0.01)
    assert here.told()[-1] == "stayed"
    here.wait(0.02)
    assert here.told()[-1] == "announced_cannot"


def test_a_pass_after_the_delays_ends_the_pause_at_once() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "foghorn"})
    here.wait(30.0)
    here.decide(BEN, "pass")
    assert "announced_cannot" in here.told()


def test_a_card_is_played_at_once() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "foghorn"})
    here.decide(BEN, "play wind_gust")
    assert "card_played" in here.told()


def test_a_play_opens_a_new_pause_with_new_delays() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "wind_gust"})
    before = delays(here, CY)[0] - here.table.pause.ready  # type: ignore[union-attr]
    here.chance.faces = ["fog", "blank"]
    here.decide(CY, "play wind_gust")
    assert here.table.pause is not None
    assert here.asked(BEN) is not None, "a new pause asks again, even after a pass (Q1)"
    assert delays(here, CY)[0] - here.table.pause.ready != before


def test_delays_survive_a_restart() -> None:
    here = Sitting()
    for _ in range(20):
        if here.table.pause is not None and here.closes is not None:
            break
        if here.table.waits_for_roll:
            here.press()
        else:
            seat = schedule.owing_seats(here.table)[0]
            here.decide(seat, here.table.options(seat)[0])
    assert here.closes is not None
    again = refold(here.log)
    assert (
        schedule.next_time(again, here.chance) == schedule.next_time(here.table, here.chance) == here.closes
    )


def test_no_deadline_reveals_a_delay() -> None:
    here = at_the_window({"Ben": "compass", "Cy": "foghorn"}, pace=30.0)
    for seat in (None, ANN, BEN, CY):
        ask = ask_of(here.table, seat)
        assert ask is not None
        assert ask.until == ask.opens + 30.0


def test_clocks_start_when_the_animations_are_over() -> None:
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.wait(10.0)
    here.press("fog", "blank", "blank")
    ask = ask_of(here.table, BEN)
    assert ask is not None
    assert ask.opens == here.table.moment.opened + ALLOWANCES["dice_rolled"]


def test_the_animations_of_quick_answers_add_up() -> None:
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.wait(10.0)
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    shown = ALLOWANCES["dice_rolled"] + 2 * ALLOWANCES["stayed"]
    assert here.table.moment.ready == pytest.approx(here.now + shown, abs=1e-3)


# -------------------------------------------------------------------------------------- one person and bots
def test_with_bots_a_window_without_a_choice_takes_no_time() -> None:
    here = at_the_window({"Ben": "foghorn", "Cy": "compass"}, bots=2)
    announced = [entry for entry in here.log if isinstance(entry, log.Shown)]
    stayed = [entry for entry in here.log if isinstance(entry, log.Acted)]
    assert {entry.at for entry in announced} == {stayed[-1].at}


def test_with_bots_a_window_with_a_choice_waits() -> None:
    here = at_the_window({"Ann": "ejection"}, bots=2)
    here.wait(1e6)
    assert here.asked(ANN) == ("", ("pass", "play ejection 1", "play ejection 2"))


# ------------------------------------------------------------------------------------------- let me think
def test_let_me_think_extends_a_pause_even_without_a_card() -> None:
    here = at_the_window({"Ben": "compass", "Cy": "foghorn"})
    before = delays(here, CY)[0]
    here.submit(commands.think(here.table, CY, here.table.moment.number, "", here.now))
    assert 4.0 <= delays(here, CY)[0] - before <= 10.0
    assert here.told(CY)[-1] == "thinking"
    assert "thinking" not in here.told(BEN) + here.told(None)


def test_let_me_think_works_three_times_per_journey() -> None:
    here = at_the_window({"Ben": "compass", "Cy": "foghorn"})
    for _ in range(THOUGHTS):
        here.submit(commands.think(here.table, CY, here.table.moment.number, "", here.now))
    ask = ask_of(here.table, CY)
    assert ask is not None
    assert (ask.may_think, ask.thinks) == (False, 0)
    with pytest.raises(Refusal, match="three times"):
        commands.think(here.table, CY, here.table.moment.number, "", here.now)


def test_let_me_think_is_refused_for_one_person_among_bots() -> None:
    here = at_the_window({"Ann": "ejection"}, bots=2)
    with pytest.raises(Refusal, match="only during a pause"):
        commands.think(here.table, ANN, here.table.moment.number, "", here.now)


# ------------------------------------------------------------------------------------------------- strict
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
@pytest.mark.parametrize("answer", ["pass", "play wind_gust", ""])
def test_a_strict_table_closes_every_pause_after_the_same_time(card: str, answer: str) -> None:
    here = at_the_window({"Ben": card, "Cy": "foghorn"}, strict=8.0)
    if card == "wind_gust" and answer:
        here.decide(BEN, answer)
    assert here.table.pause is not None
    assert schedule.next_time(here.table, here.chance) == here.table.pause.ready + 8.0
    ask = ask_of(here.table, CY)
    assert ask is not None
    assert ask.until == here.table.pause.ready + 8.0
    here.wait(here.table.pause.ready + 8.1 - here.now)
    assert ("card_played" in here.told()) == (card == "wind_gust" and answer == "play wind_gust")


# --------------------------------------------------------------------------------------------------- bots
def test_bots_pass_after_a_delay_like_people() -> None:
    here = at_the_window({"Ben": "compass", "Cy": "foghorn"}, bots=1)
    assert here.table.pause is not None
    assert (CY, here.game.state.phase) in here.table.pause.decided, "the bot has answered, which stays hidden"
    assert here.closes == max(delays(here, ANN, BEN, CY))


def test_a_bot_plays_when_all_delays_are_over() -> None:
    here = at_the_window({"Cy": "wind_gust"}, bots=1)
    closes = here.closes
    assert closes == max(delays(here, ANN, CY))
    here.wait(closes - here.now + 0.01)
    assert "card_played" in here.told()


@rule("Q1")
@pytest.mark.parametrize("bots", [1, 2])
def test_a_bots_card_waits_for_a_person_who_decides(bots: int) -> None:
    here = at_the_window({"Ann": "ejection", "Cy": "wind_gust"}, bots=bots)
    here.wait(1e4)
    assert here.asked(ANN) is not None
    assert "card_played" not in here.told()
    here.decide(ANN, "play ejection 1")
    assert here.table.events_for(None)[-1].what != "stayed"
    cards = [event["card"] for event in events_of(here.table, None) if event["what"] == "card_played"]
    assert cards[:1] == ["ejection"], "the captain comes first"


def test_a_slow_bot_does_not_keep_a_pause_open() -> None:
    """The pause ends without its answer, which counts as a pass."""
    here = at_the_window({"Ben": "compass", "Cy": "foghorn"}, bots=1)
    assert here.table.pause is not None
    here.table.pause.decided.clear()
    here.table.memo.clear()
    assert schedule.owing_seats(here.table) == [CY]
    assert here.closes == max(delays(here, ANN, BEN, CY))


def test_a_later_moment_of_a_pause_hides_the_thinking_time_of_bots() -> None:
    """Mooring follows in the same pause. Its delays are over, but a bot is still asked."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="specials_1").hand("Ann", "compass")
    here = Sitting("players=3 modules=turbo,powers,spyglass,specials_1", people=2, bots=1)
    here.put(scenario.hand("Cy", "foghorn"))
    for _ in range(40):
        if here.table.waits_for_roll:
            here.press("fog", "blank", "blank")
        elif here.asked(BEN):
            here.decide(BEN, "stay")
        elif here.game.state.phase == phase.MOORING:
            break
        else:
            here.wait_for_next()
    assert here.game.state.phase == phase.MOORING
    assert here.closes == here.table.moment.opened + schedule.SHORTEST_PAUSE


# ------------------------------------------------------------------------------------------- the dice
@rule("P2")
def test_without_a_pace_dice_wait_for_the_captain() -> None:
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.wait(1e6)
    assert here.table.waits_for_roll


def test_with_a_pace_dice_roll_when_the_time_is_up() -> None:
    here = Sitting(pace=15.0).put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    ask = ask_of(here.table, ANN)
    assert ask is not None
    assert (ask.kind, ask.until) == ("roll", ask.opens + 15.0)
    here.wait(16.0 + ask.opens - here.now)
    assert "die_fell" in here.told()
    assert here.table.seats[ANN].missed == 1


@rule("C21")
def test_the_captain_is_not_asked_when_all_dice_are_blank() -> None:
    here = Sitting().put(Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "turbo"))
    here.press("blank", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    kinds = set()
    for _ in range(40):
        kinds.add(here.game.state.question)
        here.wait(0.5)
    assert "flew" in here.told()
    assert not kinds & {question.ANNOUNCE, question.PAY}


@rule("R2", "Q41")
def test_a_forced_announcement_is_not_asked_and_takes_a_delay() -> None:
    here = at_the_window({"Ann": "compass"})
    assert here.asked(ANN) is None
    assert here.closes is not None
    assert here.closes > here.table.moment.opened
    here.wait(20.0)
    assert "flew" in here.told()


# ------------------------------------------------------------------------------------------ Instructor
def drawing(**settings: Any) -> Sitting:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="instructor").hand("Cy", "instructor")
    here = Sitting("players=3 modules=turbo,powers,spyglass,instructor", **settings).put(scenario)
    here.press("fog", "blank", "blank")
    return here


@rule("Q27")
def test_a_draw_makes_no_pause_by_default() -> None:
    here = drawing()
    here.answer(BEN, "leave")
    assert "treasure_drawn" in here.told()


@rule("Q27")
@pytest.mark.parametrize("seat", [ANN, CY])
def test_a_draw_makes_a_pause_if_any_player_planned_it(seat: int) -> None:
    here = drawing()
    here.plan(seat, "ask:draws")
    here.answer(BEN, "leave")
    assert here.game.state.question == question.INSTRUCT
    assert here.asked(CY) == ("", ("pass", "play instructor"))
    here.decide(CY, "pass")
    assert here.closes is not None
    assert here.closes > here.now


# ------------------------------------------------------------------------------------------ a shared device
def test_on_a_shared_device_a_window_asks_everybody() -> None:
    here = at_the_window({"Ben": "wind_gust", "Cy": "foghorn"})
    for sitting in here.table.seats:
        sitting.owner = "one device"
    here.table.memo.clear()
    here.table.lasting_memo.clear()
    assert here.asked(BEN) == ("", ("pass", "play wind_gust"))
    assert here.asked(CY) == ("", ("pass",))
    for seat in (BEN, CY):
        here.decide(seat, "pass")
    assert here.game.state.question == question.ANNOUNCE, "deciding ahead would reveal who holds a card"
    assert here.asked(ANN) == ("", ("announce cannot",))
