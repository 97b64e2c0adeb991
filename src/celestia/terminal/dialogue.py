"""The set-up dialogue. Every question has a default, so Enter alone starts a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

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
    preset = _ask_listed(keyboard, language, "start-preset", "preset", presets)
    people = int(_ask(keyboard, language, "start-people", map(str, range(1, players + 1)), "1", players))
    while len(names) < people:
        usual = usual_names([PERSON] * people, names, language)[len(names)]
        prompt = language.say("start-other-name", number=len(names) + 1, default=usual)
        names.append(_ask_name(keyboard, language, prompt, usual, names))
    bots = _ask_listed(keyboard, language, "start-bots", "", list(BOTS)) if people < players else USUAL_BOT
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


def _ask_listed(keyboard: Keyboard, language: Language, key: str, titles: str, words: Sequence[str]) -> str:
    """Ask for one entry of a numbered list with descriptions.

    The first is the default.
    """
    for number, word in enumerate(words, start=1):
        title = language.name_of(titles, word) if titles else word
        keyboard.show(f" {number} {title}: {language.say(f'about-{word}')}")
    numbers = [str(number) for number in range(1, len(words) + 1)]
    answer = _ask(keyboard, language, key, [*numbers, *words], "1")
    return words[int(answer) - 1] if answer in numbers else answer


def _ask_name(keyboard: Keyboard, language: Language, prompt: str, default: str, taken: Sequence[str]) -> str:
    while True:
        answer = keyboard.ask(prompt) or default
        if is_name(answer) and answer not in taken:
            return answer
        keyboard.show(language.say("start-name-again"))
