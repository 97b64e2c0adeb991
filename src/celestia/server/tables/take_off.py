"""The stages from opening a table to its first card: dice that nobody can choose.

Each device that plays seals a line. Take-off publishes the list of seals. The devices reveal their lines, and
the game starts once all lines have arrived. `game.fairness` derives the dice from them. Bots add nothing.

    open        before take-off: devices seal, come and go
    sealing     take-off: devices without a seal get STAGE_SECONDS to send one
    revealing   the list is final: the devices have STAGE_SECONDS to reveal their lines
    started     the game runs, or is over

A round is void if a listed line is missing, or if nobody has sealed one. The next round has another secret
and new lines. It skips the devices whose line was missing, and they keep their seats. If that leaves nobody,
all devices are asked again. After VOID_ROUNDS the table closes.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from typing import Literal, assert_never

from ...game.fairness.headers import Daily, Entropy, Fairness, Round, Rounds, SealedLine
from ...game.fairness.sealed_dice import VOID_ROUNDS, commitment, seal_of
from . import entries as log
from . import table_events
from .rate_limit import RateLimit
from .seating import Seating

STAGE_SECONDS = 10.0
STAGE_BY_CORRESPONDENCE = 24 * 3600.0
SEALS_AT_ONCE, SEALS_SECONDS = 10, 60.0  # rate limit, because each seal is an entry of the log
SECRET = b"celestia secret 2\n"
WITHOUT_DICE = "dice"  # reason for closing a table
Stage = Literal["open", "sealing", "revealing", "started"]


@dataclass
class ListedLine:
    owner: str
    seats: tuple[int, ...]  # as numbered when the list was made
    seal: str
    line: str = ""  # in hexadecimal; empty until it arrives

    def sealed(self) -> SealedLine:
        return SealedLine(self.seats, self.seal, self.line)


@dataclass
class Dice:
    """The current round, and the void ones before it."""

    round: int = 1  # 0 if an older version started the game without rounds
    commitment: str = ""
    seals: dict[str, str] = field(default_factory=dict)  # by owner
    listed: list[ListedLine] | None = None
    void: list[Round] = field(default_factory=list)
    late: set[str] = field(default_factory=set)  # owners whose line was missing in an earlier round
    since: float = 0.0  # when this stage began

    def sealed(self) -> tuple[SealedLine, ...]:
        return tuple(one.sealed() for one in self.listed or ())


class TakingOff(Seating):
    """The part of the fold that leads to a game."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.dice = Dice()
        self.sealing = RateLimit(SEALS_AT_ONCE, SEALS_SECONDS)
        self.entropy: tuple[str, ...] = ()  # only for games that an older version started
        self.has_started = False

    @property
    def commitment(self) -> str:
        return self.dice.commitment

    @property
    def stage(self) -> Stage:
        if self.has_started:
            return "started"
        if self.phase == "waiting":
            return "open"
        return "sealing" if self.dice.listed is None else "revealing"

    def owners(self) -> list[str]:
        """Devices and programs that play, in seat order. One may own several seats."""
        return list(dict.fromkeys(seat.owner for seat in self.seats if seat.owner and not seat.left))

    def seats_of(self, owner: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.owner == owner)

    def sealing_owners(self) -> list[str]:
        """Owners who have to seal a line in this round."""
        return [owner for owner in self.owners() if owner not in self.dice.late]

    def awaited_seats(self) -> tuple[int, ...]:
        """Seats whose device has not sealed or revealed its line yet."""
        if self.dice.listed is not None:
            awaited = [one.seats for one in self.dice.listed if not one.line]
        else:
            unsealed = [owner for owner in self.sealing_owners() if owner not in self.dice.seals]
            awaited = [self.seats_of(owner) for owner in unsealed]
        return tuple(sorted(seat for seats in awaited for seat in seats))

    # -------------------------------------------------------------------------------------- folding
    def _fold_towards_take_off(self, entry: log.TakeOffEntry) -> None:
        match entry:
            case log.Committed():
                self._fold_committed(entry)
            case log.Sealed():
                self._fold_sealed(entry)
            case log.TakeOff():
                self._fold_take_off(entry)
            case log.Listed():
                self._fold_listed(entry)
            case log.Revealed():
                self._fold_revealed(entry)
            case log.RoundVoid():
                self._fold_round_void(entry)
            case _:
                assert_never(entry)

    def _fold_committed(self, entry: log.Committed) -> None:
        self.dice.commitment = entry.commitment

    def _fold_sealed(self, entry: log.Sealed) -> None:
        self.dice.seals[self.seats[entry.seat].owner] = entry.seal
        self.sealing.note(entry.seat, entry.at)
        self._streams.tell(table_events.Sealed(seat=entry.seat))

    def _fold_take_off(self, entry: log.TakeOff) -> None:
        self._renumber_seats()
        self.phase, self.dice.since = "taking_off", entry.at
        self._streams.tell(table_events.TakingOff())

    def _renumber_seats(self) -> None:
        """Remove free seats, and keep the host."""
        owner = self.seats[self.host]
        self.offers = {}
        self.seats = [seat for seat in self.seats if not seat.free]
        self.host = next((n for n, seat in enumerate(self.seats) if seat is owner), 0)

    def _fold_listed(self, entry: log.Listed) -> None:
        owner_of = {seal: owner for owner, seal in self.dice.seals.items()}
        self.dice.since = entry.at
        self.dice.listed = [
            ListedLine(owner_of[seal], self.seats_of(owner_of[seal]), seal) for seal in entry.seals
        ]
        self._streams.tell(table_events.Listed())

    def _fold_revealed(self, entry: log.Revealed) -> None:
        seal = seal_of(self.id, self.commitment, bytes.fromhex(entry.line))
        for one in self.dice.listed or ():
            if one.seal == seal:
                one.line = entry.line
                self._streams.tell(table_events.Revealed(seat=one.seats[0]))

    def _fold_round_void(self, entry: log.RoundVoid) -> None:
        dice = self.dice
        missing = [one for one in dice.listed or () if not one.line]
        dice.void.append(Round(dice.commitment, bytes.fromhex(entry.secret), dice.sealed()))
        dice.late.update(one.owner for one in missing)
        if dice.late.issuperset(self.owners()):
            dice.late.clear()
        seats = sorted(seat for one in missing for seat in one.seats)
        self._streams.tell(table_events.RoundVoid(round=dice.round, missing=tuple(seats)))
        dice.round, dice.commitment, dice.since = dice.round + 1, entry.commitment, entry.at
        dice.seals, dice.listed = {}, None


