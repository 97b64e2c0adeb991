"""Bots say why, in every language, from what their seat knows, and about the answer that they give."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from celestia import engine
from celestia.arena.match import play
from celestia.bot_registry import make
from celestia.bots.bot import BOTS
from celestia.bots.native_reasons import native_reason
from celestia.bots.reason import Explains, Reason, explanation, in_ten
from celestia.explain import sentence
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import Config
from celestia.locales import DEFAULT, FOLDER, languages
from tests.bots.redealt import PLAYED, Position, redealt_positions
from tests.bots.tables import ask, table
from tests.locales.folders import keys

CONFIGS = (
    "players=4 preset=whole_sky house=chosen_characters",
    "players=2 preset=whole_sky",
    "players=2 preset=two_crews",
    "players=3 preset=classic",
)
RARE = {
    "odds-head-boscalumia",
    "odds-prepare-pass",
    "only",
    "search",
}  # in few games, or only at a table of the server
NAMES = ("Ann", "Ben", "Cy", "Dot", "Eve", "Fay")


@pytest.fixture(scope="module")
def positions() -> Sequence[Position]:
    return redealt_positions()


def reason_of(bot: str, view: View, seed: int = 0) -> Reason:
    assert view.question is not None
    found = explanation(make(bot, Random(seed)), view, view.question)
    assert found is not None
    return found


@pytest.mark.parametrize("bot", PLAYED)
def test_a_reason_is_about_the_answer_of_the_bot(bot: str, positions: Sequence[Position]) -> None:
    for position in positions:
        question = position.real.question
        assert question is not None
        given = make(bot, Random(0)).choose(position.real, question)
        assert reason_of(bot, position.real).answer in (given, "")


@pytest.mark.parametrize("bot", PLAYED)
def test_hidden_cards_change_no_reason(bot: str, positions: Sequence[Position]) -> None:
    for position in positions:
        reasons = {str(reason_of(bot, seen)) for seen, _ in position.others}
        assert reasons <= {str(reason_of(bot, position.real))}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bot", PLAYED)
def test_every_reason_is_a_sentence(bot: str, language: str, positions: Sequence[Position]) -> None:
    for position in positions:
        said = sentence(language, reason_of(bot, position.real), NAMES)
        assert said.endswith(".")
        assert "{" not in said


class Recording:
    """A bot that notes its reasons."""

    def __init__(self, bot: str, found: set[str]) -> None:
        self._bot, self._found = make(bot, Random(0)), found

    def choose(self, view: View, question: Question) -> str:
        reason = explanation(self._bot, view, question)
        assert reason is not None
        self._found.add(reason.key)
        return self._bot.choose(view, question)


@pytest.mark.skipif(not engine.COMPILED, reason="it takes many games, and texts are the same in both builds")
def test_every_text_is_used_and_every_reason_has_a_text() -> None:
    used: set[str] = set()
    for bot in (*BOTS, "deckhand", "navigator", "captain", "ace"):
        for config in map(Config.parse, CONFIGS):
            for seed in range(6):
                bots = [Recording(bot, used) for _ in range(config.players)]
                play(config, bots, f"explain/{seed}")
    texts = keys(FOLDER / DEFAULT / "explain.ftl")
    known = {key.removeprefix("explain-") for key in texts if key.startswith("explain-")}
    assert used - known == set()
    assert known - used - RARE == set()


def test_leaving_names_the_captain_the_odds_and_both_values() -> None:
    view = table(captain=2, dice=("fog", "pirates", "pirates"), cards=2)
    reason = make("odds", Random(0))
    assert isinstance(reason, Explains)
    found = reason.explain(view, ask(view, "declare", "stay", "leave"))
    assert (found.key, found.answer, found.seat) == ("odds-leave", "leave", 2)
    assert found.numbers["leaving"] > found.numbers["staying"]
    said = sentence("en", found, NAMES)
    assert said.startswith(f"I leave: Cy can pay about {found.numbers['chance']:.0f} times in 10; staying")
    assert f"{found.numbers['leaving']}".replace(".", ",") in sentence("fr", found, NAMES)


def test_the_careful_bot_names_its_threshold() -> None:
    view = table(captain=2, dice=("fog", "pirates", "pirates"), cards=2)
    bot = make("careful", Random(0))
    assert isinstance(bot, Explains)
    found = bot.explain(view, ask(view, "declare", "stay", "leave"))
    assert (found.key, found.numbers["wanted"]) == ("careful-leave", 8)


def test_a_native_bot_that_leaves_a_sure_flight_says_that_it_would_be_captain() -> None:
    view = table(captain=0, dice=("blank", "blank", "blank"), hand={})
    question = ask(view, "declare", "stay", "leave")
    assert native_reason(view, question, "leave") == Reason("next-captain", "leave")
    assert native_reason(table(captain=2, dice=("blank",), hand={}), question, "leave").key == "chance-leave"
    assert native_reason(view, question, "stay").key == "chance-stay"


@pytest.mark.parametrize("bot", PLAYED)
def test_a_single_answer_needs_no_reason(bot: str) -> None:
    view = table()
    found = explanation(make(bot, Random(0)), view, ask(view, "window", "pass"))
    assert found == Reason("only", "pass")


class Silent:
    def choose(self, _: View, question: Question) -> str:
        return question.options[0]


def test_a_bot_without_reasons_gives_none() -> None:
    view = table()
    assert explanation(Silent(), view, ask(view, "declare", "stay", "leave")) is None


@pytest.mark.parametrize(("chance", "shown"), [(0.0, 0), (0.001, 1), (0.44, 4), (0.999, 9), (1.0, 10)])
def test_only_certain_chances_are_shown_as_0_or_10(chance: float, shown: int) -> None:
    assert in_ten(chance) == shown
