"""What one seat may know of a position (H1 to H7), as the bytes of a state.

A view has names, for people and simple bots. A search bot needs a state, to deal the hidden cards into it
(`celestia.game.worlds`) and to play on. This keeps public fields and the seat's own cards. Hidden treasures
keep only their back: each counts as the first face of its city. Everything else becomes zero, so a new field
of the state stays hidden until somebody lists it here.
"""

from __future__ import annotations

from functools import cache

from ... import engine
from ...rules.kinds import addressee, house_option, limit, phase, question
from ..state_lists import FORMS, Packed

# fmt: off
PUBLIC = (
    "players", "modules", "house", "staged", "phase", "question", "frames", "polled", "step", "shown",
    "journey", "turn", "vessel", "captain", "flying", "crashed", "occupant", "boat_card", "boat_fresh", "lit",
    "dice_count", "bandits", "calmed", "locked", "announced", "changed", "spyglass", "moored", "help_held",
    "deck_size", "gift_count", "announcer", "swapped", "drawn_count", "instructor", "hand_size", "frame_kind",
    "frame_seat", "frame_place", "frame_count", "frame_polled", "copies", "at", "heading", "place", "pawns",
    "left_pawns", "declared", "got_off", "token", "character", "used", "dice", "pile_size", "on_table",
    "discard",
)
# fmt: on
OWN = ("held", "owned", "points", "hand", "laid", "treasure", "just_drew")  # one number or row a seat
BACKS = ("treasure", "removed", "boxed", "gifts")  # counts by face
CITIES = ("just_drew", "drawn")  # faces
HIDDEN = ("deck", "pile")
COMPUTED = ("asked", "help_answered")  # of the own answers only

CITY_OF_FACE = 0xFF & -limit.SLOTS  # a mask: the first face of the same city
WORD = 0xFFFFFFFF
ASKED_AT, HELP_ANSWERED_AT = (8 * FORMS[field].first for field in COMPUTED)


def known_position(state: engine.State, packed: Packed, seat: int) -> bytes:
    """Return the position as a seat knows it that has a choice now."""
    revealed = state.phase in (phase.GIFTS, phase.OVER)
    open_scores = revealed or bool(state.house & house_option.OPEN_SCORES)
    keeps = state.question == question.KEEP_TREASURE and state.asked == seat
    kept, backed, first_slots = _masks(seat, revealed, open_scores, keeps)
    real = packed.as_number()
    faces = real & backed
    # Add up the faces of each city in its first slot. No sum exceeds a byte.
    backs = (faces + (faces >> 8) + (faces >> 16) + (faces >> 24)) & first_slots
    asked = state.asked if state.asked == addressee.TABLE else seat
    answered = state.help_answered & 1 << seat
    computed = (asked & WORD) << ASKED_AT | answered << HELP_ANSWERED_AT
    return packed.from_number(real & kept | backs | computed)


@cache
def _masks(seat: int, revealed: bool, open_scores: bool, keeps: bool) -> tuple[int, int, int]:
    """Return the bits to keep, those of hidden faces, and the first slots of their cities."""
    kept = _bits("points") if open_scores else 0
    for field in PUBLIC:
        kept |= _bits(field)
    for field in CITIES:
        kept |= _bits(field, pattern=bytes([CITY_OF_FACE]))
    for field in OWN:
        kept |= _bits(field, seat)
    if keeps:
        kept |= _bits("drawn")
    backed = first_slots = 0
    for field in BACKS:
        backed |= _bits(field)
        first_slots |= _bits(field, pattern=b"\xff" + bytes(limit.SLOTS - 1))
    if revealed:
        kept |= _bits("gifts")
        backed &= ~_bits("gifts")
    backed &= ~_bits("treasure", seat)  # own treasures have faces
    return kept, backed, first_slots & backed


def _bits(field: str, seat: int | None = None, pattern: bytes = b"\xff") -> int:
    """Return a mask for a field, or for one seat's part of it, that repeats a pattern."""
    form = FORMS[field]
    size = form.struct.size if seat is None else form.struct.size // limit.SEATS
    first = form.first if seat is None else form.first + seat * size
    return int.from_bytes(pattern * (size // len(pattern)), "little") << 8 * first
