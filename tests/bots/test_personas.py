"""Personas: style without cheating, claims by character, and belief by experience."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from celestia.bot_registry import BUILT_IN, UnknownBot, make
from celestia.bots.bot import BOTS, STYLED, with_persona
from celestia.bots.levels import LEVELS
from celestia.bots.persona_bot import Listens
from celestia.bots.personas import HAVE, LACK, MAYBE, PERSONAS, Claim, Persona, belief, claim, credit
from celestia.bots.style import PLAIN, Style
from celestia.game.knowledge.view import View
from tests.bots.redealt import Position, redealt_positions
from tests.bots.tables import ask, table

DRAWS = [bytes([card, truth]) for card in range(4) for truth in range(0, 256, 5)]
CAPTAIN = 2


@pytest.fixture(scope="module")
def positions() -> Sequence[Position]:
    return redealt_positions()


def test_every_level_with_a_style_has_every_persona() -> None:
    assert set(BUILT_IN) == {*BOTS, *LEVELS, *(f"{level}+{name}" for level in STYLED for name in PERSONAS)}
    assert with_persona("odds", "liar") == "odds+liar"
    assert with_persona("odds", "") == "odds"
    assert with_persona("random", "liar") == "random", "it has no values to shift"
    with pytest.raises(UnknownBot):
        make("odds+pirate", Random(0))


@pytest.mark.parametrize("level", STYLED)
def test_the_plain_style_changes_nothing(level: str, positions: Sequence[Position]) -> None:
    for position in positions:
        question = position.real.question
        assert question is not None
        plain = STYLED[level](PLAIN).choose(position.real, question)
        assert plain == make(level, Random(0)).choose(position.real, question)


# --------------------------------------------------------------------------------------------------- style
def passenger(cards: int) -> View:
    return table(captain=CAPTAIN, dice=("fog", "pirates"), cards=cards)


def answer(bot: str, view: View, *claims: Claim) -> str:
    made = make(bot, Random(0))
    if isinstance(made, Listens):
        made.hear(claims)
    return made.choose(view, ask(view, "declare", "stay", "leave"))


def smallest_hand_to_stay(bot: str, *claims: Claim) -> int:
    """How many cards the captain needs to hold before this bot stays."""
    return next(cards for cards in range(1, 30) if answer(bot, passenger(cards), *claims) == "stay")


@pytest.mark.parametrize("level", STYLED)
def test_a_gambler_stays_earlier_than_a_cautious_bot(level: str) -> None:
    gambler, plain, cautious = (
        smallest_hand_to_stay(name) for name in (f"{level}+gambler", level, f"{level}+cautious")
    )
    assert gambler <= plain <= cautious
    assert gambler < cautious


@pytest.mark.parametrize("level", STYLED)
@pytest.mark.parametrize("persona", PERSONAS)
def test_no_persona_flies_into_a_certain_crash_or_leaves_a_certain_flight(level: str, persona: str) -> None:
    hopeless = table(captain=CAPTAIN, dice=("fog", "pirates"), cards=0)
    assert answer(f"{level}+{persona}", hopeless) == "leave"
    certain = table(captain=CAPTAIN, dice=("blank", "blank"), cards=6)
    assert answer(f"{level}+{persona}", certain) == "stay"


def test_thresholds_of_the_careful_bot_stay_sensible() -> None:
    assert Style(bold=9.0).threshold(0.8) == 0.5
    assert Style(bold=-9.0).threshold(0.8) == 0.95


# -------------------------------------------------------------------------------------------------- claims
def claims_of(view: View, persona: Persona) -> Iterator[tuple[str, str]]:
    return (claim(view, persona, drawn) for drawn in DRAWS)


@pytest.mark.parametrize("persona", PERSONAS.values(), ids=lambda persona: persona.name)
def test_hidden_cards_change_no_claim(persona: Persona, positions: Sequence[Position]) -> None:
    """A claim may follow from the own hand, and from nothing else that is hidden."""
    compared = 0
    for position in positions:
        if any(position.real.to_answer):
            for seen, _ in position.others:
                assert [*claims_of(seen, persona)] == [*claims_of(position.real, persona)]
                compared += 1
    assert compared > 100


@pytest.mark.parametrize(("hand", "truth", "lie"), [({"foghorn": 1}, HAVE, LACK), ({"turbo": 2}, LACK, HAVE)])
def test_claims_are_true_or_false_by_character(hand: dict[str, int], truth: str, lie: str) -> None:
    view = table(dice=("birds",), hand=hand)
    shares = {}
    for persona in PERSONAS.values():
        said = [*claims_of(view, persona)]
        assert {card for _, card in said} == {"foghorn"}
        assert {key for key, _ in said} <= {truth, lie}
        shares[persona.name] = sum(key == truth for key, _ in said) / len(said)
    assert shares["loyal"] == 1.0
    assert shares["liar"] < 0.3 < shares["gambler"] < shares["cautious"] < 1.0


def test_improved_equipment_counts_as_having_it() -> None:
    view = table("players=4 modules=turbo,improved", dice=("birds",), hand={"improved_foghorn": 1})
    assert claim(view, PERSONAS["loyal"], bytes(2)) == (HAVE, "foghorn")


# -------------------------------------------------------------------------------------------------- belief
def proved(*results: bool) -> list[Claim]:
    return [Claim(CAPTAIN, HAVE, "foghorn", result) for result in results]


def test_belief_follows_experience() -> None:
    loyal, liar = PERSONAS["loyal"], PERSONAS["liar"]
    assert belief(loyal, [], CAPTAIN) == pytest.approx(loyal.trust)
    assert (
        belief(loyal, proved(False, False, False), CAPTAIN) < 0.5 < belief(liar, proved(*[True] * 6), CAPTAIN)
    )
    assert belief(loyal, proved(False), 0) == pytest.approx(loyal.trust), "about another player"


def test_an_open_claim_of_the_captain_makes_bolder_or_more_careful() -> None:
    loyal, liar = PERSONAS["loyal"], PERSONAS["liar"]
    have, lack = Claim(CAPTAIN, HAVE, "foghorn"), Claim(CAPTAIN, LACK, "foghorn")
    assert credit(loyal, [have], CAPTAIN) > 0 > credit(loyal, [lack], CAPTAIN)
    assert credit(liar, [have], CAPTAIN) < 0, "it takes others for liars"
    assert credit(loyal, [Claim(CAPTAIN, MAYBE, "foghorn")], CAPTAIN) == 0
    assert credit(loyal, [have], 0) == 0, "only the captain's claims count"
    assert credit(loyal, [have] * 9, CAPTAIN) == credit(loyal, [have], CAPTAIN), "repeating proves nothing"


def test_a_believed_claim_tips_a_close_choice() -> None:
    have, lack = Claim(CAPTAIN, HAVE, "foghorn"), Claim(CAPTAIN, LACK, "foghorn")
    needed = [smallest_hand_to_stay("careful+loyal", *claims) for claims in ((have,), (), (lack,))]
    assert needed == sorted(needed)
    assert needed[0] < needed[2]


def test_a_captain_does_not_listen_to_themselves() -> None:
    view = table(seat=1, captain=1, dice=("fog", "fog"))
    bot = make("odds+loyal", Random(0))
    question = ask(view, "announce", "announce can", "announce cannot")
    before = bot.choose(view, question)
    assert isinstance(bot, Listens)
    bot.hear([Claim(1, LACK, "compass")])
    assert bot.choose(view, question) == before
