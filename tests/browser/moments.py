"""Moments worth a look: a position for every kind of question, and one just before the end.

Many games are looked through for a full table: somebody on an island, treasures of one's own, many choices.
The same every time: the games follow from their seeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

from playwright.sync_api import Page

from celestia.game.config import Config
from celestia.game.game import Game
from celestia.game.position import position_from_text, position_to_text
from celestia.game.view import Question, View

from .person import Person

GAMES = 40  # random games that are looked through
MANY = 9  # more choices than this make no picture fuller
UNHURRIED = 600.0  # seconds: no window closes while it is looked at
PLAIN = frozenset({"stay", "leave", "announce can", "announce cannot", "pass"})  # answers of one press


@dataclass(frozen=True)
class Moment:
    position: str
    players: int
    answer: str = ""  # that ends the game, or flies


@dataclass
class Moments:
    asked: dict[str, Moment] = field(default_factory=dict)  # by kind and phase
    last: Moment | None = None  # one answer before the end

    def note_the_end(self, game: Game, before: str, answer: str) -> None:
        if game.over:
            self.last = Moment(before, game.config.players, answer)


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


def captains_choice(preset: str = "first_flight", goal: str | None = None) -> Moment:
    """Seat 0 is the captain with others aboard and can pay without a choice: one word flies, to this city if
    one is named, the other falls, and nobody else is asked."""
    for seed in range(1000):
        game, rng = Game(Config.preset(preset, 4)), Random(seed)
        while not game.over:
            game.let_chance_answer(rng)
            if game.asked is None:
                continue
            question = game.question(game.asked)
            assert question is not None
            if question.seat == 0 and question.kind == "announce":
                position = position_to_text(game.state)
                aboard = sum(seat.place == "aboard" for seat in game.view(0).seats)
                if aboard > 2 and _flies(position, goal):
                    return Moment(position, 4, "announce can")
            is_bold = goal is not None and question.kind == "declare"
            game.do(question.seat, "stay" if is_bold else rng.choice(question.options))
    raise AssertionError("no captain can pay without a choice")


def _flies(position: str, goal: str | None) -> bool:
    game = Game.from_position(position_from_text(position))
    if "announce can" not in game.legal(0):
        return False
    game.do(0, "announce can")
    flown = [event["city"] for event in game.events_for(0) if event["what"] == "flew"]
    return bool(flown) and goal in (None, flown[0])


@cache
def every_kind() -> dict[str, Moment]:
    """A moment for every question, those of two crews too."""
    return moments("two_crews", 2).asked | moments("whole_sky", 4).asked


def seat_at(page: Page, moment: Moment, people: int = 1, window: float = UNHURRIED) -> str:
    """Sit down in this position, in the first seats; bots take the others. The table's name."""
    wish = {
        "position": moment.position,
        "bots": ["careful"] * (moment.players - people),
        "window": window,
    }
    table = str(Person(page, Random(0)).ask_server("POST", "/api/dev/tables", wish)["table"])
    page.goto(f"/table/{table}")
    return table


def _own_questions(game: Game, rng: Random, found: Moments) -> Iterator[Question]:
    """Every choice of seat 0 in a random game."""
    while not game.over:
        game.let_chance_answer(rng)
        if game.asked is None:
            continue
        question = game.question(game.asked)
        assert question is not None
        is_own = question.seat == 0 and len(question.options) > 1
        if is_own:
            yield question
        answer = rng.choice(question.options)
        before = position_to_text(game.state) if is_own and answer in PLAIN and not found.last else ""
        game.do(question.seat, answer)
        if before:
            found.note_the_end(game, before, answer)


def _fullness(view: View, question: Question) -> int:
    ashore = any(seat.place != "aboard" for seat in view.seats)
    return 1 + 4 * bool(view.treasures) + 4 * ashore + min(len(question.options), MANY)
