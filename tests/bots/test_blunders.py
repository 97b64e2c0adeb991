"""Blunders: what a family would call stupid, and the levels that avoid it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from celestia.bot_registry import make
from celestia.bots.blunders.judge import blunder, sensible_options
from celestia.bots.levels import LEVELS
from celestia.bots.reason import Reason, explanation
from celestia.bots.sensible_bot import SensibleBot
from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.view import Question, View
from tests.bots.redealt import PLAYED, redealt_positions
from tests.bots.tables import ask, table, with_seat

WHOLE = "players=4 preset=whole_sky"
CREWS = "players=2 preset=two_crews"
ME, CAPTAIN = 1, 2
CLEAR = ("blank", "blank", "blank")
FOG = ("fog", "blank", "blank")
JETPACK = {"compass": 1, "jetpack": 1}
GUSTS_GONE = {"wind_gust": 2}


def judged(view: View, words: str, *others: str, kind: str = "window") -> str:
    return blunder(view, ask(view, kind, words, *(others or ("pass",))), words)


def announced(view: View, word: str) -> View:
    return replace(view, announced=word)


def rich(view: View, points: int = 60) -> View:
    """The same view late in the game: somebody ends it after this journey."""
    return with_seat(view, 3, points=points)


# ---------------------------------------------------------------------------------------- staying and leaving
def declared(view: View, words: str) -> str:
    return judged(view, words, "stay", "leave", kind="declare")


def test_leaving_a_ship_with_nothing_to_pay_is_a_blunder() -> None:
    clear = table(dice=CLEAR, discard=GUSTS_GONE)
    assert declared(clear, "leave") == "leaves-certainty"
    assert declared(clear, "stay") == ""
    assert declared(table(dice=FOG), "leave") == ""
    able = {"compass": 3, "lightning_arrester": 3, "foghorn": 3, "cannon": 3}
    next_captain = table(captain=0, at="1", heading="2", dice=CLEAR, hand=able, discard=GUSTS_GONE)
    assert declared(next_captain, "leave") == "leaves-certainty", "the next captain can pay, too"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"captain": 0}, "this seat would be the next captain, with few cards"),
        ({"piles": {"6": 10, "9": 1}}, "the next city may be empty"),
    ],
)
def test_leaving_a_clear_sky_may_have_a_reason(changes: dict[str, Any], why: str) -> None:
    piles = changes.pop("piles", None)
    view = table(dice=CLEAR, discard=GUSTS_GONE, **changes)
    if piles is not None:
        view = replace(view, piles={**view.piles, **piles})
    assert declared(view, "leave") == "", why


def test_leaving_is_no_blunder_if_a_wind_gust_is_likely_or_the_game_may_end() -> None:
    gust = table(dice=CLEAR, cards=0, learned=Learned(ME, hands={3: {"wind_gust": 1}}))
    assert declared(gust, "leave") == ""
    assert declared(rich(table(dice=CLEAR, discard=GUSTS_GONE)), "leave") == ""


def test_leaving_is_a_blunder_if_this_seat_knows_that_the_captain_has_to_fly() -> None:
    def spied(hand: dict[str, int], cards: int = 2, dice: tuple[str, ...] = ("fog", "fog")) -> View:
        return table(WHOLE, dice=dice, cards=cards, learned=Learned(ME, hands={CAPTAIN: hand}))

    assert declared(spied({"compass": 2}), "leave") == "leaves-certainty"
    for view in (
        spied({"compass": 1, "turbo": 1}),  # a turbo may be kept
        spied({"compass": 2}, cards=3),  # the third card may be a Pressing need
        spied({"compass": 2, "pressing_need": 1}, cards=3),
        replace(spied({"compass": 2}), captain=0),
        rich(spied({"compass": 2})),
    ):
        assert declared(view, "leave") == ""


def test_taking_the_rowboat_from_a_ship_with_nothing_to_pay_is_a_blunder() -> None:
    clear = table(WHOLE, dice=CLEAR, discard=GUSTS_GONE)
    words = ("play rowboat_fog", "stay", "leave")
    assert judged(clear, *words, kind="declare") == "rows-under-clear-sky"
    assert judged(replace(clear, captain=0), *words, kind="declare") == "", "they would be the next captain"
    assert judged(table(WHOLE, dice=FOG), *words, kind="declare") == ""


def test_staying_is_a_blunder_if_the_captain_cannot_have_the_cards() -> None:
    lost = table(dice=("fog", "fog", "birds"), cards=2, off=(0, 3))
    assert declared(lost, "stay") == "stays-to-crash"
    assert declared(lost, "leave") == ""
    assert declared(table(dice=("fog", "fog", "birds"), cards=3, off=(0, 3)), "stay") == ""


@pytest.mark.parametrize(
    "saved",
    [
        table(dice=FOG, cards=0, hand=JETPACK),
        table(dice=FOG, cards=0, treasures={"1/spyglass": 1}),
        table(at="2", dice=FOG, cards=0),  # the others aboard hold cards, perhaps an Alternative route
        table(dice=FOG, cards=0, off=(0,), learned=Learned(ME, hands={3: {"alternative_route": 1}})),
        with_seat(table(dice=FOG, cards=0, off=(0, 3)), CAPTAIN, treasures={"1": 1}),  # perhaps a spyglass
        rich(table(dice=FOG, cards=0, off=(0, 3))),
    ],
)
def test_staying_is_no_blunder_if_anything_may_save_the_ship_or_the_game_ends(saved: View) -> None:
    assert declared(saved, "stay") == ""


def test_flying_on_alone_is_a_blunder_if_even_luck_is_worth_less_than_landing() -> None:
    bare = table(captain=ME, off=(0, 2, 3), at="20", heading="25", hand={"compass": 1})
    assert judged(bare, "fly", "land", kind="land") == "flies-into-loss"
    able = {"compass": 4, "lightning_arrester": 4, "foghorn": 4, "cannon": 4}
    for view in (replace(bare, hand=able), replace(bare, hand=JETPACK), rich(bare)):
        assert judged(view, "fly", "land", kind="land") == ""
    assert judged(bare, "land", "fly", kind="land") == ""


def test_boscalumia_may_be_worth_the_flight() -> None:
    hand = {"compass": 3, "lightning_arrester": 3, "foghorn": 2, "cannon": 2}
    alone = table(WHOLE, captain=ME, off=(0, 2, 3), at="12", heading="15", hand=hand, lit=True)
    alone = with_seat(alone, ME, character_used=True)
    cheap = replace(alone, piles={**alone.piles, "15": 0, "20": 0, "25": 0})
    assert judged(cheap, "fly", "land", kind="land") == "flies-into-loss"
    assert judged(replace(cheap, lit=False), "fly", "land", kind="land") == ""


# ------------------------------------------------------------------------------------------------- captains
def test_refusing_a_flight_that_costs_no_turbo_is_a_blunder() -> None:
    free = table(WHOLE, captain=ME, dice=FOG, hand={"cannon": 1}, table={"turbo": 1})
    assert judged(free, "announce cannot", "announce can", kind="announce") == "refuses-free-flight"
    paid = replace(free, table={}, hand={"turbo": 1})
    assert judged(paid, "announce cannot", "announce can", kind="announce") == ""


def alone(**changes: Any) -> View:
    """This seat is the captain and alone, owes a compass on the way to Amarine, and holds a turbo."""
    return table(captain=ME, off=(0, 2, 3), **{"dice": FOG, "hand": {"turbo": 1}, **changes})


@pytest.mark.parametrize(
    ("view", "found"),
    [
        (alone(), "refuses-flight-alone"),
        (rich(alone()), "refuses-flight-alone"),
        (alone(hand={"turbo": 1, "jetpack": 1}), "refuses-flight-alone"),  # the Jetpack is worth more
        (alone(dice=("fog", "fog"), hand={"turbo": 2, "jetpack": 1}), ""),
        (alone(at="1", heading="2"), ""),
        (alone(dice=("fog", "fog", "fog"), hand={"turbo": 3}, at="4", heading="6"), ""),
        (alone(hand={"turbo": 1, "alternative_route": 1}), ""),
        (alone(treasures={"1/spyglass": 1}), ""),
        (table(captain=ME, dice=FOG, hand={"turbo": 1}), ""),  # a crash would also cost the others
        (table(WHOLE, captain=ME, off=(0, 2, 3), at="12", heading="void", dice=FOG, hand={"turbo": 1}), ""),
    ],
)
def test_refusing_a_flight_alone_is_a_blunder_if_the_turbos_are_worth_less(view: View, found: str) -> None:
    seats = tuple(replace(seen, character_used=True) for seen in view.seats)
    assert judged(replace(view, seats=seats), "announce cannot", "announce can", kind="announce") == found


def test_a_beginner_alone_may_refuse_a_flight_that_could_end_the_game() -> None:
    view = table("players=4 preset=first_flight", captain=ME, off=(0, 2, 3), dice=FOG, hand={"turbo": 1})
    assert judged(view, "announce cannot", "announce can", kind="announce") == "refuses-flight-alone"
    late = with_seat(view, ME, treasures={"1": 3, "2": 2})
    assert judged(late, "announce cannot", "announce can", kind="announce") == ""


@pytest.mark.parametrize(
    ("view", "found"),
    [
        (alone(hand={}, treasures={"1/spyglass": 1}), "crashes-alone"),
        (rich(alone(hand={}, treasures={"1/spyglass": 1})), "crashes-alone"),
        (alone(hand={}, treasures={"1/spyglass": 1}, at="2", heading="4"), ""),
        (alone(hand={"turbo": 1, "alternative_route": 1}), "crashes-alone"),
        (alone(hand={"alternative_route": 1}), ""),  # another roll may not help
        (table(captain=ME, dice=FOG, hand={}, treasures={"1/spyglass": 1}), ""),
    ],
)
def test_crashing_alone_with_a_sure_rescue_is_a_blunder(view: View, found: str) -> None:
    plays = [f"play spyglass {name[0]}" for name in view.treasures]
    plays += ["play alternative_route"] if "alternative_route" in view.hand else []
    assert judged(announced(view, "cannot"), "pass", *plays) == found
    assert judged(announced(view, "can"), "pass", *plays) == ""


@pytest.mark.parametrize(
    ("paid", "options", "found"),
    [
        ("pay turbo", ("pay compass",), "pays-too-much"),
        ("pay improved_compass", ("pay compass",), "pays-too-much"),
        ("pay cannon turbo turbo", ("pay compass cannon turbo",), "pays-too-much"),
        ("pay compass", ("pay turbo", "pay improved_compass"), ""),
        ("pay improved_compass", ("pay compass compass",), ""),
        ("pay turbo", ("pay improved_compass",), ""),
        ("pay improved_cannon", ("pay compass",), ""),
    ],
)
def test_paying_with_better_cards_than_needed_is_a_blunder(
    paid: str, options: tuple[str, ...], found: str
) -> None:
    assert judged(table(captain=ME), paid, *options, kind="pay") == found


def test_rerolling_the_wrong_dice_is_a_blunder() -> None:
    view = table(captain=ME, dice=("fog", "blank", "pirates"), hand={"cannon": 1})
    options = ("reroll", "reroll 1", "reroll 2", "reroll 1 2", "reroll 1 2 3")
    found = {words: judged(view, words, *options, kind="reroll") for words in options}
    assert found["reroll 1"] == ""
    assert found["reroll"] == "rerolls-badly"
    assert found["reroll 2"] == found["reroll 1 2 3"] == "rerolls-blank"


def test_rerolling_blank_dice_is_a_blunder_unless_a_captain_who_has_to_fly_wants_to_crash() -> None:
    options = ("reroll", "reroll 1", "reroll 2")
    owes = table(captain=ME, dice=("fog", "blank"), hand={"turbo": 1})
    for view in (owes, rich(owes), replace(owes, hand={"turbo": 1, "jetpack": 1})):
        assert judged(view, "reroll 2", *options, kind="reroll") == "rerolls-blank"
    forced = replace(owes, hand=JETPACK)
    assert judged(forced, "reroll 2", *options, kind="reroll") == ""


def test_rerolling_nothing_alone_is_a_blunder_if_it_could_save_cards() -> None:
    options = ("reroll", "reroll 1")
    owes = alone(hand={"turbo": 1, "jetpack": 1})
    assert judged(owes, "reroll", *options, kind="reroll") == "rerolls-nothing"
    assert judged(alone(hand={"compass": 1}), "reroll", *options, kind="reroll") == ""
    together = table(captain=ME, dice=FOG, hand={"turbo": 1})  # somebody else may have played the card
    assert judged(together, "reroll", *options, kind="reroll") == ""


# ---------------------------------------------------------------------------------------------------- cards
PLAYS: list[tuple[str, View, str]] = [
    ("play jetpack", table(at="1", heading="2", hand=JETPACK), "wastes-jetpack"),
    ("play jetpack", table(at="2", heading="4", hand=JETPACK), "wastes-jetpack"),
    ("play jetpack", table(CREWS, seat=0, at="2", heading="4", hand=JETPACK), ""),  # best of three
    ("play jetpack", table(at="4", heading="6", hand=JETPACK), ""),
    ("play jetpack", rich(table(at="1", heading="2", hand=JETPACK)), ""),
    ("play bandit", table(WHOLE, captain=ME), "robs-own-ship"),
    ("play bandit", table(WHOLE, off=(ME,)), ""),
    ("use black", table(WHOLE, bandits=0, calmed=True, at="1", heading="2"), "calms-nothing"),
    ("use black", table(WHOLE), ""),
    ("play new_gear", table(WHOLE, hand={"new_gear": 1}), "renews-nothing"),
    ("play new_gear", table(WHOLE, hand={"new_gear": 1, "spy": 1}), ""),
    ("play spy 2", table(WHOLE, cards=1, learned=Learned(ME, hands={2: {"spy": 1}})), "spies-on-known-hand"),
    ("play spy 2", table(WHOLE, cards=2, learned=Learned(ME, hands={2: {"spy": 1}})), ""),
    ("play ejection 3", table(captain=ME, dice=FOG, hand={"ejection": 1}), "saves-from-own-crash"),
    ("play ejection 3", table(captain=ME, dice=FOG, hand={"ejection": 1, "compass": 1}), ""),
    ("play alternative_route", table(dice=CLEAR), "rerolls-clear-dice"),
    ("play alternative_route", table(dice=FOG), "rerolls-too-early"),
    ("play alternative_route", table(captain=ME, dice=FOG, hand={"compass": 1}), "rerolls-payable-dice"),
    ("play alternative_route", table(captain=ME, dice=FOG, hand={"turbo": 1}), ""),
    ("play alternative_route", announced(table(dice=FOG), "cannot"), ""),
    ("play rowboat_fog", table(WHOLE, captain=ME, dice=CLEAR, discard=GUSTS_GONE), "rows-under-clear-sky"),
    ("play rowboat_fog", table(WHOLE, captain=ME, dice=FOG, discard=GUSTS_GONE), ""),
    (
        "play pressing_need 2",
        table(WHOLE, captain=ME, dice=CLEAR, discard=GUSTS_GONE),
        "hands-over-clear-sky",
    ),
    ("play pressing_need 2", table(WHOLE, captain=ME, dice=FOG, discard=GUSTS_GONE), ""),
    ("play wind_gust", announced(table(dice=FOG), "can"), "blows-at-own-ship"),
    ("play wind_gust", announced(table(dice=FOG, hand=JETPACK), "can"), ""),
    (
        "play wind_gust",
        announced(table(dice=FOG, hand=JETPACK, captain=ME, off=(0, 2, 3)), "can"),
        "blows-at-own-ship",
    ),
    ("play wind_gust", table(at="1", heading="2", dice=FOG, hand=JETPACK), "blows-at-own-ship"),
    ("play wind_gust", table(CREWS, seat=0, captain=0, dice=CLEAR), "blows-at-own-ship"),
    ("play wind_gust", table(CREWS, seat=0, captain=1, dice=CLEAR), ""),
    ("play wind_gust", table(dice=FOG, off=(ME,)), "blows-too-early"),
    ("play wind_gust", announced(table(dice=FOG, off=(ME,)), "can"), ""),
    ("use spyglass 1", table(WHOLE, dice=FOG, hand={"help_compass": 1}), "spyglass-before-help"),
    ("use spyglass 1", table(at="1", heading="2", dice=FOG), "wastes-spyglass"),
    ("use spyglass 1", table(at="2", heading="4", dice=FOG), ""),
    ("use spyglass 1", table(at="1", heading="6", dice=FOG), ""),  # the cities between are empty
    ("use spyglass 1", table(WHOLE, dice=FOG, hand={"help_cannon": 1}), ""),
    ("use spyglass 1", table(WHOLE, dice=FOG, hand={"help_compass": 1}, help_round_over=True), ""),
    ("use green", table(captain=ME, dice=("fog", "pirates", "blank"), hand={}), "ignores-too-little"),
    ("use green", table(captain=ME, dice=("blank", "pirates", "blank"), hand={}), ""),
    ("use blue", table(dice=FOG, hand={"cannon": 1}), "commands-without-cards"),
    ("use blue", table(dice=FOG, hand={"turbo": 1}), ""),
    ("use yellow", table(captain=ME, dice=("fog", "fog", "fog"), hand={}), "turns-up-too-little"),
    ("use yellow", table(captain=ME, dice=("fog", "fog", "blank"), hand={}), ""),
    ("use yellow", table(captain=ME, dice=FOG, hand={}, deck_size=0), "turns-up-nothing"),
    ("use red 6/9", table(treasures={"6/9": 1, "1/1": 1}), "gives-up-too-good-treasure"),
    ("use red 25/25", table(treasures={"25/25": 1}), "gives-up-more-than-ahead"),
    ("use red 1/1", table(treasures={"6/9": 1, "1/1": 1}), ""),
    ("play mooring", table(WHOLE), "moors-own-ship"),
    ("play mooring", table(WHOLE, off=(ME,)), ""),
    ("pass", table(hand=JETPACK), ""),
]


@pytest.mark.parametrize(("words", "view", "found"), PLAYS, ids=[f"{w}-{f}" for w, _, f in PLAYS])
def test_plays_that_change_nothing_or_harm_this_seat(words: str, view: View, found: str) -> None:
    assert judged(view, words, "pass") == found


def test_keeping_a_jetpack_to_the_end_is_a_blunder() -> None:
    last = rich(table(hand=JETPACK))
    assert judged(last, "pass", "play jetpack") == "keeps-jetpack-to-the-end"
    assert judged(rich(table(hand=JETPACK), points=49), "pass", "play jetpack") == ""


@pytest.mark.parametrize(
    ("drawn", "heading", "found"),
    [("6/12", "9", "returns-better-treasure"), ("6/6", "9", ""), ("6/12", "void", "")],
)
def test_returning_a_better_treasure_than_the_next_one_is_a_blunder(
    drawn: str, heading: str, found: str
) -> None:
    learned = Learned(ME, piles={"6": [("drawn", 3, None, None), ("drawn", ME, drawn, None)]})
    hook = table(WHOLE, off=(ME,), heading=heading, treasures={drawn: 1}, learned=learned)
    assert judged(hook, "play grappling_hook", "pass") == found


def test_withholding_help_that_would_save_a_good_flight_is_a_blunder() -> None:
    view = table(WHOLE, dice=FOG, hand={"help_compass": 2})
    assert judged(view, "pass", "lay help_compass", kind="lay_help") == "withholds-help"
    assert judged(view, "lay help_compass", "pass", kind="lay_help") == ""
    low = replace(view, aircraft=replace(view.aircraft, at="1", heading="2"))
    assert judged(low, "pass", "lay help_compass", kind="lay_help") == ""


# ------------------------------------------------------------------------------------------------ treasures
def test_looking_through_a_pile_of_equal_treasures_is_a_blunder() -> None:
    for at, found in (("15", "instructs-for-nothing"), ("6", "")):
        view = table(WHOLE, at="void", heading="boscalumia", drawing=ME, drawing_from=at)
        assert judged(view, "play instructor", "pass", kind="instruct") == found


def test_choosing_the_wrong_treasure_is_a_blunder() -> None:
    options = ("choose 6/6", "choose 6/9", "choose 6/12")
    mine, theirs = table(WHOLE, drawing=ME), table(WHOLE, drawing=3)
    assert [judged(mine, words, *options, kind="choose_treasure") for words in options] == [
        "takes-poor-treasure",
        "takes-poor-treasure",
        "",
    ]
    assert judged(theirs, "choose 6/12", *options, kind="choose_treasure") == "hands-over-good-treasure"
    assert judged(theirs, "choose 6/6", *options, kind="choose_treasure") == ""
    keep = table(CREWS, captain=0)
    assert judged(keep, "keep 6/6", "keep 6/9", kind="keep_treasure") == "keeps-poor-treasure"
    assert judged(keep, "keep 6/9", "keep 6/6", kind="keep_treasure") == ""


def test_a_gift_that_hands_the_victory_over_is_a_blunder() -> None:
    view = table(WHOLE, points=55, next_gift="6/12")
    for seat, points in ((0, 20), (2, 40), (3, 50)):
        view = with_seat(view, seat, points=points)
    found = {
        words: judged(view, words, "give 0", "give 2", "give 3", kind="give")
        for words in ("give 0", "give 3")
    }
    assert found == {"give 0": "", "give 3": "gives-victory-away"}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("trade 6/12", "trades-best-treasure"),
        ("trade 6/6", ""),
        ("discard turbo", "discards-precious-card"),
        ("discard cannon", ""),
        ("draw", ""),
    ],
)
def test_bonuses_that_throw_something_away(words: str, found: str) -> None:
    view = table(WHOLE, treasures={"6/12": 1, "6/6": 1})
    assert judged(view, words, "draw", kind="matryoshburg") == found


# ------------------------------------------------------------------------------------------------ the levels
class Stubborn:
    """Prefers the first option, also if others are left."""

    def choose(self, _: View, question: Question) -> str:
        return question.options[0]

    def explain(self, view: View, question: Question) -> Reason:
        return Reason("play", self.choose(view, question), card="jetpack")


class Deaf(Stubborn):
    """Names its favourite even where it was left out."""

    def choose(self, _: View, __: Question) -> str:
        return "play jetpack"


def test_a_sensible_bot_gives_its_next_answer_and_says_so() -> None:
    view = table(at="1", heading="2", hand=JETPACK)
    question = ask(view, "window", "play jetpack", "pass")
    for level in (Stubborn(), Deaf()):
        assert SensibleBot(level).choose(view, question) == "pass"
        assert SensibleBot(level).explain(view, question) == Reason("sense", "pass")
    good = replace(view, aircraft=replace(view.aircraft, at="6", heading="9"))
    assert SensibleBot(Stubborn()).choose(good, question) == "play jetpack"
    assert SensibleBot(Stubborn()).explain(good, question).key == "play"


def test_a_sensible_bot_answers_even_if_every_answer_is_a_blunder() -> None:
    view = rich(table(at="1", heading="2", hand=JETPACK))
    question = ask(view, "pay", "pay turbo turbo", "pay turbo")
    assert SensibleBot(Stubborn()).choose(view, question) == "pay turbo"
    trade = table(WHOLE, treasures={"6/12": 1, "4/9": 1})
    only = ask(trade, "matryoshburg", "trade 6/12", "trade 4/9")
    assert SensibleBot(Stubborn()).choose(trade, only) == "trade 6/12"


@pytest.mark.parametrize("level", sorted({*LEVELS} & {*PLAYED}))
def test_no_level_blunders(level: str) -> None:
    for number, position in enumerate(redealt_positions()):
        view = position.real
        assert view.question is not None
        bot = make(level, Random(number))
        words = bot.choose(view, view.question)
        assert not blunder(view, view.question, words) or not sensible_options(view, view.question)
        reason = explanation(bot, view, view.question)
        assert reason is not None
        assert reason.answer in (words, "")


@pytest.mark.parametrize("level", sorted({*LEVELS} & {*PLAYED} - {"legend"}))
def test_the_bot_of_a_level_answers_if_its_first_idea_is_left_out(level: str) -> None:
    """SensibleBot asks it again without blunders. The bot may name another answer that is left out."""
    for number, position in enumerate(redealt_positions()):
        view, question = position.real, position.real.question
        assert question is not None
        bot = make(level, Random(number))
        assert isinstance(bot, SensibleBot)
        words = bot.level.choose(view, question)
        options = tuple(other for other in question.options if other != words)
        assert isinstance(bot.level.choose(view, replace(question, options=options)), str)
