"""The past of a continuation: a new game that begins at a decision of a finished one.

The past is a list of recorded lines, so a continuation is a game like any other: its record replays from the
beginning. Hands, treasures and everything that a seat has learned are as they were. The order of the deck and
of the piles is not, because everybody who saw the finished game knows it: unseen cards are shuffled again, by
editing the lines that shuffled them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ... import engine
from ...rules.kinds import city
from ..game import Game, Refused
from ..setup.names import CARDS, city_word, treasure_word
from ..state_lists import numbers, rows
from .record import take

Words = list[str]


class NoSuchDecision(ValueError):
    """There is no such decision to continue from."""


class NothingLeft(NoSuchDecision):
    """The game is over after this answer."""


def past_of(game: Game, step: int, instead: str, rng: Random) -> tuple[str, ...]:
    """Return the lines before the decision `step` of a finished game, counted from 1.

    `instead` is the answer that begins the continuation. If it is empty, the seat decides again."""
    if not game.over:
        raise ValueError("a continuation reveals secrets, so the game must be over")
    if not 1 <= step <= len(game.lines) or not game.lines[step - 1][0].isdigit():
        raise NoSuchDecision(f"step {step} of this game is not a decision")
    before = list(game.lines[: step - 1])
    if not instead:
        return tuple(reshuffled(game, before, rng))
    lines = [*before, f"{game.lines[step - 1].partition(' ')[0]} {instead}"]
    try:
        after = _played(game, lines)
    except Refused as refused:
        raise NoSuchDecision(refused.sentence) from None
    if after.over:
        raise NothingLeft("the game is over after this answer")
    return tuple(reshuffled(game, lines, rng))


def decider(game: Game, step: int) -> int:
    """Return the seat that decides at this step."""
    return int(game.lines[step - 1].partition(" ")[0])


def reshuffled(game: Game, lines: Sequence[str], rng: Random) -> list[str]:
    """Change the order of all unseen cards. Everything that a seat knows stays the same."""
    found, played = list(lines), _played(game, lines)
    known = _known(played)
    for pile, order in _piles(played.state):
        if len(set(order)) > 1:
            trials = _trials(found, pile, order, rng)
            found = next((tried for tried in trials if _known_after(game, tried) == known), found)
    return found


def _trials(lines: list[str], pile: str, order: Words, rng: Random) -> Iterator[list[str]]:
    """Yield edited lines, those with the most shuffled cards first.

    A part of the last shuffled order still lies in the pile. Cards on top that somebody has seen stay."""
    at = max((n for n, line in enumerate(lines) if line.startswith(f"shuffle {pile} ")), default=None)
    if at is None:
        return
    words = lines[at].split()
    for first, end in _common_parts(words, order):
        for kept in range(first, end - 1):
            tail = words[kept:end]
            rng.shuffle(tail)
            yield [*lines[:at], " ".join([*words[:kept], *tail, *words[end:]]), *lines[at + 1 :]]


def _common_parts(words: Words, order: Words) -> list[tuple[int, int]]:
    """Return where the top of a pile can lie within a shuffled order, the longest part first."""
    found = []
    for first in range(2, len(words)):
        end = first
        while end < len(words) and end - first < len(order) and words[end] == order[end - first]:
            end += 1
        if end - first > 1:
            found.append((first, end))
    return sorted(found, key=lambda part: part[0] - part[1])


def _played(game: Game, lines: Sequence[str]) -> Game:
    again = Game(game.config, game.names)
    for line in lines:
        take(again, line)
    return again


def _known_after(game: Game, lines: Sequence[str]) -> tuple[object, ...] | None:
    """Return what is known after these lines. None if another card changes what is possible."""
    try:
        return _known(_played(game, lines))
    except (Refused, ValueError):
        return None


def _known(game: Game) -> tuple[object, ...]:
    """Return everything that has happened and that seats know. Hidden orders are not in it."""
    events = [(event.what, event.facts, event.secret) for event in game.events]
    piles = [sorted(order) for _, order in _piles(game.state)]
    return events, [game.view(seat) for seat in (None, *range(game.config.players))], piles


def _piles(state: engine.State) -> list[tuple[str, Words]]:
    """Return the deck and all piles with their words, from the top down."""
    sizes = numbers(state, "pile_size")
    deck = [CARDS[kind] for kind in reversed(numbers(state, "deck")[: state.deck_size])]
    return [("deck", deck)] + [
        (city_word(at), [treasure_word(one) for one in reversed(rows(state, "pile")[at][: sizes[at]])])
        for at in range(city.COUNT)
    ]
