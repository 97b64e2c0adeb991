"""The settings of a training run, as one flat record that a TOML file may change."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path


class SettingsError(ValueError):
    """A settings file names something unknown or out of range."""


@dataclass(frozen=True)
class Settings:
    seed: int = 1
    minutes: float = 10.0
    threads: int = 0  # on the processor; 0: all cores
    # The net.
    width: int = 512
    rank: int = 128  # of the last layer: the ids of all answers are many, their meanings are few
    # A round of experience.
    games: int = 32_768
    steps: int = 64
    # Learning.
    sureness: float = 1.0  # of answers at the start of a run from another one; below 1 it explores again
    epochs: int = 2
    others_share: float = 1.0  # of answers by past selves or targets whose outcomes are learned, too
    minibatch: int = 65_536
    clip: float = 0.2
    rate_first: float = 1e-3
    rate_last: float = 5e-5
    entropy_first: float = 0.015
    entropy_last: float = 0.002
    gae: float = 0.95
    td: float = 0.97  # of the shares of all seats
    value_weight: float = 1.0
    norm: float = 0.5
    # Who sits at the tables: shares of all games.
    past_share: float = 0.2
    heuristic_share: float = 0.25
    pool_size: int = 8
    pool_every: float = 0.04  # of the time budget
    # Which games: shares of all games, the rest is The whole sky and random modules.
    classic_share: float = 0.5
    four_share: float = 0.5  # of games at a table for four; the rest has 2, 3, 5 or 6 seats
    # Expected results: finished games to learn from and to test on, and how often to learn from them.
    value_games: int = 40_000
    value_epochs: float = 2.0
    # Keeping.
    save_every: float = 60.0  # seconds

    def as_dict(self) -> dict[str, float | int]:
        return asdict(self)


def settings_of(path: Path | None, **changed: float | int | None) -> Settings:
    """Read settings from a TOML file. Named values that are not None override it."""
    found: dict[str, float | int] = {}
    if path is not None:
        try:
            found = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise SettingsError(f"{path}: {error}") from error
    found |= {name: value for name, value in changed.items() if value is not None}
    known = {field.name for field in fields(Settings)}
    if unknown := sorted(set(found) - known):
        raise SettingsError(f"there is no setting {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    made = replace(Settings(), **found)  # type: ignore[arg-type]
    if made.games < 1 or made.steps < 1 or made.minutes <= 0 or made.past_share + made.heuristic_share > 1:
        raise SettingsError("a run needs games, steps and minutes, and shares of games of at most 1 together")
    return made
