"""The set-up dialogue. Every question has a default, so Enter alone starts a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence

from ..bots.bot import BOTS
from ..game.setup.config import PRESETS
from .game_options import PERSON, USUAL_BOT, USUAL_PLAYERS, is_name, usual_names
from .keyboard import Keyboard
from .language import Language

PRESET_ORDER = ("classic", "first_flight", "whole_sky", "two_crews")
assert set(PRESET_ORDER) == set(PRESETS)


def fill_in(arguments: argparse.Namespace, keyboard: Keyboard, language: Language) -> None:
    """Ask for the missing settings, and store the answers in `arguments`."""
    keyboard.show(language.say("welcome"), "bold")
    first = usual_names([PERSON], (), language)[0]
    names = [_ask_name(keyboard, language, language.say("start-name", default=first), first, ())]
    players = int(_ask(keyboard, language, "start-players", map(str, range(2, 7)), str(USUAL_PLAYERS)))
    presets = [name for name in PRESET_ORDER if name != "two_crews" or players == 2]
    about = {word: (language.name_of("preset", word), f"create-preset-{word}") for word in presets}
    preset = _ask_listed(keyboard, language, "start-preset", about)
    people = int(_ask(keyboard, language, "start-people", map(str, range(1, players + 1)), "1", players))
    while len(names) < people:
        usual = usual_names([PERSON] * people, names, language)[len(names)]
        prompt = language.say("start-other-name", number=len(names) + 1, default=usual)
        names.append(_ask_name(keyboard, language, prompt, usual, names))
    about = {word: (word, f"bot-{word}") for word in BOTS}
    bots = _ask_listed(keyboard, language, "start-bots", about) if people < players else USUAL_BOT
    arguments.players, arguments.preset = str(players), preset
    arguments.humans, arguments.bots = str(people), bots
    arguments.names = ",".join(names)


def _ask(
    keyboard: Keyboard, language: Language, key: str, words: Iterable[str], default: str, players: int = 0
) -> str:
    """Ask until the answer is one of these words. Enter takes the default."""
    allowed = list(words)
    while True:
        answer = keyboard.ask(language.say(key, default=default, players=players)) or default
        if answer in allowed:
            return answer
        keyboard.show(language.say("start-again", words=", ".join(allowed)))


def _ask_listed(
    keyboard: Keyboard, language: Language, key: str, about: Mapping[str, tuple[str, str]]
) -> str:
    """Ask for one word of a numbered list with titles and descriptions.

    The first is the default.
    """
    words = list(about)
    for number, (title, description) in enumerate(about.values(), start=1):
        keyboard.show(f" {number} {title} - {language.say(description)}")
    numbers = [str(number) for number in range(1, len(words) + 1)]
    answer = _ask(keyboard, language, key, [*numbers, *words], "1")
    return words[int(answer) - 1] if answer in numbers else answer


def _ask_name(keyboard: Keyboard, language: Language, prompt: str, default: str, taken: Sequence[str]) -> str:
    while True:
        answer = keyboard.ask(prompt) or default
        if is_name(answer) and answer not in taken:
            return answer
        keyboard.show(language.say("start-name-again"))
