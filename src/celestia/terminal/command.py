"""`celestia play`: a game at one keyboard, against bots or each other."""

from __future__ import annotations

import argparse
import io
import os
import shlex
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom

from rich.console import Console

from ..bot_process.guarded import GuardedBot, guarded
from ..bot_registry import absolute, title_of
from ..game.game import Game
from ..locales import languages
from . import record_file
from .dialogue import fill_in
from .game_options import PERSON, GameOptions, OptionError, language_of, options_from, refuse_pairs
from .hot_seat import HotSeatTable
from .keyboard import Keyboard, Leave
from .language import Language
from .symbols import Symbols, is_plain
from .table import GameTable

# Options that choose the game. With none of them, a terminal opens the set-up dialogue.
SETTINGS = ("config", "players", "preset", "modules", "house", "cards", "seats", "humans", "bots", "names")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    game = parser.add_argument_group("the game")
    game.add_argument("--players", metavar="N", help="2 to 6")
    game.add_argument("--preset", metavar="NAME", help="classic, first_flight, whole_sky or two_crews")
    game.add_argument("--modules", metavar="A,B", help="modules to play with, instead of a preset")
    game.add_argument("--house", metavar="A,B", help="house options")
    game.add_argument("--cards", metavar="CARD:N,…", help="how many of a special card, such as jetpack:1")
    game.add_argument("--config", metavar="TEXT", help='the whole game at once: "players=4 preset=classic"')
    seats = parser.add_argument_group("the seats")
    seats.add_argument("--seats", metavar="A,B,…", help="each one you, odds, careful, random or FILE:CLASS")
    seats.add_argument("--humans", metavar="N", help="people at this keyboard, from the first seat on")
    seats.add_argument("--bots", metavar="A,B", help="bots for the other seats, in turn")
    seats.add_argument(
        "--bot", action="append", default=[], metavar="FILE:CLASS", help="your own bot, as in --bots"
    )
    seats.add_argument("--names", metavar="A,B,…", help="names, from the first seat on")
    table = parser.add_argument_group("the table")
    table.add_argument("--language", metavar="|".join(languages()), help="default: the system's language")
    table.add_argument("--seed", metavar="N", help="repeat the cards and dice of this seed")
    table.add_argument("--record", metavar="FILE", help="where the game is saved")
    table.add_argument("--resume", metavar="FILE", help="resume a game from its record")
    table.add_argument(
        "--bot-pace",
        metavar="calm|brisk|instant",
        help="how quickly bots play (default: calm in a terminal, instant otherwise)",
    )
    table.add_argument("--auto-roll", action="store_true", help="roll without pressing Enter")


def run(arguments: argparse.Namespace) -> int:
    environment = dict(os.environ)
    try:
        language = language_of(arguments, environment)
        return _play(arguments, language, environment)
    except OptionError as error:
        print(f"celestia play: {error}", file=sys.stderr)
        return 2


def _play(arguments: argparse.Namespace, language: Language, environment: dict[str, str]) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents must not stop the game
    keyboard = Keyboard(Console(highlight=False, markup=False, emoji=False), sys.stdin)
    path: Path | None = None
    options: GameOptions | None = None
    try:
        if keyboard.is_terminal and _has_no_settings(arguments):
            fill_in(arguments, keyboard, language)
        game, options = _set_up(arguments, language, keyboard.is_terminal)
        path = _record_path(arguments, options, environment)
        symbols = Symbols(language, is_plain(keyboard.console.encoding))
        bots = _bots(options)
        table = (HotSeatTable if len(options.people) > 1 else GameTable)(
            game,
            options,
            bots,
            keyboard,
            symbols,
            _keeper(path, options.record is not None, keyboard, language),
        )
        table.play(_chance(options.seed))
    except (Leave, KeyboardInterrupt):
        _say_good_bye(keyboard, language, options, path)
        return 0
    _tell_faults(keyboard, language, options, bots)
    if path.exists():
        keyboard.show_command(language.say("record-kept", path=str(path)))
    return 0


def _tell_faults(
    keyboard: Keyboard, language: Language, options: GameOptions, bots: dict[int, GuardedBot]
) -> None:
    """Tell after the game which bots failed. During the game it could give a card away."""
    for seat, bot in bots.items():
        if bot.faults:
            count = sum(bot.faults.values())
            keyboard.show(language.tell("bot-missed", bot=title_of(options.seats[seat]), count=count))


def _say_good_bye(
    keyboard: Keyboard, language: Language, options: GameOptions | None, path: Path | None
) -> None:
    """Clear the screen first if several people play, so that no hand stays visible."""
    if options is not None and len(options.people) > 1:
        keyboard.wipe()
    keyboard.show(language.say("good-bye"))
    if options is not None and path is not None and path.exists():
        quoted, seats = shlex.quote(str(path)), ",".join(options.seats)
        keyboard.show_command(language.say("good-bye-resume", path=quoted, seats=seats))


def _has_no_settings(arguments: argparse.Namespace) -> bool:
    return (
        arguments.resume is None
        and not arguments.bot
        and all(getattr(arguments, name) is None for name in SETTINGS)
    )


def _set_up(arguments: argparse.Namespace, language: Language, is_terminal: bool) -> tuple[Game, GameOptions]:
    """Create a new game, or load one from a record."""
    refuse_pairs(arguments, language)
    if arguments.resume is None:
        options = options_from(arguments, language, is_terminal)
        return Game(options.config, options.names), options
    game = _game_in(Path(arguments.resume), language)
    if game.over:
        raise OptionError(language.tell("bad-over", path=arguments.resume))
    arguments = argparse.Namespace(**vars(arguments))
    arguments.resume, arguments.config = None, str(game.config)
    return game, replace(options_from(arguments, language, is_terminal), names=game.names)


def _game_in(path: Path, language: Language) -> Game:
    try:
        return record_file.game_in(path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise OptionError(language.tell("bad-resume", path=str(path), reason=reason)) from error


def _record_path(arguments: argparse.Namespace, options: GameOptions, environment: dict[str, str]) -> Path:
    """Return the path for this game's record. Existing records are never overwritten."""
    if options.record is None:
        if arguments.resume is not None:
            return Path(arguments.resume)
        return record_file.usual_path(environment, datetime.now())
    if options.record.exists() and str(options.record) != arguments.resume:
        raise OptionError(options.language.tell("bad-record", path=str(options.record)))
    return options.record


def _keeper(path: Path, is_asked_for: bool, keyboard: Keyboard, language: Language) -> Callable[[Game], None]:
    """Return a function that saves the game.

    A file named by the user must be writable from the start. Any other error, such as a full disk, does not
    stop the game.
    """
    has_been_kept = is_lost = False

    def keep(game: Game) -> None:
        nonlocal has_been_kept, is_lost
        if is_lost:
            return
        try:
            record_file.keep(game, path)
            has_been_kept = True
        except OSError as error:
            reason = error.strerror or str(error)
            if is_asked_for and not has_been_kept:
                raise OptionError(language.tell("bad-write", path=str(path), reason=reason)) from error
            is_lost = True
            keyboard.show(language.tell("record-lost", reason=reason))

    return keep


def _bots(options: GameOptions) -> dict[int, GuardedBot]:
    """Give each bot its own random source, so bots cannot change a seed's dice."""
    rng = SystemRandom() if options.seed is None else Random(f"bots of {options.seed}")
    return {
        seat: guarded(absolute(kind), rng.getrandbits(64))
        for seat, kind in enumerate(options.seats)
        if kind != PERSON
    }


def _chance(seed: int | None) -> Random:
    return SystemRandom() if seed is None else Random(seed)
