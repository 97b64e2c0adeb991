"""The programs and links of the README work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.contact_sheet import FOLDER, pictures_in_readme

ROOT = Path(__file__).resolve().parents[2]


def test_the_first_program_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len(programs) == 2
    exec(compile(programs[0], "README.md", "exec"), {})
    assert re.fullmatch(r"\[.*\] \[.*\]\n", capsys.readouterr().out)


def test_the_ten_lines_for_researchers_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The program plays random legal answers, and prints the same result each time."""
    text = (ROOT / "README.md").read_text()
    found = re.search(r"<!-- ten lines -->\n```python\n(.*?)```\n<!-- end -->", text, re.DOTALL)
    assert found is not None
    program = found[1]
    assert len([line for line in program.splitlines() if line]) <= 10
    outputs = []
    for _ in range(2):
        exec(compile(program, "README.md", "exec"), {})
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    lines = outputs[0].splitlines()
    assert len(lines) == 4
    assert all(re.fullmatch(r"seat_\d: -?\d+ points, reward \d\.\d\d", line) for line in lines)
    assert sum(float(line.rpartition(" ")[2]) for line in lines) == pytest.approx(1, abs=0.05)


def test_relative_links_exist() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#\s]+)", page.read_text()):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_only_pictures_of_the_readme_are_kept() -> None:
    kept = {path.stem for path in (ROOT / FOLDER).iterdir()}
    assert kept == pictures_in_readme()


def test_the_site_lists_every_page() -> None:
    pages = {path.name for path in (ROOT / "docs").glob("*.md")}
    listed = re.findall(r"^\s+- [^:]+: ([\w.-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(pages)
