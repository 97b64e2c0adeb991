"""Positions worth a look: one for every kind of question, and one before the end.

The fullest tables of many random games are chosen: somebody on an island, own treasures, many choices. Fixed
seeds make the result reproducible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

from playwright.sync_api import Page

from celestia.game.game import Game
from celestia.game.knowledge.view import Question, View
from celestia.game.notation.position import position_from_text, position_to_text
from celestia.game.setup.config import Config

from .studio import ask

GAMES = 40  # random games to search
MANY = 9  # more choices do not make a picture fuller
PLAIN = frozenset({"stay", "leave", "announce can", "announce cannot", "pass"})  # answers that need one press


@dataclass(frozen=True)
class Moment:
    position: str
    players: int
    answer: str = ""  # the answer that ends the game, or flies


@dataclass
class Moments:
    asked: dict[str, Moment] = field(default_factory=dict)  # by kind and phase
    last: Moment | None = None  # one answer before the end


@cache
def moments(preset: str, players: int) -> Moments:
    found = Moments()
    fullest: dict[str, int] = {}
    for seed in range(GAMES):
        game = Game(Config.preset(preset, players))
        for question in _own_questions(game, Random(seed), found):
            view = game.view(0)
            name = question.kind if question.kind != "window" else f"window-{view.phase}"
            full = _fullness(view, question)
            if full > fullest.get(name, 0):
                fullest[name] = full
                found.asked[name] = Moment(position_to_text(game.state), players)
    return found


@cache
def last_journey(preset: str, players: int) -> Moment:
    """Return the position in which the last journey of a random game begins.

    Somebody is about to win, so a game from here is short, whatever the dice show.
    """
    game, journey, begins = Game(Config.preset(preset, players)), 0, ""
    for _ in random_game(game, Random(1)):
        if game.state.journey != journey:
            journey, begins = game.state.journey, position_to_text(game.state)
    return Moment(begins, players)


@cache
def captains_choice() -> Moment:
    """Return a position in which seat 0 is captain with others aboard.

    One answer flies, one falls, and nobody else is asked.
    """
    for seed in range(200):
        game = Game(Config.preset("first_flight", 4))
        for question, _ in random_game(game, Random(seed)):
            if question.seat == 0 and question.kind == "announce":
                position = position_to_text(game.state)
                aboard = sum(seat.place == "aboard" for seat in game.view(0).seats)
                if aboard > 2 and _flies(position):
                    return Moment(position, 4, "announce can")
    raise AssertionError("no captain can pay without a choice")


def _flies(position: str) -> bool:
    game = Game.from_position(position_from_text(position))
    if "announce can" not in game.legal(0):
        return False
    game.do(0, "announce can")
    return any(event["what"] == "flew" for event in game.events_for(0))


@cache
def every_kind() -> dict[str, Moment]:
    """Return a moment for every question, including those of two crews."""
    return moments("two_crews", 2).asked | moments("whole_sky", 4).asked


def seat_at(
    page: Page, moment: Moment, people: int = 1, instant: bool = False, script: tuple[str, ...] = ()
) -> str:
    """Start this position with people in the first seats and bots in the others.

    Returns the table's id.
    """
    payload = {
        "position": moment.position,
        "script": script,
        "bots": ["careful"] * (moment.players - people),
        "instant": instant,
    }
    table = str(ask(page, "POST", "/api/dev/tables", payload)["table"])
    page.goto(f"/table/{table}")
    return table


def random_game(game: Game, rng: Random) -> Iterator[tuple[Question, str]]:
    """Yield every question with its answer, which is applied afterwards."""
    while not game.over:
        game.let_chance_answer(rng)
        if game.asked is None:
            continue
        question = game.question(game.asked)
        assert question is not None
        answer = rng.choice(question.options)
        yield question, answer
        game.do(question.seat, answer)


def _own_questions(game: Game, rng: Random, found: Moments) -> Iterator[Question]:
    """Yield every choice of seat 0 in a random game."""
    before = answer = ""
    for question, answer in random_game(game, rng):
        before = ""
        if question.seat == 0 and len(question.options) > 1:
            yield question
            # A table shows the open window again before it goes on, so a pass there may not end the game.
            if answer in PLAIN and question.kind != "window" and not found.last:
                before = position_to_text(game.state)
    if before and game.lines[-1] == f"0 {answer}":  # and no answer of chance followed
        found.last = Moment(before, game.config.players, answer)


def _fullness(view: View, question: Question) -> int:
    ashore = any(seat.place != "aboard" for seat in view.seats)
    return 1 + 4 * bool(view.treasures) + 4 * ashore + min(len(question.options), MANY)
