"""Every key that a source uses has a text, and every text is used."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from celestia import server
from celestia.game import game as game_module
from celestia.game.events import READINGS
from celestia.game.setup.config import HOUSE, MODULES
from celestia.game.setup.names import CARDS, COLOURS, FACES, PHASES, QUESTIONS
from celestia.locales import DEFAULT, FOLDER
from celestia.review import document
from celestia.rules.box import CITY_VALUES
from celestia.server.http import problems
from celestia.terminal import language as terminal
from tests.game.reasons import reasons_of_the_rules
from tests.locales.folders import browser_sources, files, keys, keys_in_browser, keys_in_python

ENGLISH = FOLDER / DEFAULT
SERVER, GAME, TERMINAL, REVIEW = (
    Path(str(module.__file__)).parent for module in (server, game_module, terminal, document)
)
KEY = re.compile(r"[a-z]+(-[a-z]+)+")
CODED = {"Refusal": 0, "No": 1, "_problem": 1}  # which argument is the code
BONUS = ("krismastri", "matryoshburg", "boscalumia")
SPECIAL = {"land-boat", "declare-void", "declare-clear", "window-after-declarations-clear"}
VOICES = ("you", "to-you", "journal")  # about the reader, or about anybody


def dashed(kind: str, words: list[str] | tuple[str, ...]) -> set[str]:
    return {f"{kind}-{word}".replace("_", "-") for word in words}


# ------------------------------------------------------------------------------------------------- names
def test_every_word_of_the_game_has_a_name() -> None:
    cities = [*map(str, CITY_VALUES), *BONUS, "void"]
    wanted = dashed("card", [*CARDS, "spyglass"]) | dashed("city", cities) | dashed("hazard", FACES)
    wanted |= dashed("module", [*MODULES]) | dashed("house", [*HOUSE])
    wanted |= dashed("hazard-colour", [face for face in FACES if face != "blank"]) | {"treasure-of-value"}
    wanted |= {f"character-{colour}{side}" for colour in COLOURS for side in ("", "-woman", "-man")}
    kinds = {key.partition("-")[0] for key in wanted}
    found = {key for key in keys(ENGLISH / "names.ftl") if key.partition("-")[0] in kinds}
    assert {key for key in found if not key.endswith("-epithet")} == wanted
    assert {key for key in found if key.endswith("-epithet")} <= {f"{key}-epithet" for key in wanted}


# ---------------------------------------------------------------------------------------------- refusals
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    used = {key for key, _ in reasons_of_the_rules()}
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                used.add(node.value)
    said = {key for key in keys(*files(DEFAULT)) if key.startswith("refused-")}
    assert {f"refused-{key}" for key in used - {"treasure-of-value"}} == said


def first_texts(name: str, place: int) -> set[str]:
    """Return the literal codes that the server passes to this function."""
    found = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) == name and len(node.args) > place:
                code = node.args[place]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(code.value)
    return found


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def test_every_code_of_the_server_has_a_text_and_every_text_a_code() -> None:
    used = set().union(*(first_texts(name, place) for name, place in CODED.items()))
    codes = dashed("code", [*used, *problems.CODES.values()]) | dashed("bye", [*first_texts("close", 0)])
    assert codes == keys(ENGLISH / "codes.ftl")


# ---------------------------------------------------------------------------------------------- terminal
def terminal_keys() -> set[str]:
    found = keys(*(path for path in files(DEFAULT) if path.name.startswith("terminal-")))
    assert all(key.startswith("terminal-") for key in found)
    return {key.removeprefix("terminal-") for key in found}


def shared_keys() -> set[str]:
    """Return the keys of the browser's texts that the terminal reads too."""
    return keys(*(ENGLISH / f"{name}.ftl" for name in terminal.SHARED))


def test_the_terminal_uses_all_of_its_texts() -> None:
    used = keys_in_python(TERMINAL.glob("*.py"))
    unused = {key for key in terminal_keys() if not used.fullmatch(key)}
    assert unused - events() - {"choice-wait", "does-pay", "watch-rowboat"} == set()


