"""The counting part of the rhythm measurement, without server and browser."""

from __future__ import annotations

from random import Random
from typing import Any

from celestia.game.game import Game
from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from tests.browser.rhythm.counting import Entry, Question, game_seen
from tests.browser.rhythm.oracle import Choice, choices_of, compare
from tests.browser.rhythm.report import Measured, lines_of, numbers_of
from tests.game.playing import play_at_random

PASS_OR_PLAY = ["pass", "play wind_gust"]


class Log:
    """A hand-written log, by default with one second per entry."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.now = 100.0
        self.put("in", t="welcome", seat=0)

    def put(self, io: str, after: float = 1.0, **entry: Any) -> Log:
        self.now += after
        self.entries.append({"at": self.now, "io": io, **entry})
        return self

    def ask(self, q: int, kind: str, options: list[str], after: float = 1.0, **more: Any) -> Log:
        """Add the phase before the question, as the server does."""
        self.put("in", after, t="snap", phase=more.pop("phase", "after_declarations"))
        entry = {"seats": [0, 1], "ahead": "", "opens": 0.0, **more}
        return self.put("in", 0.0, t="ask", q=q, kind=kind, options=options, **entry)

    def shown(self, after: float = 0.25) -> Log:
        return self.put("screen", after, key="any")

    def do(self, q: int, words: str, after: float = 3.0, ahead: str = "") -> Log:
        return self.put("out", after, t="do", id=f"{q}{ahead}{words}", q=q, a=words, ahead=ahead)

    def happens(self, what: str, after: float = 1.0) -> Log:
        return self.put("in", after, t="ev", n=1, what=what)


# ---------------------------------------------------------------------------------------------- questions
def test_a_question_is_timed_from_the_screen_to_the_answer() -> None:
    log = Log().ask(5, "window", PASS_OR_PLAY).shown().do(5, "pass")
    [question] = game_seen(log.entries).questions
    assert (question.kind, question.phase, question.words) == ("window", "after_declarations", "pass")
    assert question.seconds == 3.0
    assert question.shown is not None
    assert question.shown - question.received == 0.25


def test_the_same_question_sent_again_counts_once() -> None:
    log = Log().ask(5, "window", PASS_OR_PLAY).ask(5, "window", PASS_OR_PLAY).shown().do(5, "pass")
    assert len(game_seen(log.entries).questions) == 1


def test_two_questions_of_one_pause_are_distinguished() -> None:
    """First the window itself, then the decision ahead in the same moment."""
    log = Log().ask(5, "window", PASS_OR_PLAY, phase="after_cannot").shown().do(5, "pass")
    log.ask(5, "window", ["pass", "play jetpack"], phase="after_cannot", ahead="crashing")
    log.shown().do(5, "play jetpack", ahead="crashing")
    now, ahead = game_seen(log.entries).questions
    assert (now.phase, now.ahead, now.words) == ("after_cannot", False, "pass")
    assert (ahead.kind, ahead.phase, ahead.ahead) == ("window", "crashing", True)
    assert ahead.words == "play jetpack"


def test_a_later_payment_is_a_question_about_the_payment() -> None:
    log = Log().ask(5, "window", ["pay compass", "pay turbo"], ahead="payment")
    [question] = game_seen(log.entries).questions
    assert (question.kind, question.phase) == ("pay", "payment")


def test_a_question_with_one_option_is_counted() -> None:
    seen = game_seen(Log().ask(5, "announce", ["announce can"]).entries)
    assert [question.q for question in seen.one_option] == [5]


def test_a_question_that_closes_unanswered_is_lost() -> None:
    seen = game_seen(Log().ask(5, "window", PASS_OR_PLAY).shown().ask(6, "declare", []).entries)
    assert [question.q for question in seen.lost] == [5]
    assert seen.overtaken == []


def test_a_question_that_closes_because_somebody_plays_is_overtaken() -> None:
    log = Log().ask(5, "window", PASS_OR_PLAY).shown().happens("card_played").ask(6, "window", PASS_OR_PLAY)
    seen = game_seen(log.do(6, "pass").entries)
    assert [question.q for question in seen.overtaken] == [5]
    assert seen.lost == []


def test_a_decision_ahead_made_needless_by_a_play_is_not_overtaken() -> None:
    log = Log().ask(5, "window", ["pass", "play jetpack"], phase="after_cannot", ahead="crashing").shown()
    seen = game_seen(log.happens("spyglass_used").ask(6, "window", []).entries)
    assert seen.overtaken == seen.lost == []
    assert compare(seen.questions, []).unused == {"window": 1}


def test_a_question_open_at_the_end_of_the_log_is_not_lost() -> None:
    assert game_seen(Log().ask(5, "declare", ["stay", "leave"]).entries).lost == []


def test_a_refused_answer_opens_the_question_again() -> None:
    log = Log().ask(5, "declare", ["stay", "leave"]).shown().do(5, "stay")
    log.put("in", t="no", id="5stay", code="illegal")
    seen = game_seen(log.do(5, "leave").entries)
    assert seen.refusals == ["illegal"]
    assert [question.words for question in seen.questions] == ["leave"]


def test_a_question_that_closes_after_a_refusal_is_lost() -> None:
    log = Log().ask(5, "declare", ["stay", "leave"]).shown().do(5, "stay")
    log.put("in", t="no", id="5stay", code="stale").ask(6, "window", [])
    assert [question.q for question in game_seen(log.entries).lost] == [5]


def test_ones_own_roll_is_not_a_question() -> None:
    log = Log().ask(5, "roll", [], seats=[0]).shown().put("out", 2.0, t="press", id="p", q=5)
    log.ask(6, "roll", [], seats=[1]).ask(7, "declare", [])
    seen = game_seen(log.entries)
    assert seen.questions == []
    assert [roll.seconds for roll in seen.rolls] == [2.0]
    assert [moment.asks_me for moment in seen.moments] == [True, False, False]


# ------------------------------------------------------------------------------------------------ moments
def test_a_moment_without_a_choice_is_timed_beyond_the_motion() -> None:
    """It came at 101, its motion may last until 103, and the next moment came at 104."""
    log = Log()
    log.now = 100.0
    log.ask(5, "window", [], opens=103.0).ask(6, "declare", [], after=3.0)
    [moment] = game_seen(log.entries).without_choice
    assert moment.waited == 1.0


def test_a_moment_that_ends_during_its_motion_costs_no_time() -> None:
    log = Log().ask(5, "window", [], opens=500.0).ask(6, "declare", [])
    assert [moment.waited for moment in game_seen(log.entries).without_choice] == [0.0]


def test_public_decisions_are_not_hidden_moments() -> None:
    log = Log().ask(5, "declare", [], phase="declarations").ask(6, "window", PASS_OR_PLAY).do(6, "pass")
    assert game_seen(log.ask(7, "declare", []).entries).without_choice == []


def test_legs_and_the_length_of_a_game() -> None:
    log = Log().happens("journey_started").happens("leg_started").happens("leg_started", after=60.0)
    seen = game_seen(log.happens("ended").entries)
    assert seen.legs == 2
    assert seen.seconds == 62.0


# ------------------------------------------------------------------------------------------------ the oracle
def question(phase: str, words: str, kind: str = "window", leg: int = 1, **more: Any) -> Question:
    answered = None if not words else 4.0
    given = {"q": 1, "ahead": False, "options": ("a", "b"), "received": 1.0, "answered": answered, **more}
    return Question(kind=kind, phase=phase, leg=leg, words=words, **given)


def choice(phase: str, words: str, kind: str = "window", leg: int = 1) -> Choice:
    return Choice(kind, phase, leg, words, 2)


def test_every_choice_of_a_game_is_found_with_its_leg() -> None:
    game = Game(Config.preset("whole_sky", 3), ("Ann", "Ben", "Cy"))
    for _ in play_at_random(game, Random(5)):
        pass
    choices = choices_of(record_text(game), 1)
    assert [made.words for made in choices] == [line[2:] for line in game.lines if line.startswith("1 ")]
    assert min(made.options for made in choices) >= 2
    assert {made.kind for made in choices} > {"declare", "window"}
    assert sorted(made.leg for made in choices) == [made.leg for made in choices]


def test_questions_and_choices_that_agree() -> None:
    found = compare(
        [question("declarations", "stay", "declare"), question("after_can", "pass")],
        [choice("declarations", "stay", "declare"), choice("after_can", "pass")],
    )
    assert found.holds
    assert found.asked == found.choices == {"declare": 1, "window": 1}


def test_a_choice_may_be_decided_ahead() -> None:
    found = compare([question("crashing", "play jetpack", ahead=True)], [choice("crashing", "play jetpack")])
    assert found.holds
    assert found.decided_ahead == {"window": 1}


def test_a_decision_ahead_may_turn_out_to_be_needless() -> None:
    found = compare([question("crashing", "pass", ahead=True), question("mooring", "later", ahead=True)], [])
    assert found.holds
    assert found.unused == {"window": 2}


def test_a_pass_counts_again_for_the_same_moment_of_a_pause() -> None:
    twice = [choice("after_cannot", "pass"), choice("after_cannot", "pass")]
    found = compare([question("after_cannot", "pass")], twice)
    assert found.holds
    assert found.repeated == {"window": 1}


def test_several_answers_at_once_are_several_choices() -> None:
    given = question("matryoshburg", "discard compass; discard cannon; done", "matryoshburg")
    made = [
        choice("matryoshburg", "discard compass", "matryoshburg"),
        choice("swap", "discard cannon", "swap"),
        choice("swap", "done", "swap"),
    ]
    assert compare([given], made).holds


def test_a_choice_that_nobody_asked_about_is_missing() -> None:
    found = compare([question("after_can", "pass", leg=2)], [choice("after_can", "pass", leg=1)])
    assert [made.leg for made in found.missing] == [1]
    assert not found.holds


def test_a_question_without_a_choice_is_needless() -> None:
    found = compare([question("announcement", "announce can", "announce")], [])
    assert [asked.kind for asked in found.needless] == ["announce"]


def test_a_pass_for_a_closed_question_is_listed_separately() -> None:
    found = compare([question("after_can", "", is_lost=True)], [choice("after_can", "pass")])
    assert found.holds
    assert found.closed == {"window": 1}


# ------------------------------------------------------------------------------------------------- the report
def test_the_report_names_violations() -> None:
    log = Log().happens("journey_started").ask(5, "window", PASS_OR_PLAY).shown().ask(6, "window", [])
    seen = game_seen(log.happens("ended").entries)
    measured = Measured(3, "table", seen, compare(seen.questions, []))
    lines = list(lines_of([measured]))
    [row] = [line.split() for line in lines if line.startswith("window after_declarations  ")][:1]
    assert row[2] == "1"
    assert any("1 lost" in line and line.endswith("DOES NOT HOLD") for line in lines)
    assert numbers_of(measured)["holds"] is False


def test_an_answer_voided_by_a_seat_nearer_to_the_captain_is_not_needless() -> None:
    """Both decided at once.

    Only the play of the seat asked first is in the record (Q1).
    """
    outrun = question("crashing", "pass", is_outrun=True)
    found = compare([outrun, question("crashing", "pass")], [choice("crashing", "pass")])
    assert found.holds
    assert found.unused == {"window": 1}
