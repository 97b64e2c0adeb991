"""Rewritten logs: a player's name and owner erased, or an owner replaced.

Entries are rewritten as JSON rather than as structs, so that logs of other versions can be rewritten too.
Every fingerprint of a record contains the names, so the fingerprints are computed again. A game of other
rules cannot be replayed here. Its fingerprints stay, and they no longer match its record.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from . import entries as log
from .log_reader import take_in
from .table import Table

NAMELESS = "Incognito"  # the same word in many languages
NO_TEXT = "…"
Body = dict[str, Any]  # of an entry


@dataclass
class Sitting:
    """Who sits where while a log is read, by indexes of the entries that say so."""

    seats: dict[int, int] = field(default_factory=dict)  # seat -> its latest `sat` or `bot_sat`
    owners: dict[int, str] = field(default_factory=dict)

    def read(self, at: int, body: Body) -> None:
        kind, seat = body.get("k"), body.get("seat", -1)
        if kind in ("sat", "bot_sat"):
            self.seats[seat], self.owners[seat] = at, body.get("owner", "")
        elif kind == "moved":
            self.owners[seat] = body["owner"]
        elif kind == "stood":
            self.seats.pop(seat, None)
            self.owners.pop(seat, None)
        elif kind in ("take_off", "started"):  # free seats are removed
            order = sorted(self.seats)
            self.seats = {number: self.seats[seat] for number, seat in enumerate(order)}
            self.owners = {number: self.owners[seat] for number, seat in enumerate(order)}


def erased(bodies: Sequence[bytes], owner: str) -> list[bytes]:
    """Erase the name, the owner mark and the free text of a device from a log.

    The owner becomes a random one, because the dice of a game distinguish devices. A seat that has moved to
    another device keeps its name: it is that device's name now."""
    read: list[Body] = [msgspec.json.decode(body) for body in bodies]
    names, spoken = _own_entries(read, owner)
    others = {body["name"] for at, body in enumerate(read) if "name" in body and at not in names}
    gone = {read[at]["name"] for at in names}
    new_name = _free_name(others)
    for at in names:
        read[at]["name"] = new_name
    for at in spoken:
        read[at]["text"] = NO_TEXT
    for body in read:
        if body.get("k") == "talked" and body.get("key") == "free":
            body["text"] = _without(body["text"], gone, new_name)
    return _encoded(bodies, _owned_by(read, owner, secrets.token_hex(32)))


def handed_over(bodies: Sequence[bytes], old: str, new: str) -> list[bytes]:
    """Replace the owner of a device's seats by another device.

    If both devices played at this table, the old owner becomes a random one instead: the dice of a game
    distinguish devices. `Moved` entries then hand over the seats."""
    read: list[Body] = [msgspec.json.decode(body) for body in bodies]
    both = any(new in body.values() for body in read)
    return _encoded(bodies, _owned_by(read, old, secrets.token_hex(32) if both else new))


def own_entries(bodies: Iterable[bytes], owner: str) -> list[Body]:
    """Return all entries about the seats of a device, as they are stored."""
    sitting, found = Sitting(), []
    for at, body in enumerate(map(msgspec.json.decode, bodies)):
        sitting.read(at, body)
        if owner in body.values() or sitting.owners.get(body.get("seat", -1)) == owner:
            found.append(body)
    return found


def refolded(table_id: str, bodies: Iterable[bytes], with_new_marks: bool) -> tuple[Table, list[bytes]]:
    """Fold a rewritten log, and return the table and the log with new fingerprints."""
    table, kept = Table(table_id), []
    for body in bodies:
        entry = log.read(body)
        if with_new_marks and isinstance(entry, log.Marked) and table.unmarked[:1]:
            lines, line = table.unmarked[0]
            if lines == entry.lines and line != entry.line:
                entry = msgspec.structs.replace(entry, line=line)
                body = log.encode(entry)
        take_in(table, entry)
        kept.append(body)
    return table, kept


def _own_entries(read: Sequence[Body], owner: str) -> tuple[set[int], set[int]]:
    """Indexes of the entries with a name of this owner, and with a free text of theirs."""
    sitting = Sitting()
    names: set[int] = set()
    spoken: set[int] = set()
    for at, body in enumerate(read):
        sitting.read(at, body)
        kind, seat = body.get("k"), body.get("seat", -1)
        if kind == "sat" and body["owner"] == owner:
            names.add(at)
        elif kind == "moved" and seat in sitting.seats:
            names.discard(sitting.seats[seat])
            if body["owner"] == owner:
                names.add(sitting.seats[seat])
        elif kind == "talked" and body.get("key") == "free" and sitting.owners.get(seat) == owner:
            spoken.add(at)
    return names, spoken


def _free_name(others: set[str]) -> str:
    """A name that nobody else has at this table, so that two erased players differ."""
    numbered = (f"{NAMELESS} {number}" for number in range(2, len(others) + 3))
    return next(name for name in (NAMELESS, *numbered) if name not in others)


def _without(text: str, names: set[str], new_name: str) -> str:
    """Replace these names, as whole words, in what others said."""
    for name in names:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: new_name, text, flags=re.IGNORECASE)
    return text


def _owned_by(read: Sequence[Body], old: str, new: str) -> list[Body]:
    return [{name: new if value == old else value for name, value in body.items()} for body in read]


def _encoded(before: Sequence[bytes], read: Sequence[Body]) -> list[bytes]:
    """Encode changed entries only, so that all others keep their bytes."""
    return [
        body if msgspec.json.decode(body) == new else msgspec.json.encode(new)
        for body, new in zip(before, read, strict=True)
    ]
