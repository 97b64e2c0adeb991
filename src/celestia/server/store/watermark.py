"""A file beside an embedded database with the minimum length of every log.

SQLite keeps its commits. It cannot detect that somebody emptied its file, replaced it with an older copy, or
deleted the file with the newest commits. That is why each commit also appends the new lengths here. The file
is not flushed. After a power cut it may lag behind the database, but it is never ahead of it.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

LARGEST = 1 << 20  # size in bytes that triggers a rewrite


class Missing(msgspec.Struct, frozen=True):
    """Data lost from the database: whole tables, and the last entries of others."""

    gone: tuple[str, ...] = ()
    shorter: tuple[str, ...] = ()
    entries: int = 0

    def __bool__(self) -> bool:
        return bool(self.gone or self.shorter)


def missing_from(lengths: Mapping[str, int], expected: Mapping[str, int]) -> Missing:
    lost = {table: wanted - lengths.get(table, 0) for table, wanted in expected.items()}
    short = [table for table, entries in lost.items() if entries > 0]
    return Missing(
        gone=tuple(table for table in short if table not in lengths),
        shorter=tuple(table for table in short if table in lengths),
        entries=sum(lost[table] for table in short),
    )


class Watermark:
    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.watermark")
        self._descriptor: int | None = None
        self._meanwhile: dict[str, int] | None = None  # lengths noted during a rewrite

    def note(self, lengths: Iterable[tuple[str, int]]) -> None:
        """Note the committed lengths of these logs, with 0 for a deleted table.

        A full disk is ignored here, because the database reports it.
        """
        noted = dict(lengths)
        if self._meanwhile is not None:
            self._meanwhile.update(noted)
        with contextlib.suppress(OSError):
            if self._descriptor is None:
                flags = os.O_CREAT | os.O_WRONLY | os.O_APPEND
                self._descriptor = os.open(self.path, flags, 0o600)
            os.write(self._descriptor, _lines(noted))

    def read(self) -> dict[str, int]:
        """Read the lengths. Skips truncated lines. The last line of each table counts."""
        found: dict[str, int] = {}
        with contextlib.suppress(FileNotFoundError):
            for line in self.path.read_text(errors="replace").split("\n")[:-1]:
                table, _, length = line.rpartition(" ")
                if table and length.isdecimal() and " " not in table:
                    found[table] = int(length)
        return {table: length for table, length in found.items() if length}

    @property
    def is_large(self) -> bool:
        return self.path.exists() and self.path.stat().st_size > LARGEST

    def expect_rewrite(self) -> None:
        """Call this before reading lengths for `rewrite`, to keep the appends in between."""
        self._meanwhile = {}

    def rewrite(self, lengths: Mapping[str, int]) -> None:
        merged = {**lengths, **(self._meanwhile or {})}
        self._meanwhile = None
        self.close()
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_bytes(_lines({table: length for table, length in merged.items() if length}))
        part.chmod(0o600)  # it contains links of tables
        os.replace(part, self.path)

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _lines(lengths: Mapping[str, int]) -> bytes:
    return "".join(f"{table} {length}\n" for table, length in lengths.items()).encode()
