"""What a track is: contestants that are timed in the same rounds, and what is asked of ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from . import open_spiel
from .rounds import Contestant


@dataclass(frozen=True)
class Missing:
    """A peer that cannot be measured here."""

    name: str
    why: str


@dataclass(frozen=True)
class Track:
    name: str  # as it is asked for
    title: str
    unit: str  # what is counted: decisions or clones
    must: str
    target: str
    contestants: Callable[[], list[Contestant | Missing]]
    as_duration: bool = False  # told in microseconds each, not in units a second
    beside: Mapping[str, str] = field(
        default_factory=dict
    )  # whom a row is compared with, if not the best peer


def peers(make: Callable[[str], Contestant]) -> list[Contestant | Missing]:
    """Every game of OpenSpiel, or why it is missing."""
    found: list[Contestant | Missing] = []
    for name in open_spiel.GAMES:
        why = open_spiel.missing(name)
        found.append(Missing(name, why) if why else make(name))
    return found
