"""Compare two folders of screens.

    python -m tools.compare_screens BEFORE AFTER [--again DIR] [--out DIR]

`make screens` writes such a folder. This lists every screen that differs, the largest difference first. --out
gets one picture of each: before, after and the difference. The exit status is 1 if any screen differs.
Codes, clocks and carets differ in every run. Pass a second run of BEFORE as --again to ignore those screens.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

FAINT = 2  # of 255; invisible rounding differences of the browser
MARKED = (255, 0, 160)


@dataclass(frozen=True)
class Difference:
    """How much one screen has changed."""

    name: str
    share: float  # share of changed pixels
    strongest: int  # largest change of a colour, of 255
    note: str = ""

    def __str__(self) -> str:
        return self.note or f"{self.share:8.3%} of pixels, by up to {self.strongest:3} of 255"


def compare_folders(
    before: Path, after: Path, faint: int = FAINT, out: Path | None = None
) -> list[Difference]:
    """Return the screens that differ by more than `faint`, largest share first."""
    if out:
        out.mkdir(parents=True, exist_ok=True)
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    found = (compare_screens(before / name, after / name, faint, out) for name in names)
    return sorted((one for one in found if one), key=lambda one: (-one.share, one.name))


def compare_screens(before: Path, after: Path, faint: int, out: Path | None = None) -> Difference | None:
    for path, note in ((before, "only after"), (after, "only before")):
        if not path.exists():
            return Difference(before.name, 1.0, 255, note)
    if before.read_bytes() == after.read_bytes():
        return None
    with Image.open(before) as first, Image.open(after) as second:
        old, new = first.convert("RGB"), second.convert("RGB")
    if old.size != new.size:
        return Difference(before.name, 1.0, 255, f"{old.size} became {new.size}")
    steps = largest_steps(old, new)
    changed = steps.point([0] * (faint + 1) + [255] * (255 - faint))
    count = changed.histogram()[255]
    if not count:
        return None
    strongest = max(step for step, pixels in enumerate(steps.histogram()) if pixels)
    if out:
        side_by_side(old, new, changed).save(out / before.name)
    return Difference(before.name, count / (old.width * old.height), strongest)


def largest_steps(old: Image.Image, new: Image.Image) -> Image.Image:
    """Return for each pixel the largest difference of its three colours."""
    red, green, blue = ImageChops.difference(old, new).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def side_by_side(old: Image.Image, new: Image.Image, changed: Image.Image) -> Image.Image:
    faded = Image.blend(new.convert("L").convert("RGB"), Image.new("RGB", new.size, (255, 255, 255)), 0.6)
    faded.paste(MARKED, mask=changed)
    sheet = Image.new("RGB", (old.width * 3, old.height))
    for place, picture in enumerate((old, new, faded)):
        sheet.paste(picture, (place * old.width, 0))
    return sheet


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare two folders of screens.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--out", type=Path, help="folder for pictures of the differences")
    parser.add_argument(
        "--faint", type=int, default=FAINT, help="ignore colour differences up to this, of 255"
    )
    parser.add_argument("--again", type=Path, help="a second run of BEFORE, to ignore what differs")
    chosen = parser.parse_args(arguments)
    differences = compare_folders(chosen.before, chosen.after, chosen.faint, chosen.out)
    if chosen.again:
        unstable = {one.name for one in compare_folders(chosen.before, chosen.again, chosen.faint)}
        differences = [one for one in differences if one.name not in unstable]
    for one in differences:
        print(f"{one}  {one.name}")
    screens = len(list(chosen.after.glob("*.png")))
    print(f"{len(differences)} of {screens} screens differ")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
