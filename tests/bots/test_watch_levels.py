"""The tool that lists stupid answers finds them, counts them, and tells the story before them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from celestia.arena.match import play
from celestia.bots.random_bot import RandomBot
from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from tests.bots.tables import table
from tools.watch_levels import main, oddity, watch

CLASSIC = Config.preset("classic", 3)
BLUNDER = re.compile(r"^\| (.+?) \| blunders \| ([\d.]+) \|", re.MULTILINE)


def test_random_bots_blunder_and_sensible_levels_do_not() -> None:
    wild, sensible = (watch([level], CLASSIC, 3, plain=False, wanted=1) for level in ("random", "stowaway"))
    assert wild.games == sensible.games == 3
    assert wild.blunders.total() > 0
    assert sensible.decisions > 0
    assert not sensible.blunders


def test_plain_bots_are_those_behind_the_levels() -> None:
    games = 6
    plain, level = (watch(["deckhand"], CLASSIC, games, plain, 0) for plain in (True, False))
    assert plain.blunders.total() > level.blunders.total()


def test_an_example_tells_what_happened_and_what_was_answered() -> None:
    found = watch(["random"], CLASSIC, 2, plain=False, wanted=1)
    kinds = found.blunders.keys() | found.odd.keys()
    assert len(found.examples) == len(kinds)
    for example in found.examples:
        kind, _, rest = example.partition(": ")
        assert kind in kinds
        assert re.search(r"\n    > (Ann|Ben|Cy): \w+", rest)


def test_a_record_is_judged_like_the_game_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play(CLASSIC, [RandomBot(Random(seat)) for seat in range(3)], 5)
    record = tmp_path / "game.celestia"
    record.write_text(record_text(game))
    main(["--record", str(record), "--examples", "1"])
    found = BLUNDER.search(capsys.readouterr().out)
    assert found is not None
    assert found[1] == "game"
    assert float(found[2]) > 0


def test_the_report_has_a_line_for_each_table_and_line_up(capsys: pytest.CaptureFixture[str]) -> None:
    main(["deckhand", "stowaway", "--games", "1", "--table", "classic 2", "--table", "first_flight 3"])
    main(["deckhand", "stowaway", "--games", "1", "--table", "classic 2", "--mixed"])
    titles = [title for title, _ in BLUNDER.findall(capsys.readouterr().out)]
    apart = [
        f"{level}, {where}" for where in ("classic 2", "first_flight 3") for level in ("deckhand", "stowaway")
    ]
    assert titles == [*apart, "deckhand+stowaway, classic 2"]


def test_odd_answers_are_named() -> None:
    assert oddity(table(dice=("blank", "blank")), "leave") == "leaves-clear-sky"
    assert oddity(table(dice=("fog", "fog", "fog"), cards=1), "stay") == "stays-though-unlikely"
    assert oddity(table(at="1", heading="2"), "use spyglass 1") == "early-spyglass"
    assert oddity(table(dice=("fog",)), "lay help_cannon") == "lays-useless-help"
    assert oddity(table(dice=("fog",)), "lay help_cannon help_compass") == ""
    assert oddity(table(), "play jetpack") == ""
