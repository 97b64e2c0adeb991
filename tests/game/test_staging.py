"""A staged game stops wherever public facts allow a question."""

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
def test_staged_stops_are_not_recorded(preset: str) -> None:
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
def test_the_announcement_pause_does_not_depend_on_the_captains_hand(hand: tuple[str, ...]) -> None:
    """The pause is the same whether the captain must, may or cannot answer."""
    play = staged(Scenario("Ann Ben", captain="Ann").hand("Ann", *hand)).rolls("fog", "pirates")
    play.do("Ben", "stay")
    while play.state.question != question.ANNOUNCE:
        play.game.show()
    seen = view(play.state, 1)
    assert (seen.asks, seen.may_be_asked, seen.question) == ("announce", (0,), None)


@rule("Q41")
@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_a_window_stops_whether_or_not_its_card_is_held(card: str) -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", card)).rolls("fog", "blank")
    play.do("Ben", "stay").do("Cy", "stay")
    assert play.game.table_is_asked
    seen = view(play.state, 1)
    assert (seen.asks, seen.may_be_asked) == ("window", (2,))  # Ann and Ben hold no card at all


def test_only_the_seat_itself_sees_its_possible_answers() -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").hand("Ben", "compass"))
    play.rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    asked_of = {seat: view(play.state, seat).question for seat in range(3)}
    assert [asked_of[seat] and asked_of[seat].options for seat in range(3)] == [  # type: ignore[union-attr]
        None,
        ("pass",),
        ("pass", "play wind_gust"),
    ]
    with pytest.raises(ValueError, match="may not answer"):
        engine.apply_of(play.state, 2, 0)  # the table has not seen this moment yet


