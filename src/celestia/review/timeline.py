"""A finished game as a list of actions, each with the position before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from .. import engine
from ..game.events import Event
from ..game.game import Game
from ..game.knowledge.view import Question, View
from ..game.notation.words import action_of
from ..game.records.record import take
from ..game.state_lists import FORMS, Packed, numbers
from ..rules.kinds import city


@dataclass(frozen=True)
class Decision:
    """A choice as its player knew it. Grades are computed from this alone."""

    view: View
    question: Question
    played: str


@dataclass(frozen=True)
class Action:
    """One line of a record. `before` and `after` are real positions, with everything hidden."""

    number: int  # from 1
    journey: int
    seat: int | None  # None: chance
    words: str
    before: engine.State
    after: engine.State
    code: int  # the engine's number of a seat's answer; -1 for chance
    draws: bool  # whether cards or treasures came off a pile, or were put in order
    decision: Decision | None  # if the seat had a choice
    events: tuple[Event, ...]


def timeline(game: Game) -> list[Action]:
    """Replay a finished game."""
    if not game.over:
        raise ValueError("a review reveals secrets, so the game must be over")
    return list(_actions(game))


def _actions(game: Game) -> Iterator[Action]:
    again = Game(game.config, game.names)
    for number, line in enumerate(game.lines, start=1):
        before, read = again.state.clone(), len(again.events)
        first, _, words = line.partition(" ")
        seat = int(first) if first.isdigit() else None
        decision = None if seat is None else _decision(again, seat, words)
        code = -1 if seat is None else action_of(before, words)
        take(again, line)
        yield Action(
            number=number,
            journey=max(1, before.journey),
            seat=seat,
            words=line if seat is None else words,
            before=before,
            after=again.state.clone(),
            code=code,
            draws=_order(before) != _order(again.state),
            decision=decision,
            events=tuple(again.events[read:]),
        )


def _decision(game: Game, seat: int, played: str) -> Decision | None:
    question = game.question(seat)
    if question is None or len(question.options) < 2:
        return None
    return Decision(game.view(seat), question, played)


def _order(state: engine.State) -> tuple[bytes, bytes]:
    packed = Packed(state)
    deck, piles = packed.counts("deck"), packed.counts("pile")
    return deck + bytes([state.deck_size]), piles + packed.counts("pile_size")


class Shuffler:
    """Positions that differ from a real one in the order of the deck and of all piles.

    Nobody knows these orders, so a card counts as luck when it is drawn, and not when it was shuffled."""

    def __init__(self, state: engine.State) -> None:
        self._bytes = state.to_bytes()
        deck = FORMS["deck"].first
        piles, width = FORMS["pile"].first, FORMS["pile"].width
        sizes = numbers(state, "pile_size")
        spans = [(deck, state.deck_size), *((piles + at * width, sizes[at]) for at in range(city.COUNT))]
        self._spans = [(first, first + size) for first, size in spans if size > 1]

    def draw(self, rng: Random) -> engine.State:
        data = bytearray(self._bytes)
        for first, end in self._spans:
            cards = list(data[first:end])
            rng.shuffle(cards)
            data[first:end] = bytes(cards)
        return engine.state_from_bytes(bytes(data))
