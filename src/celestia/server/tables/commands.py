"""Commands of players, which become entries of the log or are refused with a reason."""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ... import engine
from ...game.errors import Params, said
from ...game.game import Game
from ...game.knowledge.view import question_of
from ...game.notation.words import WordError, action_of
from ...game.refusals.attempt import NO_PARAMS
from ...game.refusals.refusal import refusal_of
from ...game.setup.names import CARDS
from ...locales import DEFAULT, say
from ...rules.kinds import question
from . import entries as log
from .delays import THOUGHTS
from .plain_text import is_plain
from .plans import is_plan
from .questions import LATER, question_for, seats_of_pause
from .schedule import BotTurn, has_delays, owing_seats, question_end
from .table import TALK_AT_ONCE, TALK_SECONDS, Table

LONGEST_NAME = 24
LONGEST_TEXT = 200
STEP = ";"  # separates answers that are sent together
MOST_STEPS = 40  # more than any hand has cards
CLAIMED = frozenset({"", "spyglass", *CARDS})  # what a claim may name
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
    "hello",
    "ready",
    "one_moment",
    "claim_have",
    "claim_lack",
    "claim_maybe",
    "free",
)


class Command(Protocol):
    """A request to a table, as a value. It can be retried on a newer state of the table."""

    def entries(self, table: Table, now: float, /) -> Sequence[log.AnyEntry]:
        """Return the entries to append, or raise Refusal. Legality is checked here."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries that are never refused."""

    made: tuple[log.AnyEntry, ...]

    def entries(self, _table: Table, _now: float) -> Sequence[log.AnyEntry]:
        return self.made


class Refusal(Exception):
    """A refused command: a code for the client, and the rule if a rule refuses it.

    A refusal by the rules has the key and the parameters of its sentence. The optional detail explains the
    code to programmers.
    """

    def __init__(
        self, code: str, detail: str = "", rule: str = "", key: str = "", params: Params = NO_PARAMS
    ) -> None:
        super().__init__(code)
        self.code, self.detail, self.rule, self.key, self.params = code, detail, rule, key, params

    @property
    def sentence(self) -> str:
        """The reason in English. Clients translate the key, or else the code."""
        if self.key:
            return said(self.key, self.params)
        return self.detail or code_said(self.code)

    def __str__(self) -> str:
        return self.sentence


def code_said(code: str) -> str:
    return say(DEFAULT, f"code-{code.replace('_', '-')}")


def clean_name(name: str) -> str:
    """Normalize a name to one line. Refuse one that is empty, too long or not printable."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("name")
    if not is_plain(name) or "|" in name:
        raise Refusal("name")
    return name


def answer(
    table: Table, seat: int, number: int, words: str, client_id: str, now: float, ahead: str = ""
) -> log.AnyEntry:
    """A player's answer to the open moment, or to a later moment of the same pause."""
    game = _playing(table)
    if number != table.moment.number:
        raise Refusal("stale")
    if not game.table_is_asked:
        return log.Acted(
            now, seat, _as_offered(game.state, seat, table.options(seat), words), "player", client_id
        )
    asked = question_for(table, seat)
    if asked is None:
        _as_offered(game.state, seat, table.options(seat), words)  # a rule's own reason comes first
        raise Refusal("not_asked", rule="Q1")
    if asked.ahead != ahead:
        raise Refusal("stale")
    if ahead and words == LATER and LATER in asked.options:
        return log.Answered(now, seat, LATER, client_id, ahead=ahead)
    return log.Answered(
        now, seat, _as_offered(asked.state, seat, asked.options, words), client_id, ahead=ahead
    )


def answer_in_steps(
    table: Table, seat: int, number: int, words: str, client_id: str, now: float
) -> list[log.AnyEntry]:
    """Several answers of one seat, all or nothing, such as `discard compass; done`.

    This is for public questions that ask the same seat repeatedly, such as Matryoshburg's exchange.
    """
    game = _playing(table)
    if number != table.moment.number or game.table_is_asked:
        raise Refusal("stale")
    trial, made = game.state.clone(), list[log.AnyEntry]()
    for step in words.split(STEP):
        asked = question_of(trial, seat)
        if made and trial.question != question.SWAP:
            if step.strip() == "done":
                break  # discarding the last card ends the exchange, so `done` adds nothing
            asked = None  # the exchange is over and another question is open
        if asked is None or len(made) == MOST_STEPS:
            raise Refusal("refused", rule="Q41")
        option = _as_offered(trial, seat, asked.options, step.strip())
        engine.apply_of(trial, seat, action_of(trial, option))
        made.append(log.Acted(now, seat, option, "player", "" if made else client_id))
    return made


def _as_offered(state: engine.State, seat: int, options: tuple[str, ...], words: str) -> str:
    """The offered option that `words` mean, in the canonical wording that the log uses.

    Otherwise raise Refusal with the rule. This never applies the answer, because that would change the game.
    """
    if words in options:
        return words
    with contextlib.suppress(WordError):
        action = action_of(state, words)
        for option in options:
            if option != LATER and action_of(state, option) == action:
                return option
    refused = refusal_of(state, seat, words)
    raise Refusal("refused", rule=refused.rule, key=refused.key, params=refused.params)