def test_a_play_reopens_the_window() -> None:
    play = staged(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").hand("Ben", "compass"))
    play.rolls("fog", "blank").do("Ben", "stay").do("Cy", "stay")
    play.game.show()
    play.do("Cy", "play wind_gust").rolls("blank")
    assert play.game.table_is_asked


def test_show_fails_if_the_table_is_not_waiting() -> None:
    play = Scenario("Ann Ben", captain="Ann").start()
    with pytest.raises(ValueError, match="nothing waits"):
        play.game.show()


# ------------------------------------------------------------------------------------------- public facts
def after_declarations(scenario: Scenario, *faces: str) -> engine.State:
    """Let all passengers stay, and stop at the next question to the table."""
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
def test_no_stop_if_all_copies_are_discarded() -> None:
    """All Wind gusts, Ejections and Alternative routes are face up."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "compass").hand("Ben", "compass")
    seen = scenario.discarded(*["wind_gust", "ejection", "alternative_route"] * 2)
    assert after_declarations(seen, "fog", "blank", "blank").question == question.ANNOUNCE


@rule("H1", "Q41")
def test_one_unseen_copy_causes_a_stop() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "compass").hand("Ben", "compass")
    seen = scenario.discarded("wind_gust", *["ejection", "alternative_route"] * 2)
    state = after_declarations(seen, "fog", "blank", "blank")
    assert (state.question, engine.may_be_asked(state)) == (question.WINDOW, [0, 1])


@rule("C21")
def test_no_stop_for_the_captain_in_a_clear_sky() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Ann", "turbo")
    state = after_declarations(
        scenario.discarded(*["wind_gust", "alternative_route", "ejection"] * 2), *["blank"] * 3
    )
    assert state.question not in (question.ANNOUNCE, question.PAY)
    assert state.phase == phase.DECLARATIONS, "the next leg has started, because nobody had a choice"


@rule("R14", "H1")
def test_no_help_round_if_passengers_hold_no_cards() -> None:
    """The passengers' hands are empty."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="help -powers -spyglass")
    state = after_declarations(scenario.hand("Ann", "compass"), "birds", "birds", "birds")
    assert state.question == question.ANNOUNCE
    engine.show(state)
    assert state.question != question.LAY_HELP


@rule("C3", "C45")
def test_phases_ahead_lists_the_later_moments_of_a_pause() -> None:
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


# ------------------------------------------------------- no stop if public facts rule a question out
def stops(play: Play) -> list[str]:
    """Return what the table is asked until chance or a seat is asked."""
    found: list[str] = []
    while play.game.table_is_asked:
        found.append(view(play.state, None).asks)
        play.game.show()
    return found


@rule("H1", "Q41")
@pytest.mark.parametrize("used", [False, True])
def test_no_stop_for_a_used_character_before_the_roll(used: bool) -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ben", "black", used)
    play = scenario.set("staged", 1).start()
    assert view(play.state, None).may_be_asked == (() if used else (1,))
    assert stops(play) == ([] if used else ["window"])


@rule("H1", "Q41")
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_no_stop_for_a_used_character_when_the_captain_cannot(colour: str, used: bool) -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters -spyglass")
    scenario.character("Ben", colour, used).treasures("Ben", "1/1")
    play = staged(scenario).rolls("pirates", "pirates").do("Ben", "stay")
    assert ("window" in stops(play)) != used


@rule("H1", "Q41")
@pytest.mark.parametrize("used", [False, True])
def test_no_stop_for_a_used_purple_after_the_declarations(used: bool) -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").character("Ben", "purple", used)
    play = staged(scenario).rolls("blank", "blank").do("Ben", "stay").do("Cy", "leave")
    assert ("window" in stops(play)) != used


@rule("Q41", "C54", "H1")
@pytest.mark.parametrize("hand", [(), ("foghorn",), ("help_cannon",)])
def test_the_help_round_stops_only_if_a_passenger_has_cards(hand: tuple[str, ...]) -> None:
    """With empty hands, which everybody can see, there is nothing to wait for."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="help -powers").hand("Ben", *hand)
    play = staged(scenario.hand("Ann", "foghorn")).rolls("pirates", "pirates")
    play.do("Ben", "stay").do("Cy", "stay")
    seen = stops(play)
    assert ("lay_help" in seen) == bool(hand)


@rule("Q41", "C54")
def test_the_help_round_names_only_passengers_with_cards() -> None:
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="help -powers").off("Dan")
    for name in ("Ann", "Ben", "Dan"):
        scenario.hand(name, "foghorn")
    play = staged(scenario).rolls("pirates", "pirates").do("Ben", "stay").do("Cy", "stay")
    while view(play.state, None).asks != "lay_help":
        play.game.show()
    assert view(play.state, None).may_be_asked == (1,)


def where_nobody_gets_off(*names: str) -> Scenario:
    """City 4 is empty, so passengers can only take a rowboat. These players hold one."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=4, modules="rowboat").emptied(4)
    for name, kind in ("Ben", "fog"), ("Cy", "birds"), ("Dan", "pirates"):
        scenario.hand(name, f"rowboat_{kind}" if name in names else "foghorn")
    return scenario


@rule("C14", "Q35", "H1")
def test_a_passenger_who_has_declared_is_no_longer_named() -> None:
    """Everybody saw that Ben stayed, so only Cy and Dan may be asked."""
    play = where_nobody_gets_off("Cy").start().rolls("fog", "fog", "fog")
    assert play.asked == "Cy"
    assert "stayed" in play.told_what()
    assert view(play.state, None).may_be_asked == (2, 3)
    play = where_nobody_gets_off("Ben").start().rolls("fog", "fog", "fog")
    assert view(play.state, None).may_be_asked == (1, 2, 3)


@rule("C14", "Q35")
def test_the_table_stops_for_each_passenger_in_turn() -> None:
    play = staged(where_nobody_gets_off("Dan")).rolls("fog", "fog", "fog")
    named = []
    while play.game.table_is_asked and view(play.state, None).asks == "declare":
        named.append(view(play.state, None).may_be_asked)
        play.game.show()
    assert named == [(1,), (2,), (3,)]
    assert play.asked == "Dan"
    assert view(play.state, None).may_be_asked == (3,)
