"""Bots use only views: no import holds hidden cards, and equal views get equal answers."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import celestia.bots
from celestia.arena.match import play
from celestia.bot_registry import make
from celestia.bots.bot import Bot
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import Config

FOLDER = Path(celestia.bots.__file__).parent
BLUNDERS = FOLDER / "blunders"
GAME_MODULES = frozenset({"knowledge.view", "setup.names", "setup.config", "knowledge.learned"})
CONSTANTS = frozenset({"card", "city", "die_face", "limit"})
STANDARD_LIBRARY = frozenset(
    {"__future__", "collections", "dataclasses", "functools", "math", "random", "typing"}
)
# Native policies run in the engine. They get a row that is made from the view, and no state.
PERMITTED = {"native_bots.py": {"from .. import engine", "from ..learning import policy_kinds"}}


def _is_allowed(node: ast.ImportFrom | ast.Import) -> bool:
    if isinstance(node, ast.Import):
        return False
    name = node.module or ""
    if node.level == 0:
        return name.split(".")[0] in STANDARD_LIBRARY
    if node.level == 1:
        return any((folder / f"{name.replace('.', '/')}.py").exists() for folder in (FOLDER, BLUNDERS))
    if name == "rules.kinds":
        return {alias.name for alias in node.names} <= CONSTANTS
    return name in ("rules.box", "encoding.views") or name in {f"game.{module}" for module in GAME_MODULES}


def _forbidden(source: str) -> list[str]:
    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    return [ast.unparse(node) for node in imports if not _is_allowed(node)]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_bots_import_nothing_that_holds_hidden_cards(path: Path) -> None:
    found = _forbidden(path.read_text(encoding="utf-8"))
    assert set(found) == PERMITTED.get(path.name, set())


@pytest.mark.parametrize("path", sorted(BLUNDERS.glob("*.py")), ids=lambda path: path.name)
def test_blunders_follow_from_the_view_alone(path: Path) -> None:
    """One folder deeper, every import of the package has one dot more."""
    source = path.read_text(encoding="utf-8")
    assert _forbidden(re.sub(r"^from \.\.", "from .", source, flags=re.MULTILINE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from ..game.game import Game",
        "from .. import engine",
        "from ..engine import State",
        "from ..rules.state import State",
        "from ..rules import play",
        "from ..arena.match import play",
        "import celestia.engine",
        "from celestia.engine import State",
    ],
)
def test_the_scan_finds_what_it_looks_for(line: str) -> None:
    assert _forbidden(line) == [line]


class _Twice:
    """A bot wrapper that asks a second bot the same question and records differences."""

    def __init__(self, name: str, odd_ones: list[str]) -> None:
        self._first: Bot = make(name, Random(0))
        self._name = name
        self._odd_ones = odd_ones

    def choose(self, view: View, question: Question) -> str:
        answer = self._first.choose(view, question)
        again = make(self._name, Random(1)).choose(view, question)
        if again != answer:
            self._odd_ones.append(f"{question}: {answer}, then {again}")
        return answer


@pytest.mark.parametrize("name", ["careful", "odds"])
def test_the_same_view_gets_the_same_answer(name: str) -> None:
    odd_ones: list[str] = []
    for seed in range(3):
        play(Config.preset("whole_sky", 4), [_Twice(name, odd_ones) for _ in range(4)], seed)
    assert odd_ones == []


def test_the_random_bot_draws_from_its_own_source_alone() -> None:
    def lines(seed: int) -> list[str]:
        bots = [make("random", Random(f"{seed}/{seat}")) for seat in range(3)]
        return play(Config.preset("classic", 3), bots, 7).lines

    assert lines(1) == lines(1)
    assert lines(1) != lines(2)
