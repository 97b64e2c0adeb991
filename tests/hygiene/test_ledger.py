"""Every testable rule is cited by a test, every cited rule exists, and every rule knows its modules."""

from pathlib import Path

import pytest

from celestia.game.setup.config import MODULES
from tests.ledger import Entry, cited_ids, load, rule, uncited, unknown_citations
from tools.fresh import stale, write
from tools.render_rules import rendered

TESTS = Path(__file__).parents[1]
SOURCES = {"FR2", "EN1", "EXT1", "EXT2", "2P", "several", "ruling"}
CONFIDENCES = {"A", "B", "C", "D", "ruling"}
STATUSES = {"printed", "clarified", "inferred", "ruled"}
FIRST_LINE = "from tests.ledger import rule\n"


def test_every_testable_rule_is_cited() -> None:
    missing = uncited(load(), cited_ids(TESTS))
    assert not missing, f"No test cites {', '.join(missing)}."


def test_no_test_cites_an_unknown_rule() -> None:
    assert unknown_citations(load(), cited_ids(TESTS)) == []


def test_an_untestable_rule_has_a_reason() -> None:
    silent = [e.id for e in load().values() if e.untestable is not None and not e.untestable.strip()]
    assert silent == []


def test_entries_use_known_sources_and_statuses() -> None:
    odd = [e.id for e in load().values() if not _well_formed(e)]
    assert odd == []


def test_rules_list_the_modules_they_need() -> None:
    needed = {e.id: set(e.modules) for e in load().values()}
    assert set().union(*needed.values()) == MODULES.keys()
    for chapter, module in (("crews", "crews"), ("rowboat_leg", "rowboat")):
        assert [e.id for e in load().values() if e.chapter == chapter and module not in needed[e.id]] == []
    assert not any(needed[e.id] for e in load().values() if e.chapter in {"box", "leg"})


def test_a_stale_page_is_detected(tmp_path: Path) -> None:
    pages = rendered()
    assert set(stale(tmp_path, pages)) == pages.keys()
    write(tmp_path, pages)
    assert stale(tmp_path, pages) == []
    (tmp_path / "docs/rules.fr.md").write_text("", encoding="utf-8")
    assert stale(tmp_path, pages) == ["docs/rules.fr.md"]


def test_rule_refuses_an_unknown_id() -> None:
    with pytest.raises(ValueError, match="cites Z9, which the ledger does not know"):
        rule("R1", "Z9")


def test_rule_refuses_no_id() -> None:
    with pytest.raises(ValueError, match="at least one id"):
        rule()


def test_rule_marks_the_test() -> None:
    assert rule("R1", "R2").mark.args == ("R1", "R2")


def test_the_scan_finds_missing_and_unknown_citations(tmp_path: Path) -> None:
    _plant(tmp_path, "rules/test_leg.py", '@rule("R1", "Z9")\ndef test_one() -> None: ...\n')
    entries = {"R1": _rule("R1"), "R2": _rule("R2"), "B15": _rule("B15", untestable="Wording only.")}
    cited = cited_ids(tmp_path)
    assert uncited(entries, cited) == ["R2"]
    assert unknown_citations(entries, cited) == ["rules/test_leg.py cites Z9."]


def test_the_scan_reads_methods_and_names_each_file_once(tmp_path: Path) -> None:
    body = '@rule("R1")\ndef test_one() -> None: ...\n@ledger.rule("R1")\nasync def test_two() -> None: ...\n'
    _plant(tmp_path, "test_b.py", body)
    _plant(tmp_path, "test_a.py", 'class TestIt:\n    @rule("R1")\n    def test_one(self) -> None: ...\n')
    assert cited_ids(tmp_path) == {"R1": ["test_a.py", "test_b.py"]}


def test_the_scan_ignores_helpers(tmp_path: Path) -> None:
    _plant(tmp_path, "helpers.py", '@rule("R1")\ndef test_one() -> None: ...\n')
    _plant(tmp_path, "test_a.py", '@rule("R1")\ndef helper() -> None: ...\n')
    assert cited_ids(tmp_path) == {}


def test_the_scan_refuses_ids_that_are_not_literals(tmp_path: Path) -> None:
    _plant(tmp_path, "test_a.py", "@rule(*IDS)\ndef test_one() -> None: ...\n")
    with pytest.raises(ValueError, match=r"test_a\.py:2: write the ids of @rule out"):
        cited_ids(tmp_path)


def test_an_entry_with_a_missing_key_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.toml"
    ledger.write_text('[R1]\nchapter = "box"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="Ledger entry R1 must have the keys"):
        load(ledger)


def _well_formed(entry: Entry) -> bool:
    known = entry.source in SOURCES and entry.confidence in CONFIDENCES and entry.status in STATUSES
    return known and bool(entry.en.strip()) and bool(entry.fr.strip())


def _rule(id_: str, untestable: str | None = None) -> Entry:
    return Entry(id_, "procedure", "Text.", "Texte.", "FR2", "printed", "A", untestable=untestable)


def _plant(folder: Path, name: str, body: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(FIRST_LINE + body, encoding="utf-8")
