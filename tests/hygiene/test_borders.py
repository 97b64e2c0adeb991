"""Import borders: the rules import nothing else, and bots see only views."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "celestia"
LONGEST = 500
GENERATED = {"web/src/wire/messages.ts"}

# What the rules may import from outside, and why.
RULES_MAY_IMPORT = {
    "__future__": "annotations",
    "typing": "Final, for constants",
    "math": "sqrt, which every build computes alike",
    "struct": "the bytes of a state",
    "dataclasses": "the definitions of cards",
    "collections": "types of functions",
}
# Bots get a view. These modules and functions work on a real position. `Worlds` needs only a view, and the
# engine plays the worlds on.
HIDDEN = {
    "celestia.game.game",
    "celestia.game.worlds.draw_world",
    "celestia.game.worlds.world",
    "celestia.game.worlds.draw",
    "celestia.rules.state",
}

# Each field is written in one place. All other modules call the functions there.
WRITERS = {
    "hand": {"hands.py"},
    "hand_size": {"hands.py", "play.py"},  # play.py: `settle` recomputes derived fields
    "deck": {"hands.py", "play.py", "playouts.py"},  # chance provides an order
    "discard": {"hands.py", "vessels.py"},  # vessels.py: the rowboat's card
    "on_table": {"hands.py"},
    "treasure": {"treasures.py"},
    "points": {"treasures.py", "vessels.py", "play.py"},  # vessels.py: Boscalumia's token
    "pile": {"treasures.py", "play.py", "playouts.py"},
    "pile_size": {"treasures.py"},
    "dice": {"dice.py", "vessels.py"},  # vessels.py: removed at the end of a leg
    "phase": {"stops.py", "set_up.py", "journeys.py"},
    "asked": {"stops.py"},
    "question": {"stops.py"},
}


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (SOURCE / folder).rglob("*.py"))


def imports(path: Path, text: str) -> Iterator[str]:
    """Yield the full name of every module that a file imports."""
    package = ["celestia", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def check_rules_import_nothing_outside(path: Path, text: str) -> None:
    for name in imports(path, text):
        inside = name.startswith(("celestia.rules", "celestia.learning"))
        assert inside or name.split(".")[0] in RULES_MAY_IMPORT, f"{path.name} imports {name}"


def check_bots_know_only_views(path: Path, text: str) -> None:
    assert not HIDDEN & set(imports(path, text)), f"{path.name} imports a module with hidden cards"


def written_fields(text: str) -> Iterator[str]:
    """Yield the fields of a state that a file assigns to."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assign | ast.AugAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                while isinstance(target, ast.Subscript):
                    target = target.value
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "s":
                    yield target.attr


def check_writers(path: Path, text: str) -> None:
    for name in written_fields(text):
        allowed = WRITERS.get(name)
        assert allowed is None or path.name in allowed, f"{path.name} changes {name}; only {allowed} may"


@pytest.mark.parametrize("path", sources("rules", "learning"), ids=lambda path: path.stem)
def test_rules_import_nothing_outside(path: Path) -> None:
    check_rules_import_nothing_outside(path, path.read_text())


@pytest.mark.parametrize("path", sources("bots"), ids=lambda path: path.stem)
def test_bots_import_nothing_hidden(path: Path) -> None:
    check_bots_know_only_views(path, path.read_text())


@pytest.mark.parametrize("path", sources("rules", "learning"), ids=lambda path: path.stem)
def test_fields_are_written_only_by_their_modules(path: Path) -> None:
    check_writers(path, path.read_text())


@pytest.mark.parametrize("files", ["src/**/*.py", "tests/**/*.py", "web/src/**/*.svelte", "web/src/**/*.ts"])
def test_files_stay_short(files: str) -> None:
    """Generated files may be longer."""
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in ROOT.glob(files)}
    assert lengths, f"there is no {files}"
    assert {name for name, lines in lengths.items() if lines > LONGEST} <= GENERATED


@pytest.mark.parametrize("folder", ["cards", "characters"])
def test_every_card_has_a_test_and_cites_its_rules(folder: str) -> None:
    for path in sources(f"rules/{folder}"):
        if path.stem != "__init__":
            test = Path(__file__).parents[1] / "rules" / folder / f"test_{path.stem}.py"
            assert test.exists(), f"{path.stem} has no {test.name}"
            rules = ast.get_docstring(ast.parse(path.read_text())) or ""
            assert any(letter in rules for letter in ("(B", "(C", "(Q", "(R")), f"{path.name} cites no rule"


def test_planted_faults_are_detected() -> None:
    rules, bot = SOURCE / "rules" / "turn.py", SOURCE / "bots" / "spying_bot.py"
    for fault in ("import random", "from time import sleep", "from ..game.game import Game"):
        with pytest.raises(AssertionError):
            check_rules_import_nothing_outside(rules, fault)
    for fault in (
        "from ..game.game import Game",
        "from ..rules.state import State",
        "from celestia.game.worlds import world",
        "from ..game.worlds import Worlds, draw_world",
        "from ..game.worlds.draw import Worlds",
    ):
        with pytest.raises(AssertionError):
            check_bots_know_only_views(bot, fault)
    for fault in ("s.hand[seat][kind] -= 1", "s.discard[3] = 0", "s.asked = 2"):
        with pytest.raises(AssertionError):
            check_writers(SOURCE / "rules" / "cards" / "spy.py", fault)
