"""Counts of games in a file, so that a long run can be split.

Games are numbered, and a game depends only on the seed and its number. A table with n games has counted
numbers 0 to n - 1, so the next run continues with n. The sums equal those of one long run.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from ..learning import census_layout
from .counting import CountsRefused, Table, total


@dataclass
class Counts:
    seed: int
    path: Path | None = None  # the file, if any
    rows: dict[tuple[Table, str], list[int]] = field(default_factory=dict)  # by table and bot

    @staticmethod
    def read(path: Path, seed: int) -> Counts:
        """Load the counts of a file. A missing file has none."""
        counts = Counts(seed, path)
        if path.exists():
            try:
                kept = json.loads(path.read_text())
                for entry in kept["tables"]:
                    counts.rows[Table(entry["preset"], entry["players"]), entry["bot"]] = entry["row"]
            except (KeyError, TypeError, ValueError) as error:
                raise CountsRefused(f"{path} holds no counts") from error
            if kept["seed"] != seed:
                raise CountsRefused(f"{path} holds games of seed {kept['seed']}, not {seed}")
            if any(len(row) != census_layout.SIZE for row in counts.rows.values()):
                raise CountsRefused(f"{path} was counted by another version")
        return counts

    def games(self, table: Table, bot: str) -> int:
        row = self.rows.get((table, bot))
        return row[census_layout.GAMES] if row else 0

    def add(self, table: Table, bot: str, row: list[int]) -> None:
        before = self.rows.get((table, bot))
        self.rows[table, bot] = total([before, row]) if before else row

    def save(self) -> None:
        """Save atomically: an interrupted run leaves the old file or the new one."""
        if self.path is None:
            return
        tables = [
            {"preset": table.preset, "players": table.players, "bot": bot, "row": row}
            for (table, bot), row in self.rows.items()
        ]
        lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in tables)
        fresh = self.path.with_name(f"{self.path.name}.new")
        fresh.write_text(f'{{"seed":{self.seed},"tables":[\n{lines}\n]}}\n')
        os.replace(fresh, self.path)
