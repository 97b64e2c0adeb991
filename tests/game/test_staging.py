"""A staged game stops wherever public facts allow a question: no pause tells who holds what."""

from __future__ import annotations

from random import Random

import pytest

from celestia import engine
from celestia.game.game import Game
from celestia.game.knowledge.view import view
from celestia.game.setup.config import PRESETS, Config
from celestia.rules.kinds import phase, question
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def play_staged(config: Config, seed: int) -> Game:
    game, rng = Game(config), Random(seed)
    game.stage()
    while not game.over:
        game.let_chance_answer(rng)
        if game.table_is_asked:
            game.show()
        elif game.asked is not None:
            game.do(game.asked, rng.choice(game.legal(game.asked)))
    return game


@pytest.mark.parametrize("preset", PRESETS)
def test_stops_for_the_table_leave_no_trace_in_the_record(preset: str) -> None:
    config = Config.preset(preset, 2)
    staged, plain = play_staged(config, 7), Game(config)
    for line in staged.lines:
        if line[0].isdigit():
            seat, words = line.split(maxsplit=1)
            plain.do(int(seat), words)
        else:
            plain.answer_chance(line)
    assert plain.over
    assert plain.scores() == staged.scores()
    assert [event.what for event in plain.events] == [event.what for event in staged.events]


def staged(scenario: Scenario) -> Play:
    play = scenario.set("staged", 1).start()
    while play.game.table_is_asked:
        play.game.show()
    return play


@rule("Q41", "H5")
@pytest.mark.parametrize("hand", [("compass",), ("turbo",), ("foghorn",)])
def test_all_wait_for_the_announcement_whatever_the_captain_holds(hand: tuple[str, ...]) -> None:
    """Forced to say yes, free to choose, forced to say no: the others see the same pause."""
    play = staged(Scenario("Ann Ben", captain="Ann").hand("Ann", *hand)).rolls("fog", "pirates")
    play.do("Ben", "stay")
    while play.state.question != question.ANNOUNCE:
        play.game.show()
    seen = view(play.state, 1)
    assert (seen.asks, seen.may_be_asked, seen.question) == ("announce", (0,), None)


@rule("Q41")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_a_window_is_shown_whether_or_not_somebody_holds_its_card(card: str) -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", card)).rolls("fog", "blank")
    play.do("Ben", "stay").do("Cy", "stay")
    assert play.game.table_is_asked
    seen = view(play.state, 1)
    assert (seen.asks, seen.may_be_asked) == ("window", (2,))  # Ann and Ben hold no card at all


def test_what_a_seat_could_answer_is_shown_to_it_alone() -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").hand("Ben", "compass"))
    play.rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    asked_of = {seat: view(play.state, seat).question for seat in range(3)}
    assert [asked_of[seat] and asked_of[seat].options for seat in range(3)] == [  # type: ignore[union-attr]
        None,
        ("pass",),
        ("pass", "play wind_gust"),
    ]
    with pytest.raises(ValueError, match="may not answer"):
        engine.apply_of(play.state, 2, 0)  # not before the table has seen it


def test_a_play_shows_the_window_anew() -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").hand("Ben", "compass"))
    play.rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    play.game.show()
    play.do("Cy", "play wind_gust").rolls("blank")
    assert play.game.table_is_asked


def test_only_a_waiting_table_is_shown() -> None:
    play = Scenario("Ann Ben", captain="Ann").start()
    with pytest.raises(ValueError, match="nothing waits"):
        play.game.show()


# --------------------------------------------------------------------------------------- what all can see
def after_declarations(scenario: Scenario, *faces: str) -> engine.State:
    """All passengers stay; the table is asked for powers, or whatever follows."""
    scenario.set("phase", phase.START_LEG)
    game = Game.from_position(scenario.state)
    game.stage()
    game.settle()
    for _ in range(8):
        if game.chance_is_asked:
            game.answer_chance("roll " + " ".join(faces))
        elif game.asked is not None:
            game.do(game.asked, "stay")
        elif game.state.phase <= phase.DECLARATIONS:
            game.show()
        else:
            break
    return game.state


@rule("H1", "Q41")
def test_the_table_does_not_stop_for_cards_that_all_lie_in_the_discard() -> None:
    """Both Wind gusts, Ejections and Alternative routes are face up: nobody can hold one."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "compass").hand("Ben", "compass")
    seen = scenario.discarded(*["wind_gust", "ejection", "alternative_route"] * 2)
    assert after_declarations(seen, "fog", "blank", "blank").question == question.ANNOUNCE


@rule("H1", "Q41")
def test_one_unseen_copy_is_enough_to_stop() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "compass").hand("Ben", "compass")
    seen = scenario.discarded("wind_gust", *["ejection", "alternative_route"] * 2)
    state = after_declarations(seen, "fog", "blank", "blank")
    assert (state.question, engine.may_be_asked(state)) == (question.WINDOW, [0, 1])


@rule("C21")
def test_on_all_blanks_the_table_does_not_stop_for_the_captain() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "turbo")
    state = after_declarations(
        scenario.discarded(*["wind_gust", "alternative_route", "ejection"] * 2), *["blank"] * 3
    )
    assert state.question not in (question.ANNOUNCE, question.PAY)
    assert state.phase == phase.DECLARATIONS, "the next leg: nobody had anything to do"


@rule("R14", "H1")
def test_a_help_round_without_a_possible_card_stops_nobody() -> None:
    """The passengers' hands are empty."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="help -powers -spyglass")
    state = after_declarations(scenario.hand("Ann", "compass"), "birds", "birds", "birds")
    assert state.question == question.ANNOUNCE
    engine.show(state)
    assert state.question != question.LAY_HELP