def events() -> set[str]:
    """Return the keys of what the narrator tells: of each event, and of its special cases."""
    narrated = {
        f"{voice}-{reading[0]}".replace("_", "-") for reading in READINGS.values() for voice in VOICES
    }
    special = re.compile(rf"({'|'.join(narrated)})-(boat|again|free|on|known|kinds|{'|'.join(COLOURS)})")
    return narrated | {key for key in terminal_keys() if special.fullmatch(key)}


def test_every_literal_key_of_the_terminal_has_a_text() -> None:
    called = re.compile(r"\b(?:say|tell|_say)\(\s*\"([a-z-]+)\"")
    found = {
        key for path in TERMINAL.glob("*.py") for key in called.findall(path.read_text(encoding="utf-8"))
    }
    assert len(found) > 40
    assert found - terminal_keys() - shared_keys() == set()


# ----------------------------------------------------------------------------------------------- browser
def questions(*families: str) -> set[str]:
    """Return the keys of all questions, phases and special cases."""
    asked = {kind.replace("_", "-") for kind in QUESTIONS} | dashed("window", [*PHASES]) | SPECIAL
    return {f"{family}-{key}" for family in families for key in asked}


def test_the_browser_uses_all_of_its_texts() -> None:
    shared = keys(*(ENGLISH / f"{name}.ftl" for name in ("names", "refusals", "codes")))
    own = keys(*(path for path in files(DEFAULT) if not path.name.startswith("terminal-"))) - shared
    own -= keys(ENGLISH / "review.ftl")
    used = keys_in_browser()
    unused = {key for key in own if not used.fullmatch(key)} - questions("ask", "watch")
    assert unused - keys_in_messages() == set()


def test_a_review_uses_all_of_its_texts() -> None:
    """Reviews are written in Python and in the browser. The kinds of sentences are those of the document."""
    sentences = dashed("review", list(get_args(document.SentenceKey)))
    found = keys(ENGLISH / "review.ftl")
    assert sentences <= found
    in_python, in_browser = keys_in_python(REVIEW.glob("*.py")), keys_in_browser()
    unused = {key for key in found - sentences if not in_python.fullmatch(key.removeprefix("review-"))}
    assert {key for key in unused if not in_browser.fullmatch(key)} - keys_in_messages() == set()


def keys_in_messages() -> set[str]:
    """Return the keys that other texts refer to."""
    reference = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
    return {key for path in files(DEFAULT) for key in reference.findall(path.read_text(encoding="utf-8"))}


def test_every_literal_key_of_the_browser_has_a_text() -> None:
    asked = {key for source in browser_sources() for key in re.findall(r"\bsay\(\s*'([\w-]+)'", source)}
    assert len(asked) > 300
    assert asked - keys(*(path for path in files(DEFAULT) if not path.name.startswith("terminal-"))) == set()


def test_components_contain_no_literal_text() -> None:
    """Neither markup nor accessible attributes contain literal text."""
    written = re.compile(
        r"(?<!=)>\s*([A-Za-z][^<>{}()=;]*[a-z]{3}[^<>{}()=;]*)<|\b(?:aria-label|alt|title|placeholder)=\"([^\"{]+)\""
    )
    own = set()
    for source in browser_sources(".svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
        own |= {(found[1] or found[2]).strip() for found in written.finditer(markup)}
    assert own == {"Celestia", "zephyr47"}  # the name of the game, and an example code


# --------------------------------------------------------------------------------------------- start-up
def test_fluent_is_imported_lazily() -> None:
    """Commands without output and bots with refused answers must not wait for it."""
    done = """
import sys
from celestia.game.game import Game, Refused
from celestia.game.setup.config import Config
game = Game(Config.parse("players=2"), ("Ann", "Ben"))
try:
    game.do(0, "dance")
except Refused as refused:
    assert "fluent" not in sys.modules
    assert str(refused) and "fluent" in sys.modules
else:
    raise SystemExit("nothing was refused")
"""
    subprocess.run([sys.executable, "-c", done], check=True)
