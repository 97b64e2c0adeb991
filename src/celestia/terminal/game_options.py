"""Read the settings of a terminal game from the command's options.

Invalid options are refused with one sentence before anything is shown.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bot_registry import UnknownBot, check_bot
from ..bots.bot import BOTS
from ..bots.levels import LEVELS
from ..game.setup.config import Config, ConfigError
from ..locales import DEFAULT, languages, usual_language
from ..rules.kinds import limit
from .language import Language
from .pace import PACES, usual_pace

PERSON = "you"
KNOWN_BOTS = (*BOTS, *LEVELS)
SEATS = (PERSON, *KNOWN_BOTS)
BOT_NAMES = ("Nadia", "Tomasz", "Léa", "Orso", "Ida", "Brume")
LONGEST_NAME = 16
USUAL_PLAYERS = 4
USUAL_BOT = next(iter(BOTS))


class OptionError(ValueError):
    """Invalid options, explained in one sentence."""


@dataclass(frozen=True)
class GameOptions:
    config: Config
    seats: tuple[str, ...]  # PERSON, or the name of a bot
    names: tuple[str, ...]
    language: Language
    seed: int | None
    record: Path | None
    bot_pace: str
    auto_roll: bool = False  # roll without waiting for Enter

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.seats) if kind == PERSON]


def system_language(environment: dict[str, str]) -> str:
    """Return the system's language if we have it, otherwise the default."""
    wanted = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return usual_language(next(filter(None, wanted), DEFAULT))


def language_of(arguments: argparse.Namespace, environment: dict[str, str]) -> Language:
    word = arguments.language or system_language(environment)
    if word not in languages():
        usual = Language(system_language(environment))
        raise OptionError(_not_one_of(usual, "--language", languages(), word))
    return Language(word)


def options_from(arguments: argparse.Namespace, language: Language, is_terminal: bool) -> GameOptions:
    """Return the game these options describe. Without a terminal there are no pauses."""
    bot_pace = arguments.bot_pace or usual_pace(is_terminal)
    if bot_pace not in PACES:
        raise OptionError(_not_one_of(language, "--bot-pace", PACES, bot_pace))
    given = _listed(arguments.seats)
    config = _config(arguments, len(given), language)
    seats = _seats(arguments, given, config.players, language)
    return GameOptions(
        config=config,
        seats=seats,
        names=_names(_listed(arguments.names), seats, language),
        language=language,
        seed=None if arguments.seed is None else _number("--seed", arguments.seed, language),
        record=None if arguments.record is None else Path(arguments.record),
        bot_pace=bot_pace,
        auto_roll=arguments.auto_roll or not is_terminal,
    )


def refuse_pairs(arguments: argparse.Namespace, language: Language) -> None:
    """Refuse pairs of options that set the same thing, since they could disagree."""
    pairs = [("config", other) for other in ("players", "preset", "modules", "house", "cards")]
    pairs += [("seats", "humans"), ("seats", "bots"), ("preset", "modules")]
    pairs += [("resume", other) for other in ("config", "players", "preset", "modules", "house", "cards")]
    pairs += [("resume", "names")]
    for one, other in pairs:
        if getattr(arguments, one) is not None and getattr(arguments, other) is not None:
            raise OptionError(language.tell("bad-together", one=f"--{one}", other=f"--{other}"))


def _config(arguments: argparse.Namespace, seats: int, language: Language) -> Config:
    players = arguments.players
    if players is None:
        players = str(seats or (2 if arguments.preset == "two_crews" else USUAL_PLAYERS))
    text = arguments.config
    if text is None:
        options = {name: getattr(arguments, name) for name in ("preset", "modules", "house", "cards")}
        given = [f"{name}={value}" for name, value in options.items() if value is not None]
        text = " ".join([f"players={players}", *given])
    try:
        return Config.parse(text)
    except ConfigError as error:
        raise OptionError(f"{error.said(language.name)} ({error.rule})") from error


def _seats(
    arguments: argparse.Namespace, given: Sequence[str], players: int, language: Language
) -> tuple[str, ...]:
    for word in given:
        _check_seat(language, "--seats", SEATS, word)
    if given:
        if len(given) != players:
            raise OptionError(language.tell("bad-seats", players=players, seats=len(given)))
        return tuple(given)
    people = 1 if arguments.humans is None else _number("--humans", arguments.humans, language)
    if people > players:
        raise OptionError(language.tell("bad-humans", players=players, humans=people))
    bots = [*arguments.bot, *_listed(arguments.bots)] or [USUAL_BOT]
    for word in bots:
        _check_seat(language, "--bots", KNOWN_BOTS, word)
    return (PERSON,) * people + tuple(bots[at % len(bots)] for at in range(players - people))


def _check_seat(language: Language, option: str, known: Iterable[str], word: str) -> None:
    """Accept one of the known words, or a bot from outside."""
    if word in known:
        return
    if ":" not in word:
        raise OptionError(_not_one_of(language, option, known, word))
    try:
        check_bot(word)
    except UnknownBot as error:
        raise OptionError(str(error)) from error


def _names(given: Sequence[str], seats: Sequence[str], language: Language) -> tuple[str, ...]:
    """Return the given names from seat 0 on, and default names for the other seats."""
    if len(given) > len(seats) or not all(map(is_name, given)) or len(set(given)) < len(given):
        raise OptionError(language.tell("bad-names", players=len(seats)))
    return tuple(given) + tuple(usual_names(seats, given, language)[len(given) :])


def usual_names(seats: Sequence[str], taken: Iterable[str], language: Language) -> list[str]:
    """Return a default name for every seat, avoiding the names already taken."""
    taken = set(taken)
    bots = iter([name for name in BOT_NAMES if name not in taken])
    people = (language.say("player", number=number) for number in range(1, 2 * limit.SEATS))
    free = iter([name for name in people if name not in taken])
    return [next(free) if kind == PERSON else next(bots) for kind in seats]


def is_name(word: str) -> bool:
    """Whether this name fits into sentences, tables and records."""
    is_clean = word.isprintable() and not set(word) & set(",|") and word == " ".join(word.split())
    return is_clean and 0 < len(word) <= LONGEST_NAME


def _listed(text: str | None) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []


def _number(option: str, text: str, language: Language) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise OptionError(language.tell("bad-number", option=option, word=text))
    return int(text)


def _not_one_of(language: Language, option: str, words: Iterable[str], word: str) -> str:
    return language.tell("bad-word", option=option, words=", ".join(words), word=word)
