"""The tables of docs/environments.md, made from the tables of the code.

`python -m celestia.environments.documentation`, in the root of the repository, writes them anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from .actions import table_of_blocks
from .slices import SEAT_SLICES, SLICES, table_of_slices

PAGE = Path("docs/environments.md")


def tables() -> dict[str, str]:
    return {
        "actions": table_of_blocks(),
        "slices": table_of_slices(SLICES),
        "seat slices": table_of_slices(SEAT_SLICES),
    }


def with_tables(page: str) -> str:
    """The page with every marked table as it is now."""
    for name, table in tables().items():
        marked = re.compile(rf"<!-- {name} -->\n.*?<!-- end -->", re.DOTALL)
        if len(marked.findall(page)) != 1:
            raise ValueError(f"the page needs one place marked for {name}")
        page = marked.sub(f"<!-- {name} -->\n{table}\n<!-- end -->", page)
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text()))
