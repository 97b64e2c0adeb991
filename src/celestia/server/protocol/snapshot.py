"""Snapshots of a table as canonical JSON.

`snapshot_structs` defines their fields. The part that all viewers share is encoded once.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...game.knowledge.ashore import Standing
from ...game.knowledge.learned import Learned
from ...game.knowledge.seat_view import SeatKey, backs_of
from ...game.knowledge.view import Views, cards_of, laid_of, treasures_of
from ...game.setup.names import COLOURS, DECLARATIONS, PLACES
from ..tables.entries import TableSettings
from ..tables.personas import persona_name
from ..tables.table import Table
from .dice_progress import dice_of

# Fields that depend on the viewer. `seats` differ in the points. The question is sent separately, as `ask`.
OWN = ("hand", "laid", "learned", "seat", "seats", "seen", "treasures")
canonical = msgspec.json.Encoder(order="sorted").encode
GAP = b"\0"  # placeholder of a viewer's field; JSON never contains this byte
GAPS = dict.fromkeys(OWN, msgspec.Raw(GAP))
NOTHING = b"{}"
PILES = b'"piles":'
# A seat with its fields in alphabetical order. A test compares it with `SeatView`.
SEAT = (
    b'{"character":"%b","character_used":%b,"declared":"%b","got_off":%b,"hand_size":%d,"pawns":%d,'
    b'"place":"%b","points":%b,"token":%d,"treasures":%b}'
)
CHARACTER_TEXTS = (*(colour.encode() for colour in COLOURS), b"")  # index -1 means none
DECLARATION_TEXTS = tuple(declared.encode() for declared in DECLARATIONS)
PLACE_TEXTS = tuple(place.encode() for place in PLACES)
TRUTHS = (b"false", b"true")


class Snapshots:
    """The snapshots of all viewers of a table at one time.

    A viewer's snapshot changes only together with their event number or the number of the moment. So hidden
    answers of other players never show."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: Views | None = None
        view: dict[str, object] | None = None
        if table.game is not None:
            self._views = Views(table.game.state)
            view = {
                **self._views.public,
                **self._views.for_table(),
                "ashore": msgspec.Raw(_ashore_text(table.game.ashore())),
                "may_be_asked": table.asked(),  # the same seats as in `ask`
                **GAPS,
            }
            self._seats = [_seat_text(self._views.seat_key(n, None)) for n in range(table.players)]
        shared = {
            "dice": None if table.has_started else dice_of(table),
            "host": table.host,
            "phase": table.phase,
            "plans": msgspec.Raw(GAP),
            "seats": msgspec.Raw(_sitting(table)),
            "settings": msgspec.Raw(_settings(table.settings)),
            "view": view,
        }
        parts = canonical(shared).split(GAP)  # the gaps are in alphabetical order
        self._pieces = [b""] * (2 * len(parts) - 1)
        self._pieces[::2] = parts

    def text(self, seat: int | None) -> bytes:
        plans = None if seat is None else self._table.plans.get(seat)
        pieces = self._pieces.copy()
        pieces[1::2] = [canonical(sorted(plans)) if plans else b"[]", *self._own(seat)]
        return b"".join(pieces)

    def _own(self, seat: int | None) -> list[bytes]:
        """Encode the viewer's own fields, in the order of OWN."""
        if self._views is None:
            return []
        if seat is None:
            return [NOTHING, NOTHING, self._learned(None), b"null", self._all_seats(None), NOTHING, NOTHING]
        hand, treasures, laid = self._views.own_rows(seat)
        seen = self._views.seen(seat)
        return [
            _hand_text(hand),
            canonical(laid_of(laid)) if any(laid) else NOTHING,
            self._learned(seat),
            b"%d" % seat,
            self._all_seats(seat),
            canonical(seen) if seen else NOTHING,
            _treasures_text(treasures),
        ]

    def _all_seats(self, viewer: int | None) -> bytes:
        assert self._views is not None
        seats = self._seats
        if viewer is not None:
            own = _seat_text(self._views.seat_key(viewer, viewer))
            seats = [*seats[:viewer], own, *seats[viewer + 1 :]]
        return b"[%b]" % b",".join(seats)

    def _learned(self, seat: int | None) -> bytes:
        """Encode what a seat has learned.

        It is half of a snapshot and rarely changes, so it is cached."""
        game, kept = self._table.game, self._table.learned_texts
        assert game is not None
        found = kept.get(seat)
        learnings = game.learnings(seat)
        if found is None or found[0] != learnings:
            kept[seat] = found = learnings, *_learned_text(game.learned(seat), found)
        return found[2]


def _learned_text(learned: Learned, before: tuple[int, int, bytes] | None) -> tuple[int, bytes]:
    """Return the number of steps of the piles, and the text.

    Piles only grow, so an equal number of steps means unchanged piles. Their text, the larger part, is then
    reused."""
    steps = sum(map(len, learned.piles.values()))
    hands = {str(seat): cards for seat, cards in learned.hands.items()}  # JSON keys are strings
    if before is not None and before[1] == steps:
        rest = before[2][before[2].index(PILES) :]
    else:
        rest = canonical({"piles": learned.piles, "seat": learned.seat})[1:]
    return steps, canonical({"announcements": learned.announcements, "hands": hands})[:-1] + b"," + rest


def _seat_text(key: SeatKey) -> bytes:
    """Encode a seat like a `SeatView`, ten times as fast as msgspec."""
    treasure, points, facts = key
    place, pawns, declared, got_off, hand_size, token, character, used = facts
    return SEAT % (
        CHARACTER_TEXTS[character],
        TRUTHS[used > 0],
        DECLARATION_TEXTS[declared],
        TRUTHS[got_off > 0],
        hand_size,
        pawns,
        PLACE_TEXTS[place],
        b"null" if points is None else b"%d" % points,
        token,
        _backs_text(treasure),
    )


# Many tables share these values.
@lru_cache(maxsize=1 << 14)
def _backs_text(treasure: bytes) -> bytes:
    return canonical(backs_of(treasure))


@lru_cache(maxsize=1 << 14)
def _hand_text(hand: bytes) -> bytes:
    return canonical(cards_of(hand))


@lru_cache(maxsize=1 << 14)
def _treasures_text(treasures: bytes) -> bytes:
    return canonical(treasures_of(treasures))


@lru_cache(maxsize=1 << 12)
def _ashore_text(standing: tuple[Standing, ...]) -> bytes:
    return canonical([pawn._asdict() for pawn in standing])


def _sitting(table: Table) -> bytes:
    return _people_text(
        tuple(
            [
                (s.name, s.bot, persona_name(table, seat), s.colour, s.stand_in, s.left)
                for seat, s in enumerate(table.seats)
            ]
        )
    )


@lru_cache(maxsize=1 << 13)
def _people_text(seats: tuple[tuple[str, str, str, str, bool, bool], ...]) -> bytes:
    return canonical(
        [
            {
                "name": name,
                "bot": bot,
                "persona": persona,
                "colour": colour,
                "stand_in": stand_in,
                "left": left,
                "free": not name,
            }
            for name, bot, persona, colour, stand_in, left in seats
        ]
    )


@lru_cache(maxsize=256)
def _settings(settings: TableSettings) -> bytes:
    """Encode settings. Whole numbers have no decimal point, as in browsers.

    So both sides compute the same hash."""
    return canonical(
        {
            name: int(value) if isinstance(value, float) and value.is_integer() else value
            for name, value in msgspec.structs.asdict(settings).items()
        }
    )
