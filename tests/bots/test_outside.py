"""External bots: loaded from a file or module, or refused with a clear message."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from celestia import bot_registry
from celestia.bot_registry import UnknownBot, absolute, make, offer, offered, title_of
from celestia.bots.levels import LEVELS
from celestia.cli import main

GUIDE = Path(__file__).parents[2] / "docs/adding-a-bot.md"
LUCKY = """
class Lucky:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, view, question):
        return self.rng.choice(question.options)
"""


@pytest.fixture
def lucky(tmp_path: Path) -> str:
    (tmp_path / "lucky.py").write_text(LUCKY)
    return f"{tmp_path / 'lucky.py'}:Lucky"


@pytest.fixture
def offers(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.setattr(bot_registry, "OFFERED", {})
    return bot_registry.OFFERED


def test_a_bot_in_a_module_is_found() -> None:
    assert make("celestia.bots.careful_bot:CarefulBot", Random(1)).__class__.__name__ == "CarefulBot"


def test_a_constructor_with_a_parameter_gets_the_random_source(lucky: str) -> None:
    rng = Random(1)
    assert vars(make(lucky, rng)) == {"rng": rng}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "legend, careful, odds, random, or your own as file.py:Class"),
        ("no_such_file.py:Bot", "no_such_file.py cannot be loaded"),
        ("celestia.bots.odds:Nothing", "has no class Nothing with a method choose"),
        ("celestia.bot_registry:UnknownBot", "has no class UnknownBot with a method choose"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(sentence)):
        make(name, Random(1))


def test_a_module_that_raises_is_reported_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    assert main(["arena", "--bot", f"{tmp_path / 'broken.py'}:Bot", "careful"]) == 2
    assert capsys.readouterr().err.endswith("broken.py cannot be loaded: division by zero\n")


def test_a_server_offers_a_bot_by_the_name_of_its_class(lucky: str, offers: dict[str, str]) -> None:
    assert offer(lucky) == "Lucky"
    assert offer(lucky) == "Lucky"  # each worker process offers it again
    assert offered() == [*LEVELS, "Lucky", "careful", "odds", "random"]
    assert offers == {"Lucky": lucky}
    assert make("Lucky", Random(1)).__class__.__name__ == "Lucky"


@pytest.mark.usefixtures("offers")
def test_two_bots_cannot_share_a_name(lucky: str, tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(LUCKY)
    offer(lucky)
    with pytest.raises(UnknownBot, match="there is another bot Lucky"):
        offer(f"{tmp_path / 'other.py'}:Lucky")


def test_other_processes_find_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert absolute("bots/lucky.py:Lucky") == f"{tmp_path}/bots/lucky.py:Lucky"
    assert absolute("odds") == "odds"
    assert title_of("bots/lucky.py:Lucky") == "Lucky"


# ----------------------------------------------------------------------------------------------- the guide
def test_the_guide_runs_as_it_is_written(tmp_path: Path) -> None:
    guide = GUIDE.read_text()
    code, commands = re.findall(r"```(?:python|sh)\n(.*?)```", guide, re.DOTALL)
    (tmp_path / "brave_bot.py").write_text(code)
    arena, play, serve = [shlex.split(line, comments=True) for line in commands.splitlines()]
    done = run([*arena, "--json", "--processes", "2"], tmp_path)
    outcome = json.loads(done.stdout)
    assert outcome["lineup"] == ["BraveBot", "careful", "careful", "careful"]
    done = run([*play, "--players", "2", "--seed", "1", "--record", "game"], tmp_path, "q\n")
    assert "Traceback" not in done.stdout + done.stderr
    done = run([*serve, "--help"], tmp_path)
    assert "--bot FILE:CLASS" in done.stdout


def run(command: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    assert command[0] == "celestia"
    done = subprocess.run(
        [sys.executable, "-m", "celestia.cli", *command[1:]],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done
