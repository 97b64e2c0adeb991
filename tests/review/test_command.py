"""`celestia review RECORD` as text, JSON and one HTML file, in both languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from celestia import cli
from celestia.game.records.record import record_text
from celestia.review import command
from celestia.review.chart import DASHES
from celestia.review.document import CaptainLeg, Review, ReviewClaim
from celestia.review.plain_text import plain_text
from celestia.review.report import report_of
from celestia.review.web_page import web_page
from tests.review.games import finished
from tests.review.test_analysis import updates, whole


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record_text(finished()), encoding="utf-8")
    return path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show a review that was made before."""
    monkeypatch.setattr(command, "analyse", lambda *_: (update for update in updates()))


# -------------------------------------------------------------------------------------------------- outputs
@pytest.mark.usefixtures("quick")
def test_the_text_has_chances_turning_points_and_grades(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["review", str(record), "--language", "en"]) == 0
    text = capsys.readouterr().out
    for heading in ("Chance to win", "Turning points", "Luck and choices", "Decisions"):
        assert f"\n{heading}\n{'-' * len(heading)}\n" in text
    assert all(name in text for name in finished().names)


@pytest.mark.usefixtures("quick")
def test_french_texts_are_french(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(record), "--language", "fr"]) == 0
    text = capsys.readouterr().out
    assert "Chances de gagner" in text
    assert "Chance to win" not in text


def test_french_lines_do_not_break_before_a_sign() -> None:
    lines = plain_text(report_of(whole(), "fr")).splitlines()
    broken = [line for line in lines if line.endswith("«") or line.lstrip()[:1] in {*":;!?%»"} - {""}]
    assert broken == []


@pytest.mark.usefixtures("quick")
def test_json_is_the_whole_document(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["format"] == "celestia-review 1"
    assert found["stage"] == "whole"
    assert len(found["steps"]) == len(finished().lines) + 1


@pytest.mark.usefixtures("quick")
def test_html_is_written_to_a_file(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    assert cli.main(["review", str(record), "--html", str(page), "--language", "en"]) == 0
    assert page.read_text(encoding="utf-8") == web_page(whole(), "en")


# ------------------------------------------------------------------------------------------------- the page
class Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def outline(page: str) -> list[tuple[str, dict[str, str | None]]]:
    found = Outline()
    found.feed(page)
    return found.tags


def test_the_page_loads_nothing() -> None:
    page = web_page(whole(), "en")
    tags = outline(page)
    assert not {tag for tag, _ in tags} & {"script", "link", "img", "iframe", "object", "embed"}
    assert not [attrs for _, attrs in tags if {"src", "href", "srcset"} & attrs.keys()]
    assert not re.search(r"https?:|url\(|@import", page)


def test_lines_of_the_chart_differ_without_colour() -> None:
    lines = [attrs for tag, attrs in outline(web_page(whole(), "en")) if tag == "path"]
    styles = [attrs.get("stroke-dasharray", "") for attrs in lines if attrs.get("stroke-width") == "2.5"]
    players = len(finished().names)
    assert styles[:players] == list(DASHES[:players])
    assert len(set(DASHES)) == 6


def test_the_chart_has_a_table_as_alternative() -> None:
    page = web_page(whole(), "en")
    assert page.count("<tr>") > len(whole().steps)
    assert 'role="img" aria-label="' in page


def test_names_are_escaped() -> None:
    found = Review(**{**vars(whole()), "names": ("<b>Ann</b>", "Ben & Co", '"Cy"')})
    page = web_page(found, "en")
    assert "<b>" not in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page


def test_false_claims_are_told_with_their_believers() -> None:
    leg = whole().captains[0]
    claim = ReviewClaim(leg.step - 1, leg.captain, "have", "turbo", False)
    lied = CaptainLeg(**{**vars(leg), "claims": (claim,), "bluffed": True, "believed": (0, 2)})
    text = plain_text(report_of(Review(**{**vars(whole()), "captains": (lied,)}), "en"))
    assert "said “I have it: Turbo”, which was not true. Fell for it: Ann and Cy." in " ".join(text.split())


# ------------------------------------------------------------------------------------------------- refusals
def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main(["review", *arguments]) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("celestia review: ")
    assert written.err.count("\n") == 1
    return written.err


def test_a_bad_line_is_named_with_its_reason(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text().splitlines()
    lines[20] = "0 dance"
    record.write_text("\n".join(lines) + "\n")
    assert "line 21: " in refused([str(record)], capsys)


def test_another_rules_version_is_said_plainly(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace("rules 1\n", "rules 7\n", 1))
    assert "this game was played by rules version 7, not 1" in refused([str(record)], capsys)


def test_an_unfinished_game_has_no_review(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:30]) + "\n")
    assert "the game is unfinished" in refused([str(record)], capsys)


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere.txt: no such file" in refused(["nowhere.txt"], capsys)


@pytest.mark.usefixtures("quick")
def test_a_file_that_cannot_be_written_is_named(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(record), "--html", str(record.parent / "no" / "page.html")]) == 2
    assert "page.html: no such file or directory" in capsys.readouterr().err
