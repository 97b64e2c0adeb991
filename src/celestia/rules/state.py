"""A complete position, as integers and fixed-size lists of integers.

The state holds everything except the random source, because the engine asks chance like a player. The order
of the fields matters: wide lists, then single integers, then lists by decreasing width. This makes the bytes
of a state equal in both builds. All fields start at zero; `set_up` fills in the fields with another initial
value.

The state hides nothing. `celestia.game.knowledge.view` decides what each seat may see.
"""

from __future__ import annotations

import struct

from .arrays import longs, shorts, table, wide, zeros
from .kinds import card, city, die_face, event, limit


class EventBuffer:
    """An optional buffer for events.

    Playouts run without one, so events cost them nothing."""

    def __init__(self) -> None:
        self.count = 0
        self.entry = longs(event.CAPACITY * event.WIDTH)

    def take(self) -> list[tuple[int, ...]]:
        """Return and clear the events recorded since the last call."""
        events = [
            tuple([self.entry[at * event.WIDTH + i] for i in range(event.WIDTH)]) for at in range(self.count)
        ]
        self.count = 0
        return events


class Options:
    """A reusable list of legal actions, filled by the rules."""

    def __init__(self) -> None:
        self.count = 0
        self.action = longs(limit.OPTIONS)


def listed(out: Options) -> list[int]:
    return [out.action[at] for at in range(out.count)]


class State:
    def __init__(self) -> None:
        # The cards and powers each seat holds, playable now or not: one bit for each number of `card`.
        self.held = wide(limit.SEATS)
        self.owned = wide(limit.SEATS)  # the treasures of a seat: one bit for each treasure number

        # The configuration.
        self.players = 0
        self.modules = 0
        self.house = 0
        self.staged = 0  # stop wherever public facts allow a question: see `stops`

        # The current phase and question.
        self.phase = 0
        self.asked = 0
        self.question = 0
        self.frames = 0  # number of frames on top of the phase
        self.polled = 0  # seats already asked in this window, counted from the captain
        self.step = 0  # progress inside a phase that goes around the table
        self.shown = 0  # one bit for the phase and each frame: the table has seen this moment
        self.journey = 0
        self.turn = 0

        # The vessels.
        self.vessel = 0  # whose leg it is
        self.captain = 0  # the aircraft's
        self.flying = 0  # the aircraft's journey is not over
        self.crashed = 0  # the aircraft crashed in this journey
        self.occupant = 0  # of the rowboat, or -1
        self.boat_card = 0
        self.boat_fresh = 0  # launched in this turn: its occupant must roll
        self.lit = 0  # Boscalumia

        # The leg.
        self.dice_count = 0
        self.bandits = 0
        self.calmed = 0  # Black: two dice fewer
        self.locked = 0  # Green: pirates are ignored and stay
        self.announced = 0
        self.changed = 0  # after a roll, a reveal or a change of captain: announce again
        self.spyglass = 0  # the way is clear
        self.moored = 0
        self.help_held = 0  # the help round is over
        self.help_answered = 0  # a mask of seats

        # The rest.
        self.deck_size = 0
        self.gift_count = 0
        self.announcer = 0
        self.swapped = 0  # cards discarded at Matryoshburg
        self.drawn_count = 0
        self.instructor = 0  # the seat that played Instructor on the current draw

        self.points = shorts(limit.SEATS)  # treasures and Boscalumia's token
        self.hand_size = shorts(limit.SEATS)
        self.frame_kind = shorts(limit.FRAMES)
        self.frame_seat = shorts(limit.FRAMES)
        self.frame_place = shorts(limit.FRAMES)
        self.frame_count = shorts(limit.FRAMES)
        self.frame_polled = shorts(limit.FRAMES)

        self.copies = zeros(card.KINDS)  # of each card in this game's deck
        self.at = zeros(2)
        self.heading = zeros(2)
        self.place = zeros(limit.SEATS)
        self.pawns = zeros(limit.SEATS)  # in the aircraft or the boat
        self.left_pawns = zeros(limit.SEATS)  # taken off the aircraft in this leg
        self.declared = zeros(limit.SEATS)
        self.got_off = zeros(limit.SEATS)  # in this leg
        self.just_drew = zeros(limit.SEATS)  # the treasure drawn in this leg, or -1
        self.token = zeros(limit.SEATS)
        self.character = zeros(limit.SEATS)  # a colour, or -1
        self.used = zeros(limit.SEATS)
        self.dice = zeros(limit.DICE)
        self.drawn = zeros(limit.CREW)  # a crew's treasures to choose from
        self.pile_size = zeros(city.COUNT)
        self.on_table = zeros(card.KINDS)  # help and Yellow's cards, face up until the leg ends
        self.discard = zeros(card.KINDS)
        self.removed = zeros(limit.TREASURES)
        self.boxed = zeros(limit.TREASURES)
        self.gifts = zeros(limit.TREASURES)
        self.deck = zeros(limit.DECK)  # the top card is the last
        self.hand = table(limit.SEATS, card.KINDS)
        self.laid = table(limit.SEATS, die_face.HAZARDS)  # help cards laid in this leg
        self.treasure = table(limit.SEATS, limit.TREASURES)
        self.pile = table(city.COUNT, limit.PILE)  # the top treasure is the last

        self.events: EventBuffer | None = None

    def read_field(self, field: str) -> int | list[int] | list[list[int]]:
        """Return a copy of one field, for code outside the rules."""
        value: int | list[int] | list[list[int]] = getattr(self, field)
        if isinstance(value, list):
            return [row[:] if isinstance(row, list) else row for row in value]  # type: ignore[return-value]
        return value

    def write_field(self, field: str, value: int | list[int] | list[list[int]]) -> None:
        """Set one whole field. The caller must check the resulting position."""
        old = self.read_field(field)
        if isinstance(old, list) and (not isinstance(value, list) or len(old) != len(value)):
            raise ValueError(f"{field} needs a list of {len(old)}, not {value!r}")
        setattr(self, field, value)

    def listen(self, to: EventBuffer | None) -> None:
        """Record events in this buffer from now on. None stops recording."""
        self.events = to

    def clone(self) -> State:
        copy = State()
        copy.become(self)
        return copy

    def become(self, other: State) -> None:
        """Copy every field of another state, except its event buffer."""
        for name in FIELDS:
            setattr(self, name, other.read_field(name))

    def to_bytes(self) -> bytes:
        return struct.pack(LAYOUT, *[number for name in FIELDS for number in _flat(getattr(self, name))])

    def read_bytes(self, data: bytes) -> None:
        if len(data) != struct.calcsize(LAYOUT):
            raise ValueError(f"a state has {struct.calcsize(LAYOUT)} bytes, not {len(data)}")
        numbers = list(struct.unpack(LAYOUT, data))
        for name in FIELDS:
            value = getattr(self, name)
            if not isinstance(value, list):
                setattr(self, name, numbers.pop(0))
            elif not isinstance(value[0], list):
                value[:], numbers = numbers[: len(value)], numbers[len(value) :]
            else:
                for row in value:
                    row[:], numbers = numbers[: len(row)], numbers[len(row) :]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return state_from_bytes, (self.to_bytes(),)


