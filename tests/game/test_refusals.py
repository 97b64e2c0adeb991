"""Every refused answer has a rule and a sentence, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.game import Game, Refused
from celestia.game.refusals.answers import RULES
from celestia.game.setup.config import Config
from celestia.game.setup.names import COLOURS, QUESTIONS
from celestia.rules.kinds import phase, question
from tests.game.moments import table
from tests.game.playing import EVERY_ANSWER, play_at_random, random_config
from tests.ledger import load, rule
from tests.play import Play
from tests.scenario import Scenario


def crews(city: int | str) -> Scenario:
    return Scenario("Ann Ben", captain="Ann", city=city, preset="whole_sky", modules="crews")


def rolled(scenario: Scenario, *faces: str) -> Play:
    return scenario.start().rolls(*faces)


def sentence(play: Play, name: str, words: str) -> str:
    with pytest.raises(Refused) as refused:
        play.game.do(play.seat(name), words)
    return refused.value.sentence


@rule("R3", "R4", "R6", "C90")
def test_declarations_out_of_turn_are_refused() -> None:
    play = rolled(table().off("Dee"), "fog", "fog", "fog")
    assert play.refuses("Cy", "leave") == "R3"
    assert play.refuses("Cy", "stay") == "R3"
    assert play.refuses("Ann", "leave") == "R6"
    assert play.refuses("Ann", "stay") == "R3"
    assert play.refuses("Dee", "leave") == "R4"
    assert play.refuses("Cy", "pass") == "R3"
    assert play.refuses("Ben", "pass") == "R3"
    boat = rolled(table().in_boat("Dee", city=4), "fog", "fog", "fog")
    assert boat.refuses("Dee", "stay") == "C90"


@rule("C14", "C182", "Q25")
def test_leaving_without_a_treasure_is_refused() -> None:
    empty = rolled(table().emptied(4).hand("Ben", "rowboat_fog"), "fog", "fog", "fog")
    assert empty.refuses("Ben", "leave") == "C14"
    assert "No treasure is left" in sentence(empty, "Ben", "leave")
    void = rolled(table("void").hand("Ben", "rowboat_fog"), "fog", "fog", "fog", "fog")
    assert void.refuses("Ben", "leave") == "C182"
    assert void.refuses("Ben", "stay") == "Q25"


@rule("R6", "C14", "C91", "C101", "C184", "Q36")
def test_refusals_of_landing() -> None:
    play = table().hand("Ann", "bandit").start()
    assert play.refuses("Ann", "land") == "R6"
    assert play.refuses("Ben", "land") == "R6"
    assert play.refuses("Ben", "fly") == "R6"
    assert table().hand("Ben", "bandit").start().refuses("Ann", "fly") == "Q36"
    lone = table().off("Ben", "Cy", "Dee").emptied(4).hand("Ann", "bandit").start()
    assert lone.refuses("Ann", "land") == "C14"
    void = table("void").off("Ben", "Cy", "Dee").hand("Ann", "bandit").start()
    assert void.refuses("Ann", "land") == "C184"
    fresh = table().in_boat("Dee", city=4, fresh=True).aircraft_gone().hand("Dee", "bandit").start()
    assert fresh.refuses("Dee", "land") == "C91"
    stuck = table().in_boat("Dee", city=4).emptied(4).aircraft_gone().hand("Dee", "bandit").start()
    assert stuck.refuses("Dee", "land") == "C101"


@rule("C180", "Q21", "Q36")
def test_refusals_of_a_direction() -> None:
    assert table().hand("Ann", "bandit").start().refuses("Ann", "head boscalumia") == "C180"
    lit = table(12).lit().hand("Ann", "bandit").start()
    assert lit.refuses("Ann", "head boscalumia") == "C180"
    empty = table(12).emptied(12).hand("Ann", "bandit").start()
    assert empty.refuses("Ann", "head boscalumia") == "Q21"
    play = table(12).hand("Ann", "bandit").start()
    assert play.refuses("Ben", "head onward") == "C180"
    assert play.refuses("Ann", "pass") == "C180"
    assert play.do("Ann", "head onward").refuses("Ann", "head boscalumia") == "Q36"


@rule("C203", "C218", "Q8")
def test_refusals_of_preparing() -> None:
    assert table().hand("Ann", "bandit").start().refuses("Ann", "prepare") == "C203"
    play = crews(4).start()
    assert play.refuses("Ben", "prepare") == "C203"
    assert play.refuses("Ann", "fly") == "C203"
    last = crews(4).pawns("Ann", 1).hand("Ann", "bandit").start()
    assert last.refuses("Ann", "prepare") == "C203"
    void = crews("void").hand("Ann", "bandit").start()
    assert void.refuses("Ann", "prepare") == "C218"
    empty = crews(4).emptied(4).hand("Ann", "bandit").start()
    assert empty.refuses("Ann", "prepare") == "Q8"
    done = crews(4).hand("Ann", "bandit").start().do("Ann", "prepare")
    assert done.refuses("Ann", "prepare") == "C203"


@rule("R2", "P5")
def test_a_forced_announcement_refuses_the_other() -> None:
    play = rolled(table().hand("Ann", "ejection"), "fog", "blank", "blank")
    assert play.refuses("Ann", "announce cannot") == "R2"
    assert play.refuses("Ben", "announce can") == "P5"


@rule("C21")
def test_a_captain_cannot_fail_in_a_clear_sky() -> None:
    play = rolled(table().hand("Ann", "ejection"), "blank", "blank", "blank")
    assert play.refuses("Ann", "announce cannot") == "C21"
    assert play.refuses("Ben", "announce cannot") == "P5"


def paying() -> Play:
    """Ann may pay for two fogs with compasses, an improved compass or a turbo."""
    hand = ("compass", "compass", "improved_compass", "turbo")
    play = rolled(table().hand("Ann", *hand), "fog", "fog", "blank")
    for name in ("Ben", "Cy", "Dee"):
        play.do(name, "stay")
    assert play.asks == "pay"
    return play


@rule("C4", "R1", "C46", "R2", "Q41")
def test_refusals_of_payments() -> None:
    play = paying()
    assert play.refuses("Ann", "pay") == "C4"
    assert play.refuses("Ann", "pay compass") == "C4"
    assert play.refuses("Ann", "pay compass improved_compass") == "C4"
    assert play.refuses("Ann", "pay cannon compass") == "R1"
    assert play.refuses("Ann", "pay compass compass compass") == "R1"
    assert "2 of the card Compass, not 3" in sentence(play, "Ann", "pay compass compass compass")
    assert play.refuses("Ann", "pass") == "C4"
    assert play.refuses("Ben", "pay compass compass") == "R2"
    assert play.refuses("Ben", "pass") == "Q41"
    play = rolled(table().hand("Ann", "compass", "turbo", "turbo"), "fog", "blank", "blank")
    for name in ("Ben", "Cy", "Dee"):
        play.do(name, "stay")
    assert play.refuses("Ann", "pay turbo turbo") == "C46"
    assert rolled(table(), "fog", "fog", "fog").refuses("Ann", "pay compass") == "Q41"


@rule("B3", "C34", "C78")
def test_refusals_of_rerolls() -> None:
    scenario = table().hand("Ben", "alternative_route", "alternative_route").character("Cy", "green")
    play = rolled(scenario, "fog", "pirates", "fog")
    for name in ("Ben", "Cy", "Dee"):
        play.do(name, "stay")
    assert play.refuses("Ann", "reroll 1") == "B3"
    play.do("Ben", "pass").do("Ben", "pass").do("Cy", "use green").do("Ben", "play alternative_route")
    assert play.refuses("Ben", "reroll 1") == "C34"
    assert play.refuses("Ann", "reroll 2") == "C78"
    assert play.refuses("Ann", "reroll 4") == "B3"
    assert play.refuses("Ann", "pass") == "B3"


@rule("C53", "C54", "C108", "R14", "Q2", "Q29", "R1", "Q41")
def test_refusals_of_help_cards() -> None:
    help_each = table().off("Dee")
    for name in ("Ann", "Ben", "Cy"):
        help_each.hand(name, "help_compass")
    play = rolled(help_each, "fog", "fog", "fog")
    assert play.refuses("Ben", "lay help_compass") == "Q2"
    play.do("Ben", "stay").do("Cy", "stay")
    assert play.refuses("Ann", "lay help_compass") == "C53"
    assert play.refuses("Dee", "lay help_compass") == "C54"
    assert play.refuses("Ben", "lay help_cannon") == "R1"
    assert play.do("Ben", "lay help_compass").refuses("Ben", "lay help_compass") == "Q29"
    over = table().hand("Ben", "help_compass", "help_compass").hand("Cy", "jetpack")
    play = rolled(over, "fog", "fog", "fog")
    for name in ("Ben", "Cy", "Dee"):
        play.do(name, "stay")
    assert play.do("Ben", "lay help_compass").refuses("Ben", "lay help_compass") == "R14"
    boat = table().in_boat("Dee", city=4).aircraft_gone().hand("Ann", "help_compass").hand("Dee", "bandit")
    assert boat.start().do("Dee", "fly").refuses("Ann", "lay help_compass") == "C108"


@rule("C147", "C206")
def test_refusals_of_choosing_a_treasure() -> None:
    play = rolled(table().pile(4, "4/4", "4/6").hand("Ben", "instructor"), "fog", "fog", "fog")
    assert play.refuses("Ben", "choose 4/4") == "C147"
    play.do("Ben", "leave").do("Ben", "play instructor")
    assert play.refuses("Ben", "choose 4/9") == "C147"
    assert play.refuses("Ben", "pass") == "C147"
    crew = Scenario("Ann Ben", city=4, preset="two_crews").pile(4, "4/4", "4/6", "4/4").start()
    play = crew.do("Ann", "pass").rolls("fog", "fog", "fog")
    assert play.refuses("Ben", "keep 4/4") == "C206"
    assert play.do("Ben", "leave").refuses("Ben", "keep 4/9") == "C206"
    assert play.refuses("Ben", "pass") == "C206"


@rule("C170", "C171", "C172", "C173", "C174")
def test_refusals_of_bonuses_at_matryoshburg() -> None:
    scenario = (
        table().hand("Ben", "compass", "cannon").treasures("Ben", "1/1", "2/2").emptied(1).set("crashed", 1)
    )
    play = scenario.hand("Cy", "compass").start(phase.END_CHECK)
    assert play.asked == "Ben"
    assert play.refuses("Cy", "draw") == "C171"
    assert play.refuses("Ben", "discard foghorn") == "C172"
    assert play.refuses("Ben", "done") == "C172"
    assert play.refuses("Ben", "trade 4/4") == "C173"
    assert play.refuses("Ben", "trade 1/1") == "C173"
    assert play.refuses("Ben", "pass") == "C174"
    play.do("Ben", "discard compass")
    assert play.refuses("Ben", "draw") == "C174"
    assert play.refuses("Ben", "trade 2/2") == "C174"
    assert play.refuses("Ben", "pass") == "C172"
    assert table().hand("Ann", "bandit").start().refuses("Ann", "draw") == "C170"


@rule("C164", "C165", "R1")
def test_refusals_of_gifts() -> None:
    rich = ("25/25", "25/25")
    scenario = table().treasures("Ann", *rich).gifts("9/9", "12/12", "15/15")
    play = scenario.start(phase.END_CHECK)
    assert play.refuses("Ben", "give 2") == "C164"
    assert play.refuses("Ann", "give 0") == "C165"
    assert play.refuses("Ann", "give 5") == "R1"
    assert play.refuses("Ann", "pass") == "C165"
    assert play.do("Ann", "give 2").refuses("Ann", "give 2") == "C165"


@rule("C123", "Q27")
def test_a_pass_does_not_answer_other_questions() -> None:
    need = rolled(table().hand("Ann", "pressing_need"), "fog", "fog", "fog")
    for name in ("Ben", "Cy", "Dee"):
        need.do(name, "stay")
    assert need.do("Ann", "play pressing_need 1").refuses("Ann", "pass") == "C123"
    lone = table().off("Ben", "Cy", "Dee").start()
    assert lone.refuses("Ann", "pass") == "Q36"


@rule("C86", "C20", "Q11", "P2", "R10", "R1")
def test_answers_to_chance_and_after_the_end_are_refused() -> None:
    game, rng, rules = Game(Config.preset("whole_sky", 3)), Random(3), set()
    for _ in play_at_random(game, rng):
        if game.chance_is_asked:
            with pytest.raises(Refused) as refused:
                game.do(0, "stay")
            rules.add(refused.value.rule)
    assert rules == {"C86", "C20", "Q11", "P2"}
    with pytest.raises(Refused, match=r"The game is over\. \(R10\)"):
        game.do(0, "stay")
    with pytest.raises(Refused, match=r"no such seat .*\(R1\)"):
        game.do(7, "stay")


@rule("C3")
def test_a_staged_game_refuses_answers_until_the_table_has_seen() -> None:
    play = table().hand("Ann", "bandit").set("staged", 1).start()
    assert play.game.table_is_asked
    assert play.refuses("Ann", "play bandit") == "C3"
    play.game.show()
    assert play.do("Ann", "play bandit").state.bandits == 1


@rule("C86")
def test_refusals_of_choosing_a_character() -> None:
    game = Game(Config.parse("players=3 preset=whole_sky house=chosen_characters"))
    for _ in play_at_random(game, Random(3)):
        if game.state.question == question.TAKE_CHARACTER:
            _check_characters(game, game.state.asked)
    assert sum(line.split()[1] == "take" for line in game.lines) == 3


def _check_characters(game: Game, seat: int) -> None:
    taken = [colour for colour in COLOURS if f"take {colour}" not in game.legal(seat)]
    assert len(taken) == seat
    wrong = [(seat, f"take {colour}") for colour in taken] + [((seat + 1) % 3, "take red"), (seat, "pass")]
    for who, words in wrong:
        with pytest.raises(Refused) as refused:
            game.do(who, words)
        assert refused.value.rule == "C86"


@rule("Q41")
def test_unknown_words_are_refused() -> None:
    play = table().hand("Ann", "bandit").start()
    for words in ("", "dance", "play", "play nothing", "reroll 9", "give 6", "use 6/9", "pay help_compass"):
        assert play.refuses("Ann", words) == "Q41"


def test_every_question_has_a_reason_for_wrong_answers() -> None:
    assert {QUESTIONS[kind] for kind in RULES} | {"none", *QUESTIONS[question.ROLL :]} == set(QUESTIONS)


@pytest.mark.parametrize("seed", range(8))
def test_every_refusal_names_a_rule_and_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    rules = load().keys()
    game = Game(random_config(rng))
    for _ in play_at_random(game, rng):
        before, events = game.state.to_bytes(), len(game.events)
        for words in rng.sample(EVERY_ANSWER, 10):
            seat = rng.randrange(game.config.players)
            if words not in game.legal(seat):
                with pytest.raises(Refused) as refused:
                    game.do(seat, words)
                assert refused.value.rule in rules
                assert len(refused.value.sentence.split()) > 2
        assert (game.state.to_bytes(), len(game.events)) == (before, events)
