"""State of a table's fold: its seats, the open moment and the open pause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

PawnColour = Literal["red", "blue", "green", "yellow", "black", "violet"]
# `new`: spectators see a table late, so its opening may still lie ahead of them.
TablePhase = Literal["new", "waiting", "taking_off", "playing", "over", "closed"]
COLOURS: tuple[PawnColour, ...] = get_args(PawnColour)


@dataclass(slots=True)
class Seat:
    name: str = ""
    owner: str = ""  # the hash of the secret that acts for it; empty for free seats and bots
    bot: str = ""
    colour: PawnColour | Literal[""] = (
        ""  # of the pawn, unless a character sets it; kept when seats are renumbered
    )
    stand_in: bool = False
    left: bool = False
    missed: int = 0
    program: bool = False  # an external bot
    seating: int = 0  # entry that seated its owner; seat numbers change, and an owner may have two
    socket: str = ""  # the newest socket of its player
    away_since: float | None = None  # also None for a player who never connected

    @property
    def free(self) -> bool:
        return not self.name

    @property
    def played_by_person(self) -> bool:
        return bool(self.owner) and not self.stand_in and not self.left

    @property
    def present(self) -> bool:
        return bool(self.socket) and self.away_since is None

    def come(self, socket: str) -> None:
        self.socket, self.away_since = socket, None

    def go(self, socket: str, at: float) -> None:
        """This socket closed. Ignore it if a newer socket has replaced it."""
        if socket and socket == self.socket:
            self.socket, self.away_since = "", at

    def call(self, at: float) -> None:
        """Count the player as away until a worker reports that they are connected."""
        if self.away_since is None:
            self.away_since = at


@dataclass(slots=True)
class Moment:
    """What the table waits for. Its number is public and depends on public facts alone."""

    number: int = 0
    opened: float = 0.0
    ready: float = 0.0  # clocks start here, once clients have shown what led to it
    extended: set[int] = field(default_factory=set)
    pressed: bool = False


@dataclass(slots=True)
class Pause:
    """Moments of the whole table that follow one another without a public change.

    Each seat draws one delay for all of them. A decision in one of them stands until something changes.
    `decided` is keyed by seat and phase.
    """

    number: int  # of its first moment
    ready: float
    decided: dict[tuple[int, int], str] = field(default_factory=dict)
    answered_at: dict[int, float] = field(default_factory=dict)
    thoughts: dict[int, list[float]] = field(default_factory=dict)  # when each seat asked for time to think
