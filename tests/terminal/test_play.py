"""`celestia play` as a command: scripted games, records and invalid options."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from celestia.bot_process import guarded
from celestia.bot_process.guarded import close_all
from celestia.bot_process.process import BotProcess
from celestia.cli import main
from celestia.game.game import Game
from celestia.game.records.record import read_record, record_text
from celestia.game.setup.config import PRESETS, Config
from celestia.locales import languages
from tests.bot_process.planted import AnswersIllegally, Hangs, Raises, place
from tests.game.playing import play_at_random
from tests.ledger import rule

Run = Callable[..., tuple[int, str, str]]
PODIUM = {"en": ("rules the sky!", "share the sky."), "fr": ("règne sur le ciel !", "se partagent le ciel.")}
SHORT = 1.0  # seconds; enough to see that a bot hangs
FIRST_OPTIONS = "1\n" * 5000


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command with these input lines. Return its status, output and errors."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def call(*options: str, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", StringIO(lines))
        status = main(["play", *options])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", PRESETS)
def test_a_scripted_game_ends_with_a_podium(run: Run, preset: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "game"
    options = ["--preset", preset, "--language", language, "--seed", "3", "--record", str(record)]
    options += ["--bots", "careful,random"]
    status, printed, _ = run(*options, lines=FIRST_OPTIONS)
    assert status == 0
    assert any(title in printed for title in PODIUM[language])
    assert str(record) in printed.splitlines()[-1]
    assert read_record(record.read_text(encoding="utf-8")).over


@rule("H2")
def test_a_scripted_game_of_several_people(run: Run) -> None:
    status, printed, _ = run("--players", "3", "--humans", "3", "--seed", "2", lines="\n1\n2\n" * 2000)
    assert status == 0
    assert "Pass the keyboard to Player 2" in printed
    assert any(title in printed for title in PODIUM["en"])


def test_a_game_of_bots_alone_is_told_in_sentences(run: Run) -> None:
    status, printed, _ = run("--players", "2", "--humans", "0", "--bots", "random", "--seed", "1")
    assert status == 0
    assert "Journey 1 begins at Heolia (1)" in printed
    assert "Your hand" not in printed
    assert "The game is over." in printed


@pytest.mark.parametrize(
    ("bot", "language", "sentence"),
    [
        (Raises, "en", "Raises failed to answer"),
        (Raises, "fr", "pas su répondre"),
        (AnswersIllegally, "en", "AnswersIllegally failed to answer"),
        (Hangs, "en", "Hangs failed to answer"),
    ],
)
def test_a_failing_bot_does_not_stop_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, bot: type, language: str, sentence: str
) -> None:
    """The careful bot answers for it. The terminal says so after the game."""
    monkeypatch.setattr(guarded, "BotProcess", partial(BotProcess, SHORT))
    options = ["--players", "2", "--humans", "0", "--preset", "first_flight", "--seed", "1"]
    status, printed, _ = run(*options, "--bots", f"{place(bot)},careful", "--language", language)
    close_all()
    assert status == 0
    assert any(title in printed for title in PODIUM[language])
    assert printed.count(sentence) == 1


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("--players", "2", "--seed", "9", "--record", str(tmp_path / name), lines="1\n" * 20)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_games_without_a_seed_differ(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run("--players", "2", "--record", str(tmp_path / name))
    assert (tmp_path / "one").read_text() != (tmp_path / "two").read_text()


def test_quitting_saves_the_game_and_resume_loads_it(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "my game"
    status, printed, _ = run("--players", "3", "--seed", "5", "--record", str(record), lines="1\n1\nq\n")
    assert status == 0
    assert printed.splitlines()[-1] == f"To resume: celestia play --resume '{record}' --seats you,odds,odds"
    kept = read_record(record.read_text(encoding="utf-8"), allow_unfinished=True)
    assert not kept.over
    status, printed, _ = run("--resume", str(record), "--seats", "you,odds,odds", lines=FIRST_OPTIONS)
    assert status == 0
    assert any(title in printed for title in PODIUM["en"])
    finished = read_record(record.read_text(encoding="utf-8"))
    assert finished.lines[: len(kept.lines)] == kept.lines
    assert run("--resume", str(record))[0] == 2


def test_a_resumed_game_continues_where_it_stopped(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game"
    _, before, _ = run("--players", "3", "--seed", "5", "--record", str(record), lines="1\n1\n")
    _, after, _ = run("--resume", str(record))
    last = before.rindex("\nJourney ") + 1
    screen = before[last : before.index("\n·", last)]
    assert screen in after


@rule("C3")
def test_a_resumed_game_asks_the_table_and_not_the_holder_of_a_card(run: Run, tmp_path: Path) -> None:
    """The record ends where one of two people holds a playable card."""
    for seed in range(20):
        game = Game(Config.preset("classic", 2), ("Ann", "Ben"))
        for now in play_at_random(game, Random(seed)):
            if now.view(None).asks == "window":
                break
        if not game.over:
            break
    assert game.asked is not None
    record = tmp_path / "game"
    record.write_text(record_text(game), encoding="utf-8")
    _, printed, _ = run("--resume", str(record), "--seats", "you,you")
    assert "Type your number (1 Ann, 2 Ben)" in printed
    assert "Your hand" not in printed


def test_records_go_to_the_users_data_folder_by_default(run: Run, tmp_path: Path) -> None:
    run("--players", "2", "--seed", "5", lines="1\n")
    [record] = (tmp_path / "data" / "celestia").iterdir()
    assert read_record(record.read_text(encoding="utf-8"), allow_unfinished=True).config.players == 2


def test_a_failing_record_does_not_stop_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    status, printed, _ = run("--players", "2", "--seed", "5", lines="1\n1\n1\n")
    assert status == 0
    assert printed.count("The game continues without it.") == 1
    assert printed.count("Your answer") == 4


BOTS_SHOWN = "odds, careful, random, stowaway, deckhand, navigator, captain, ace, legend"

BAD_OPTIONS = [
    (["--players", "9"], "Celestia is a game for 2 to 6 players, not 9. (R1)"),
    (["--players", "many"], "Players needs a number, not 'many'. (R1)"),
    (["--preset", "moon"], "There is no 'moon'; there are classic, first_flight, two_crews, whole_sky"),
    (["--modules", "moon"], "There is no 'moon'"),
    (["--preset", "two_crews", "--players", "3"], "Crews need exactly 2 players, not 3. (B16)"),
    (["--cards", "jetpack:200"], "There may be 0 to"),
    (["--config", "players=4 colour=red"], "There is no 'colour'; there are players"),
    (["--config", "players=4", "--players", "4"], "Options that do not go together: --config and --players."),
    (["--seats", "you,odds", "--players", "4"], "There are 4 players, but 2 seats are given by --seats."),
    (["--seats", "you,genius"], f"--seats is one of you, {BOTS_SHOWN}, not genius."),
    (["--seats", "you,odds", "--humans", "1"], "Options that do not go together: --seats and --humans."),
    (["--humans", "5"], "Of 4 players 0 to 4 can be people, not 5."),
    (["--humans", "-1"], "--humans needs a number, not -1."),
    (["--bots", "genius"], f"--bots is one of {BOTS_SHOWN}, not genius."),
    (["--names", "Ann,Ann"], "Names are 1 to 4 different words of 1 to 16 letters, separated by commas."),
    (["--names", "a|b"], "Names are 1 to 4 different words"),
    (["--language", "de"], "--language is one of en, fr, not de."),
    (["--bot-pace", "warp"], "--bot-pace is one of calm, brisk, instant, not warp."),
    (["--seed", "lucky"], "--seed needs a number, not lucky."),
    (["--resume", "/nowhere/at/all"], "/nowhere/at/all cannot be resumed: No such file or directory."),
    (["--resume", "/nowhere", "--players", "3"], "Options that do not go together: --resume and --players."),
    (["--record", "/dev/null/game"], "/dev/null/game cannot be written: "),
]


@pytest.mark.parametrize(("options", "sentence"), BAD_OPTIONS)
def test_invalid_options_are_refused_with_one_sentence(run: Run, options: list[str], sentence: str) -> None:
    status, printed, complaint = run(*options)
    assert status == 2
    assert printed == ""
    assert complaint.startswith(f"celestia play: {sentence}")
    assert complaint.count("\n") == 1


def test_a_record_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game"
    record.write_text("precious")
    status, _, complaint = run("--record", str(record))
    assert status == 2
    assert complaint.startswith(f"celestia play: {record} exists already")
    assert record.read_text() == "precious"


def test_resuming_an_invalid_record_is_refused(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game"
    record.write_text("once upon a time")
    status, _, complaint = run("--resume", str(record))
    assert status == 2
    assert "cannot be resumed" in complaint


def test_a_french_system_gets_french_texts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Votre réponse" in run("--players", "2", "--seed", "1")[1]
    assert (
        run("--humans", "7")[2]
        == "celestia play: Sur 4 joueurs, de 0 à 4 peuvent être des personnes, pas 7.\n"
    )


def test_an_ascii_terminal_gets_plain_letters(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "celestia.cli", "play", "--language", "fr", "--seed", "1"]
    done = subprocess.run(command, input="1\n1\nq\n", env=environment, capture_output=True, encoding="ascii")
    assert done.returncode == 0, done.stderr
    assert "^ a?ronef" in done.stdout
    assert "* Capitaine" in done.stdout
