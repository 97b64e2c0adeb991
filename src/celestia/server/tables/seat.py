"""A seat of the table, and the moment that is open."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Seat:
    name: str = ""
    owner: str = ""  # the hash of the secret that acts for it; empty: nobody's, or a bot's
    bot: str = ""
    colour: str = ""  # of the pawn, where no character gives it another; it stays when seats are renumbered
    stand_in: bool = False
    left: bool = False
    missed: int = 0
    program: bool = False  # somebody's own bot, from outside
    seating: int = 0  # the entry that seated its owner: numbers of seats change, and an owner may have two
    socket: str = ""  # the newest socket of its player
    away_since: float | None = None  # None too for a player who was never here

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
        """This socket is gone; one that was taken over before tells nothing by that."""
        if socket and socket == self.socket:
            self.socket, self.away_since = "", at

    def call(self, at: float) -> None:
        """Away from now on, unless somebody says that the player is here."""
        if self.away_since is None:
            self.away_since = at


@dataclass(slots=True)
class Moment:
    """What the table waits for, from public facts alone: a number that everybody may see tick."""

    number: int = 0
    opened: float = 0.0
    ready: float = 0.0  # clocks start here: what led to it has been shown
    extended: set[int] = field(default_factory=set)
    pressed: bool = False


@dataclass(slots=True)
class Pause:
    """Moments of the whole table that follow one another without a public change.

    Everybody draws one delay for all of them, and what somebody has decided in one of them stands until
    something changes. `decided` is by seat and phase."""

    number: int  # of its first moment
    ready: float
    decided: dict[tuple[int, int], str] = field(default_factory=dict)
    answered_at: dict[int, float] = field(default_factory=dict)
    thoughts: dict[int, list[float]] = field(default_factory=dict)  # when a seat asked for time to think
