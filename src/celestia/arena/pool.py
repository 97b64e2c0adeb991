"""A pool file: the bots of a cross table, and optionally its tables and cells.

A file `*.toml` has `bots`, a list of names or locations. `tables` and `cells` are optional. A table is a
preset with a number of players, such as `"classic 4"`, or a configuration in words. A cell is a pair: the
candidate and the bot it plays against. Any other file has one bot in each line, and `#` starts a comment.
Locations of files are relative to the pool file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

from ..bot_registry import title_of
from ..game.setup.config import PRESETS, Config
from .contest import check_name

KEYS = frozenset({"bots", "tables", "cells"})
Cell = tuple[str, str]  # the candidate, and the bot in all other seats


class PoolError(ValueError):
    """A pool file that cannot be used."""


@dataclass(frozen=True)
class Pool:
    bots: tuple[str, ...]
    tables: tuple[Config, ...] = ()
    cells: tuple[Cell, ...] = ()

    def label(self, bot: str) -> str:
        """Return the short name of a bot, unless another bot of the pool has the same one."""
        title = title_of(bot)
        return title if sum(title_of(other) == title for other in self.bots) == 1 else bot


def read_pool(path: Path) -> Pool:
    try:
        text = path.read_text(encoding="utf-8")
        given = tomllib.loads(text) if path.suffix == ".toml" else {"bots": _lines(text)}
    except (OSError, ValueError) as error:
        raise PoolError(f"{path} cannot be read: {error}") from error
    return pool_of(given, path.parent)


def pool_of(given: dict[str, Any], folder: Path) -> Pool:
    unknown = sorted(given.keys() - KEYS)
    if unknown:
        raise PoolError(f"a pool has no {', '.join(unknown)}; it has {', '.join(sorted(KEYS))}")
    names = _texts("bots", given.get("bots", []))
    bots = tuple(_located(name, folder) for name in names)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise PoolError("a pool needs two or more different bots")
    for bot in bots:
        check_name(bot)
    cells = tuple(_cell(pair, dict(zip(names, bots, strict=True))) for pair in given.get("cells", []))
    tables = tuple(table_of(words) for words in _texts("tables", given.get("tables", [])))
    return Pool(bots, tables, cells or tuple(permutations(bots, 2)))


def table_of(words: str) -> Config:
    """Return a table from a preset and a number of players, or from a configuration in words."""
    preset, _, players = words.partition(" ")
    return Config.preset(preset, int(players or 4)) if preset in PRESETS else Config.parse(words)


def _lines(text: str) -> list[str]:
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def _texts(key: str, given: Any) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise PoolError(f"{key} is a list of texts")
    return given


def _located(name: str, folder: Path) -> str:
    place, colon, kind = name.rpartition(":")
    return f"{(folder / place).resolve()}:{kind}" if colon and place.endswith(".py") else name


def _cell(pair: Any, bots: dict[str, str]) -> Cell:
    names: Iterable[str] = pair if isinstance(pair, list) else ()
    found = [bots[name] for name in names if name in bots]
    if len(found) != 2:
        raise PoolError(f"a cell is a pair of bots of the pool, not {pair!r}")
    return found[0], found[1]
