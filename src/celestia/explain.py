"""A bot's reason as a sentence in a language."""

from __future__ import annotations

from collections.abc import Sequence

from .bots.reason import Reason
from .game.setup.names import COLOURS
from .locales import texts


def sentence(language: str, reason: Reason, names: Sequence[str]) -> str:
    """Say why, with the names of the seats."""
    known = texts(language, "names", "explain")
    facts: dict[str, str | int | float] = dict(reason.numbers)
    if reason.seat is not None:
        facts["who"] = names[reason.seat]
    if reason.card:
        word = reason.card.replace("_", "-")
        key = f"card-{word}.inline" if known.knows(f"card-{word}.inline") else f"card-{word}"
        facts["card"] = known.power(word) if word in COLOURS else known.say(key)
    return known.say(f"explain-{reason.key}", facts)
