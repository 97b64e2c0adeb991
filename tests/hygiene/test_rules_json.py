"""The data of the rules page: every rule in both languages with its modules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from celestia.game.setup.config import MODULES
from tests.ledger import load
from tools.fresh import ROOT, stale, write
from tools.render_rules import CHAPTERS, rendered
from tools.rule_modules import ABOUT
from tools.rules_json import ledger, typeset


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_data_contains_every_rule(language: str) -> None:
    found = json.loads(ledger(language, CHAPTERS))
    entries = load()
    assert [one["id"] for one in found["rules"]] == list(entries)
    for one in found["rules"]:
        entry = entries[one["id"]]
        whole = f"{one['heading']} {one['text']}".strip()
        assert whole == typeset(entry.fr if language == "fr" else entry.en, language)
        assert set(one["names"]) <= entries.keys() - {one["id"]}
    assert {one["chapter"] for one in found["rules"]} <= {one["id"] for one in found["chapters"]}


def test_a_rule_lists_its_modules() -> None:
    by_language = [
        {one["id"]: one for one in json.loads(ledger(language, CHAPTERS))["rules"]}
        for language in ("en", "fr")
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


def test_about_names_existing_rules_and_modules() -> None:
    assert ABOUT.keys() <= load().keys()
    assert set().union(*ABOUT.values()) <= MODULES.keys()


def test_a_stale_file_is_detected(tmp_path: Path) -> None:
    files = rendered()
    assert set(stale(tmp_path, files)) == files.keys()
    write(tmp_path, files)
    assert stale(tmp_path, files) == []
    (tmp_path / "web/src/texts/rules.fr.json").write_text("{}", encoding="utf-8")
    assert stale(tmp_path, files) == ["web/src/texts/rules.fr.json"]


def test_the_browser_files_are_up_to_date() -> None:
    browser = {name: text for name, text in rendered().items() if name.startswith("web/")}
    assert stale(ROOT, browser) == []
