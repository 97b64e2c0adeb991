"""What people ask of a table, turned into entries of its log, or refused with a reason."""

from __future__ import annotations

import unicodedata

from ...game.game import Game
from ...game.refusals import Refused
from ...rules import question
from . import entries as log
from .table import Table

LONGEST_NAME = 24
LONGEST_TEXT = 200
PLANS = frozenset({"stay", "leave", "pass"})
TALK = (
    "trust_me",
    "have_everything",
    "jump",
    "liar",
    "how_many_cards",
    "hold_tight",
    "sorry",
    "who_has_spyglass",
    "nice_one",
    "hmm",
    "claim_have",
    "claim_lack",
    "claim_maybe",
    "free",
)


class Refusal(Exception):
    """A wish that cannot be granted: a code for the client, the rule where a rule refuses, a sentence."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.rule = code, sentence, rule


def clean_name(name: str) -> str:
    """A name as people may give it: one line, printable, not too long."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("name", f"a name has 1 to {LONGEST_NAME} characters")
    if any(unicodedata.category(letter)[0] == "C" for letter in name) or "|" in name:
        raise Refusal("name", "a name is made of letters, figures and ordinary signs")
    return name


def answer(table: Table, seat: int, number: int, words: str, client_id: str, now: float) -> log.AnyEntry:
    """A player's answer to the open moment."""
    game = _playing(table)
    if number != table.moment.number:
        raise Refusal("stale", "this question is closed")
    if game.table_is_asked:
        if seat not in table.asked():
            raise Refusal("not_asked", "nobody asks you now", "Q1")
        if seat in table.moment.answers:
            raise Refusal("answered", "you have answered already")
        if words not in table.options(seat):
            raise _refused(table, seat, words)
        return log.Answered(now, seat, words, client_id)
    if words not in game.legal(seat):
        raise _refused(table, seat, words)
    return log.Acted(now, seat, words, "player", client_id)


def _refused(table: Table, seat: int, words: str) -> Refusal:
    """With the rule, found by trying the words on the game: a refused answer changes nothing."""
    game = _playing(table)
    if not game.table_is_asked:
        try:
            game.do(seat, words)
        except Refused as refused:
            return Refusal("refused", refused.sentence, refused.rule)
    return Refusal("refused", f"{words!r} is no answer here", "Q41")


def press(table: Table, seat: int, number: int, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if number != table.moment.number or not table.waits_for_roll or seat not in table.asked():
        raise Refusal("stale", "there is nothing to press now")
    return log.Pressed(now, seat, client_id)


def plan(table: Table, seat: int, words: str, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if words not in PLANS:
        raise Refusal("plan", f"a plan is one of {', '.join(sorted(PLANS))}")
    return log.Planned(now, seat, words, client_id)


def unplan(table: Table, seat: int, words: str, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if words not in table.plans.get(seat, set()):
        raise Refusal("plan", "there is no such plan to withdraw")
    return log.Unplanned(now, seat, words, client_id)


def wait(table: Table, seat: int, number: int, client_id: str, now: float) -> log.AnyEntry:
    game = _playing(table)
    windows = (question.WINDOW, question.INSTRUCT, question.LAY_HELP)
    if number != table.moment.number or not game.table_is_asked or game.state.question not in windows:
        raise Refusal("stale", "no window is open")
    if seat not in table.asked() or table.moment.waited:
        raise Refusal("wait", "the table waits already, or you are not asked")
    return log.Waited(now, seat, client_id)


def extend(table: Table, seat: int, number: int, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if number != table.moment.number or seat not in table.asked():
        raise Refusal("stale", "this question is closed")
    if seat in table.moment.extended or table.settings.pace is None:
        raise Refusal("extend", "time can be extended once, where there is a limit")
    return log.Extended(now, seat, client_id)


def talk(
    table: Table, seat: int, key: str, to: int | None, text: str, client_id: str, now: float
) -> log.AnyEntry:
    if key not in TALK or (to is not None and not 0 <= to < table.players):
        raise Refusal("talk", "there is no such thing to say, or nobody there")
    text = " ".join(text.split())
    if key == "free" and (not table.settings.free_text or not text or len(text) > LONGEST_TEXT):
        raise Refusal("talk", "free text is switched off at this table, or too long")
    if any(unicodedata.category(letter)[0] == "C" for letter in text):
        raise Refusal("talk", "this text holds signs that cannot be shown")
    return log.Talked(now, seat, key, to, text if key == "free" else "", client_id)


def take_back(table: Table, seat: int, now: float) -> log.AnyEntry:
    _playing(table)
    if not table.seats[seat].stand_in:
        raise Refusal("back", "nobody plays for you")
    return log.StandIn(now, seat, False)


def _playing(table: Table) -> Game:
    if table.phase != "playing" or table.game is None:
        raise Refusal("not_playing", "this table does not play now")
    return table.game
