"""`celestia stats`, the statistics that come with the package, and their page."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from celestia.cli import main
from celestia.stats.counting import tables
from celestia.stats.kept import as_text, kept

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {"cards", "crashes", "length", "points", "seats", "winner"}


def test_json_has_one_summary_for_each_table_and_bot(capsys: pytest.CaptureFixture[str]) -> None:
    words = "stats --preset first_flight --players 2 --players 3 --bot random --bot careful --games 3"
    assert main([*words.split(), "--seed", "4", "--processes", "1", "--json"]) == 0
    entry = json.loads(capsys.readouterr().out)
    assert entry["seed"] == 4
    found = [(table["preset"], table["players"], table["bot"], table["games"]) for table in entry["tables"]]
    assert found == [
        ("first_flight", 2, "random", 3),
        ("first_flight", 3, "random", 3),
        ("first_flight", 2, "careful", 3),
        ("first_flight", 3, "careful", 3),
    ]


def test_the_report_has_a_line_for_each_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--preset", "two_crews", "--games", "5", "--processes", "1"]) == 0
    shown = capsys.readouterr().out
    assert "two_crews, random" in shown
    assert "first seat" in shown


def test_an_impossible_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--preset", "two_crews", "--players", "5"]) == 2
    assert "no preset allows" in capsys.readouterr().err


@pytest.mark.parametrize("words", ["--games 0", "--bot nobody", "--players 7"])
def test_invalid_options_are_refused(words: str) -> None:
    with pytest.raises(SystemExit):
        main(["stats", *words.split()])


# ----------------------------------------------------------------------------------- kept statistics
def test_the_package_has_every_table_for_both_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--kept", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["tables"]
    assert [(entry["bot"], entry["preset"], entry["players"]) for entry in found] == [
        (bot, table.preset, table.players) for bot in ("random", "odds") for table in tables()
    ]


def test_kept_statistics_can_be_filtered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--kept", "--bot", "odds", "--preset", "classic", "--players", "4", "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)["tables"]
    assert (entry["bot"], entry["preset"], entry["players"]) == ("odds", "classic", 4)


def test_the_kept_file_has_the_format_of_the_command() -> None:
    path = ROOT / "src" / "celestia" / "stats" / "data.json"
    assert path.read_text() == as_text(kept()["seed"], kept()["tables"])


# ------------------------------------------------------------------------------------- pictures and page
def test_pictures_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "new" / "pictures"
    assert main(["stats", "--kept", "--plots", str(folder)]) == 0
    assert {path.stem for path in folder.glob("*.webp")} == PICTURES


def test_few_tables_give_the_pictures_they_have_data_for(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = "stats --preset two_crews --bot random --games 4 --processes 1 --plots"
    assert main([*words.split(), str(tmp_path)]) == 0
    assert {path.stem for path in tmp_path.glob("*.webp")} == PICTURES - {"cards"}


def test_without_matplotlib_the_command_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "celestia.stats.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main(["stats", "--kept", "--plots", str(tmp_path)]) == 2
    assert "pip install -e '.[stats]'" in capsys.readouterr().err


def test_the_page_matches_the_kept_statistics() -> None:
    pytest.importorskip("matplotlib")
    from celestia.stats.documentation import PAGE, with_tables

    text = (ROOT / PAGE).read_text()
    assert with_tables(text, kept()["tables"]) == text, "run: python -m celestia.stats.documentation"


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    pytest.importorskip("matplotlib")
    from celestia.stats.documentation import with_tables

    with pytest.raises(ValueError, match="marked for overview"):
        with_tables("nothing", kept()["tables"])
