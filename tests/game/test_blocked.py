"""Refused choices are shown with their reasons, and reveal nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from celestia.game.errors import said
from celestia.game.game import Game, Refused
from celestia.game.refusals.blocked import blocked
from celestia.game.worlds import draw_world
from celestia.rules.kinds import phase
from tests.game.moments import CREW, after_cannot, declared, table
from tests.game.playing import play_at_random, random_config
from tests.ledger import load, rule
from tests.play import Play
from tests.scenario import Scenario

Reasons = dict[str, tuple[str, str]]


def seen(play: Play, name: str) -> Reasons:
    """Return the refused choices of this player with the key and rule of each reason."""
    return {one.words: (one.key, one.rule) for one in blocked(play.state, play.seat(name))}


# -------------------------------------------------------------------------------------------- declarations
@rule("R3", "B17")
def test_a_passenger_without_a_rowboat_card_sees_the_reason() -> None:
    play = table().start().rolls("fog", "fog", "fog")
    assert seen(play, "Ben") == {"play rowboat": ("rowboat-none", "B17")}


@rule("B14")
def test_no_rowboat_is_shown_without_its_module() -> None:
    play = Scenario(CREW, captain="Ann", city=4, preset="classic").start().rolls("fog", "fog", "fog")
    assert seen(play, "Ben") == {}


@rule("C14")
def test_leaving_at_an_emptied_city_is_crossed_out() -> None:
    play = table().emptied(4).hand("Ben", "rowboat_fog").start().rolls("fog", "fog", "fog")
    assert seen(play, "Ben") == {"leave": ("emptied-city", "C14")}


@rule("B19", "C90")
def test_a_taken_rowboat_is_crossed_out() -> None:
    hands = table().hand("Ben", "rowboat_fog").hand("Cy", "rowboat_birds")
    play = hands.start().rolls("fog", "fog", "fog").do("Ben", "play rowboat_fog")
    assert seen(play, "Cy") == {"play rowboat_birds": ("rowboat-taken", "B19")}


def test_a_seat_that_is_not_asked_sees_nothing_crossed_out() -> None:
    play = table().hand("Cy", "wind_gust").start().rolls("fog", "fog", "fog")
    assert play.asked == "Ben"
    assert seen(play, "Cy") == {}


# ------------------------------------------------------------------------------------------ cards and powers
@rule("B1", "R14", "Q2")
def test_cards_outside_of_their_window_are_crossed_out() -> None:
    hand = ("bandit", "wind_gust", "help_compass", "compass", "improved_cannon", "turbo")
    play = table().hand("Ben", *hand).start()
    assert play.asked == "Ben"
    assert seen(play, "Ben") == {
        "play wind_gust": ("payment-when", "B1"),
        "lay help_compass": ("help-when", "Q2"),
    }


@rule("C30")
def test_a_card_without_effect_is_crossed_out() -> None:
    play = declared(table().hand("Ben", "wind_gust", "ejection"), "fog", "fog", "fog")
    assert seen(play, "Ben")["play wind_gust"] == ("gust-no-blank", "C30")


@rule("C36")
def test_only_the_refused_targets_are_crossed_out() -> None:
    play = declared(table().hand("Ben", "ejection"), "fog", "fog", "fog", leaving="Dee")
    of_whom = ("not-a-passenger", "C36")
    assert seen(play, "Ben") == {"play ejection 0": of_whom, "play ejection 3": of_whom}


@rule("C37")
def test_a_card_without_a_legal_target_is_crossed_out_once() -> None:
    play = declared(table().emptied(4).hand("Ben", "ejection", "wind_gust"), "blank", "fog", "fog")
    assert seen(play, "Ben") == {"play ejection": ("emptied-city", "C37")}


@rule("C129")
def test_players_without_cards_are_no_target_of_spy() -> None:
    play = table().hand("Ben", "spy").hand("Cy", "compass").start()
    assert play.asked == "Ben"
    assert seen(play, "Ben") == {f"play spy {seat}": ("spy-no-cards", "C129") for seat in (0, 3)}


@rule("C71", "C78")
def test_an_unused_power_is_crossed_out_and_a_used_one_is_gone() -> None:
    for is_used, crossed_out in ((False, {"use green": ("green-no-pirates", "C78")}), (True, {})):
        scenario = table().character("Ben", "green", is_used).hand("Ben", "alternative_route")
        play = after_cannot(scenario, "fog", "fog", "fog")
        while not (play.asked == "Ben" and play.phase == "after_cannot"):
            play.do(play.asked, "pass")
        assert seen(play, "Ben") == crossed_out


@rule("C72", "B8")
def test_red_and_a_spyglass_are_crossed_out_before_the_roll() -> None:
    play = table().character("Ben", "red").treasures("Ben", "1/spyglass", "6/9").hand("Ben", "bandit").start()
    assert seen(play, "Ben") == {
        "play spyglass 1": ("cannot-when", "B8"),
        "use red": ("cannot-when", "P6b"),
    }


# ------------------------------------------------------------------------------------- other questions
@rule("R2", "P5")
def test_the_impossible_announcement_is_crossed_out() -> None:
    play = table().hand("Ann", "compass", "turbo").set("staged", 1).start()
    play.game.show()
    play.rolls("fog", "blank", "blank")
    _stage_to(play, "announce")
    assert seen(play, "Ann") == {"announce cannot": ("announce-forced", "R2")}
    poor = table().hand("Ann", "cannon").set("staged", 1).start()
    poor.game.show()
    poor.rolls("fog", "blank", "blank")
    _stage_to(poor, "announce")
    assert seen(poor, "Ann") == {"announce can": ("announce-cannot", "R2")}


def _stage_to(play: Play, kind: str) -> None:
    """Let everybody stay and pass until the table waits for this question."""
    while play.asks != kind:
        if play.game.table_is_asked:
            play.game.show()
        else:
            play.do(play.asked, "stay")


@rule("Q41")
def test_a_seat_that_can_only_pass_sees_why_its_cards_are_refused() -> None:
    play = table().hand("Ben", "wind_gust").set("staged", 1).start()
    assert play.game.table_is_asked
    assert play.game.question(play.seat("Ben")).options == ("pass",)  # type: ignore[union-attr]
    assert seen(play, "Ben") == {"play wind_gust": ("payment-when", "B1")}


@rule("C165")
def test_nobody_gets_a_second_gift() -> None:
    rich = table().treasures("Ann", "25/25", "25/25").gifts("9/9", "12/12", "15/15")
    play = rich.start(phase.END_CHECK).do("Ann", "give 2")
    assert seen(play, "Ann") == {"give 2": ("gift-one-each", "C165")}


@rule("C173")
def test_a_treasure_of_an_emptied_city_is_not_traded() -> None:
    scenario = table().treasures("Ben", "1/1", "2/2").emptied(1).set("crashed", 1)
    play = scenario.start(phase.END_CHECK)
    assert play.asked == "Ben"
    assert seen(play, "Ben") == {"trade 1/1": ("trade-emptied-city", "C173")}


@rule("C4")
def test_a_payment_crosses_nothing_out() -> None:
    play = table().hand("Ann", "compass", "improved_compass", "turbo", "wind_gust")
    paying = declared(play, "fog", "blank", "fog")
    while paying.asks != "pay":
        paying.do(paying.asked, "announce can" if paying.asks == "announce" else "pass")
    assert seen(paying, "Ann") == {}


# --------------------------------------------------------------------------------------------- random games
def moments(seed: int) -> Iterator[Game]:
    """Yield some questions of a random game, which is staged for odd seeds."""
    rng = Random(seed)
    game = Game(random_config(rng))
    if seed % 2:
        game.stage()
    for _ in play_at_random(game, rng):
        if not game.over and not game.chance_is_asked and rng.random() < 0.3:
            yield game


def asked_seats(game: Game) -> list[int]:
    return [seat for seat in range(game.config.players) if game.question(seat) is not None]


@pytest.mark.parametrize("seed", range(12))
def test_only_illegal_choices_are_crossed_out_each_with_sentence_and_rule(seed: int) -> None:
    rules = load().keys()
    for game in moments(seed):
        for seat in asked_seats(game):
            found = blocked(game.state, seat)
            assert len({one.words for one in found}) == len(found)
            assert not {one.words for one in found} & {*game.question(seat).options}  # type: ignore[union-attr]
            for one in found:
                assert one.rule in rules
                assert said(one.key, one.params, "fr") != said(one.key, one.params, "en")
                assert not one.key.startswith(
                    ("asked-", "not-asked", "not-your-turn", "no-such", "words-")
                ), one


@pytest.mark.parametrize("seed", range(0, 12, 2))
def test_a_crossed_out_answer_is_refused_for_the_shown_reason(seed: int) -> None:
    for game in moments(seed):
        for seat in asked_seats(game):
            for one in blocked(game.state, seat):
                because = refused(game, seat, one.words)
                if not because.key.startswith("words-"):  # a card without its target
                    assert (because.key, because.rule, because.params) == (one.key, one.rule, one.params)


def refused(game: Game, seat: int, words: str) -> Refused:
    with pytest.raises(Refused) as error:
        game.do(seat, words)
    return error.value


@rule("H1", "H2", "H3", "Q41")
@pytest.mark.parametrize("seed", range(12))
def test_reasons_do_not_depend_on_hidden_facts(seed: int) -> None:
    """The refused choices are the same in every world that the seat cannot rule out."""
    rng, compared = Random(seed), 0
    for game in moments(seed):
        for seat in asked_seats(game):
            real = blocked(game.state, seat)
            for _ in range(2):
                world = draw_world(game.state, seat, game.learned(seat), rng)
                assert blocked(world.state, seat) == real
                compared += bool(real)
    assert compared
