"""The careful bot's answers, one question at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from celestia.bots.careful_bot import CarefulBot, captain_odds
from celestia.bots.situation import Situation
from celestia.game.knowledge.view import View
from tests.bots.tables import ask, table, with_seat
from tests.ledger import rule


def answer(view: View, kind: str, *options: str) -> str:
    return CarefulBot().choose(view, ask(view, kind, *options))


def declares(view: View) -> str:
    return answer(view, "declare", "stay", "leave")


def test_it_flies_with_a_captain_who_needs_nothing() -> None:
    assert declares(table(dice=("blank", "blank", "blank"), cards=0)) == "stay"


def test_it_gets_off_where_the_captain_has_no_cards() -> None:
    assert declares(table(dice=("fog", "blank", "blank"), cards=0)) == "leave"


@pytest.mark.parametrize("cards", range(1, 12))
def test_the_threshold_decides(cards: int) -> None:
    view = table(dice=("fog", "fog", "birds"), cards=cards)
    odds = captain_odds(Situation(view), 2)
    for threshold, words in ((odds, "stay"), (odds + 0.001, "leave")):
        assert CarefulBot(threshold).choose(view, ask(view, "declare", "stay", "leave")) == words


@rule("R10")
def test_it_takes_the_treasure_that_ends_the_game() -> None:
    assert declares(table(dice=("blank", "blank", "blank"), points=44)) == "leave"


@rule("C14", "C182")
def test_it_stays_where_nobody_can_get_off() -> None:
    view = table(dice=("fog", "fog", "fog"), cards=0)
    assert answer(view, "declare", "stay", "play rowboat_fog") == "stay"
    assert answer(view, "declare", "pass", "play rowboat_fog") == "pass"


@pytest.mark.parametrize(("hand", "words"), [({"turbo": 3}, "fly"), ({"compass": 3}, "land")])
@rule("R6")
def test_alone_it_flies_on_with_a_strong_hand_only(hand: dict[str, int], words: str) -> None:
    view = table(captain=1, hand=hand, off=(0, 2, 3))
    assert answer(view, "land", "land", "fly") == words


@rule("C4")
def test_it_pays_with_what_it_has_most_of() -> None:
    view = table(captain=1, hand={"compass": 3, "improved_compass": 1, "turbo": 1})
    options = ("pay compass", "pay improved_compass", "pay turbo")
    assert answer(view, "pay", *options) == "pay compass"


@rule("C44")
def test_it_uses_the_jetpack_when_it_crashes() -> None:
    assert answer(table(phase="crashing"), "window", "pass", "play jetpack") == "play jetpack"


@pytest.mark.parametrize(("heading", "words"), [("2", "pass"), ("12", "play spyglass 2")])
def test_a_spyglass_is_not_spent_on_a_cheap_city(heading: str, words: str) -> None:
    view = table(heading=heading, announced="cannot", dice=("fog", "fog"))
    assert answer(view, "window", "pass", "play spyglass 2") == words


@rule("C74")
def test_blue_takes_the_helm_only_with_the_cards_for_it() -> None:
    view = table(announced="cannot", dice=("fog", "fog", "blank"), hand={"compass": 2})
    assert answer(view, "window", "pass", "use blue") == "use blue"
    assert answer(replace(view, hand={"compass": 1}), "window", "pass", "use blue") == "pass"


@rule("C103")
def test_a_wind_gust_is_played_only_against_others() -> None:
    view = table(announced="can", dice=("blank", "blank", "blank"), off=(1,))
    assert answer(view, "window", "pass", "play wind_gust") == "play wind_gust"
    assert answer(with_seat(view, 1, place="aboard"), "window", "pass", "play wind_gust") == "pass"


@rule("R14")
def test_it_lays_the_help_that_is_needed_and_no_more() -> None:
    view = table(dice=("fog", "birds", "blank"), hand={"help_compass": 2, "help_cannon": 1})
    options = (
        "pass",
        "lay help_compass",
        "lay help_compass help_compass",
        "lay help_cannon",
        "lay help_compass help_cannon",
    )
    assert answer(view, "lay_help", *options) == "lay help_compass"


@rule("B3")
def test_it_rolls_again_what_it_cannot_answer() -> None:
    view = table(captain=1, dice=("fog", "fog", "birds", "blank"), hand={"compass": 1})
    options = ("reroll", "reroll 1", "reroll 2", "reroll 2 3", "reroll 1 2 3", "reroll 1 2 3 4")
    assert answer(view, "reroll", *options) == "reroll 2 3"


@rule("C165")
def test_the_gift_goes_to_the_weakest() -> None:
    view = with_seat(with_seat(with_seat(table(), 0, points=30), 2, points=12), 3, points=40)
    assert answer(view, "give", "give 0", "give 2", "give 3") == "give 2"


@rule("C147", "C206")
def test_it_takes_the_dearest_and_leaves_others_the_least() -> None:
    options = ("choose 6/6", "choose 6/12", "choose 6/spyglass")
    assert answer(table(drawing=1), "choose_treasure", *options) == "choose 6/12"
    assert answer(table(drawing=2), "choose_treasure", *options) == "choose 6/spyglass"
    assert answer(table(), "keep_treasure", "keep 6/6", "keep 6/9") == "keep 6/9"


@rule("C172", "R13")
def test_matryoshburg_is_used_to_discard_help_cards() -> None:
    view = table(hand={"help_compass": 1, "compass": 1})
    options = ("draw", "discard compass", "discard help_compass")
    assert answer(view, "matryoshburg", *options) == "discard help_compass"
    assert answer(view, "matryoshburg", "draw", "discard compass") == "draw"
    assert answer(view, "swap", "done", "discard compass") == "done"
