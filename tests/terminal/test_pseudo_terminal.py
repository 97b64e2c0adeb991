"""In a real terminal: the dialogue, moves, the curtain, and every way to quit."""

from __future__ import annotations

import os
import signal
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pexpect
import pytest

WIPE = "\x1b[H\x1b[2J\x1b[3J"
PROMPT = r"Your answer \((Enter: 1, )?\? for help\): "
ROLL = "Press Enter to roll: "


def play(tmp_path: Path, *options: str, pace: str = "instant") -> Any:
    """Start `celestia play` in a terminal of 80 by 24."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    command = ["-m", "celestia.cli", "play", "--terminal", "--bot-pace", pace, *options]
    table = pexpect.spawn(
        sys.executable,
        command,
        env=environment,
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=20,
        preexec_fn=lambda: signal.signal(
            signal.SIGINT, signal.SIG_DFL
        ),  # background processes would ignore the signal
    )
    table.logfile_read = StringIO()
    return table


def test_starting_with_enter_alone_then_playing_and_quitting(tmp_path: Path) -> None:
    table = play(tmp_path)
    for question in ("Your name", "How many at the table", "Which game", "How many of them", "Which bots"):
        table.expect(question)
        table.expect(r"\]: ")
        table.sendline("")
    until_asked(table)
    table.sendline("nonsense")
    table.expect("Not allowed: No action is called 'nonsense'")
    table.expect(PROMPT)
    table.sendline("1")
    until_asked(table)
    assert "nonsense" not in screen_of(table)
    assert len(screen_of(table).splitlines()) <= 24
    table.sendline("q")
    table.expect("You have left the table.")
    table.expect("celestia play --resume (.*) --seats you,odds,odds,odds")
    record = Path(table.match.group(1))
    table.expect(pexpect.EOF)
    assert record.read_text(encoding="utf-8").startswith("celestia-record")


def test_the_curtain_wipes_the_previous_seats_screen(tmp_path: Path) -> None:
    table = play(tmp_path, "--players", "2", "--humans", "2", "--names", "Ann,Ben", "--seed", "1")
    table.expect("(Ann|Ben), press Enter to roll: ")
    table.sendline("")
    table.expect("Pass the keyboard to (Ann|Ben), then press Enter.")
    first = table.match.group(1)
    other = "Ben" if first == "Ann" else "Ann"
    table.sendline("")
    table.expect(PROMPT)
    hand = hand_on(table)
    table.sendline("1")
    table.expect(f"Nobody: pass the keyboard to {other}, who presses Enter: ")
    assert hand not in screen_of(table)
    table.sendline("")
    table.expect([PROMPT, "Press Enter to continue: "])
    assert f"{other} (you)" in screen_of(table)
    assert hand not in screen_of(table)
    table.sendline("q")
    table.expect("You have left the table.")
    assert "Your hand" not in screen_of(table)


@pytest.mark.parametrize("leave", ["sendintr", "sendeof"])
def test_leaving_by_key_ends_cleanly(tmp_path: Path, leave: str) -> None:
    table = play(tmp_path, "--players", "2", "--seed", "1")
    table.expect([PROMPT, ROLL])
    getattr(table, leave)()
    table.expect("You have left the table.")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    assert "Traceback" not in table.before


def until_asked(table: Any) -> None:
    """Roll if asked to, up to the first question."""
    while table.expect([PROMPT, ROLL]):
        table.sendline("")


def test_the_captain_rolls_by_pressing_enter(tmp_path: Path) -> None:
    table = play(tmp_path, "--players", "2", "--seed", "4", "--seats", "you,odds")
    table.expect(ROLL)
    assert "2 dice to roll" in screen_of(table)
    table.sendline("")
    until_asked(table)
    assert "You roll " in table.logfile_read.getvalue()
    table.close()


def test_auto_roll_needs_no_enter(tmp_path: Path) -> None:
    table = play(tmp_path, "--players", "2", "--seed", "4", "--seats", "you,odds", "--auto-roll")
    table.expect(PROMPT)
    assert ROLL not in table.logfile_read.getvalue()
    table.close()


def test_a_calm_pace_tells_bots_live_and_enter_skips_the_pauses(tmp_path: Path) -> None:
    options = ("--players", "3", "--seed", "2", "--seats", "odds,odds,you", "--names", "Ann,Ben,Cy")
    table = play(tmp_path, *options, pace="calm")
    assert table.expect([PROMPT, ROLL]) == 0
    table.sendline("leave")
    table.expect("You leave at ")
    table.sendline("")
    table.expect([PROMPT, ROLL])
    live = table.logfile_read.getvalue().rsplit(WIPE, 1)[0]
    assert "Your treasures" not in live.split("You leave at ")[-1]
    table.close()


def screen_of(table: Any) -> str:
    """Return the screen: everything printed since it was last wiped."""
    printed: str = table.logfile_read.getvalue()
    return printed.rsplit(WIPE, 1)[-1]


def hand_on(table: Any) -> str:
    """Return the cards after `Your hand (6): `, as the screen writes them."""
    [line] = [line for line in screen_of(table).splitlines() if "Your hand" in line]
    return line.rsplit(": ", 1)[1]
