"""`celestia replay FILE`: check a game record and tell the game, as sentences or as one JSON document."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..rules import RULES_VERSION
from .events import Event
from .fields import position_fields, view_fields
from .game import Game
from .record import LONGEST, RecordError, read_record, take
from .telling import Told, tell

BAD = 2  # the exit status for what is no record


class NoRecord(Exception):
    """The file cannot be read as text: one sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game; - for standard input")
    parser.add_argument("--seat", type=int, metavar="N", help="tell it as this seat, from 0, saw it")
    parser.add_argument("--json", action="store_true", help="print every position as JSON instead")


def run(arguments: argparse.Namespace) -> int:
    """Tell the game; whatever is wrong is told in one line, and the exit status is 2."""
    try:
        game = read_record(text_of(arguments.file), allow_unfinished=True)
        seat = arguments.seat
        if seat is not None and not 0 <= seat < game.config.players:
            raise NoRecord(f"there is no seat {seat}: this game has seats 0 to {game.config.players - 1}")
    except (NoRecord, RecordError) as error:
        name = arguments.file if arguments.file.isprintable() else repr(arguments.file)
        print(f"celestia replay: {name}: {error}", file=sys.stderr)
        return BAD
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a name that the terminal cannot show is no reason to stop
    try:
        if arguments.json:
            json.dump(_document(game, seat), sys.stdout, ensure_ascii=True)
            print()
        else:
            for sentence in _story(game, seat):
                print(sentence)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough: nothing is left to be said, not even at the exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def text_of(name: str) -> str:
    """The text of a file, or of standard input; never more than a record can have."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise NoRecord((getattr(error, "strerror", None) or "it cannot be read").lower()) from None
    if len(data) > LONGEST:
        raise NoRecord(f"more than {LONGEST:,} bytes: that is no record of a game")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoRecord("this is no text: a record is written in UTF-8") from None


def _truth(event: Event, seat: int | None) -> Told | None:
    """All of an event, or what this seat was told of it."""
    if seat is None:
        return {"what": event.what, **event.facts, **event.secret}
    return event.seen_by(seat)


# ----------------------------------------------------------------------------------------- sentences
def _story(game: Game, seat: int | None) -> Iterator[str]:
    told = [_truth(event, seat) for event in game.events]
    yield f"A game of {', '.join(game.names)}; {game.config}."
    yield from tell([event for event in told if event is not None], game.names)
    if not game.over:
        yield "The record stops here: the game is unfinished."
        return
    for player, score in sorted(enumerate(game.scores()), key=lambda entry: -entry[1]):
        yield f"{game.names[player]}: {score} {'point' if abs(score) == 1 else 'points'}."
    yield f"{' and '.join(game.names[winner] for winner in game.winners())} won."


# ---------------------------------------------------------------------------------------------- JSON
def _document(game: Game, seat: int | None) -> dict[str, Any]:
    return {
        "format": "celestia-replay 1",
        "rules": RULES_VERSION,
        "config": str(game.config),
        "names": list(game.names),
        "seat": seat,
        "finished": game.over,
        "scores": game.scores() if game.over else None,
        "winners": game.winners() if game.over else None,
        "steps": list(_steps(game, seat)),
    }


def _steps(game: Game, seat: int | None) -> Iterator[dict[str, Any]]:
    """Every action with its events and the position after it. As one seat saw it there are only its own
    actions, and what it was not told of leaves no step."""
    again = Game(game.config, game.names)
    yield _step(again, seat, None, [])
    for line in game.lines:
        heard = len(again.events)
        take(again, line)
        told = [_truth(event, seat) for event in again.events[heard:]]
        events = [event for event in told if event is not None]
        own = seat is None or line.startswith(f"{seat} ")
        if own or events:
            yield _step(again, seat, line if own else None, events)


def _step(game: Game, seat: int | None, action: str | None, events: list[Told]) -> dict[str, Any]:
    position = position_fields(game.state) if seat is None else view_fields(game.view(seat))
    return {"action": action, "events": events, "position": position}
