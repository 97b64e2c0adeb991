"""Generate the tables of docs/environments.md from the tables of the code.

Run `python -m celestia.environments.documentation` in the root of the repository to update them.
"""

from __future__ import annotations

from pathlib import Path

from ..encoding.actions import table_of_blocks
from ..encoding.slices import SEAT_SLICES, SIZE, SLICES, table_of_slices
from ..learning import action_ids
from ..marked_pages import filled

PAGE = Path("docs/environments.md")


def tables() -> dict[str, str]:
    return {
        "ids": f"There are {action_ids.COUNT} ids.",
        "numbers": f"An observation is {SIZE} numbers from 0 to 255 (`uint8`, so {SIZE} bytes).",
        "actions": table_of_blocks(),
        "slices": table_of_slices(SLICES),
        "seat slices": table_of_slices(SEAT_SLICES),
    }


def with_tables(page: str) -> str:
    """Return the page with every marked table up to date."""
    return filled(page, tables())


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text()))
