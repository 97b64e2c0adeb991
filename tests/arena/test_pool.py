"""Pool files and cross tables: every pair on the same deals, as JSON, Markdown or a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from celestia.arena.contest import Contest, line_up
from celestia.arena.cross_table import Plan
from celestia.arena.outcome import outcome_of
from celestia.arena.pool import Pool, PoolError, pool_of, read_pool, table_of
from celestia.arena.runner import deals
from celestia.arena.seeds import HELD_OUT
from celestia.bot_registry import UnknownBot
from celestia.cli import main
from celestia.game.setup.config import Config, ConfigError

POOLS = Path(__file__).parents[2] / "docs/pools"
LAST = """
class Last:
    def choose(self, view, question):
        return question.options[-1]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "last.py").write_text(LAST)
    return tmp_path


def arena(words: str) -> int:
    return main(["arena", "--processes", "1", *words.split()])


# ------------------------------------------------------------------------------------------------ pool files
def test_a_text_file_has_a_bot_in_each_line(folder: Path) -> None:
    (folder / "pool.txt").write_text("# ours\ncareful\n\nlast.py:Last  # beside the pool file\n")
    pool = read_pool(folder / "pool.txt")
    assert pool.bots == ("careful", f"{folder / 'last.py'}:Last")
    assert pool.cells == (pool.bots, pool.bots[::-1])
    assert pool.tables == ()


def test_a_toml_file_may_name_tables_and_cells(folder: Path) -> None:
    (folder / "pool.toml").write_text(
        'bots = ["random", "celestia.bots.odds_bot:OddsBot", "last.py:Last"]\n'
        'tables = ["whole_sky 3", "players=2 preset=classic house=open_scores"]\n'
        'cells = [["last.py:Last", "random"]]\n'
    )
    pool = read_pool(folder / "pool.toml")
    assert pool.cells == ((f"{folder / 'last.py'}:Last", "random"),)
    assert pool.tables == (
        Config.preset("whole_sky", 3),
        Config.parse("players=2 preset=classic house=open_scores"),
    )


def test_a_preset_without_a_number_has_four_players() -> None:
    assert table_of("classic") == Config.preset("classic", 4)


def test_bots_of_one_class_name_are_shown_with_their_location() -> None:
    pool = Pool(("a.py:Bot", "b.py:Bot", "c.py:Other"))
    assert [pool.label(bot) for bot in pool.bots] == ["a.py:Bot", "b.py:Bot", "Other"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bots": ["random"]}, "two or more different bots"),
        ({"bots": ["random", "random"]}, "two or more different bots"),
        ({"bots": "random"}, "bots is a list of texts"),
        ({"bots": ["random", "odds"], "tables": 4}, "tables is a list of texts"),
        (
            {"bots": ["random", "odds"], "cells": [["odds", "careful"]]},
            "a cell is a pair of bots of the pool",
        ),
        ({"bots": ["random", "odds"], "cells": ["odds"]}, "a cell is a pair of bots of the pool"),
        ({"bots": ["random", "odds"], "deals": 4}, "a pool has no deals; it has bots, cells, tables"),
    ],
)
def test_an_invalid_pool_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(PoolError, match=sentence):
        pool_of(given, Path())


def test_an_unknown_bot_or_table_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        pool_of({"bots": ["random", "nobody"]}, Path())
    with pytest.raises(ConfigError):
        pool_of({"bots": ["random", "odds"], "tables": ["chess"]}, Path())


@pytest.mark.parametrize("text", ["bots = [", None])
def test_an_unreadable_pool_is_refused_in_a_sentence(
    text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pool.toml"
    if text is not None:
        path.write_text(text)
    assert arena(f"--pool {path}") == 2
    assert f"celestia: {path} cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("path", sorted(POOLS.glob("*.toml")), ids=lambda path: path.stem)
def test_the_pools_of_the_documents_can_be_read(path: Path) -> None:
    assert read_pool(path).cells


# --------------------------------------------------------------------------------------------- cross tables
def test_each_cell_is_one_candidate_against_copies_on_the_same_deals() -> None:
    pool = pool_of({"bots": ["random", "careful"]}, Path())
    tables = (Config.preset("classic", 3), Config.preset("whole_sky", 2))
    first, second, third, _ = Plan(pool, tables, 5, 8, HELD_OUT).contests()
    assert first == Contest(tables[0], ("random", "careful", "careful"), 5, 8, HELD_OUT)
    assert second.lineup == ("careful", "random", "random")
    assert third.config == tables[1]


def test_a_cross_table_is_printed_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "pool.txt").write_text("random\nlast.py:Last\n")
    words = f"--pool {folder / 'pool.txt'} --preset first_flight --players 3 --deals 2 --seed 4 --held-out"
    assert arena(f"{words} --json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["seed"], printed["seeds"], printed["deals"]) == (4, "held out", 2)
    (table,) = printed["tables"]
    assert table["config"] == "players=3 modules=turbo,beginners"
    assert [(cell["candidate"], cell["others"]) for cell in table["cells"]] == [
        ("random", "Last"),
        ("Last", "random"),
    ]
    config = Config.preset("first_flight", 3)
    lineup = line_up([f"{folder / 'last.py'}:Last", "random"], 3)
    met = Contest(config, lineup, 2, 4, HELD_OUT)
    expected = outcome_of(met, deals(met, 1)).bots[0]
    cell = table["cells"][1]
    assert cell["games"] == 6
    assert (cell["win_share"]["value"], cell["win_share"]["margin"]) == (
        expected.win_share.value,
        expected.win_share.margin,
    )


def test_a_cross_table_of_all_pairs_is_a_matrix_in_markdown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pool").write_text("random\ncareful\n")
    assert arena(f"--pool {tmp_path / 'pool'} --players 2 --deals 1 --markdown") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "**classic, 2 players** (even is 50.0)"
    assert lines[2:4] == ["| candidate \\ others | random | careful |", "|---|---:|---:|"]
    assert [line.split(" | ")[0] for line in lines[4:6]] == ["| random", "| careful"]
    assert lines[4].split(" | ")[1] == "-"
    assert "over 1 deals, each played from every seat (seed 0, tuning)" in lines[-1]


def test_named_cells_are_columns_in_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pool.toml").write_text(
        'bots = ["random", "careful"]\ntables = ["classic 2", "first_flight 2"]\n'
        'cells = [["careful", "random"]]\n'
    )
    assert arena(f"--pool {tmp_path / 'pool.toml'} --deals 1 --markdown") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| table | even | careful against random |"
    assert [line.split(" | ")[:2] for line in lines[2:4]] == [
        ["| classic, 2 players", "50.0"],
        ["| first flight, 2 players", "50.0"],
    ]


def test_a_cross_table_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pool").write_text("random\ncareful\n")
    assert arena(f"--pool {tmp_path / 'pool'} --config players=2 --deals 1") == 0
    shown = capsys.readouterr().out
    assert "classic, 2 players (even is 50.0 %)" in shown
    assert shown.count("careful") == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--pool x.txt random", "name the bots in the pool file"),
        ("random --markdown", "--markdown needs --pool"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(words) == 2
    assert sentence in capsys.readouterr().err


def test_processes_do_not_change_a_cross_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pool").write_text("random\ncareful\n")
    words = f"arena --pool {tmp_path / 'pool'} --players 2 --deals 3 --json --processes"
    assert main([*words.split(), "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*words.split(), "2"]) == 0
    assert capsys.readouterr().out == alone