def press(table: Table, seat: int, number: int, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if number != table.moment.number or not table.waits_for_roll or seat not in table.asked():
        raise Refusal("stale")
    return log.Pressed(now, seat, client_id)


def plan(table: Table, seat: int, words: str, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if not is_plan(words, table.settings.correspondence):
        raise Refusal("plan", "a plan is stay, leave, pass, or an order for a card such as pass:wind_gust")
    if words in table.plans.get(seat, set()):
        raise Refusal("plan")
    _require_rate(table, seat, now)
    return log.Planned(now, seat, words, client_id)


def unplan(table: Table, seat: int, words: str, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if words not in table.plans.get(seat, set()):
        raise Refusal("plan", "this seat has no such plan to withdraw")
    _require_rate(table, seat, now)
    return log.Unplanned(now, seat, words, client_id)


def _require_rate(table: Table, seat: int, now: float) -> None:
    if not table.planning.allows(seat, now):
        raise Refusal("plan_rate")


def think(table: Table, seat: int, number: int, client_id: str, now: float) -> log.AnyEntry:
    """Extend a pause ("Let me think"), for any seat that may be asked by public facts."""
    _playing(table)
    if number != table.moment.number or table.pause is None:
        raise Refusal("stale")
    if not has_delays(table):
        raise Refusal("think")
    if seat not in seats_of_pause(table) or thoughts_left(table, seat) < 1:
        raise Refusal("think")
    return log.Thought(now, seat, client_id)


def thoughts_left(table: Table, seat: int) -> int:
    return table.thoughts_left.get(seat, THOUGHTS)


def pace_bots(table: Table, seat: int, pace: log.BotPace, client_id: str, now: float) -> log.AnyEntry:
    """Change the speed of the bots. Only a person who is alone with bots may do so."""
    _playing(table)
    others = [other for n, other in enumerate(table.seats) if n != seat and other.owner and not other.left]
    if others:
        raise Refusal("bot_pace")
    return log.BotsPaced(now, seat, pace, client_id)


def extend(table: Table, seat: int, number: int, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if number != table.moment.number or seat not in owing_seats(table):
        raise Refusal("stale")
    if seat in table.moment.extended or question_end(table, seat) is None:
        raise Refusal("extend")
    return log.Extended(now, seat, client_id)


def talk(
    table: Table, seat: int, key: str, to: int | None, text: str, client_id: str, now: float
) -> log.AnyEntry:
    """Say a line to everybody or to one player. Everybody sees it."""
    if table.phase == "closed":
        raise Refusal("closed")
    if key not in TALK or (to is not None and not 0 <= to < table.players):
        raise Refusal("talk", "unknown line of talk, or no such seat")
    times = table.talked.get(seat, [])
    if len(times) >= TALK_AT_ONCE and now - times[-TALK_AT_ONCE] < TALK_SECONDS:
        raise Refusal("talk_rate", f"at most {TALK_AT_ONCE} lines in {TALK_SECONDS:.0f} seconds")
    text = " ".join(text.split())
    if key.startswith("claim_") and text not in CLAIMED:
        raise Refusal("talk", "a claim must name a card of the game")
    if key == "free" and (not table.settings.free_text or not text or len(text) > LONGEST_TEXT):
        raise Refusal("talk", "free text is switched off at this table, empty, or too long")
    if not is_plain(text):
        raise Refusal("talk", "this text contains characters that cannot be shown")
    kept = text if key == "free" or key.startswith("claim_") else ""
    return log.Talked(now, seat, key, to, kept, client_id)


# ------------------------------------------------------------------------------------------- the stand-in
def take_back(table: Table, seat: int, client_id: str, now: float) -> log.AnyEntry:
    _playing(table)
    if not table.seats[seat].stand_in:
        raise Refusal("back")
    return log.StandIn(now, seat, False, client_id)


def ask_stand_in(table: Table, seat: int, about: int, client_id: str, now: float) -> log.AnyEntry:
    """Ask for a stand-in for an absent player. The host or a majority decides."""
    _playing(table)
    if not 0 <= about < table.players or about == seat or not table.seats[about].played_by_person:
        raise Refusal("stand_in")
    if seat in table.stand_in_asked.get(about, set()):
        raise Refusal("stand_in")
    return log.StandInAsked(now, seat, about, client_id)


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A bot's or stand-in's answer, dropped if the moment is over or the player is back."""

    turn: BotTurn
    moment: int
    words: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        turn, words = self.turn, self.words
        if table.game is None or self.moment != table.moment.number or words not in table.options(turn.seat):
            return []
        person = table.seats[turn.seat].played_by_person
        end = question_end(table, turn.seat)
        if person and (turn.by != "time" or end is None or now < end):
            return []
        if not table.game.table_is_asked:
            return [log.Acted(now, turn.seat, words, turn.by)]
        if turn.seat not in owing_seats(table):
            return []
        return [log.Answered(now, turn.seat, words, by=turn.by)]


def _playing(table: Table) -> Game:
    if table.phase != "playing" or table.game is None:
        raise Refusal("not_playing")
    return table.game
