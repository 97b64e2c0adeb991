"""How long a sentence about the bots is shown."""

from __future__ import annotations

from celestia.terminal.pace import PACES, seconds, usual_pace

SENTENCE = "Ben is captain and heads for Kanopea (4)."


def test_a_terminal_is_calm_and_a_script_is_instant() -> None:
    assert usual_pace(is_terminal=True) == "calm"
    assert usual_pace(is_terminal=False) == "instant"
    assert seconds("instant", SENTENCE) == 0


def test_a_slower_pace_and_a_longer_sentence_take_longer() -> None:
    calm, brisk, instant = (seconds(pace, SENTENCE) for pace in PACES)
    assert calm > brisk > instant
    assert seconds("calm", SENTENCE * 2) > calm
    assert seconds("calm", "") == 0
