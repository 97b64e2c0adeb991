"""`celestia replay` checks and tells a record, and refuses invalid ones."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from celestia.cli import main
from celestia.game.game import Game
from celestia.game.records.fields import position_fields
from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from tests.game.playing import finished
from tests.ledger import rule

NAMES = ("Ann", "Zoë", "Cy")
GAME = finished(Config.preset("whole_sky", 3), 8, NAMES)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.celestia"
    path.write_text(record_text(GAME), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def output_of(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    assert main(["replay", *map(str, arguments)]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main(["replay", *map(str, arguments)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_the_story_in_english(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = output_of(capsys, record)
    assert story[0].startswith("A game of Ann, Zoë and Cy; players=3")
    assert any(line.startswith("Journey 1 begins at Heolia (1)") for line in story)
    assert any(" rolls " in line for line in story)
    scores = GAME.scores()
    assert f"Zoë: {scores[1]} points" in story
    winners = [NAMES[seat] for seat in GAME.winners()]
    sky = "rules the sky!" if len(winners) == 1 else "share the sky."
    assert story[-1] == f"{' and '.join(winners)} {sky}"
    assert all(line == "" or line[-1] in ".!”" for line in story[: story.index("The game is over.")])


def test_the_story_in_french(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    story = output_of(capsys, record, "--language", "fr")
    assert story[0].startswith("Une partie entre Ann, Zoë et Cy ; players=3")
    assert any(line.startswith("Le voyage 1 commence à Héolia (1)") for line in story)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert output_of(capsys, record) == story
    assert "--language est l'un de en, fr, pas de" in refused(capsys, record, "--language", "de")


@rule("R2")
def test_a_crash_is_one_scene(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = output_of(capsys, record)
    falls = [at for at, line in enumerate(story) if line.endswith("“I can't.” The ship is falling.")]
    crashes = [at for at, line in enumerate(story) if line.startswith("The ship crashes on the way to ")]
    assert falls
    assert crashes
    assert all(story[at + 1].endswith(("a chance to save it.", "Nobody saves the ship.")) for at in falls)
    assert all("" in story[at + 1 : at + 3] for at in crashes)


@rule("H2", "H4")
def test_the_story_of_one_seat_hides_the_secrets_of_others(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, seen = output_of(capsys, record), output_of(capsys, record, "--seat", 1)

    def treasures(story: list[str], name: str) -> list[str]:
        return [line for line in story if line.startswith(f"{name} takes a treasure")]

    assert any(" point" in line for line in treasures(whole, "Ann"))
    assert not any(" point" in line for line in treasures(seen, "Ann"))
    assert any(" point" in line for line in treasures(seen, "Zoë"))
    drawn = re.compile(r"Ann draws (\d|a card)")  # their number
    assert any(line.startswith("Ann draws ") and not drawn.match(line) for line in whole)
    assert all(drawn.match(line) for line in seen if line.startswith("Ann draws "))
    assert not any(line.startswith("Ann lays ") for line in seen)


def test_the_json_document(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document: dict[str, Any] = json.loads(output_of(capsys, record, "--json")[0])
    assert document["finished"]
    assert document["scores"] == GAME.scores()
    assert [step["action"] for step in document["steps"][1:]] == GAME.lines
    assert sum(len(step["events"]) for step in document["steps"]) == len(GAME.events)
    assert document["steps"][-1]["position"] == json.loads(json.dumps(position_fields(GAME.state)))


@rule("H2", "H3", "H4")
def test_the_json_document_of_one_seat_hides_what_it_did_not_see(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(output_of(capsys, record, "--json", "--seat", 1)[0])
    actions = [step["action"] for step in document["steps"] if step["action"]]
    assert actions == [line for line in GAME.lines if line.startswith("1 ")]
    events = [event for step in document["steps"] for event in step["events"]]
    assert events == [
        {k: v for k, v in e.items() if k != "n"} for e in json.loads(json.dumps(GAME.events_for(1)))
    ]
    before_the_end = document["steps"][-2]["position"]
    assert before_the_end["hands"] is None
    assert "deck" not in before_the_end
    assert "pile_orders" not in before_the_end


def test_positions_are_named_not_numbered() -> None:
    fields = position_fields(Game(Config.preset("whole_sky", 4)).state)
    assert fields["asked"] == "chance"
    assert fields["phase"] == "set_up"
    assert fields["frames"] == [{"kind": "shuffle_pile", "seat": 0, "city": "1", "count": 0, "polled": 0}]
    assert fields["pile_orders"]["1"][0] == "1/spyglass"
    at_the_end = position_fields(GAME.state)
    assert at_the_end["asked"] is None
    assert at_the_end["final_scores"] == GAME.scores()
    assert sum(sum(hand.values()) for hand in at_the_end["hands"]) + len(at_the_end["deck"]) <= 124


def test_an_unfinished_record_is_told_as_far_as_it_goes(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:60]), encoding="utf-8")
    assert output_of(capsys, record)[-1] == "The record stops here: the game is unfinished."
    document = json.loads(output_of(capsys, record, "--json")[0])
    assert not document["finished"]
    assert document["scores"] is None


def test_a_record_can_come_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(record_text(GAME).encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert output_of(capsys, "-")[-1].endswith((" rules the sky!", " share the sky."))


def test_invalid_records_and_seats_are_refused(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no such file" in refused(capsys, tmp_path / "nowhere")
    assert "is a directory" in refused(capsys, tmp_path)
    assert "'a\\nb'" in refused(capsys, "a\nb")
    assert "cannot be read" in refused(capsys, "a\0b")
    assert "no seat 3: this game has seats 0 to 2" in refused(capsys, record, "--seat", 3)
    assert "no seat -1" in refused(capsys, record, "--seat=-1")
    edited = record.read_text(encoding="utf-8").replace("roll", "rowl", 1)
    record.write_text(edited, encoding="utf-8")
    assert ": line " in refused(capsys, record)
    record.write_bytes(bytes(range(256)) * 10)
    assert "UTF-8" in refused(capsys, record)
    record.write_bytes(b"a" * 5_000_000)
    assert "4,000,000 bytes" in refused(capsys, record)
    record.write_bytes(b"")
    assert "line 1: a record begins with" in refused(capsys, record)


def test_a_closed_pipe_causes_no_traceback(record: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "celestia.cli", "replay", str(record)]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_names_that_the_terminal_cannot_show_do_not_stop_the_replay(record: Path) -> None:
    command = [sys.executable, "-m", "celestia.cli", "replay", str(record)]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=environment, text=True, check=True)
    assert "A game of Ann, Zo? and Cy;" in done.stdout
