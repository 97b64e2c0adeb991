"""Follow docs/adding-a-language.md in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from celestia.bots.bot import BOTS
from tests.guides.following import ROOT, copy_project
from tests.guides.pseudo import translate

BIN = Path(sys.executable).parent  # has `celestia`, and npx if the system has none
GUIDE = ROOT / "docs" / "adding-a-language.md"
LANGUAGE = "eo"
WORDS = re.compile(r"[A-Za-z]{3,}")
NOT_SENTENCES = {*BOTS, "Nadia", "Tomasz", "Orso", "Ida", "Brume"}  # words of the command line, and names


def steps() -> list[str]:
    """Return the command blocks of the guide."""
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    return blocks


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the new language, from the first step of the guide."""
    folder = copy_project(tmp_path_factory.mktemp("copy"))
    for compiled in (ROOT / "src" / "celestia").glob("*.so"):  # the rules do not change
        shutil.copy(compiled, folder / "src" / "celestia")
    (folder / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    follow(folder, steps()[0])
    translate(folder / "src" / "celestia" / "locales" / LANGUAGE)
    return folder


def follow(folder: Path, commands: str, lines: str = "") -> str:
    done = subprocess.run(
        ["bash", "-euc", commands],
        cwd=folder,
        env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "PYTHONPATH": str(folder / "src")},
        input=lines,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def english_in(printed: str) -> set[str]:
    return set(WORDS.findall(printed)) - NOT_SENTENCES


def test_the_checks_of_the_guide_pass(copy: Path) -> None:
    assert "passed" in follow(copy, steps()[1])


def test_a_check_of_the_guide_finds_a_missing_text(copy: Path) -> None:
    page = copy / "src" / "celestia" / "locales" / LANGUAGE / "page.ftl"
    whole = page.read_text(encoding="utf-8")
    page.write_text(whole.replace("page-back = ", "page-bakc = "), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="page-bakc"):
            follow(copy, "python -m pytest -q tests/locales/test_folders.py")
    finally:
        page.write_text(whole, encoding="utf-8")


def test_bots_play_and_replay_a_game_in_the_new_language(copy: Path) -> None:
    printed_text = follow(copy, steps()[2])
    assert "ŕûļéš ŧĥé šķý!" in printed_text  # the winner of the game
    assert english_in(re.sub(r"players=3 modules=[\w,]+|eo\.celestia", "", printed_text)) == set()


def test_a_person_plays_a_game_in_the_new_language(copy: Path) -> None:
    """Play with all modules, help and refusals. Always take the first choice."""
    asked = "celestia play --terminal --language eo --players 3 --preset whole_sky --seed 5 --names Ωα"
    curious = ["?", "r", "h", "hh", "0", "ƒļý", "play jetpack", "use green", "choose 6/9"]
    lines = "\n".join([*curious, *["1"] * 2000])
    printed_text = follow(copy, f"{asked} --record whole.celestia", lines)
    assert "ŕûļéš ŧĥé šķý!" in printed_text
    assert "Ñöŧ åļļöŵéđ" in printed_text
    assert english_in(printed_text.replace("whole.celestia", "")) == set()
