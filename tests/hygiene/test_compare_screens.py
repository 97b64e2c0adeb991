"""The comparison of screens reports visible differences only."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools.compare_screens import compare_folders, main

PLAIN = (20, 26, 56)
SPOT = (242, 194, 91)


def draw(folder: Path, name: str, size: tuple[int, int] = (20, 10), **spots: tuple[int, int, int]) -> None:
    """Draw a plain picture with spots. A spot is named after its pixel, `x3y2`."""
    folder.mkdir(exist_ok=True)
    picture = Image.new("RGB", size, PLAIN)
    for place, colour in spots.items():
        x, y = map(int, place[1:].split("y"))
        picture.putpixel((x, y), colour)
    picture.save(folder / name)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    after.mkdir()
    return before, after


def test_equal_screens_are_not_listed(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    for folder in folders:
        draw(folder, "home.png", x1y1=SPOT)
    assert main([str(folder) for folder in folders]) == 0
    assert "0 of 1 screens differ" in capsys.readouterr().out


def test_the_share_of_changed_pixels_is_exact(folders: tuple[Path, Path]) -> None:
    draw(folders[0], "home.png")
    draw(folders[1], "home.png", x1y1=SPOT, x2y2=SPOT)
    [found] = compare_folders(*folders)
    assert (found.name, found.share, found.strongest) == ("home.png", 2 / 200, 222)


def test_the_largest_difference_comes_first(folders: tuple[Path, Path]) -> None:
    for name in ("a.png", "b.png"):
        draw(folders[0], name)
    draw(folders[1], "a.png", x1y1=SPOT)
    draw(folders[1], "b.png", x1y1=SPOT, x5y5=SPOT)
    assert [one.name for one in compare_folders(*folders)] == ["b.png", "a.png"]


def test_rounding_differences_are_ignored(folders: tuple[Path, Path]) -> None:
    draw(folders[0], "home.png")
    draw(folders[1], "home.png", x1y1=(22, 26, 56))
    assert compare_folders(*folders) == []
    assert len(compare_folders(*folders, faint=1)) == 1


@pytest.mark.parametrize(("present", "note"), [(0, "only before"), (1, "only after")])
def test_a_missing_screen_is_listed(folders: tuple[Path, Path], present: int, note: str) -> None:
    draw(folders[present], "home.png")
    [found] = compare_folders(*folders)
    assert str(found) == note


def test_a_change_of_size_is_listed(folders: tuple[Path, Path]) -> None:
    draw(folders[0], "home.png")
    draw(folders[1], "home.png", size=(20, 11))
    [found] = compare_folders(*folders)
    assert str(found) == "(20, 10) became (20, 11)"


def test_a_picture_shows_before_after_and_the_change(folders: tuple[Path, Path], tmp_path: Path) -> None:
    draw(folders[0], "home.png")
    draw(folders[1], "home.png", x3y2=SPOT)
    compare_folders(*folders, out=tmp_path / "changes")
    with Image.open(tmp_path / "changes" / "home.png") as sheet:
        assert sheet.size == (60, 10)
        assert [sheet.getpixel((x, 2)) for x in (3, 23, 43)] == [PLAIN, SPOT, (255, 0, 160)]


def test_screens_that_differ_in_every_run_are_ignored(
    folders: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = folders
    again = tmp_path / "again"
    for name in ("clock.png", "home.png"):
        draw(before, name)
        draw(after, name, x1y1=SPOT)
    draw(again, "clock.png", x2y2=SPOT)
    draw(again, "home.png")
    assert main([str(before), str(after), "--again", str(again)]) == 1
    printed = capsys.readouterr().out
    assert "home.png" in printed
    assert "clock.png" not in printed
