"""A fingerprint of everything that a trained net depends on: rules, observations and answer ids."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from ..rules import RULES_VERSION
from .actions import NAMES
from .slices import SEAT_SLICES, SLICES


@cache
def fingerprint() -> str:
    """Return 16 digits that change when a net would misread its inputs or outputs."""
    parts = [f"{part.name} {part.start} {part.size}" for part in (*SLICES, *SEAT_SLICES)]
    return sha256("\n".join([f"rules {RULES_VERSION}", *parts, *NAMES]).encode()).hexdigest()[:16]
