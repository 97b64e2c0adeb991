"""Which game an environment plays: a preset and a number of players, or a whole configuration in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import engine
from ..game.knowledge.view import view
from ..game.setup.config import Config


def table(preset: str, players: int, config: str | None) -> Config:
    return Config.preset(preset, players) if config is None else Config.parse(config)


def table_of(options: Mapping[str, Any] | None, usual: Config) -> Config:
    """The table that the options of a reset ask for: `preset`, `players` or `config`; others are not ours."""
    wanted = options or {}
    if "config" in wanted:
        return Config.parse(wanted["config"])
    players = wanted.get("players", usual.players)
    if "preset" in wanted:
        return Config.preset(wanted["preset"], players)
    return Config(players, usual.modules, usual.house, usual.cards)


def render(position: engine.State) -> str:
    """The position as a spectator sees it, in a few lines."""
    seen = view(position, None)
    lines = [
        f"journey {seen.journey}, {seen.phase}; captain is seat {seen.captain}, at {seen.aircraft.at}",
        f"dice: {' '.join(seen.dice) or 'none'}",
    ]
    for number, seat in enumerate(seen.seats):
        treasures = sum(seat.treasures.values())
        lines.append(f"seat {number}: {seat.place}, {seat.hand_size} cards, {treasures} treasures")
    return "\n".join(lines)
