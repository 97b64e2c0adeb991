"""For `make site`: what a page links to in the repository is no page of the site, and is only named there."""

from __future__ import annotations

import re

OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    return OUTSIDE.sub(r"\1", markdown)
