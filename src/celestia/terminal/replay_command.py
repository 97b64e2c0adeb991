"""`celestia replay FILE`: check a game record, and tell the game as text or JSON."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys

from ..game.records.record import RecordError, read_record
from ..game.records.record_input import BAD, NoRecord, text_of
from ..game.records.replay_document import document
from ..locales import languages
from .game_options import OptionError, language_of
from .story import story
from .symbols import Symbols, is_plain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game; - for standard input")
    parser.add_argument("--seat", type=int, metavar="N", help="tell the game as this seat saw it (from 0)")
    parser.add_argument("--language", metavar="|".join(languages()), help="default: the system's language")
    parser.add_argument("--json", action="store_true", help="print every position as JSON instead")


def run(arguments: argparse.Namespace) -> int:
    """Tell the game. If the record is invalid, print one line and exit with status 2."""
    try:
        language = language_of(arguments, dict(os.environ))
        game = read_record(text_of(arguments.file), allow_unfinished=True)
        seat = arguments.seat
        if seat is not None and not 0 <= seat < game.config.players:
            raise NoRecord(f"there is no seat {seat}: this game has seats 0 to {game.config.players - 1}")
    except OptionError as error:
        print(f"celestia replay: {error}", file=sys.stderr)
        return BAD
    except (NoRecord, RecordError) as error:
        name = arguments.file if arguments.file.isprintable() else repr(arguments.file)
        print(f"celestia replay: {name}: {error}", file=sys.stderr)
        return BAD
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a name the terminal cannot show must not stop the replay
    try:
        if arguments.json:
            json.dump(document(game, seat), sys.stdout, ensure_ascii=True)
            print()
        else:
            symbols = Symbols(language, is_plain(getattr(sys.stdout, "encoding", None) or "ascii"))
            for sentence in story(game, seat, language, symbols):
                print(sentence)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe: print nothing more, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