@rule("C3", "C45")
def test_the_moments_of_a_pause_follow_one_another() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ben", "jetpack").hand("Ann", "turbo")
    state = after_declarations(scenario, "fog", "fog", "birds")
    assert engine.phases_ahead(state) == [phase.ANNOUNCEMENT]
    engine.show(state)
    engine.show(state)
    assert (state.phase, engine.phases_ahead(state)) == (phase.AFTER_CANNOT, [phase.CRASHING])
    later = state.clone()
    engine.go_ahead(later, phase.CRASHING)
    assert [len(engine.answers_at_table(later, seat)) for seat in range(3)] == [1, 2, 0]
    with pytest.raises(ValueError, match="same pause"):
        engine.go_ahead(state, phase.PAYMENT)


# ------------------------------------------------------------- nobody waits for what everybody can see
def stops(play: Play) -> list[str]:
    """What the table is asked for until chance or a seat is."""
    found: list[str] = []
    while play.game.table_is_asked:
        found.append(view(play.state, None).asks)
        play.game.show()
    return found


@rule("H1", "Q41")
@pytest.mark.parametrize("used", [False, True])
def test_a_used_character_is_not_waited_for_before_the_roll(used: bool) -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ben", "black", used)
    play = scenario.set("staged", 1).start()
    assert view(play.state, None).may_be_asked == (() if used else (1,))
    assert stops(play) == ([] if used else ["window"])


@rule("H1", "Q41")
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_a_used_character_is_not_waited_for_when_the_captain_cannot(colour: str, used: bool) -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters -spyglass")
    scenario.character("Ben", colour, used).treasures("Ben", "1/1")
    play = staged(scenario).rolls("pirates", "pirates").do("Ben", "stay")
    assert ("window" in stops(play)) != used


@rule("H1", "Q41")
@pytest.mark.parametrize("used", [False, True])
def test_a_used_purple_is_not_waited_for_after_the_declarations(used: bool) -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").character("Ben", "purple", used)
    play = staged(scenario).rolls("blank", "blank").do("Ben", "stay").do("Cy", "leave")
    assert ("window" in stops(play)) != used


@rule("Q41", "C54", "H1")
@pytest.mark.parametrize("hand", [(), ("foghorn",), ("help_cannon",)])
def test_the_help_round_waits_only_where_a_passenger_has_cards(hand: tuple[str, ...]) -> None:
    """Every passenger's hand is empty, and everybody sees that: there is nothing to wait for."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="help -powers").hand("Ben", *hand)
    play = staged(scenario.hand("Ann", "foghorn")).rolls("pirates", "pirates")
    play.do("Ben", "stay").do("Cy", "stay")
    seen = stops(play)
    assert ("lay_help" in seen) == bool(hand)


@rule("Q41", "C54")
def test_the_help_round_names_passengers_with_cards_alone() -> None:
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="help -powers").off("Dan")
    for name in ("Ann", "Ben", "Dan"):
        scenario.hand(name, "foghorn")
    play = staged(scenario).rolls("pirates", "pirates").do("Ben", "stay").do("Cy", "stay")
    while view(play.state, None).asks != "lay_help":
        play.game.show()
    assert view(play.state, None).may_be_asked == (1,)


def where_nobody_gets_off(*names: str) -> Scenario:
    """City 4 has no treasure left: all a passenger can do is to take a rowboat. These hold one."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=4, modules="rowboat").emptied(4)
    for name, kind in ("Ben", "fog"), ("Cy", "birds"), ("Dan", "pirates"):
        scenario.hand(name, f"rowboat_{kind}" if name in names else "foghorn")
    return scenario


@rule("C14", "Q35", "H1")
def test_a_passenger_who_has_visibly_declared_is_not_named_any_more() -> None:
    """Ben has stayed, as everybody saw: Cy and Dan are those who may be asked."""
    play = where_nobody_gets_off("Cy").start().rolls("fog", "fog", "fog")
    assert play.asked == "Cy"
    assert "stayed" in play.told_what()
    assert view(play.state, None).may_be_asked == (2, 3)
    play = where_nobody_gets_off("Ben").start().rolls("fog", "fog", "fog")
    assert view(play.state, None).may_be_asked == (1, 2, 3)


@rule("C14", "Q35")
def test_the_table_waits_for_one_passenger_after_the_other() -> None:
    play = staged(where_nobody_gets_off("Dan")).rolls("fog", "fog", "fog")
    named = []
    while play.game.table_is_asked and view(play.state, None).asks == "declare":
        named.append(view(play.state, None).may_be_asked)
        play.game.show()
    assert named == [(1,), (2,), (3,)]
    assert play.asked == "Dan"
    assert view(play.state, None).may_be_asked == (3,)
