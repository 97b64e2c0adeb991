"""The odds bot's answers, one question at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from celestia.bots.odds_bot import OddsBot
from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.view import View
from tests.bots.tables import ask, cannot, table, with_seat
from tests.ledger import rule

WHOLE = "players=4 preset=whole_sky"
EVERYTHING = {"compass": 2, "lightning_arrester": 2, "foghorn": 2, "cannon": 2}


def answer(view: View, kind: str, *options: str) -> str:
    return OddsBot().choose(view, ask(view, kind, *options))


def declares(view: View) -> str:
    return answer(view, "declare", "stay", "leave")


def windows(view: View, *plays: str) -> str:
    return answer(view, "window", "pass", *plays)


# ------------------------------------------------------------------------------------------- stay or leave
def test_it_flies_with_a_captain_who_needs_nothing() -> None:
    assert declares(table(dice=("blank", "blank", "blank"), cards=0)) == "stay"


def test_it_gets_off_where_the_captain_has_no_cards() -> None:
    assert declares(table(dice=("fog", "blank", "blank"), cards=0)) == "leave"


@rule("H5")
def test_it_remembers_what_the_captain_could_not_answer() -> None:
    view = table(at="4", heading="6", dice=("fog", "lightning", "blank"), cards=6)
    heard = Learned(1, [cannot(2, (1, 0, 0, 0)), cannot(2, (0, 1, 0, 0))])
    assert declares(view) == "stay"
    assert declares(replace(view, learned=heard)) == "leave"


@rule("C129", "H7")
def test_it_trusts_a_hand_it_has_seen() -> None:
    view = table(dice=("pirates", "pirates", "birds"), cards=3)
    seen = Learned(1, hands={2: {"cannon": 2, "foghorn": 1}})
    assert declares(view) == "leave"
    assert declares(replace(view, learned=seen)) == "stay"


@rule("R10", "C8")
def test_it_ends_the_game_when_that_wins_it() -> None:
    view = table(dice=("fog", "blank", "blank"), cards=9, points=30)
    assert declares(view) == "stay"
    assert declares(with_seat(view, 1, points=45)) == "leave"


@rule("R10", "C8")
def test_it_stays_when_leaving_would_lose_anyway() -> None:
    """A player ashore ends the game after this journey, and a treasure here is not enough to win."""
    view = table(
        at="15", heading="20", dice=("fog", "birds", "lightning", "blank"), cards=6, off=(3,), points=28
    )
    assert declares(view) == "leave"
    assert declares(with_seat(view, 3, treasures={"25": 2})) == "stay"


@pytest.mark.parametrize(("hand", "words"), [(EVERYTHING, "fly"), ({"compass": 3}, "land")])
@rule("R6")
def test_alone_it_flies_on_with_a_strong_hand_only(hand: dict[str, int], words: str) -> None:
    view = table(captain=1, hand=hand, off=(0, 2, 3))
    assert answer(view, "land", "land", "fly") == words


@rule("C90", "C91", "C92")
def test_a_rowboat_beats_a_hopeless_captain_with_a_strong_hand() -> None:
    strong = {"turbo": 3, "compass": 2, "cannon": 2, "foghorn": 2, "rowboat_lightning": 1}
    view = table(WHOLE, dice=("fog", "birds", "pirates"), hand=strong, cards=0)
    options = ("stay", "leave", "play rowboat_lightning")
    assert answer(view, "declare", *options) == "play rowboat_lightning"
    weak = replace(view, hand={"rowboat_lightning": 1})
    assert answer(weak, "declare", *options) == "leave"


# ------------------------------------------------------------------------------------------------- turbos
@rule("R2")
def test_it_burns_no_turbo_for_a_full_ship() -> None:
    view = table(captain=1, at="4", heading="6", dice=("fog", "blank", "blank"), hand={"turbo": 1})
    assert answer(view, "announce", "announce can", "announce cannot") == "announce cannot"


@rule("R2")
def test_alone_a_turbo_pays() -> None:
    view = table(
        captain=1, at="12", heading="15", dice=("fog", "blank", "blank"), hand={"turbo": 1}, off=(0, 2, 3)
    )
    assert answer(view, "announce", "announce can", "announce cannot") == "announce can"


@rule("C4")
def test_it_keeps_turbos_and_improved_equipment() -> None:
    view = table(captain=1, hand={"compass": 1, "improved_compass": 1, "turbo": 1})
    assert answer(view, "pay", "pay turbo", "pay improved_compass", "pay compass") == "pay compass"


# ------------------------------------------------------------------------------------------- cards in windows
@pytest.mark.parametrize(("at", "heading", "words"), [("1", "2", "pass"), ("15", "20", "play jetpack")])
@rule("B6")
def test_a_jetpack_is_kept_for_better_cities(at: str, heading: str, words: str) -> None:
    view = table(at=at, heading=heading, phase="crashing", announced="cannot", hand={"jetpack": 1})
    assert windows(view, "play jetpack") == words


@rule("B1", "C103")
def test_a_wind_gust_strikes_a_full_ship_that_it_is_not_on() -> None:
    view = table(at="12", heading="15", announced="can", dice=("blank",) * 4, cards=3, off=(1,))
    assert windows(view, "play wind_gust") == "play wind_gust"
    assert windows(replace(view, announced=""), "play wind_gust") == "pass"  # it waits for the announcement
    assert windows(with_seat(view, 1, place="aboard"), "play wind_gust") == "pass"


@rule("C62")
def test_a_bandit_is_played_only_against_others() -> None:
    view = table(WHOLE, at="12", heading="15", cards=5, off=(1,))
    assert windows(view, "play bandit") == "play bandit"
    assert windows(with_seat(view, 1, place="aboard"), "play bandit") == "pass"


@rule("B8", "C106")
def test_a_spyglass_is_used_with_few_others_aboard() -> None:
    view = table(at="12", heading="15", announced="cannot", dice=("fog",) * 3, hand={}, points=2)
    assert windows(view, "play spyglass 2") == "pass"
    assert (
        windows(
            table(
                at="12",
                heading="15",
                captain=1,
                announced="cannot",
                dice=("fog",) * 3,
                hand={},
                off=(0, 2, 3),
            ),
            "play spyglass 2",
        )
        == "play spyglass 2"
    )


@rule("C74")
def test_blue_takes_the_helm_only_with_the_cards_for_it() -> None:
    view = table(
        WHOLE,
        at="15",
        heading="20",
        announced="cannot",
        help_round_over=True,
        dice=("fog", "fog", "blank", "blank"),
        hand={"compass": 2},
        off=(0, 3),
    )
    assert windows(view, "use blue") == "use blue"
    assert windows(replace(view, hand={"compass": 1}), "use blue") == "pass"


@rule("C112", "C123")
def test_pressing_need_saves_a_captain_who_cannot_pay() -> None:
    view = table(WHOLE, captain=1, dice=("fog", "fog", "birds"), hand={"cannon": 2, "pressing_need": 1})
    plays = ("play pressing_need 0", "play pressing_need 2")
    assert windows(view, *plays) in plays
    able = replace(view, hand={"compass": 2, "foghorn": 1, "pressing_need": 1}, dice=("blank",) * 3)
    assert windows(replace(able, to_answer=(0, 0, 0, 0)), *plays) == "pass"


@rule("C141", "C142")
def test_the_hook_is_used_only_for_a_cheap_treasure() -> None:
    """It returns a treasure of 4 points but keeps one of 9 points."""
    cheap = Learned(1, piles={"4": [("drawn", 1, "4/4", None)]})
    view = table(WHOLE, at="4", heading="6", phase="hook", off=(1,), learned=cheap, hand={}, cards=9)
    assert windows(view, "play grappling_hook") == "play grappling_hook"
    dear = Learned(1, piles={"4": [("drawn", 1, "4/9", None)]})
    assert windows(replace(view, learned=dear), "play grappling_hook") == "pass"


@rule("C127", "C128")
def test_new_gear_replaces_a_bad_hand() -> None:
    bad = table(WHOLE, hand={"help_compass": 3, "cannon": 3, "new_gear": 1}, phase="before_roll")
    good = table(WHOLE, hand={"turbo": 3, "jetpack": 1, "new_gear": 1}, phase="before_roll")
    assert windows(bad, "play new_gear") == "play new_gear"
    assert windows(good, "play new_gear") == "pass"


def test_a_card_it_does_not_know_is_kept() -> None:
    assert windows(table(announced="cannot", dice=("fog",)), "play lantern") == "pass"


@rule("B3")
def test_it_rolls_again_what_it_cannot_answer() -> None:
    view = table(
        captain=1,
        at="12",
        heading="15",
        dice=("fog", "fog", "birds", "blank"),
        hand={"compass": 1},
        off=(0, 2, 3),
    )
    options = ("reroll", "reroll 1", "reroll 1 3", "reroll 2 3", "reroll 1 2 3", "reroll 1 2 3 4")
    assert answer(view, "reroll", *options) in ("reroll 1 3", "reroll 2 3")


# -------------------------------------------------------------------------------------- help, gifts, bonuses
@rule("R13", "R14")
def test_useless_help_cards_are_laid() -> None:
    view = table(
        WHOLE,
        captain=0,
        at="1",
        heading="2",
        dice=("fog", "blank"),
        hand={"help_compass": 1, "help_cannon": 1},
    )
    options = ("pass", "lay help_compass", "lay help_cannon", "lay help_compass help_cannon")
    assert answer(view, "lay_help", *options) == "lay help_cannon"  # a full ship is not worth the compass


@rule("C165")
def test_the_gift_goes_to_the_weakest() -> None:
    view = with_seat(with_seat(with_seat(table(), 0, points=30), 2, points=12), 3, points=40)
    assert answer(view, "give", "give 0", "give 2", "give 3") == "give 2"


@rule("C147")
def test_it_takes_the_dearest_and_leaves_others_the_least() -> None:
    options = ("choose 6/6", "choose 6/12", "choose 6/spyglass")
    assert answer(table(drawing=1), "choose_treasure", *options) == "choose 6/12"
    assert answer(table(drawing=2), "choose_treasure", *options) == "choose 6/spyglass"


@rule("C147", "C263")
def test_an_instructor_is_spent_where_there_is_something_to_choose() -> None:
    view = table(WHOLE, drawing=1, drawing_from="6", off=(1,))
    assert answer(view, "instruct", "pass", "play instructor") == "play instructor"
    last = replace(view, drawing_from="25")
    assert answer(last, "instruct", "pass", "play instructor") == "pass"


@rule("C172", "C173", "R13")
def test_matryoshburg_is_used_to_discard_help_cards() -> None:
    view = table(WHOLE, hand={"help_compass": 2, "compass": 1}, off=(0, 1, 2, 3))
    options = ("draw", "discard compass", "discard help_compass")
    assert answer(view, "matryoshburg", *options) == "discard help_compass"
    assert answer(replace(view, hand={"turbo": 1}), "matryoshburg", "draw", "discard turbo") == "draw"
    assert answer(view, "swap", "done", "discard help_compass") == "discard help_compass"
    assert answer(replace(view, hand={"turbo": 1}), "swap", "done", "discard turbo") == "done"


@rule("C173")
def test_a_cheap_treasure_is_traded() -> None:
    view = table(WHOLE, hand={"turbo": 1}, treasures={"9/9": 1, "6/12": 1}, off=(0, 1, 2, 3))
    options = ("draw", "discard turbo", "trade 9/9", "trade 6/12")
    assert answer(view, "matryoshburg", *options) == "trade 9/9"


@rule("C180", "C186")
def test_boscalumia_is_for_a_lone_captain_with_all_the_cards() -> None:
    options = ("head onward", "head boscalumia")
    rich = {"turbo": 6, "compass": 3, "cannon": 3, "foghorn": 3, "lightning_arrester": 3}
    alone = table(WHOLE, captain=1, at="12", heading="15", hand=rich, off=(0, 2, 3))
    assert answer(alone, "direction", *options) == "head boscalumia"
    assert answer(replace(alone, hand=EVERYTHING), "direction", *options) == "head onward"


@rule("C203", "C206")
def test_a_crew_prepares_while_pawns_are_many() -> None:
    view = with_seat(table("players=2 preset=two_crews", captain=1, off=()), 1, pawns=3)
    assert answer(view, "prepare", "pass", "prepare") == "prepare"
