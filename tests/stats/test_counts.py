"""A long run in pieces: counts continue from a file and equal those of one run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from celestia.cli import main
from celestia.learning import census_layout
from celestia.stats.counting import RANDOM, RANDOM_BATCH, CountsRefused, Table, batches
from celestia.stats.counts import Counts
from celestia.stats.kept import kept

WORDS = "stats --preset first_flight --players 2 --players 3 --bot odds --seed 5 --processes 1 --json"
CLASSIC = Table("classic", 4)


def output_of(capsys: pytest.CaptureFixture[str], words: str) -> str:
    assert main(words.split()) == 0
    return capsys.readouterr().out


def test_pieces_add_up_to_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = output_of(capsys, f"{WORDS} --games 5")
    output_of(capsys, f"{WORDS} --games 2 --counts {tmp_path}/pieces")
    named_twice = output_of(capsys, f"{WORDS} --games 3 --players 3 --counts {tmp_path}/pieces")
    assert [table["games"] for table in json.loads(named_twice)["tables"]] == [3, 3]
    assert output_of(capsys, f"{WORDS} --games 5 --counts {tmp_path}/pieces") == whole


def test_only_what_is_missing_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = output_of(capsys, f"{WORDS} --games 3 --counts {tmp_path}/pieces")
    kept_there = (tmp_path / "pieces").read_text()
    assert output_of(capsys, f"{WORDS} --games 2 --counts {tmp_path}/pieces") == before
    assert (tmp_path / "pieces").read_text() == kept_there
    assert [path.name for path in tmp_path.iterdir()] == ["pieces"]


def test_counts_replace_the_kept_statistics_of_their_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    counted_now = json.loads(
        output_of(
            capsys,
            f"stats --preset first_flight --players 2 --bot odds --games 2 --processes 1 --json "
            f"--counts {tmp_path}/pieces",
        )
    )["tables"]
    merged = json.loads(output_of(capsys, f"stats --kept --json --counts {tmp_path}/pieces"))["tables"]
    assert len(merged) == len(kept()["tables"])
    changed = [new for new, old in zip(merged, kept()["tables"], strict=True) if new != old]
    assert changed == counted_now


def test_random_games_continue_after_whole_batches() -> None:
    continued = list(batches(CLASSIC, RANDOM, 3 * RANDOM_BATCH, 0, RANDOM_BATCH))
    assert continued == list(batches(CLASSIC, RANDOM, 3 * RANDOM_BATCH, 0))[1:]
    with pytest.raises(CountsRefused, match="whole batches of 10,000, not after 3"):
        list(batches(CLASSIC, RANDOM, RANDOM_BATCH, 0, 3))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no counts", "holds no counts"),
        ('{"seed":5}', "holds no counts"),
        ('{"seed":4,"tables":[]}', "holds games of seed 4, not 5"),
        (
            '{"seed":5,"tables":[{"preset":"classic","players":4,"bot":"odds","row":[1]}]}',
            "counted by another version",
        ),
    ],
)
def test_an_invalid_counts_file_is_refused(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pieces").write_text(text)
    assert main(f"{WORDS} --games 1 --counts {tmp_path}/pieces".split()) == 2
    assert sentence in capsys.readouterr().err
    assert (tmp_path / "pieces").read_text() == text


def test_counts_without_a_file_are_not_saved() -> None:
    counts = Counts(0)
    counts.add(CLASSIC, "odds", [2] + [0] * (census_layout.SIZE - 1))
    counts.add(CLASSIC, "odds", [3] + [0] * (census_layout.SIZE - 1))
    counts.save()
    assert counts.games(CLASSIC, "odds") == 5
    assert counts.games(CLASSIC, "careful") == 0
