"""The record on disk: saved after every action, and loaded to resume a game."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ..game.game import Game
from ..game.records.record import read_record, record_text, take

ENDING = ".celestia"


def usual_path(environment: dict[str, str], now: datetime) -> Path:
    """Return the default path of a record."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "celestia" / f"{now:%Y-%m-%d-%H%M%S}{ENDING}"


def keep(game: Game, path: Path) -> None:
    """Write to a temporary file and rename it, so one copy is always intact."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(record_text(game), encoding="utf-8")
    os.replace(beside, path)


def game_in(path: Path) -> Game:
    """Load a game from a record, as far as it was played.

    It is staged from the start: the open question must not reveal whose hand caused it.
    """
    recorded = read_record(path.read_text(encoding="utf-8"), allow_unfinished=True)
    if recorded.over:
        return recorded
    game = Game(recorded.config, recorded.names)
    game.stage()
    for line in recorded.lines:
        while game.table_is_asked:
            game.show()
        take(game, line)
    return game
