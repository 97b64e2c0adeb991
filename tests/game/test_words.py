"""Every action can be written in words and parsed back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from celestia import engine
from celestia.game.game import Game, Refused
from celestia.game.notation.words import SINGLE, WordError, action_of, answer_chance, words_of
from celestia.game.setup.config import Config
from celestia.game.setup.names import CARDS, COLOURS, FACES, PLAYABLES, TREASURES
from tests.game.playing import EVERY_ANSWER, ONE_OF_EACH, play_at_random, random_config
from tests.ledger import rule
from tests.scenario import Scenario

VOCABULARY = sorted({word for words in EVERY_ANSWER for word in words.split()} | {*FACES, "deck", "0", "99"})


def check_words(game: Game) -> None:
    """Check that all legal answers have different words that parse back."""
    for seat in range(game.config.players):
        actions = engine.legal_actions_of(game.state, seat)
        spoken = [words_of(game.state, action) for action in actions]
        assert len(set(spoken)) == len(actions)
        assert [action_of(game.state, words) for words in spoken] == actions


@pytest.mark.parametrize("config", ONE_OF_EACH, ids=str)
def test_words_and_actions_are_one_to_one(config: Config) -> None:
    for game in play_at_random(Game(config), Random(21)):
        check_words(game)


@pytest.mark.parametrize("seed", range(8))
def test_words_and_actions_are_one_to_one_in_random_configurations(seed: int) -> None:
    rng = Random(seed)
    for game in play_at_random(Game(random_config(rng)), rng):
        check_words(game)


@rule("C4", "C50")
def test_a_payment_names_its_cards() -> None:
    hand = ("compass", "compass", "improved_compass", "turbo")
    play = Scenario("Ann Ben", city=4, preset="whole_sky").hand("Ann", *hand).start()
    play.rolls("fog", "fog", "blank").do("Ben", "stay")
    assert sorted(play.options("Ann")) == ["pay compass compass", "pay compass turbo", "pay improved_compass"]


@rule("R14")
def test_laying_nothing_is_a_pass() -> None:
    play = Scenario("Ann Ben", city=4, preset="whole_sky").hand("Ben", "help_compass", "help_compass").start()
    play.rolls("fog", "fog", "fog").do("Ben", "stay")
    assert play.options("Ben") == ["pass", "lay help_compass", "lay help_compass help_compass"]
    told = play.do("Ben", "pass").told_what("Ben")
    assert "help_laid" not in told
    assert "crashed" in told


def test_wrong_answers_for_chance_are_refused() -> None:
    state = Config.preset("classic", 2).new_state()
    before = state.to_bytes()
    for words, why in (
        *(
            ("", "cannot answer"),
            ("captain", "cannot answer"),
            ("shuffle", "cannot answer"),
            ("stay", "cannot"),
        ),
        *(
            ("roll", "not the dice"),
            ("roll fog", "not the dice"),
            ("roll fish", "Chance cannot answer 'fish'"),
        ),
        *(("captain 1", "no first captain"), ("captain 9", "not a seat"), ("deal red", "not an order")),
        *(("shuffle 2 2/2", "cannot be shuffled"), ("shuffle deck compass", "cannot be shuffled")),
        *(("shuffle 1 1/1", "not an order"), ("shuffle 1 1/9", "no treasure"), ("shuffle x y", "cannot be")),
    ):
        with pytest.raises(ValueError, match=why):
            answer_chance(state, words)
    assert state.to_bytes() == before


def test_words_that_name_no_action_are_refused() -> None:
    state = Scenario("Ann Ben").start().state
    for words in (
        *("", "stay put", "play", "use", "play red 6/9", "use compass", "play ejection", "play ejection x"),
        *("play jetpack 2", "play spyglass 9", "play spyglass", "use red 7/7", "pay gold", "lay compass"),
        *("lay help_compass help_compass help_compass help_compass help_compass", "pay " + "compass " * 9),
        *("reroll 0", "reroll one", "give 6", "give -1", "take pink", "keep 6", "discard red", "trade"),
    ):
        with pytest.raises(WordError):
            action_of(state, words)


def test_all_words_are_different() -> None:
    names = [*PLAYABLES, *FACES, *SINGLE, *TREASURES]
    assert len(set(names)) == len(names)
    assert set(COLOURS) < set(PLAYABLES)
    assert set(CARDS) < set(PLAYABLES)


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(st.text(), st.lists(st.sampled_from(VOCABULARY), max_size=5).map(" ".join)), st.integers(-9, 99)
)
def test_a_refused_answer_changes_nothing(words: str, seat: int) -> None:
    scenario = Scenario("Ann Ben Cy", city=4, preset="whole_sky").hand("Ben", "rowboat_fog", "wind_gust")
    game = scenario.start().rolls("fog", "blank", "fog").game
    before = game.state.to_bytes()
    legal = game.legal(seat)
    try:
        game.do(seat, words)
    except Refused:
        assert game.state.to_bytes() == before
        assert " ".join(words.split()) not in legal
    else:
        assert " ".join(words.split()) in legal


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.lists(st.sampled_from(VOCABULARY), max_size=6).map(" ".join)))
def test_a_refused_answer_for_chance_changes_nothing(words: str) -> None:
    state = Scenario("Ann Ben Cy", city=4).start().state
    before = state.to_bytes()
    try:
        answer_chance(state, words)
    except ValueError:
        assert state.to_bytes() == before
    else:
        assert words.split()[0] == "roll"
        assert state.to_bytes() != before
