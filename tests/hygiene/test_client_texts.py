"""The texts that the browser gets from the game: all of them, in both languages, each message whole."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from celestia.game import catalogue
from celestia.game.config import MODULES
from celestia.game.refusal_texts import LANGUAGES, TEXTS
from celestia.server import code_texts, problems
from tests.ledger import load
from tools.render_client_texts import FOLDER, fluent, ledger, rendered, stale, typeset, write
from tools.rule_modules import ABOUT

SERVER = Path(problems.__file__).parent
CODED = {"Refusal": 0, "No": 1, "_problem": 1}  # which argument is the code


def messages(language: str) -> dict[str, str]:
    """Every message by its id; a message goes on in the lines that are indented."""
    found: dict[str, str] = {}
    key = ""
    for line in fluent(language).splitlines():
        if line.startswith((" ", "*")):
            found[key] += f"\n{line}"
        elif line and not line.startswith("#"):
            key, text = line.split(" = ", 1)
            assert re.fullmatch(r"[a-z][a-z0-9-]*", key)
            assert key not in found
            found[key] = text
    return found


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", text))


def first_texts(name: str, place: int) -> set[str]:
    """The codes that the server hands to this function, where they are written out."""
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


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    assert {key: variables(text) for key, text in english.items()} == {
        key: variables(text) for key, text in french.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_and_every_refusal_has_a_message(language: str) -> None:
    found = messages(language)
    wanted = {f"refused-{key}" for key in TEXTS}
    wanted |= {f"card-{word.replace('_', '-')}" for word in catalogue.CARDS}
    wanted |= {f"city-{word}" for word in catalogue.CITIES} | {"card-spyglass", "city-void"}
    wanted |= {f"module-{word.replace('_', '-')}" for word in catalogue.MODULES}
    wanted |= {f"house-{word.replace('_', '-')}" for word in catalogue.HOUSE}
    wanted |= {f"preset-{word.replace('_', '-')}" for word in catalogue.PRESETS}
    wanted |= {f"character-{word}" for word in catalogue.CHARACTERS}
    assert wanted <= found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_whole(language: str) -> None:
    for key, text in messages(language).items():
        assert text.count("{") == text.count("}")
        assert text == text.strip()
        if key.startswith(("refused-", "code-", "bye-")):
            assert text.endswith(".")
            assert text[0].isupper() or text[0] in "{«\u2018"
    assert "[alternative_route] " in messages(language)["refused-card-not-held"]
    assert "[6] Horlune (6)" in messages(language)["refused-trade-no-treasure"]


def test_every_code_of_the_server_has_a_text_and_every_text_a_code() -> None:
    used = set().union(*(first_texts(name, place) for name, place in CODED.items()))
    assert used | set(problems.CODES.values()) == code_texts.REFUSALS.keys()
    assert first_texts("close", 0) == code_texts.FAREWELLS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_is_there_with_every_rule(language: str) -> None:
    found = json.loads(ledger(language))
    entries = load()
    assert [one["id"] for one in found["rules"]] == list(entries)
    for one in found["rules"]:
        entry = entries[one["id"]]
        whole = f"{one['heading']} {one['text']}".strip()
        assert whole == typeset(entry.fr if language == "fr" else entry.en, language)
        assert set(one["names"]) <= entries.keys() - {one["id"]}
    assert {one["chapter"] for one in found["rules"]} <= {one["id"] for one in found["chapters"]}


def test_a_rule_says_which_modules_it_is_about() -> None:
    by_language = [
        {one["id"]: one for one in json.loads(ledger(language))["rules"]} for language in LANGUAGES
    ]
    english, french = by_language
    about = {id_: set(one["modules"]) for id_, one in english.items()}
    assert about == {id_: set(one["modules"]) for id_, one in french.items()}
    assert set().union(*about.values()) == MODULES.keys()
    assert about["C230"] == {"grappling_hook", "spyglass"}
    assert about["C218"] == {"boscalumia", "crews"}
    assert about["C30"] == {"powers"}
    assert all("crews" in about[id_] for id_, one in english.items() if one["chapter"] == "crews")
    assert all("rowboat" in about[id_] for id_, one in english.items() if one["chapter"] == "rowboat_leg")
    assert not any(about[id_] for id_, one in english.items() if one["chapter"] in {"box", "leg"})


def test_what_is_said_of_the_modules_of_a_rule_names_rules_and_modules() -> None:
    assert ABOUT.keys() <= load().keys()
    assert set().union(*ABOUT.values()) <= MODULES.keys()


def test_a_stale_file_is_found(tmp_path: Path) -> None:
    assert set(stale(tmp_path)) == rendered().keys()
    write(tmp_path)
    assert stale(tmp_path) == []
    (tmp_path / "fr" / "generated.ftl").write_text("card-compass = Compas\n", encoding="utf-8")
    assert stale(tmp_path) == ["fr/generated.ftl"]


def test_what_the_browser_reads_is_up_to_date() -> None:
    assert stale(FOLDER) == []
