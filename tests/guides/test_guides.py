"""Follow the guides for a card and a house option in a copy of the project.

This runs only a few checks of the copy. `make guides` runs all that concern a new card.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .following import ROOT, Step, check, compile_rules, copy_project, files_of, follow, render, steps_of

MOST_FILES = 8
CARD, OPTION = "docs/adding-a-card.md", "docs/adding-a-house-option.md"
SECOND_CARD = "tests/guides/postcard.md"  # shows that the guide is enough for another card
OWN_TESTS = (
    "tests/rules/cards/test_lantern.py",
    "tests/rules/cards/test_postcard.py",
    "tests/rules/test_calm_departure.py",
)
QUICK = (
    *OWN_TESTS,
    "tests/hygiene/test_borders.py",
    "tests/hygiene/test_ledger.py",
    "tests/game/test_config.py",
    "tests/game/test_refusals.py",
    "tests/game/test_refusals_of_cards.py",
    "tests/game/test_words.py",
    "tests/environments/test_layouts.py",
    "tests/environments/test_documentation.py",
    "tests/environments/test_policies.py",
    "tests/bots/test_games.py",
    "tests/bots/net/test_weights.py",
    "tests/bots/net/test_model.py",
    "tests/locales/test_folders.py",
    "tests/locales/test_keys.py",
)


def steps(page: str) -> list[Step]:
    return steps_of((ROOT / page).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with two more cards and one more house option."""
    made = copy_project(tmp_path_factory.mktemp("copy"))
    for page in (CARD, SECOND_CARD, OPTION):
        follow(steps(page), made)
    render(made)
    return made


def test_the_interpreted_copy_passes_its_checks(copy: Path) -> None:
    check(copy, *OWN_TESTS, "tests/game/test_refusals_of_cards.py", plain=True)


def test_the_compiled_copy_passes_its_checks(copy: Path) -> None:
    compile_rules(copy)
    check(copy, *QUICK, "tests/properties/test_copies.py")


@pytest.mark.parametrize("page", [CARD, OPTION])
def test_a_guide_counts_the_files_it_touches(page: str) -> None:
    touched = len(files_of(steps(page)))
    assert touched <= MOST_FILES
    assert re.findall(r"it touches (\d+) files", (ROOT / page).read_text(encoding="utf-8")) == [str(touched)]


def test_a_diff_that_does_not_apply_is_detected(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one = 1\n")
    with pytest.raises(AssertionError, match="not exactly one place"):
        follow([Step("diff", "a.py", "+++ b/a.py\n@@\n two = 2\n+three = 3\n")], tmp_path)
