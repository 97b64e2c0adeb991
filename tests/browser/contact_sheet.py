"""A contact sheet of all pictures, and the few that the README shows."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from io import BytesIO
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Protocol

from PIL import Image

ROOT = Path(__file__).parents[2]
FOLDER = "docs/screens"
LARGEST = 25_000  # bytes of a picture in the README
LINK = re.compile(rf"\({FOLDER}/([\w-]+-\d+)\.webp\)")
QUALITIES = (75, 60, 48)  # lower qualities show blocks
SHRINKING = (1.0, 0.8, 0.65, 0.5, 0.45, 0.4, 0.33)
SHEET = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Celestia: every screen</title>
<style>
  body {{ font: 15px/1.4 sans-serif; background: #141a38; color: #fbf1dc; margin: 24px; }}
  a {{ color: inherit; }}
  .row {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: start; margin: 8px 0 32px; }}
  figure {{ margin: 0; max-width: 480px; }}
  img {{ height: 300px; max-width: 100%; object-fit: contain; object-position: top left; background: #000; }}
  .flawed img {{ outline: 3px solid #ff6b57; }}
  figcaption {{ font-size: 12px; }}
</style>
<h1>Every screen</h1>
<nav>{links}</nav>
{rows}
</html>
"""


class Picture(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def size(self) -> tuple[int, int]: ...
    @property
    def flaws(self) -> tuple[str, ...]: ...
    @property
    def file(self) -> str: ...


def write_contact_sheet(folder: Path, pictures: Iterable[Picture]) -> None:
    """Write one row per screen, languages and sizes side by side, flaws outlined."""
    rows, links = [], []
    for name, group in groupby(sorted(pictures, key=attrgetter("name", "language")), key=attrgetter("name")):
        links.append(f'<a href="#{name}">{name}</a>')
        figures = "".join(map(_figure, group))
        rows.append(f'<h2 id="{name}">{name}</h2><div class="row">{figures}</div>')
    sheet = SHEET.format(links=" · ".join(links), rows="\n".join(rows))
    (folder / "index.html").write_text(sheet, encoding="utf-8")


def _figure(picture: Picture) -> str:
    width, height = picture.size
    notes = "".join(f"<br>{html.escape(flaw)}" for flaw in picture.flaws)
    return (
        f'<figure class="{"flawed" if picture.flaws else "fine"}"><a href="{picture.file}">'
        f'<img loading="lazy" src="{picture.file}" alt=""></a>'
        f"<figcaption>{picture.language} {width} x {height}{notes}</figcaption></figure>"
    )


def pictures_in_readme() -> set[str]:
    """Return the pictures that the README links to: name and width, as in `home-1440`."""
    return set(LINK.findall((ROOT / "README.md").read_text(encoding="utf-8")))


def write_pictures_for_readme(folder: Path, pictures: Iterable[Picture]) -> None:
    """Write the English pictures that the README shows, as good as their byte limit allows."""
    wanted, goal = pictures_in_readme(), ROOT / FOLDER
    goal.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        name = f"{picture.name}-{picture.size[0]}"
        if picture.language == "en" and name in wanted:
            with Image.open(folder / picture.file) as drawn:
                (goal / f"{name}.webp").write_bytes(as_webp(drawn.convert("RGB")))


def as_webp(drawn: Image.Image) -> bytes:
    """Reduce quality first, then size: small and sharp beats large with blocks."""
    for factor in SHRINKING:
        size = (round(drawn.width * factor), round(drawn.height * factor))
        scaled = drawn if factor == 1.0 else drawn.resize(size, Image.Resampling.LANCZOS)
        for quality in QUALITIES:
            file = BytesIO()
            scaled.save(file, "WEBP", quality=quality, method=4)
            if file.tell() <= LARGEST:
                return file.getvalue()
    raise ValueError("no quality makes this picture small enough")
