"""The game an environment plays: a preset and players, or a configuration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import engine
from ..game.knowledge.view import view
from ..game.setup.config import Config


def table(preset: str, players: int, config: str | None) -> Config:
    return Config.preset(preset, players) if config is None else Config.parse(config)


def table_of(options: Mapping[str, Any] | None, usual: Config) -> Config:
    """Return the game for a reset's options: `preset`, `players` or `config`.

    Unknown options are ignored.
    """
    wanted = options or {}
    if "config" in wanted:
        return Config.parse(wanted["config"])
    players = wanted.get("players", usual.players)
    if "preset" in wanted:
        return Config.preset(wanted["preset"], players)
    return Config(players, usual.modules, usual.house, usual.cards)


def render(position: engine.State) -> str:
    """Return the position as a spectator sees it, in a few lines."""
    seen = view(position, None)
    lines = [
        f"journey {seen.journey}, {seen.phase}; captain is seat {seen.captain}, at {seen.aircraft.at}",
        f"dice: {' '.join(seen.dice) or 'none'}",
    ]
    for number, seat in enumerate(seen.seats):
        treasures = sum(seat.treasures.values())
        lines.append(f"seat {number}: {seat.place}, {seat.hand_size} cards, {treasures} treasures")
    return "\n".join(lines)
