"""Answers that the rules refuse give a key and a rule, and change nothing."""

from __future__ import annotations

import pytest

from celestia.server.tables.commands import Refusal
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.tables.sitting import Sitting


def ready(*faces: str) -> Sitting:
    """Ann is captain at city 4 and has rolled. Ben declares next."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, preset="whole_sky")
    scenario.hand("Ann", "compass", "turbo").hand("Ben", "wind_gust").hand("Cy", "ejection")
    here = Sitting("players=3 preset=whole_sky").put(scenario)
    here.wait_for_next()
    assert here.table.waits_for_roll
    here.press(*faces)
    return here


def refused(here: Sitting, seat: int, words: str) -> Refusal:
    before, told = here.game.state.to_bytes(), len(here.game.lines)
    with pytest.raises(Refusal) as error:
        here.answer(seat, words)
    assert (here.game.state.to_bytes(), len(here.game.lines)) == (before, told)
    return error.value


@rule("B1", "R3", "Q41")
def test_a_refusal_has_key_rule_and_sentence() -> None:
    here = ready("fog", "fog", "fog")
    early = refused(here, 1, "play wind_gust")
    assert (early.code, early.key, early.rule, dict(early.params)) == ("refused", "payment-when", "B1", {})
    assert early.sentence.startswith("Only once all have decided")
    assert refused(here, 2, "stay").key == "declare-once-in-turn"
    nonsense = refused(here, 1, "dance")
    assert (nonsense.key, nonsense.params["words"]) == ("words-no-action", "dance")


@pytest.mark.parametrize("words", [" stay", "stay ", "stay\n", "stay\t"])
def test_an_answer_is_logged_in_its_canonical_wording(words: str) -> None:
    here = ready("fog", "fog", "fog")
    here.answer(1, words)
    assert here.game.lines[-1] == "1 stay"
    assert [entry.words for entry in here.log if hasattr(entry, "words")][-1] == "stay"


@rule("Q41", "B1")
def test_a_refusal_in_a_pause_of_the_whole_table_has_its_reason() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, preset="whole_sky").hand("Ben", "wind_gust")
    here = Sitting("players=3 preset=whole_sky").put(scenario)
    assert here.game.table_is_asked
    early = refused(here, 1, "play wind_gust")
    assert (early.key, early.rule) == ("payment-when", "B1")
    assert refused(here, 1, "done").key == "bonus-when"
    assert refused(here, 1, "take red").key == "take-when"


@rule("R2", "Q41")
def test_a_captain_without_a_choice_is_not_asked() -> None:
    here = ready("fog", "blank", "blank")
    for seat in (1, 2):
        here.answer(seat, "stay")
    for seat in (1, 2):
        here.decide(seat, "pass")
    assert here.asked(0) is None
    here.wait_for_next()
    assert here.told()[-1] == "announced_can"


def test_a_refusal_shows_its_key_or_its_detail_or_its_code() -> None:
    assert str(Refusal("stale")) == "Too late: this question is closed."
    assert (
        str(Refusal("bot", "there is no such bot; there are odds")) == "there is no such bot; there are odds"
    )
    ruled = Refusal("refused", rule="C30", key="gust-no-blank")
    assert ruled.sentence == "No die is blank."
