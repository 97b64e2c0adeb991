"""The search bot of docs/bots.md works as written."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from celestia.arena.match import play
from celestia.bot_registry import make
from celestia.game.setup.config import Config

PAGE = Path(__file__).parents[2] / "docs/bots.md"


@pytest.fixture
def searcher(tmp_path: Path) -> str:
    program = re.search(r"```python\n(# search_bot\.py\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    fewer = program[1].replace("WORLDS = 64", "WORLDS = 8")
    assert fewer != program[1]
    (tmp_path / "search_bot.py").write_text(fewer, encoding="utf-8")
    return f"{tmp_path / 'search_bot.py'}:SearchBot"


def test_the_search_bot_of_the_page_beats_a_random_bot(searcher: str) -> None:
    """Even with few worlds it wins most games. Seeds fix all results."""
    won = 0
    for seed in range(6):
        bots = [make(name, Random(seed)) for name in (searcher, "random")]
        won += 0 in play(Config.preset("classic", 2), bots, seed).winners()
    assert won >= 4


def test_the_search_bot_plays_every_module(searcher: str) -> None:
    bots = [make(name, Random(seed)) for seed, name in enumerate((searcher, "careful"))]
    assert play(Config.preset("whole_sky", 2), bots, 1).over
