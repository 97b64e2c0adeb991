"""Failing bots do not stop a contest. It counts their faults and reports them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from celestia.arena.contest import Contest, line_up, play_deal
from celestia.arena.outcome import outcome_of
from celestia.arena.runner import deals
from celestia.bot_process.guarded import GIVE_UP, close_all
from celestia.cli import main
from celestia.game.setup.config import Config
from tests.bot_process.planted import FAULTS, Exits, Hangs, Prints, place

TWO = Config.preset("first_flight", 2)


@pytest.mark.parametrize("bot", FAULTS, ids=lambda bot: bot.__name__)
def test_a_contest_with_a_failing_bot_is_played_to_its_end(bot: type) -> None:
    """The careful bot answers for it, so it wins as often as a careful bot."""
    contest = Contest(TWO, line_up([place(bot), "careful"], 2), 1)
    failing, careful = outcome_of(contest, deals(contest, 1)).bots
    assert FAULTS[bot][0] in failing.faults
    assert failing.faults.keys() <= {FAULTS[bot][0], "gave up"}
    assert careful.faults == {}
    assert failing.win_share.value == 0.5


def test_a_bot_that_hangs_costs_a_few_budgets_a_game() -> None:
    contest = Contest(TWO, line_up([place(Hangs), "random"], 2), 1, budget=0.2)
    for game in play_deal(contest, 0):
        (hanging,) = (seat for seat in game.seats if seat.bot == place(Hangs))
        faults = dict(hanging.faults)
        assert faults["slow"] == GIVE_UP
        assert faults["gave up"] > 0


def test_a_healthy_bot_from_outside_has_no_faults_and_plays_as_inside() -> None:
    """It runs in its own process, prints noise, and decides like the careful bot."""
    outside = Contest(TWO, line_up([place(Prints), "random"], 2), 2, seed=6)
    inside = Contest(TWO, line_up(["careful", "random"], 2), 2, seed=6)
    found, expected = (outcome_of(contest, deals(contest, 1)) for contest in (outside, inside))
    assert found.bots[0].faults == {}
    assert (found.bots[0].score, found.decisions) == (expected.bots[0].score, expected.decisions)


def test_the_commands_report_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--preset", "first_flight", "--players", "2", "--deals", "1", "--processes", "1"]
    assert main([*words, "--bot", place(Exits), "careful"]) == 0
    assert "Exits missed" in capsys.readouterr().out.replace("\n", " ")
    (tmp_path / "pool").write_text(f"careful\n{place(Exits)}\n")
    assert main([*words, "--pool", str(tmp_path / "pool"), "--markdown"]) == 0
    assert capsys.readouterr().out.count(" faults)") == 2
    assert main([*words, "--pool", str(tmp_path / "pool"), "--json"]) == 0
    cells = json.loads(capsys.readouterr().out)["tables"][0]["cells"]
    assert [list(cell["faults"]) for cell in cells] == [["Exits"], ["Exits"]]
    assert main([*words, "--pool", str(tmp_path / "pool")]) == 0
    assert "missed" in capsys.readouterr().out
    close_all()