def state_from_bytes(data: bytes) -> State:
    s = State()
    s.read_bytes(data)
    return s


def _flat(value: int | list[int] | list[list[int]]) -> list[int]:
    if not isinstance(value, list):
        return [value]
    return [number for row in value for number in (row if isinstance(row, list) else [row])]


def _layout() -> str:
    """Return the `struct` format of a state."""
    letters = ["<"]
    for name, value in vars(State()).items():
        if name != "events":
            size = len(_flat(value))
            letter = "i" if not isinstance(value, list) else WIDTHS.get(name, "b")
            letters.append(f"{size}{letter}")
    return "".join(letters)


WIDTHS = {"held": "q", "owned": "q", "points": "h", "hand_size": "h"} | {
    f"frame_{part}": "h" for part in ("kind", "seat", "place", "count", "polled")
}
FIELDS = tuple(name for name in vars(State()) if name != "events")
LAYOUT = _layout()


def _copy_state(s: State, other: State) -> None:
    s.become(other)


def _tell(
    s: State, what: int, seat: int, a: int, b: int, secret: int, audience: int, secret_audience: int
) -> None:
    """Record an event for `audience`, with a secret for `secret_audience`."""
    if s.events is None or s.events.count >= event.CAPACITY:
        return
    at = s.events.count * event.WIDTH
    s.events.entry[at] = what
    s.events.entry[at + 1] = seat
    s.events.entry[at + 2] = a
    s.events.entry[at + 3] = b
    s.events.entry[at + 4] = secret
    s.events.entry[at + 5] = audience
    s.events.entry[at + 6] = secret_audience
    s.events.count += 1


def _tell_all(s: State, what: int, seat: int, a: int, b: int) -> None:
    if s.events is not None:
        _tell(s, what, seat, a, b, -1, ALL, 0)


def _tell_seat(s: State, what: int, seat: int, a: int, b: int) -> None:
    """Record an event for this seat only.

    The other seats do not learn that there was one."""
    if s.events is not None:
        _tell(s, what, seat, a, b, -1, SEAT_BIT[seat], 0)


def _tell_secret(s: State, what: int, seat: int, a: int, secret: int, secret_audience: int) -> None:
    """Record an event for everybody, with a secret for the secret's audience."""
    if s.events is not None:
        _tell(s, what, seat, a, -1, secret, ALL, secret_audience)


ALL = 127
SEAT_BIT = [1, 2, 4, 8, 16, 32]
