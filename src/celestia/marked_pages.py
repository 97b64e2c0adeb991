"""Pages of docs/ with generated places, from `<!-- name -->` to `<!-- end -->`."""

from __future__ import annotations

import re


def filled(page: str, texts: dict[str, str]) -> str:
    """Return the page with each text in the place marked by its name."""
    for name, text in texts.items():
        places = list(re.finditer(rf"<!-- {name} -->\n(.*?)<!-- end -->", page, re.DOTALL))
        if len(places) != 1:
            raise ValueError(f"the page needs one place marked for {name}")
        start, end = places[0].span(1)
        page = f"{page[:start]}{text}\n{page[end:]}"
    return page
