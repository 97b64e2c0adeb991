"""`celestia review RECORD`: chances, grades and turning points of a finished game."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as ProgressBar

from ..arena.command import cores, number
from ..game.game import Game
from ..game.records.record import RecordError, read_record
from ..game.records.record_input import BAD, NoRecord, text_of
from ..locales import languages
from ..terminal.game_options import OptionError, language_of
from .analysis import Progress, analyse
from .document import Review
from .plain_text import plain_text
from .report import report_of
from .web_page import web_page
from .words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="the record of a finished game; - for standard input")
    parser.add_argument("--language", metavar="|".join(languages()), help="default: the system's language")
    parser.add_argument("--json", action="store_true", help="print the review as JSON instead")
    parser.add_argument(
        "--html", type=Path, metavar="FILE", help="write one HTML file with a chart instead; - for output"
    )
    parser.add_argument("--processes", type=number, default=cores(), help="all cores by default")


def run(arguments: argparse.Namespace) -> int:
    """Print or write the review. Return 2 with one sentence if that is impossible."""
    name = arguments.file if arguments.file.isprintable() else repr(arguments.file)
    try:
        language = language_of(arguments, dict(os.environ)).name
        game = read_record(text_of(arguments.file))
    except OptionError as error:
        return _refuse(str(error))
    except (NoRecord, RecordError) as error:
        return _refuse(f"{name}: {error}")
    found = _reviewed(game, arguments.processes, language)
    if arguments.html is not None and str(arguments.html) != "-":
        try:
            arguments.html.write_text(web_page(found, language), encoding="utf-8")
        except OSError as error:
            return _refuse(f"{arguments.html}: {(error.strerror or 'it cannot be written').lower()}")
        print(Words(language, found.names).say("written", file=str(arguments.html)), file=sys.stderr)
        return 0
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a name the terminal cannot show must not stop the review
    _print(_written(found, arguments, language))
    return 0


def _refuse(sentence: str) -> int:
    print(f"celestia review: {sentence}", file=sys.stderr)
    return BAD


def _reviewed(game: Game, processes: int, language: str) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with (
        ProgressBar(*columns, console=console, transient=True) as bar,
        closing(analyse(game, processes)) as updates,
    ):
        task = bar.add_task(Words(language, game.names).say("working"), total=None)
        for update in updates:
            if isinstance(update, Progress):
                bar.update(task, completed=update.done, total=update.total)
            else:
                found = update
    return found


def _written(found: Review, arguments: argparse.Namespace, language: str) -> str:
    if arguments.json:
        return json.dumps(asdict(found), ensure_ascii=True) + "\n"
    if arguments.html is not None:
        return web_page(found, language)
    return plain_text(report_of(found, language))


def _print(text: str) -> None:
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe: print nothing more, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
