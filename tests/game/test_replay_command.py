"""`celestia replay` checks and tells a record; what is no record is refused in one line."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from celestia.cli import main
from celestia.game.config import PRESETS, Config
from celestia.game.events import READINGS
from celestia.game.fields import position_fields
from celestia.game.game import Game
from celestia.game.record import record_text
from celestia.game.telling import SENTENCES, tell
from tests.game.playing import finished
from tests.ledger import rule

NAMES = ("Ann", "Zoë", "Cy")
GAME = finished(Config.preset("whole_sky", 3), 8, NAMES)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.celestia"
    path.write_text(record_text(GAME), encoding="utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
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


def test_the_story(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = told(capsys, record)
    assert story[0].startswith("A game of Ann, Zoë, Cy; players=3")
    assert any(line.startswith("Journey 1 begins at Heolia (1)") for line in story)
    assert any(" rolls " in line for line in story)
    scores = GAME.scores()
    assert f"Zoë: {scores[1]} points." in story
    assert story[-1] == " and ".join(NAMES[seat] for seat in GAME.winners()) + " won."
    assert all(line.endswith(".") for line in story)


@rule("H2", "H4")
def test_as_one_seat_saw_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, seen = told(capsys, record), told(capsys, record, "--seat", 1)
    assert any(line.startswith("Ann draws a treasure of") and "worth" in line for line in whole)
    assert not any(line.startswith("Ann draws a treasure of") and "worth" in line for line in seen)
    assert any(line.startswith("Zoë draws a treasure of") and "worth" in line for line in seen)
    assert "Ann draws 8 cards." in seen
    assert not any("Ann lays face down" in line for line in seen)


def test_the_document(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document: dict[str, Any] = json.loads(told(capsys, record, "--json")[0])
    assert document["finished"]
    assert document["scores"] == GAME.scores()
    assert [step["action"] for step in document["steps"][1:]] == GAME.lines
    assert sum(len(step["events"]) for step in document["steps"]) == len(GAME.events)
    assert document["steps"][-1]["position"] == json.loads(json.dumps(position_fields(GAME.state)))


@rule("H2", "H3", "H4")
def test_the_document_of_one_seat_hides_what_it_did_not_see(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(told(capsys, record, "--json", "--seat", 1)[0])
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


def test_an_unfinished_record_is_told_up_to_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:60]), encoding="utf-8")
    assert told(capsys, record)[-1] == "The record stops here: the game is unfinished."
    document = json.loads(told(capsys, record, "--json")[0])
    assert not document["finished"]
    assert document["scores"] is None


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(record_text(GAME).encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert told(capsys, "-")[-1].endswith(" won.")


def test_what_is_no_record(tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
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


def test_whoever_stops_listening_gets_no_traceback(record: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "celestia.cli", "replay", str(record)]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_names_that_a_terminal_cannot_show_do_not_stop_it(record: Path) -> None:
    command = [sys.executable, "-m", "celestia.cli", "replay", str(record)]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=environment, text=True, check=True)
    assert "A game of Ann, Zo?, Cy;" in done.stdout


@pytest.mark.parametrize("preset", PRESETS)
def test_every_event_has_a_sentence(preset: str) -> None:
    game = finished(Config.preset(preset, 2), 3)
    events = [{"what": event.what, **event.facts, **event.secret} for event in game.events]
    for sentence in tell(events, game.names):
        assert sentence.endswith(".")
        assert "{" not in sentence
    words = {word for word, *_ in READINGS.values()} - {"die_fell"}
    assert words == {key.split()[0] for key in SENTENCES}
