"""Find bots by name, or bots from outside as `file.py:Class` or `module:Class`."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

from .bots.bot import BOTS, Bot, Maker, persona_makers
from .bots.levels import LEVELS

BUILT_IN: dict[str, Maker] = {**LEVELS, **BOTS, **persona_makers()}  # bots alone and with a persona
OFFERED: dict[str, str] = {}  # bots from outside that this process offers: name to location


class UnknownBot(ValueError):
    """No bot has this name, or a bot from outside cannot be loaded."""


def make(name: str, rng: Random) -> Bot:
    """Create a bot by its name or by the location of its class."""
    return _maker_of(name)(rng)


def check_bot(name: str) -> None:
    """Raise UnknownBot if `make` would not find this bot."""
    _maker_of(name)


def offer(place: str) -> str:
    """Offer a bot from outside under its class name, as a server's host does."""
    check_bot(place)
    name = title_of(place)
    if name in BUILT_IN or OFFERED.get(name, absolute(place)) != absolute(place):
        raise UnknownBot(f"there is another bot {name}")
    OFFERED[name] = absolute(place)
    return name


def offer_all(places: Iterable[str]) -> None:
    for place in places:
        offer(place)


def offered() -> list[str]:
    """Return the names of all bots that this process offers: the ladder first, then the others."""
    return [*LEVELS, *sorted([*BOTS, *OFFERED])]


def menu() -> list[str]:
    """Return the bots that people choose from: the ladder, then those from outside.

    The others play like a level of the ladder under another name."""
    return [*LEVELS, *sorted(OFFERED)]


def absolute(name: str) -> str:
    """Return a name that works in other processes, whatever their working directory."""
    place, colon, kind = name.rpartition(":")
    return f"{Path(place).resolve()}:{kind}" if colon and place.endswith(".py") else name


def title_of(name: str) -> str:
    """Return the display name: for a bot from outside, its class."""
    return name.rpartition(":")[2]


def _maker_of(name: str) -> Maker:
    if name in BUILT_IN:
        return BUILT_IN[name]
    place = OFFERED.get(name, name)
    if ":" not in place:
        known = ", ".join(offered())
        raise UnknownBot(f"there is no bot {name!r}; there are {known}, or your own as file.py:Class")
    return _maker_from_outside(place)


@cache
def _maker_from_outside(name: str) -> Maker:
    place, _, kind = name.rpartition(":")
    try:
        module = _module_of_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    except Exception as error:  # a bot's module may raise anything while it is imported
        raise UnknownBot(f"{place} cannot be loaded: {error}") from error
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{place} has no class {kind} with a method choose(view, question)")
    build: Callable[..., Bot] = getattr(module, kind)
    return build if inspect.signature(build).parameters else lambda _: build()


def _module_of_file(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"celestia_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
