"""What every entry of a log has."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, tag_field="k", forbid_unknown_fields=True, frozen=True):
    """One line of the log. `at` is in seconds since the epoch, given by whoever appends."""

    at: float
