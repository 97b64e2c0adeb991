"""Hook of `make site` that turns links to repository files into plain text."""

from __future__ import annotations

import re

OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    return OUTSIDE.sub(r"\1", markdown)