# ------------------------------------------------------------------------------------------ what is due
def stage_end(table: TakingOff) -> float:
    """When the current stage of a take-off stops waiting for missing devices."""
    limit = STAGE_BY_CORRESPONDENCE if table.settings.correspondence else STAGE_SECONDS
    return table.dice.since + limit


def due(table: TakingOff, now: float, root: bytes) -> log.AnyEntry | None:
    """The next entry of a take-off; None while it waits for a device."""
    dice, is_late = table.dice, now >= stage_end(table)
    if len(dice.void) >= VOID_ROUNDS:
        return log.Closed(now, WITHOUT_DICE)
    if dice.listed is None:
        if table.awaited_seats() and not is_late:
            return None
        seals = [dice.seals[owner] for owner in table.sealing_owners() if owner in dice.seals]
        return log.Listed(now, tuple(seals)) if seals else _void(table, now, root)
    if not table.awaited_seats():
        return log.Started(now, dice.commitment, round=dice.round)
    return _void(table, now, root) if is_late else None


def _void(table: TakingOff, now: float, root: bytes) -> log.RoundVoid:
    number = table.dice.round
    is_last = len(table.dice.void) + 1 >= VOID_ROUNDS
    promised = "" if is_last else commitment(round_secret(root, number + 1))
    return log.RoundVoid(now, round_secret(root, number).hex(), promised)


# -------------------------------------------------------------------------------------------- the secrets
def round_secret(root: bytes, number: int) -> bytes:
    """The secret of a round, derived from the table's secret in the store.

    All workers derive the same secrets, also after a restart. Revealing one reveals nothing about the others.
    """
    return hmac.digest(root, SECRET + str(number).encode(), "sha256")


def fairness_of(table: TakingOff, root: bytes) -> Fairness:
    """Everything that determines the dice of this table. Secret until the game ends."""
    dice = table.dice
    if table.settings.daily:  # its secret is the key of the day
        return Daily(table.settings.daily, dice.commitment, root)
    if not dice.round:
        return Entropy(dice.commitment, root, table.entropy)
    if not dice.commitment:  # the table has closed after its last round
        return Rounds(table.id, tuple(dice.void), len(table.past))
    now = Round(dice.commitment, round_secret(root, dice.round), dice.sealed())
    return Rounds(table.id, (*dice.void, now), len(table.past))
